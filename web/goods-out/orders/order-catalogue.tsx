import { Check, Plus } from 'lucide-react'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import type { DraftLine } from './order-draft.ts'
import type { OfferedItem, OfferedItems } from './use-offered-items.ts'

/** Maximum number of shown items; others are found by search. */
const mostShown = 50

interface OrderCatalogueProps {
  customer: { name: string } | undefined
  offered: OfferedItems
  search: string
  chosen: readonly DraftLine[]
  onAdd: (offered: OfferedItem) => void
}

/** The items that can be added to the movement. */
export function OrderCatalogue({ customer, offered: { items, error, reload }, search, chosen, onAdd }: OrderCatalogueProps) {
  if (!customer) return <Hint>Choose a customer to see the allocated products.</Hint>
  if (error) return <ErrorState title="Failed to load products" detail={detailFor(error)} onRetry={reload} />
  if (!items) return <CatalogueSkeleton />
  if (items.length === 0) return <Hint>No inventory is allocated to this customer yet.</Hint>
  const words = search.trim().toLowerCase()
  const matching = items.filter(({ item }) => `${item.sku} ${item.name}`.toLowerCase().includes(words))
  if (matching.length === 0) return <Hint>No products match your search.</Hint>
  const chosenSkus = new Set(chosen.map((line) => line.sku))
  return (
    <>
      <ul className="max-h-72 overflow-y-auto" aria-label="Products">
        {matching.slice(0, mostShown).map((offered) => (
          <CatalogueRow key={offered.item.id} offered={offered} chosen={chosenSkus.has(offered.item.sku)} onAdd={onAdd} />
        ))}
      </ul>
      {matching.length > mostShown && (
        <p className="border-t border-line px-3.5 py-2 text-small text-muted">
          {mostShown} of {formatNumber(matching.length)} products shown. Type to find others.
        </p>
      )}
    </>
  )
}

function CatalogueRow({ offered, chosen, onAdd }: { offered: OfferedItem; chosen: boolean; onAdd: (offered: OfferedItem) => void }) {
  const { item, limit } = offered
  return (
    <li className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto_5.5rem] items-center gap-x-3 border-b border-line py-1.5 pr-2 pl-3.5 last:border-b-0">
      <span className="min-w-0">
        <span className="mono block wrap-anywhere">{item.sku}</span>
        <span className="block truncate text-small text-muted" title={item.name}>
          {item.name}
        </span>
      </span>
      <span className="figures text-right whitespace-nowrap">
        {formatNumber(limit)} <span className="text-caption text-muted">{item.unitOfMeasure}</span>
        <span className="block text-caption text-muted">available</span>
      </span>
      {chosen ? (
        <span className="inline-flex items-center gap-1.5 justify-self-end px-2.5 text-small text-muted">
          <Check aria-hidden="true" />
          Added
        </span>
      ) : (
        <Button
          size="sm"
          className="justify-self-end"
          icon={<Plus aria-hidden="true" />}
          aria-label={`Add ${item.sku}`}
          disabled={limit === 0}
          onClick={() => onAdd(offered)}
        >
          Add
        </Button>
      )}
    </li>
  )
}

function Hint({ children }: { children: string }) {
  return <p className="px-4 py-6 text-center text-muted">{children}</p>
}

function CatalogueSkeleton() {
  return (
    <div role="status" className="grid gap-px">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex h-11 items-center gap-6 px-3.5">
          <Skeleton className="w-24" />
          <Skeleton className="w-1/2" />
        </div>
      ))}
    </div>
  )
}
