import { settingsEndpoints } from '../../contract/settings.ts'
import { type App, serve } from '../http/serve.ts'
import { deleteLogo, readLogo, setLogo } from './logo.ts'
import { getRetention } from './settings-queries.ts'
import { updateRetention } from './update-retention.ts'

export function settingsRoutes(app: App): void {
  serve(app, settingsEndpoints.getRetention, ({ db, viewer }) => db.read(viewer, getRetention))
  serve(app, updateRetention)
  serve(app, settingsEndpoints.getLogo, ({ db }) => readLogo(db))
  serve(app, setLogo)
  serve(app, deleteLogo)
}
