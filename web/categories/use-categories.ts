import { type Category, categoriesEndpoints } from '../../contract/categories.ts'
import type { BodyInput, QueryInput } from '../../contract/endpoint.ts'
import { useChange } from '../lib/use-change.ts'
import { useListPage } from '../lib/use-list-page.ts'
import { useRead } from '../lib/use-read.ts'

export type NewCategory = BodyInput<typeof categoriesEndpoints.create>

export function useCategories() {
  return useRead(categoriesEndpoints.list)
}

interface CategoriesPage extends QueryInput<typeof categoriesEndpoints.list> {
  sort: NonNullable<QueryInput<typeof categoriesEndpoints.list>['sort']>
  page: number
  pageSize: number
}

export function useCategoriesPage({ page, pageSize, ...query }: CategoriesPage) {
  return useListPage(categoriesEndpoints.list, { query, page, pageSize })
}

export function useCreateCategory() {
  return useChange(categoriesEndpoints.create, (input: { body: NewCategory; idempotencyKey: string }) => input)
}

export function useUpdateCategory() {
  return useChange(
    categoriesEndpoints.update,
    ({ read, change }: { read: Category; change: BodyInput<typeof categoriesEndpoints.update> }) => ({
      params: { id: read.id },
      body: change,
      ifMatch: read,
    }),
  )
}
