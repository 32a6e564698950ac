import type { ReactNode } from 'react'
import { Mark } from '../platform/ui/mark.tsx'

interface NoticeProps {
  /** Large text above the title: '404'. */
  heading?: string
  title: string
  children: ReactNode
  action: ReactNode
}

/** A full screen with one message and the next step. */
export function NoticeScreen({ heading, title, children, action }: NoticeProps) {
  const Title = heading ? 'h2' : 'h1'
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 bg-surface px-4 py-12 text-center">
      <title>{`${title} · Tallyhouse`}</title>
      <Mark className="size-10" />
      {heading && <h1 className="text-display font-semibold tracking-tight tabular-nums">{heading}</h1>}
      <Title className="text-title font-semibold">{title}</Title>
      <p className="max-w-md text-body text-ink-2">{children}</p>
      <div className="mt-2">{action}</div>
    </main>
  )
}
