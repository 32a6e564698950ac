import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '../../contract/endpoint.ts'
import { type Order, ordersEndpoints } from '../../contract/orders.ts'
import { stageNotes, type TrackingStage } from '../../contract/tracking-stages.ts'
import { call, callList } from '../lib/api.ts'
import { refetch } from '../lib/query-client.ts'
import { useListPage } from '../lib/use-list-page.ts'

/** Specification §9: recent lists show 5. */
const recentCount = 5

type OrdersQuery = QueryInput<typeof ordersEndpoints.list>

export function useOrdersPage(query: OrdersQuery & { sort: string }, page: number) {
  return useListPage({ noun: 'orders', endpoint: ordersEndpoints.list, query, page })
}

export function useRecentOrders(customerId: number | undefined) {
  const query = { customerId, limit: recentCount }
  return useQuery({
    queryKey: ['orders', 'recent', query],
    queryFn: ({ signal }) => callList(ordersEndpoints.list, { query, signal }),
  })
}

export function useOrderSummary(customerId: number | undefined) {
  return useQuery({
    queryKey: ['orders', 'summary', customerId],
    queryFn: ({ signal }) => call(ordersEndpoints.summary, { query: { customerId }, signal }),
  })
}

export function useOrder(id: number) {
  return useQuery({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => call(ordersEndpoints.get, { params: { id }, signal }),
  })
}

export function useCreateOrder() {
  const onSuccess = useOrderChanged()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: BodyInput<typeof ordersEndpoints.create>; idempotencyKey: string }) =>
      call(ordersEndpoints.create, { body, idempotencyKey }),
    onSuccess,
    // Refused for lack of stock: what is offered has changed meanwhile.
    onError: () => refetch('inventory'),
  })
}

export function useUpdateOrder(order: Order) {
  const onSuccess = useOrderChanged()
  return useMutation({
    mutationFn: (body: BodyInput<typeof ordersEndpoints.update>) =>
      call(ordersEndpoints.update, { params: { id: order.id }, body, ifMatch: order }),
    onSuccess,
    onError: () => refetch('inventory', 'orders'),
  })
}

export function useCancelOrder(id: number) {
  const onSuccess = useOrderChanged()
  return useMutation({
    mutationFn: (reason: string) => call(ordersEndpoints.cancel, { params: { id }, body: { reason } }),
    onSuccess,
  })
}

export function useStartPicking(id: number) {
  const onSuccess = useOrderChanged()
  return useMutation({ mutationFn: () => call(ordersEndpoints.startPicking, { params: { id } }), onSuccess })
}

export function useAdvanceTracking(id: number) {
  const onSuccess = useOrderChanged()
  return useMutation({
    mutationFn: (stage: TrackingStage) =>
      call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage, notes: stageNotes(stage) } }),
    onSuccess,
  })
}

/** A movement reserves or moves stock, may give birth to a shipment, and notifies people. */
function useOrderChanged() {
  const queryClient = useQueryClient()
  return (order: Order) => {
    queryClient.setQueryData(['orders', 'one', order.id], order)
    return refetch('orders', 'inventory', 'shipments', 'notifications')
  }
}
