import { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import { useRead } from '../../platform/lib/use-read.ts'

/** Active and completed movements of one customer, now and 30 days ago. */
export function useOwnTrends(customerId: number | undefined) {
  return useRead(dashboardEndpoints.orderTrends, { query: { customerId } })
}
