import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { fullStopAfter } from '../../../contract/full-stop.ts'
import { itemsByCode } from '../../../contract/platform/codes/goods-by-code.ts'
import { readCode } from '../../../contract/platform/codes/read-code.ts'
import type { InventoryRow } from '../../../contract/stock/inventory/inventory.ts'
import { useInventory } from '../../platform/calls/use-inventory.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { SearchInput } from '../../platform/form/search-input.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { useScan } from '../../platform/scan/use-scan.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { WindowedList } from '../../platform/ui/windowed-list.tsx'
import { type AllocationChanges, inAllocationOrder, isSelectable, isSelected, withSelection } from './allocation.ts'

/** All items, possibly thousands, so only the visible ones are rendered. 'Select All' and 'Clear All' apply to those that are searched for. */
export function AllocationChecklist({ customerId }: { customerId: number }) {
  const { value: changes, change } = useFormField<AllocationChanges>('allocation', 'Inventory Allocation')
  const inventory = useInventory()
  const items = useMemo(() => inAllocationOrder(inventory.data ?? [], customerId), [inventory.data, customerId])
  const selectedCount = items.filter((item) => isSelected(item, customerId, changes)).length
  const select = (which: readonly InventoryRow[], chosen: boolean) => change(withSelection(changes, customerId, which, chosen))
  const [search, setSearch] = useState('')
  const searched = useDeferredValue(search)
  const shown = useMemo(() => items.filter((item) => matches(item, searched)), [items, searched])
  const checklist = useRef<HTMLDivElement>(null)
  useScan(checklist, selectScanned)

  function selectScanned(code: string): string | null {
    const read = readCode(code)
    const free = itemsByCode(
      items.filter((each) => isSelectable(each, customerId)),
      read,
    )
    const [item] = free
    if (!item) {
      const [other] = itemsByCode(items, read)
      return other
        ? `${other.sku} is allocated to ${other.customerName}${fullStopAfter(other.customerName ?? '')}`
        : (read.problem ?? `No item has the SKU ${read.text}.`)
    }
    if (free.length > 1) return `${free.length} items have the code ${read.text}: ${free.map(({ sku }) => sku).join(', ')}. Choose one.`
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
        <Button size="sm" onClick={() => select(shown, false)} disabled={!inventory.isSuccess}>
          Clear All
        </Button>
        <Button size="sm" onClick={() => select(shown, true)} disabled={!inventory.isSuccess}>
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
              renderItem={(item) => (
                <AllocationRow
                  item={item}
                  selectable={isSelectable(item, customerId)}
                  selected={isSelected(item, customerId, changes)}
                  onSelect={(chosen) => select([item], chosen)}
                />
              )}
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

interface AllocationRowProps {
  item: InventoryRow
  selectable: boolean
  selected: boolean
  onSelect: (chosen: boolean) => void
}

function AllocationRow({ item, selectable, selected, onSelect }: AllocationRowProps) {
  const owner = selectable ? null : item.customerName
  const id = `allocate-${item.id}`
  return (
    <div className="relative flex h-full items-center gap-3 border-b border-line pr-3 pl-3.5 has-enabled:hover:bg-hover">
      <Checkbox id={id} checked={selected} disabled={!selectable} onCheckedChange={onSelect} />
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
        <div key={row} className="flex h-19 items-center gap-3 border-b border-line pr-3 pl-3.5">
          <Skeleton className="size-4" />
          <Skeleton className="w-2/5" />
        </div>
      ))}
    </div>
  )
}

function matches(item: InventoryRow, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [item.sku, item.name, item.description, item.location].some((text) => text?.toLowerCase().includes(wanted))
}
