import { dashboardEndpoints } from '../../contract/dashboard.ts'
import { useRead } from '../lib/use-read.ts'

/** Movements placed and completed by one customer, compared with the previous period. */
export function useOwnTrends(customerId: number | undefined) {
  return useRead(dashboardEndpoints.orderTrends, { query: { customerId } })
}
