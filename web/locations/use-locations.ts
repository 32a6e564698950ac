import { useMutation, useQuery } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '../../contract/endpoint.ts'
import { type Location, locationsEndpoints } from '../../contract/locations.ts'
import { call } from '../lib/api.ts'
import { refetch } from '../lib/query-client.ts'
import { useListPage } from '../lib/use-list-page.ts'

export type NewLocation = BodyInput<typeof locationsEndpoints.create>

export function useLocations() {
  return useQuery({ queryKey: ['locations', 'list'], queryFn: ({ signal }) => call(locationsEndpoints.list, { signal }) })
}

interface LocationsPage extends QueryInput<typeof locationsEndpoints.list> {
  sort: NonNullable<QueryInput<typeof locationsEndpoints.list>['sort']>
  page: number
  pageSize: number
}

export function useLocationsPage({ page, pageSize, ...query }: LocationsPage) {
  // Stock that moves changes how full its places are.
  return useListPage({ noun: ['locations', 'inventory'], endpoint: locationsEndpoints.list, query, page, pageSize })
}

/** Items show their home by its code. */
const afterLocationChange = () => refetch('locations', 'inventory')

export function useCreateLocation() {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewLocation; idempotencyKey: string }) =>
      call(locationsEndpoints.create, { body, idempotencyKey }),
    onSuccess: afterLocationChange,
  })
}

export function useUpdateLocation() {
  return useMutation({
    mutationFn: ({ read, change }: { read: Location; change: BodyInput<typeof locationsEndpoints.update> }) =>
      call(locationsEndpoints.update, { params: { id: read.id }, body: change, ifMatch: read }),
    onSuccess: afterLocationChange,
  })
}
