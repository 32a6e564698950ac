import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dashboardEndpoints } from '../../contract/dashboard.ts'
import { reconciliationEndpoints } from '../../contract/reconciliation.ts'
import { call } from '../lib/api.ts'
import { refetch } from '../lib/query-client.ts'

export function useDashboardStats() {
  return useQuery({
    queryKey: [['orders', 'inventory'], 'dashboard-stats'],
    queryFn: ({ signal }) => call(dashboardEndpoints.stats, { signal }),
  })
}

/** Units in and out, day by day. */
export function useActivity() {
  return useQuery({
    queryKey: ['inventory', 'activity'],
    queryFn: ({ signal }) => call(dashboardEndpoints.activity, { signal }),
  })
}

export function useZones() {
  return useQuery({
    queryKey: [['locations', 'inventory'], 'zones'],
    queryFn: ({ signal }) => call(dashboardEndpoints.zones, { signal }),
  })
}

const booksKey = ['reconciliation']

/** The last look at the stock books. No event tells of a new one, so each visit of the dashboard asks. */
export function useBooks() {
  return useQuery({ queryKey: booksKey, queryFn: ({ signal }) => call(reconciliationEndpoints.latest, { signal }), staleTime: 0 })
}

export function useCheckBooks() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(reconciliationEndpoints.run),
    onSuccess: (books) => {
      queryClient.setQueryData(booksKey, books)
      return refetch('notifications')
    },
  })
}
