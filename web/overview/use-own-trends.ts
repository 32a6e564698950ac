import { dashboardEndpoints } from '../../contract/dashboard.ts'
import { useRead } from '../lib/use-read.ts'

/** Movements placed and completed by one customer, against the period before. */
export function useOwnTrends(customerId: number | undefined) {
  return useRead(dashboardEndpoints.orderTrends, { query: { customerId } })
}
