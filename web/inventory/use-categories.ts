import { useQuery } from '@tanstack/react-query'
import { categoriesEndpoints } from '../../contract/categories.ts'
import { call } from '../lib/api.ts'

export function useCategories() {
  return useQuery({ queryKey: ['categories', 'list'], queryFn: ({ signal }) => call(categoriesEndpoints.list, { signal }) })
}
