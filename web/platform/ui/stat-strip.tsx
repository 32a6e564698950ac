import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'

export interface Stat {
  label: string
  /** Undefined while loading or when unknown. */
  value?: string | number
  hint?: ReactNode
  /** What the figure counts, on hover. */
  explanation?: string
  tone?: 'positive' | 'caution' | 'negative'
  icon?: ReactNode
  /** A small chart at the right of the figure, if there is room. */
  chart?: ReactNode
  /** The rows that the figure counts. The whole card leads there. */
  link?: Pick<LinkProps, 'to' | 'search'>
}

const hintTones = { positive: 'text-positive-text', caution: 'text-caution-text', negative: 'text-negative-text' }

interface StatStripProps {
  items: readonly Stat[]
  loading?: boolean
  /** Label and figure on one line: above a list, whose rows are what people came for. */
  dense?: boolean
}

/** Figures side by side in one ruled strip under an ink line; as many in a row as there is room for. */
export function StatStrip({ items, loading, dense = false }: StatStripProps) {
  return (
    <div className="@container">
      <dl className="stat-strip" aria-busy={loading || undefined}>
        {items.map(({ label, value, hint, explanation, tone, icon, chart, link }) => (
          <div
            key={label}
            title={explanation}
            className={classNames(
              'relative min-w-0 px-3.5 @xl:px-4',
              dense
                ? 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2.5 py-2 @3xl:grid-cols-[auto_1fr] pointer-coarse:min-h-(--touch) pointer-coarse:py-3'
                : 'grid content-start gap-0.5 py-3 @xl:py-3.5',
              link && 'hover:bg-hover',
            )}
          >
            <dt className="flex items-center gap-1.5 text-small font-medium text-ink-2">
              {icon}
              {link ? (
                <Link
                  {...link}
                  className="after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:shadow-[inset_0_0_0_2px_var(--primary-text)]"
                >
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd
              className={classNames(
                'figures flex items-center justify-between gap-3 font-semibold tracking-[var(--track-figure)]',
                dense ? 'text-title whitespace-nowrap' : 'text-figure wrap-anywhere',
              )}
            >
              {loading ? <FigureOnItsWay dense={dense} /> : (value ?? '–')}
              {/* Above the link, so that its values can be read. */}
              {!loading && chart && <span className="relative z-1 hidden @4xl:block">{chart}</span>}
            </dd>
            {hint !== undefined && (
              <dd className={`figures col-span-full min-h-[1.125rem] text-small ${tone ? `font-medium ${hintTones[tone]}` : 'text-muted'}`}>
                {loading ? <Skeleton className="w-16" /> : hint}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A dense line is as high and as wide as with a short figure, so that what stands below doesn't move when the figure comes. */
function FigureOnItsWay({ dense }: { dense: boolean }) {
  if (!dense) return <Skeleton className="h-5 w-20" />
  return (
    <span>
      {zeroWidthSpace}
      <Skeleton className="w-9" />
    </span>
  )
}

const zeroWidthSpace = '\u200b'
