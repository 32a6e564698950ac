import { reconciliationEndpoints } from '../../../contract/stock/reconciliation/reconciliation.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { reconcileStock } from './reconcile-stock.ts'
import { latestReconciliation } from './reconciliation-queries.ts'

export function reconciliationRoutes(app: App): void {
  serve(app, reconciliationEndpoints.latest, ({ db, viewer }) => db.read(viewer, latestReconciliation))
  serve(app, reconcileStock)
}
