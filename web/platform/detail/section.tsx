import { type ReactNode, useId } from 'react'
import { formatNumber } from '../lib/format.ts'

interface SectionProps {
  title: string
  /** How many rows it has in total, next to the title. */
  count?: number | undefined
  /** At the right of the title: a link or a small button. */
  actions?: ReactNode
  /** Without space around the content: for a table. */
  flush?: boolean
  children: ReactNode
}

/** A titled part of a record's page. */
export function Section({ title, count, actions, flush, children }: SectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="detail-section min-w-0 overflow-clip rounded-panel border border-line bg-raised">
      <header className="flex min-h-11.5 flex-wrap items-center gap-x-3 border-b border-line px-4 py-1">
        <h2 id={heading} className="min-w-0 py-2 wrap-anywhere">
          {title}
        </h2>
        {count !== undefined && <span className="figures text-small text-muted">{formatNumber(count)}</span>}
        <span className="ml-auto flex flex-wrap items-center justify-end gap-2">{actions}</span>
      </header>
      <div className={flush ? undefined : 'p-4'}>{children}</div>
    </section>
  )
}

/** The sections of a record: what is worked with at the left, what is looked up at the right of a wide screen. */
export function SectionColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="detail-columns grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-5 min-[88rem]:grid-cols-[minmax(0,1fr)_minmax(22rem,28%)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">{main}</div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">{side}</div>
    </div>
  )
}
