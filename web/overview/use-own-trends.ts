import { useQuery } from '@tanstack/react-query'
import { ordersEndpoints } from '../../contract/orders.ts'
import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { callList, type ListPage } from '../lib/api.ts'
import { compareCounts, countTrend, reachesBack, type TrendWords } from '../lib/trend-words.ts'

/** The newest rows that are counted; where they don't reach back over both periods no trend is told. */
const rowsRead = 200

/** Movements placed by one customer. */
export function usePlacedTrend(customerId: number | undefined) {
  const query = { customerId, limit: rowsRead }
  return useQuery({
    queryKey: ['orders', 'placed-trend', query],
    queryFn: ({ signal }) => callList(ordersEndpoints.list, { query, signal }),
    select: (page) => trendOf(page, 'placed'),
  })
}

/** Movements completed for one customer: each has a shipment, born when its goods left. */
export function useCompletedTrend(customerId: number | undefined) {
  const query = { customerId, limit: rowsRead }
  return useQuery({
    queryKey: ['shipments', 'completed-trend', query],
    queryFn: ({ signal }) => callList(shipmentsEndpoints.list, { query, signal }),
    select: (page) => trendOf(page, 'completed'),
  })
}

function trendOf({ rows, total }: ListPage<{ createdAt: string }>, what: string): TrendWords | null {
  const now = Date.now()
  const moments = rows.map((row) => row.createdAt)
  return reachesBack(moments, total, now) ? countTrend(compareCounts(moments, now), what) : null
}
