import { useMutation, useQuery } from '@tanstack/react-query'
import { type Category, categoriesEndpoints } from '../../contract/categories.ts'
import type { BodyInput, QueryInput } from '../../contract/endpoint.ts'
import { call } from '../lib/api.ts'
import { refetch } from '../lib/query-client.ts'
import { useListPage } from '../lib/use-list-page.ts'

export type NewCategory = BodyInput<typeof categoriesEndpoints.create>

export function useCategories() {
  return useQuery({ queryKey: ['categories', 'list'], queryFn: ({ signal }) => call(categoriesEndpoints.list, { signal }) })
}

interface CategoriesPage extends QueryInput<typeof categoriesEndpoints.list> {
  sort: NonNullable<QueryInput<typeof categoriesEndpoints.list>['sort']>
  page: number
  pageSize: number
}

export function useCategoriesPage({ page, pageSize, ...query }: CategoriesPage) {
  return useListPage({ noun: 'categories', endpoint: categoriesEndpoints.list, query, page, pageSize })
}

/** Items show their category by its name. */
const afterCategoryChange = () => refetch('categories', 'inventory')

export function useCreateCategory() {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewCategory; idempotencyKey: string }) =>
      call(categoriesEndpoints.create, { body, idempotencyKey }),
    onSuccess: afterCategoryChange,
  })
}

export function useUpdateCategory() {
  return useMutation({
    mutationFn: ({ read, change }: { read: Category; change: BodyInput<typeof categoriesEndpoints.update> }) =>
      call(categoriesEndpoints.update, { params: { id: read.id }, body: change, ifMatch: read }),
    onSuccess: afterCategoryChange,
  })
}
