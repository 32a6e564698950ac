import { Suspense } from 'react'
import type { GoodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import { Section } from '../../platform/detail/section.tsx'
import { formatNumber } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { unitsIn } from './return-counts.ts'
import type { ReturnCounting } from './use-return-counts.ts'

// Loaded when a line is first opened.
const CorrectCount = lazyPart(() => import('./correct-count.tsx'), 'CorrectCount')

/** All lines of the return with their counts; the chosen one can be corrected. */
export function CountedReturnLines({ record, counting }: { record: GoodsReturn; counting: ReturnCounting }) {
  const { counts, latest } = counting
  return (
    <Section title="Lines">
      <ul className="overflow-clip rounded-panel border border-line">
        {counts.map((count) => (
          <li key={count.key} className="border-b border-line bg-raised last:border-b-0">
            <button
              type="button"
              aria-expanded={latest === count.key}
              onClick={() => counting.select(latest === count.key ? null : count.key)}
              className="grid min-h-floor w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 text-left hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="mono block wrap-anywhere">{count.sku}</span>
                <span className="block truncate text-small text-muted">{count.name}</span>
                {count.lot && <span className="block text-small text-muted wrap-anywhere">Lot {count.lot}</span>}
                {count.handlingUnit && <span className="block text-small text-muted wrap-anywhere">On {count.handlingUnit}</span>}
              </span>
              <span className="figures font-medium whitespace-nowrap">
                {formatNumber(unitsIn([count]))} of {formatNumber(count.expected)}
              </span>
            </button>
            <Suspense>{latest === count.key && <CorrectCount record={record} count={count} counting={counting} />}</Suspense>
          </li>
        ))}
      </ul>
    </Section>
  )
}
