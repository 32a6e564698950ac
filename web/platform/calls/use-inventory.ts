import type { AnswerOf, BodyInput, QueryInput } from '../../../contract/endpoint.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { useChange } from '../lib/use-change.ts'
import { type ReadSwitch, useRead } from '../lib/use-read.ts'
import { useSiteQuery } from '../lib/use-sites.ts'

export type InventoryQuery = QueryInput<typeof inventoryEndpoints.list>
export type ItemWithStock = AnswerOf<typeof inventoryEndpoints.get>
export type Adjustment = BodyInput<typeof inventoryEndpoints.adjust>

/** Every item that matches, or the first `limit` of them. */
export function useInventory(query: InventoryQuery = {}, when?: ReadSwitch) {
  return useRead(inventoryEndpoints.list, { query }, when)
}

export function useInventorySummary(customerId?: number) {
  return useRead(inventoryEndpoints.summary, { query: { customerId, ...useSiteQuery() } })
}

/** One item with its stock rows. */
export function useInventoryItem(id: number, when?: ReadSwitch) {
  return useRead(inventoryEndpoints.get, { params: { id } }, when)
}

export function useDeleteItem() {
  return useChange(inventoryEndpoints.delete, (id: number) => ({ params: { id } }))
}

export function useRestoreItem() {
  return useChange(inventoryEndpoints.restore, (id: number) => ({ params: { id } }))
}

export function useAdjustItem() {
  return useChange(inventoryEndpoints.adjust, ({ id, body }: { id: number; body: Adjustment }) => ({
    params: { id },
    body,
  }))
}
