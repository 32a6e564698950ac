import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { useRead } from '../../platform/lib/use-read.ts'

export function useLocations() {
  return useRead(locationsEndpoints.list)
}

export function useLocation(id: number) {
  return useRead(locationsEndpoints.get, { params: { id } })
}
