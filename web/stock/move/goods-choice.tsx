import { formatDay, formatNumber, formatQuantity } from '../../platform/lib/format.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { type Goods, keyOf } from './goods.ts'
import type { Move } from './use-move.ts'

/** The goods that can be chosen by a tap, at the location or of the item. */
export function GoodsChoice({ move: { goods, place, choose } }: { move: Move }) {
  if (goods === undefined)
    return (
      <div className="p-4">
        <Skeleton className="h-24" />
      </div>
    )
  if (goods.length === 0)
    return <EmptyState title={place ? `No stock at ${place.code}` : 'Nothing on hand'} hint="Scan another location." />
  return (
    <ul aria-label="Goods to move" className="divide-y divide-line">
      {goods.map((each) => (
        <li key={keyOf(each)}>
          <button
            type="button"
            onClick={() => choose(each)}
            className="grid min-h-floor w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 text-left hover:bg-hover focus-visible:shadow-[inset_0_0_0_var(--focus-width)_var(--primary-text)]"
          >
            <Named goods={each} showsLocation={place === undefined} />
            <span className="figures text-right">
              <span className="text-title font-semibold whitespace-nowrap">
                {each.onHand === null ? 'Being counted' : formatQuantity(each.onHand, each.unitOfMeasure)}
              </span>
              {each.reserved !== null && each.reserved > 0 && (
                <span className="block text-small text-muted">{formatNumber(each.reserved)} reserved</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Named({ goods: { sku, name, lot, expiresOn, handlingUnit, location }, showsLocation }: { goods: Goods; showsLocation: boolean }) {
  const details = [
    lot === null ? null : `Lot ${lot}`,
    expiresOn === null ? null : `expires ${formatDay(expiresOn)}`,
    handlingUnit === null ? null : `in ${handlingUnit}`,
  ].filter((text) => text !== null)
  return (
    <span className="grid min-w-0">
      <span className="mono font-medium wrap-anywhere">{showsLocation ? (location ?? 'No location') : sku}</span>
      {!showsLocation && <span className="wrap-anywhere">{name}</span>}
      {details.length > 0 && <span className="text-small text-ink-2 wrap-anywhere">{details.join(' · ')}</span>}
    </span>
  )
}
