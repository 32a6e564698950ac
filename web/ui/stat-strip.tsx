import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

export interface Stat {
  label: string
  /** Undefined while loading or when unknown. */
  value?: string | number
  hint?: ReactNode
  tone?: 'positive' | 'caution' | 'negative'
  icon?: ReactNode
  /** A small chart at the right of the figure, if there is room. */
  chart?: ReactNode
}

const hintTones = { positive: 'text-positive-text', caution: 'text-caution-text', negative: 'text-negative-text' }

/** Figures side by side in one ruled strip under an ink line. */
export function StatStrip({ items, loading }: { items: readonly Stat[]; loading?: boolean }) {
  return (
    <dl className="stat-strip" aria-busy={loading || undefined}>
      {items.map((item) => (
        <div key={item.label} className="grid min-w-0 content-start gap-0.5 px-3.5 py-3 sm:px-4 sm:py-3.5">
          <dt className="flex items-center gap-1.5 text-small font-medium text-ink-2">
            {item.icon}
            {item.label}
          </dt>
          <dd className="figures flex items-center justify-between gap-3 text-figure font-semibold tracking-[var(--track-figure)] wrap-anywhere">
            {loading ? <Skeleton className="h-5 w-20" /> : (item.value ?? '–')}
            {!loading && item.chart}
          </dd>
          {item.hint !== undefined && (
            <dd className={`figures min-h-[1.125rem] text-small ${item.tone ? `font-medium ${hintTones[item.tone]}` : 'text-muted'}`}>
              {loading ? <Skeleton className="w-16" /> : item.hint}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
