import { type Category, categoriesEndpoints } from '../../contract/categories.ts'
import { queryClient } from '../lib/query-client.ts'
import { freshRead, rowOf, useRead } from '../lib/use-read.ts'

export function useCategories() {
  return useRead(categoriesEndpoints.list)
}

/** One category, from the list, as there is no call for it. */
export function useCategory(id: number) {
  return rowOf(useCategories(), id)
}

/** The category as it is now; null when it no longer exists. */
export async function rereadCategory(id: number): Promise<Category | null> {
  const rows = await queryClient.fetchQuery(freshRead(categoriesEndpoints.list))
  return rows.find((row) => row.id === id) ?? null
}
