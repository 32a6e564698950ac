import { savedViewsEndpoints } from '../../../contract/people/saved-views/saved-views.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { createSavedView, deleteSavedView, updateSavedView } from './save-view.ts'
import { listSavedViews } from './saved-views-queries.ts'

export function savedViewsRoutes(app: App): void {
  serve(app, savedViewsEndpoints.list, ({ db, viewer, query }) => listSavedViews(db, viewer, query))
  serve(app, createSavedView)
  serve(app, updateSavedView)
  serve(app, deleteSavedView)
}
