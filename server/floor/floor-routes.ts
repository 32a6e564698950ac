import { floorEndpoints } from '../../contract/floor/floor.ts'
import { type App, serve } from '../http/serve.ts'
import { readFloor } from './floor-queries.ts'

export function floorRoutes(app: App): void {
  serve(app, floorEndpoints.work, ({ db, viewer }) => readFloor(db, viewer))
}
