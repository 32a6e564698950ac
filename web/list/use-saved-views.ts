import type { BodyInput } from '../../contract/endpoint.ts'
import { type SavedView, savedViewsEndpoints } from '../../contract/saved-views.ts'
import { useChange } from '../lib/use-change.ts'
import { useRead } from '../lib/use-read.ts'

/** The person's own views of a screen, and those that colleagues share. */
export function useSavedViews(screen: SavedView['screen']) {
  return useRead(savedViewsEndpoints.list, { query: { screen } })
}

export function useCreateSavedView() {
  return useChange(savedViewsEndpoints.create, (body: BodyInput<typeof savedViewsEndpoints.create>) => ({ body }))
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
