import type { BodyInput } from '../../../contract/endpoint.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { stageNotes, type TrackingStage } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { useChange } from '../lib/use-change.ts'
import { useRead } from '../lib/use-read.ts'
import { useSiteQuery } from '../lib/use-sites.ts'

/** Specification §9: recent lists show 5. */
const recentCount = 5

export function useRecentOrders(customerId: number | undefined) {
  return useRead(ordersEndpoints.list, { query: { customerId, limit: recentCount, ...useSiteQuery() } })
}

export function useOrderSummary(customerId: number | undefined) {
  return useRead(ordersEndpoints.summary, { query: { customerId, ...useSiteQuery() } })
}

export function useOrder(id: number) {
  return useRead(ordersEndpoints.get, { params: { id } })
}

/** Addresses of a customer's newest movements, by kind. */
export function useRememberedAddresses(customerId: number | undefined) {
  const { data = [] } = useRead(ordersEndpoints.addresses, { params: { id: String(customerId) } }, { enabled: customerId !== undefined })
  const ofKind = (wanted: (typeof data)[number]['kind']) => data.filter(({ kind }) => kind === wanted).map(({ address }) => address)
  return { billing: ofKind('billing'), shipping: ofKind('shipping') }
}

export function useCancelOrder(id: number) {
  return useChange(ordersEndpoints.cancel, (body: BodyInput<typeof ordersEndpoints.cancel>) => ({
    params: { id },
    body,
  }))
}

export function useStartPicking(id: number) {
  return useChange(ordersEndpoints.startPicking, () => ({ params: { id } }))
}

export function useAdvanceTracking(id: number) {
  return useChange(ordersEndpoints.advanceTracking, (stage: TrackingStage) => ({
    params: { id },
    body: { stage, notes: stageNotes(stage) },
  }))
}
