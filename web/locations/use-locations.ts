import type { BodyInput } from '../../contract/endpoint.ts'
import { type Location, locationsEndpoints } from '../../contract/locations.ts'
import { queryClient } from '../lib/query-client.ts'
import { useChange } from '../lib/use-change.ts'
import { freshRead, useRead } from '../lib/use-read.ts'

export type NewLocation = BodyInput<typeof locationsEndpoints.create>

export function useLocations() {
  return useRead(locationsEndpoints.list)
}

export function useLocation(id: number) {
  return useRead(locationsEndpoints.get, { params: { id } })
}

/** The location as it is now. */
export function rereadLocation(id: number): Promise<Location> {
  return queryClient.fetchQuery(freshRead(locationsEndpoints.get, { params: { id } }))
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
