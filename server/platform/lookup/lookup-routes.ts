import { lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { type App, serve } from '../http/serve.ts'
import { lookUp, type ScannedByType } from './look-up.ts'

export function lookupRoutes(app: App, doors: ScannedByType): void {
  serve(app, lookupEndpoints.find, ({ db, viewer, query }) => lookUp(db, viewer, doors, query))
}
