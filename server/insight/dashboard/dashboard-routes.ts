import { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { readActivity, readDashboardStats, readZones } from './dashboard-queries.ts'
import { readOrderTrends } from './read-order-trends.ts'
import { readPerformance } from './read-performance.ts'

export function dashboardRoutes(app: App): void {
  serve(app, dashboardEndpoints.stats, ({ db, viewer, query }) => readDashboardStats(db, viewer, query))
  serve(app, dashboardEndpoints.orderTrends, ({ db, viewer, query }) => readOrderTrends(db, viewer, query))
  serve(app, dashboardEndpoints.activity, ({ db, viewer }) => readActivity(db, viewer))
  serve(app, dashboardEndpoints.performance, ({ db, viewer }) => readPerformance(db, viewer))
  serve(app, dashboardEndpoints.zones, ({ db, viewer }) => readZones(db, viewer))
}
