import { type FloorKind, floorEndpoints } from '../../../contract/platform/floor/floor.ts'
import { type App, serve } from '../http/serve.ts'
import { readFloor } from './floor-queries.ts'
import type { FloorSearch } from './floor-search.ts'

export function floorRoutes(app: App, searches: Record<FloorKind, FloorSearch>): void {
  serve(app, floorEndpoints.work, ({ db, viewer }) => readFloor(db, viewer, searches))
}
