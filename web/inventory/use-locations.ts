import { useQuery } from '@tanstack/react-query'
import { locationsEndpoints } from '../../contract/locations.ts'
import { call } from '../lib/api.ts'

export function useLocations() {
  return useQuery({ queryKey: ['locations', 'list'], queryFn: ({ signal }) => call(locationsEndpoints.list, { signal }) })
}
