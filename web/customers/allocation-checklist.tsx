import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { InventoryItem } from '../../contract/inventory.ts'
import { SearchInput } from '../form/search-input.tsx'
import { detailFor } from '../lib/api.ts'
import { formatNumber, plural } from '../lib/format.ts'
import { useScan } from '../scan/use-scan.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { WindowedList } from '../ui/windowed-list.tsx'
import type { Allocation } from './use-allocation.ts'
import { useCustomerNames } from './use-customers.ts'

/** All items, possibly thousands, so only the visible ones are rendered. */
export function AllocationChecklist({ allocation }: { allocation: Allocation }) {
  const { inventory, items, select, selectedCount } = allocation
  const [search, setSearch] = useState('')
  const searched = useDeferredValue(search)
  const shown = useMemo(() => items.filter((item) => matches(item, searched)), [items, searched])
  const checklist = useRef<HTMLDivElement>(null)
  useScan(checklist, selectScanned)

  function selectScanned(code: string): string | null {
    const named = items.filter(({ sku }) => sku.toLowerCase() === code.toLowerCase())
    const item = named.find(allocation.isSelectable)
    if (!item) return named.length > 0 ? `${code} is allocated to another customer.` : `No item has the SKU ${code}.`
    select([item], true)
    setSearch(item.sku)
    return null
  }

  return (
    <div ref={checklist} className="grid gap-3">
      <p className="text-ink-2">Select inventory items to allocate to this customer. They will only see their allocated inventory.</p>
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput className="w-full sm:w-56" placeholder="Search items..." value={search} onValueChange={setSearch} />
        <span role="status" className="figures mr-auto text-ink-2">
          {formatNumber(selectedCount)} selected
        </span>
        <Button size="sm" onClick={() => select(items, false)} disabled={!inventory.isSuccess}>
          Clear All
        </Button>
        <Button size="sm" onClick={() => select(items, true)} disabled={!inventory.isSuccess}>
          Select All
        </Button>
      </div>
      <div className="overflow-clip rounded-control border border-line-strong">
        {inventory.isPending && <SkeletonList />}
        {inventory.isError && (
          <ErrorState title="Failed to load inventory" detail={detailFor(inventory.error)} onRetry={() => void inventory.refetch()} />
        )}
        {inventory.isSuccess &&
          (shown.length > 0 ? (
            <WindowedList
              label="Inventory items"
              items={shown}
              itemKey={(item) => item.id}
              rowHeight={rowHeight}
              renderItem={(item) => <AllocationRow item={item} allocation={allocation} />}
            />
          ) : (
            <EmptyState
              searched={searched !== ''}
              title="No inventory items found"
              hint={searched === '' ? 'Add items on the Inventory screen first' : 'Try adjusting your search'}
            />
          ))}
      </div>
    </div>
  )
}

const rowHeight = 76

function AllocationRow({ item, allocation }: { item: InventoryItem; allocation: Allocation }) {
  const customerNames = useCustomerNames()
  const selectable = allocation.isSelectable(item)
  const owner = selectable || item.customerId === null ? null : (customerNames.get(item.customerId) ?? `C${item.customerId}`)
  const id = `allocate-${item.id}`
  return (
    <div className="relative flex h-full items-center gap-3 border-b border-line px-3 has-enabled:hover:bg-hover">
      <Checkbox
        id={id}
        checked={allocation.isSelected(item)}
        disabled={!selectable}
        onCheckedChange={(checked) => allocation.select([item], checked)}
      />
      <label htmlFor={id} className={`min-w-0 flex-1 py-2 ${selectable ? '' : 'text-muted'}`}>
        <span className="flex gap-2">
          <span className="mono max-w-1/2 flex-none truncate" title={item.sku}>
            {item.sku}
          </span>
          <span className="truncate font-medium" title={item.name}>
            {item.name}
          </span>
        </span>
        <span className="block truncate text-small text-muted" title={item.description ?? undefined}>
          {item.description || 'No description'}
        </span>
        <span className="figures block truncate text-small text-muted">
          {plural(item.quantity, 'unit')} · <span className="mono">{item.location ?? 'No location'}</span>
          {owner && <span className="text-caution-text"> · Allocated to {owner}</span>}
        </span>
      </label>
    </div>
  )
}

function SkeletonList() {
  return (
    <div aria-busy className="grid">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex h-19 items-center gap-3 border-b border-line px-3">
          <Skeleton className="size-4" />
          <Skeleton className="w-2/5" />
        </div>
      ))}
    </div>
  )
}

function matches(item: InventoryItem, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [item.sku, item.name, item.description, item.location].some((text) => text?.toLowerCase().includes(wanted))
}
