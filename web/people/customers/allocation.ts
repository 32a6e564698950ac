import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'

/**
 * The changes of a customer's allocation, by item id. Only changes are kept, not the whole selection, so that saving doesn't
 * release an item that was allocated concurrently.
 */
export type AllocationChanges = Readonly<Record<string, boolean>>

export function isSelectable(item: InventoryItem, customerId: number): boolean {
  return item.customerId === null || item.customerId === customerId
}

export function isSelected(item: InventoryItem, customerId: number, changes: AllocationChanges): boolean {
  return isSelectable(item, customerId) && (changes[item.id] ?? item.customerId === customerId)
}

/** The changes after selecting or clearing some items. */
export function withSelection(
  changes: AllocationChanges,
  customerId: number,
  items: readonly InventoryItem[],
  chosen: boolean,
): AllocationChanges {
  const next = { ...changes }
  for (const item of items) {
    if (!isSelectable(item, customerId)) continue
    if (chosen === (item.customerId === customerId)) delete next[item.id]
    else next[item.id] = chosen
  }
  return next
}

/** The ids of the items that are the customer's after the changes. */
export function allocatedIds(items: readonly InventoryItem[], customerId: number, changes: AllocationChanges): number[] {
  return items.filter((item) => isSelected(item, customerId, changes)).map((item) => item.id)
}

/** The customer's items first, then unallocated ones, then those of others, which can't be selected; each group by SKU. */
export function inAllocationOrder<Item extends InventoryItem>(items: readonly Item[], customerId: number): readonly Item[] {
  const rank = (item: Item) => (item.customerId === customerId ? 0 : item.customerId === null ? 1 : 2)
  return items.toSorted((one, other) => rank(one) - rank(other) || one.sku.localeCompare(other.sku))
}
