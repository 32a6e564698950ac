import { useQuery } from '@tanstack/react-query'
import { dashboardEndpoints } from '../../contract/dashboard.ts'
import { call } from '../lib/api.ts'

/** Movements placed and completed by one customer, against the period before. */
export function useOwnTrends(customerId: number | undefined) {
  return useQuery({
    queryKey: [['orders', 'shipments'], 'trends', customerId],
    queryFn: ({ signal }) => call(dashboardEndpoints.orderTrends, { query: { customerId }, signal }),
  })
}
