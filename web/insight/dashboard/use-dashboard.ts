import { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import { reconciliationEndpoints } from '../../../contract/stock/reconciliation/reconciliation.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'

export function useDashboardStats() {
  return useRead(dashboardEndpoints.stats, { query: useSiteQuery() })
}

/** Units in and out, day by day. */
export function useActivity() {
  return useRead(dashboardEndpoints.activity, { query: useSiteQuery() })
}

/** On-time deliveries and dock-to-stock time by week, and receivables. */
export function usePerformance() {
  return useRead(dashboardEndpoints.performance, { query: useSiteQuery() })
}

export function useZones() {
  return useRead(dashboardEndpoints.zones, { query: useSiteQuery() })
}

/** The last check of the stock books. */
export function useBooks() {
  return useRead(reconciliationEndpoints.latest)
}

export function useCheckBooks() {
  return useChange(reconciliationEndpoints.run, () => ({}))
}
