import { useMemo, useState } from 'react'
import type { InventoryItem } from '../../contract/inventory.ts'
import { useInventory } from '../inventory/use-inventory.ts'

/**
 * The items to allocate to the customer. Stored as the user's changes relative to the current list,
 * so that saving doesn't release an item that was allocated concurrently.
 */
export function useAllocation(customerId: number, enabled: boolean) {
  const inventory = useInventory({}, { enabled })
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const items = useMemo(() => inOrder(inventory.data ?? [], customerId), [inventory.data, customerId])

  const isSelectable = (item: InventoryItem) => item.customerId === null || item.customerId === customerId
  const isSelected = (item: InventoryItem) => isSelectable(item) && (changed.get(item.id) ?? item.customerId === customerId)

  function select(which: readonly InventoryItem[], chosen: boolean) {
    const next = new Map(changed)
    for (const item of which) {
      if (!isSelectable(item)) continue
      if (chosen === (item.customerId === customerId)) next.delete(item.id)
      else next.set(item.id, chosen)
    }
    setChanged(next)
  }

  const selected = items.filter(isSelected)
  return {
    inventory,
    items,
    isSelectable,
    isSelected,
    select,
    selectedCount: selected.length,
    /** Undefined while nothing was changed. */
    inventoryIds: changed.size === 0 ? undefined : selected.map((item) => item.id),
    forget: () => setChanged(new Map()),
  }
}

/** The customer's items first, then unallocated ones, then those of others, which can't be selected; each group by SKU. */
function inOrder(items: readonly InventoryItem[], customerId: number): readonly InventoryItem[] {
  const rank = (item: InventoryItem) => (item.customerId === customerId ? 0 : item.customerId === null ? 1 : 2)
  return items.toSorted((one, other) => rank(one) - rank(other) || one.sku.localeCompare(other.sku))
}

export type Allocation = ReturnType<typeof useAllocation>
