import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { type App, serve } from '../http/serve.ts'
import { deleteLogo, readLogo, readOperator, setLogo } from './logo.ts'
import { readSettings, readWarehouse } from './read-settings.ts'
import { getSetting } from './settings-queries.ts'
import { updateAdjustments } from './update-adjustments.ts'
import { updateBilling } from './update-billing.ts'
import { updateFloor } from './update-floor.ts'
import { updateGs1 } from './update-gs1.ts'
import { updateOperator } from './update-operator.ts'
import { updatePortal } from './update-portal.ts'
import { updateRetention } from './update-retention.ts'
import { updateWarehouse } from './update-warehouse.ts'

export function settingsRoutes(app: App, { sendsMail }: { sendsMail: boolean }): void {
  serve(app, settingsEndpoints.getWarehouse, ({ db, viewer }) => readWarehouse(db, viewer, sendsMail))
  serve(app, updateWarehouse)
  serve(app, settingsEndpoints.getRetention, ({ db, viewer }) => db.read(viewer, (on) => getSetting(on, 'retention')))
  serve(app, updateRetention)
  serve(app, settingsEndpoints.getGs1, ({ db, viewer }) => db.read(viewer, (on) => getSetting(on, 'gs1')))
  serve(app, updateGs1)
  serve(app, settingsEndpoints.getAdjustments, ({ db, viewer }) => db.read(viewer, (on) => getSetting(on, 'adjustments')))
  serve(app, updateAdjustments)
  serve(app, settingsEndpoints.getOperator, ({ db, viewer }) => readOperator(db, viewer))
  serve(app, updateOperator)
  serve(app, settingsEndpoints.getPortal, ({ db, viewer }) => db.read(viewer, (on) => getSetting(on, 'portal')))
  serve(app, updatePortal)
  serve(app, settingsEndpoints.getFloor, ({ db, viewer }) => db.read(viewer, (on) => getSetting(on, 'floor')))
  serve(app, updateFloor)
  serve(app, settingsEndpoints.getAll, ({ db, viewer }) => readSettings(db, viewer))
  serve(app, settingsEndpoints.getBilling, ({ db, viewer }) => db.read(viewer, (on) => getSetting(on, 'billing')))
  serve(app, updateBilling)
  serve(app, settingsEndpoints.getLogo, ({ db }) => readLogo(db))
  serve(app, setLogo)
  serve(app, deleteLogo)
}
