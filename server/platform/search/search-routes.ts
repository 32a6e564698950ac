import { searchEndpoints } from '../../../contract/platform/search/search.ts'
import { type App, serve } from '../http/serve.ts'
import { type SearchDoors, searchEverything } from './search-everything.ts'

export function searchRoutes(app: App, doors: SearchDoors): void {
  serve(app, searchEndpoints.find, ({ db, viewer, query }) => searchEverything(db, viewer, doors, query))
}
