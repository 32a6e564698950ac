import { hashKey, queryOptions, useQuery } from '@tanstack/react-query'
import { defaultLanguage } from '../../../contract/languages.ts'
import type { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { call } from './api.ts'
import { setLocale } from './locale.ts'
import { queryClient } from './query-client.ts'
import { queryOf, type ReadAddress } from './use-read.ts'
import { userQuery } from './use-session.ts'

type GetWarehouse = typeof settingsEndpoints.getWarehouse

/** Repeated here, because importing the contract would add zod to the first load. */
const getWarehouse = {
  method: 'GET',
  path: '/api/settings/warehouse',
  shows: ['settings', 'sites'],
} as const satisfies ReadAddress<GetWarehouse>

const warehouseQuery = queryOptions({
  ...queryOf(getWarehouse),
  queryFn: ({ signal }) => call<GetWarehouse>(getWarehouse, { signal }),
})

/** Whether the warehouse has several sites; screens show nothing of sites while it has one. */
export function useSeveralSites(): boolean {
  return useQuery(warehouseQuery).data?.severalSites ?? false
}

/** The warehouse's settings, whose time zone has to be known before a time is shown. */
export function useWarehouse({ enabled }: { enabled: boolean }) {
  return useQuery({ ...warehouseQuery, enabled })
}

const followed = [userQuery, warehouseQuery].map(({ queryKey }) => hashKey(queryKey))

/** Sets the locale whenever the person or the warehouse's settings change, before a component hears of it. Called once at start. */
export function followLocale(): void {
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (!followed.includes(query.queryHash)) return
    const user = queryClient.getQueryData(userQuery.queryKey)
    const warehouse = queryClient.getQueryData(warehouseQuery.queryKey)
    if (user && warehouse) setLocale({ language: user.language ?? defaultLanguage, timeZone: warehouse.timeZone })
  })
}
