import { useState } from 'react'
import type { InventoryItem } from '../../contract/inventory.ts'
import { useInventory } from '../inventory/use-inventory.ts'
import { detailFor } from '../lib/api.ts'
import { formatNumber, plural } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { FieldError } from '../ui/field.tsx'
import { SearchInput } from '../ui/input.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { DraftLine } from './order-draft.ts'
import { OrderProductRow } from './order-product-row.tsx'

/** More are found by typing. */
const mostShown = 50

interface OrderProductsProps {
  /** Whose goods are offered; undefined until staff chose a customer. */
  customer: { id: number; name: string } | undefined
  lines: readonly DraftLine[]
  onLineChange: (line: DraftLine) => void
  /** What the movement that is edited holds already, by SKU. */
  held?: ReadonlyMap<string, number>
  error: string | undefined
}

/** Products are chosen from the inventory that is allocated to the customer, within what is available. */
export function OrderProducts({ customer, lines, onLineChange, held, error }: OrderProductsProps) {
  const [typed, setTyped] = useState('')
  const inventory = useInventory({ customerId: customer?.id, sort: 'sku' }, { enabled: customer !== undefined })
  const items = inventory.data?.filter((item) => item.customerId === customer?.id) ?? []
  const gone = lines.filter((line) => inventory.data && !items.some((item) => item.sku === line.sku))
  const offered = itemsToShow(items, typed, lines)
  return (
    <section aria-labelledby="products-title">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="products-title" className="text-heading">
          Products
        </h3>
        {customer && inventory.data && (
          <span className="figures text-small text-muted wrap-anywhere">
            {plural(items.length, 'item')} allocated to {customer.name}
          </span>
        )}
      </div>
      <div className={`overflow-clip rounded-panel border bg-raised ${error ? 'border-negative' : 'border-line'}`}>
        <div className="border-b border-line p-2">
          <SearchInput placeholder="Scan or type a SKU or name" value={typed} onValueChange={setTyped} disabled={!customer} />
        </div>
        {!customer ? (
          <p className="px-4 py-6 text-center text-muted">Choose a customer to see the products allocated to it.</p>
        ) : inventory.isError ? (
          <ErrorState title="Failed to load products" detail={detailFor(inventory.error)} onRetry={() => void inventory.refetch()} />
        ) : !inventory.data ? (
          <ProductsSkeleton />
        ) : offered.length === 0 ? (
          <p className="px-4 py-6 text-center text-muted">
            {items.length === 0 ? 'No inventory is allocated to this customer yet.' : 'No product matches your search.'}
          </p>
        ) : (
          <>
            <GoneProducts lines={gone} onLineChange={onLineChange} />
            <div
              aria-hidden="true"
              className="hidden grid-cols-[9rem_minmax(0,1fr)_6.5rem_7.5rem] gap-3 border-b border-line-strong px-3.5 py-2 text-small font-medium text-muted sm:grid"
            >
              <span>SKU</span>
              <span>Name</span>
              <span className="text-right">Available</span>
              <span className="text-right">Quantity</span>
            </div>
            <ul className="max-h-72 overflow-y-auto" aria-label="Products">
              {offered.slice(0, mostShown).map((item) => (
                <OrderProductRow
                  key={item.id}
                  item={item}
                  quantity={lines.find((line) => line.sku === item.sku)?.quantity ?? 0}
                  held={held?.get(item.sku) ?? 0}
                  onQuantityChange={(quantity) => onLineChange({ sku: item.sku, name: item.name, quantity })}
                />
              ))}
            </ul>
            {offered.length > mostShown && (
              <p className="border-t border-line px-3.5 py-2 text-small text-muted">
                {mostShown} of {formatNumber(offered.length)} products are shown. Type to find the others.
              </p>
            )}
          </>
        )}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError message={error} />
        </div>
      )}
    </section>
  )
}

/** Chosen earlier, and meanwhile no longer the customer's to send. */
function GoneProducts({ lines, onLineChange }: Pick<OrderProductsProps, 'lines' | 'onLineChange'>) {
  return lines.map((line) => (
    <div key={line.sku} className="flex items-center gap-3 border-b border-line px-3.5 py-1.5">
      <p className="min-w-0 flex-1 text-caution-text wrap-anywhere">
        <span className="mono">{line.sku}</span> is no longer in this customer’s inventory.
      </p>
      <Button size="sm" aria-label={`Remove ${line.sku}`} onClick={() => onLineChange({ ...line, quantity: 0 })}>
        Remove
      </Button>
    </div>
  ))
}

/** What matches the search; chosen products stay in sight whatever is typed. */
function itemsToShow(items: readonly InventoryItem[], typed: string, lines: readonly DraftLine[]): InventoryItem[] {
  const words = typed.trim().toLowerCase()
  const matches = (item: InventoryItem) => `${item.sku} ${item.name}`.toLowerCase().includes(words)
  const chosen = new Set(lines.map((line) => line.sku))
  const hidden = items.filter((item) => chosen.has(item.sku) && !matches(item))
  return [...hidden, ...items.filter(matches)]
}

function ProductsSkeleton() {
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
