import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '../../contract/endpoint.ts'
import { type InventoryItem, inventoryEndpoints } from '../../contract/inventory.ts'
import { call } from '../lib/api.ts'
import { refetch } from '../lib/query-client.ts'
import { useListPage } from '../lib/use-list-page.ts'

export type InventoryQuery = QueryInput<typeof inventoryEndpoints.list>
export type NewItem = BodyInput<typeof inventoryEndpoints.create>
export type ItemChange = BodyInput<typeof inventoryEndpoints.update>
export type Adjustment = BodyInput<typeof inventoryEndpoints.adjust>

/** Every item that matches, or the first `limit` of them; `enabled: false` waits. */
export function useInventory(query: InventoryQuery = {}, options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: ['inventory', 'list', query],
    queryFn: options.enabled === false ? skipToken : ({ signal }) => call(inventoryEndpoints.list, { query, signal }),
  })
}

interface PageQuery {
  page: number
  pageSize: number
}

export function useInventoryPage({ page, pageSize, ...query }: PageQuery & InventoryQuery & { sort: string }) {
  return useListPage({ noun: 'inventory', endpoint: inventoryEndpoints.list, query, page, pageSize })
}

export function useInventorySummary(customerId?: number) {
  return useQuery({
    queryKey: ['inventory', 'summary', customerId ?? null],
    queryFn: ({ signal }) => call(inventoryEndpoints.summary, { query: { customerId }, signal }),
  })
}

/** One item with its stock rows; null waits. */
export function useInventoryItem(id: number | null) {
  return useQuery({
    queryKey: ['inventory', 'item', id],
    queryFn: id === null ? skipToken : ({ signal }) => call(inventoryEndpoints.get, { params: { id }, signal }),
  })
}

export function useStockMovementsPage({
  page,
  pageSize,
  ...query
}: PageQuery & QueryInput<typeof inventoryEndpoints.movements> & { sort: string }) {
  return useListPage({ noun: 'inventory', endpoint: inventoryEndpoints.movements, query, page, pageSize })
}

/** Stock decides what movements may hold, and occupancy follows it. */
const afterStockChange = () => refetch('inventory', 'orders', 'locations')

export function useCreateItem() {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewItem; idempotencyKey: string }) =>
      call(inventoryEndpoints.create, { body, idempotencyKey }),
    onSuccess: afterStockChange,
  })
}

export function useUpdateItem() {
  return useMutation({
    mutationFn: ({ read, change }: { read: Pick<InventoryItem, 'id' | 'version' | 'quantity'>; change: ItemChange }) =>
      call(inventoryEndpoints.update, { params: { id: read.id }, body: change, ifMatch: read }),
    onSuccess: afterStockChange,
  })
}

export function useDeleteItem() {
  return useMutation({ mutationFn: (id: number) => call(inventoryEndpoints.delete, { params: { id } }), onSuccess: afterStockChange })
}

export function useRestoreItem() {
  return useMutation({ mutationFn: (id: number) => call(inventoryEndpoints.restore, { params: { id } }), onSuccess: afterStockChange })
}

export function useAdjustItem() {
  return useMutation({
    mutationFn: ({ id, body, idempotencyKey }: { id: number; body: Adjustment; idempotencyKey: string }) =>
      call(inventoryEndpoints.adjust, { params: { id }, body, idempotencyKey }),
    onSuccess: afterStockChange,
  })
}
