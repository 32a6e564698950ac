import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Mark } from '../../platform/ui/mark.tsx'
import { TallySheet } from './tally-sheet.tsx'

interface SignInFrameProps {
  /** The title of the browser's tab. */
  title: string
  supportEmail: string | undefined
  children: ReactNode
}

/** The frame of the screens on which people sign in and choose their first password. */
export function SignInFrame({ title, supportEmail = '', children }: SignInFrameProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-raised min-[54rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <title>{`${title} · Tallyhouse`}</title>
      <main className="grid grid-cols-[minmax(0,23.5rem)] grid-rows-[auto_1fr_auto] justify-center px-4 py-7">
        <Link to="/" className="group inline-flex min-h-(--touch) items-center gap-1.5 justify-self-start text-muted hover:text-ink">
          {/* An SVG, because our font has no arrow. */}
          <ArrowLeft aria-hidden="true" />
          <span className="group-hover:underline">
            <span className="sr-only">← </span>Back to Home
          </span>
        </Link>
        <div className="grid content-center gap-5 py-8">
          <div className="flex items-center gap-3">
            <Mark className="size-7" />
            <div>
              <h1 className="text-body font-semibold">Tallyhouse Warehouse Management Portal</h1>
              <p className="text-small text-muted">Warehouse Management System</p>
            </div>
          </div>
          {children}
        </div>
        <p className="flex min-h-(--touch) items-center gap-1 text-small text-muted">
          Trouble signing in?
          <a
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-(--touch) items-center text-primary-text underline underline-offset-2"
          >
            Contact Support
          </a>
        </p>
      </main>
      <TallySheet />
    </div>
  )
}
