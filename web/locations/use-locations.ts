import { locationsEndpoints } from '../../contract/locations/locations.ts'
import { useRead } from '../lib/use-read.ts'

export function useLocations() {
  return useRead(locationsEndpoints.list)
}

export function useLocation(id: number) {
  return useRead(locationsEndpoints.get, { params: { id } })
}
