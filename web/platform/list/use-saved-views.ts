import type { BodyInput } from '../../../contract/endpoint.ts'
import { type SavedView, savedViewsEndpoints } from '../../../contract/people/saved-views/saved-views.ts'
import { queryClient } from '../lib/query-client.ts'
import { useChange } from '../lib/use-change.ts'
import { freshRead, useRead } from '../lib/use-read.ts'

/** The person's own views of a screen, and those that colleagues share. */
export function useSavedViews(screen: SavedView['screen']) {
  return useRead(savedViewsEndpoints.list, { query: { screen } })
}

/** The view as it is now; null when it no longer exists. */
export async function rereadSavedView(screen: SavedView['screen'], id: number): Promise<SavedView | null> {
  const views = await queryClient.fetchQuery(freshRead(savedViewsEndpoints.list, { query: { screen } }))
  return views.find((view) => view.id === id) ?? null
}

export function useUpdateSavedView() {
  return useChange(
    savedViewsEndpoints.update,
    ({ view, change }: { view: SavedView; change: BodyInput<typeof savedViewsEndpoints.update> }) => ({
      params: { id: view.id },
      body: change,
      ifMatch: view,
    }),
  )
}

export function useDeleteSavedView() {
  return useChange(savedViewsEndpoints.delete, (view: SavedView) => ({ params: { id: view.id }, ifMatch: view }))
}
