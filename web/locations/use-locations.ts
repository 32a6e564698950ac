import type { BodyInput, QueryInput } from '../../contract/endpoint.ts'
import { type Location, locationsEndpoints } from '../../contract/locations.ts'
import { useChange } from '../lib/use-change.ts'
import { useListPage } from '../lib/use-list-page.ts'
import { useRead } from '../lib/use-read.ts'

export type NewLocation = BodyInput<typeof locationsEndpoints.create>

export function useLocations() {
  return useRead(locationsEndpoints.list)
}

interface LocationsPage extends QueryInput<typeof locationsEndpoints.list> {
  sort: NonNullable<QueryInput<typeof locationsEndpoints.list>['sort']>
  page: number
  pageSize: number
}

export function useLocationsPage({ page, pageSize, ...query }: LocationsPage) {
  return useListPage(locationsEndpoints.list, { query, page, pageSize })
}

export function useCreateLocation() {
  return useChange(locationsEndpoints.create, (input: { body: NewLocation; idempotencyKey: string }) => input)
}

export function useUpdateLocation() {
  return useChange(
    locationsEndpoints.update,
    ({ read, change }: { read: Location; change: BodyInput<typeof locationsEndpoints.update> }) => ({
      params: { id: read.id },
      body: change,
      ifMatch: read,
    }),
  )
}
