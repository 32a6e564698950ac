import type { BodyInput } from '../../contract/endpoint.ts'
import { type Location, locationsEndpoints } from '../../contract/locations.ts'
import { queryClient } from '../lib/query-client.ts'
import { useChange } from '../lib/use-change.ts'
import { freshRead, rowOf, useRead } from '../lib/use-read.ts'

export type NewLocation = BodyInput<typeof locationsEndpoints.create>

export function useLocations() {
  return useRead(locationsEndpoints.list)
}

/** One location, from the list, as there is no call for it. */
export function useLocation(id: number) {
  return rowOf(useLocations(), id)
}

/** The location as it is now; null when it no longer exists. */
export async function rereadLocation(id: number): Promise<Location | null> {
  const rows = await queryClient.fetchQuery(freshRead(locationsEndpoints.list))
  return rows.find((row) => row.id === id) ?? null
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
