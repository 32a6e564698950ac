import { quarantineEndpoints } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { disposeItem } from './dispose-item.ts'
import { quarantineFileColumns } from './quarantine-columns.ts'
import { listQuarantine, summariseQuarantine } from './quarantine-queries.ts'

export function quarantineRoutes(app: App): void {
  serve(app, quarantineEndpoints.list, ({ db, viewer, query }) => listQuarantine(db, viewer, query))
  serveListFiles(app, quarantineEndpoints.list, listQuarantine, quarantineFileColumns)
  serve(app, quarantineEndpoints.summary, ({ db, viewer }) => summariseQuarantine(db, viewer))
  serve(app, disposeItem)
}
