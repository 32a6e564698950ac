import type { ReportKey } from '../../../contract/insight/reports/reports.ts'
import { adjustmentsByReason } from './adjustments-by-reason.ts'
import { countAccuracy, countDifferences, locationsNotCounted } from './counts.ts'
import { customerActivity } from './customer-activity.ts'
import { cycleTime } from './cycle-time.ts'
import { dockToStock } from './dock-to-stock.ts'
import { endedMovements, pickedLines, processingTimes, ratings } from './figure-rows.ts'
import { lowStock } from './low-stock.ts'
import { occupancy } from './occupancy.ts'
import { onTimeDelivery } from './on-time-delivery.ts'
import { pickAccuracy } from './pick-accuracy.ts'
import { receivables } from './receivables.ts'
import type { ReportQuery, Span } from './report-query.ts'
import { returnsReport } from './returns-report.ts'
import { revenue } from './revenue.ts'
import { stockAgeing } from './stock-ageing.ts'
import { stockBySite } from './stock-by-site.ts'
import { stockValuation } from './stock-valuation.ts'
import { throughput } from './throughput.ts'
import { velocity } from './velocity.ts'

/** The question that each report asks the database. */
export const reportQueries: Record<ReportKey, (span: Span) => ReportQuery> = {
  throughput,
  'cycle-time': cycleTime,
  'pick-accuracy': pickAccuracy,
  'dock-to-stock': dockToStock,
  'stock-ageing': stockAgeing,
  velocity,
  occupancy,
  'low-stock': lowStock,
  'adjustments-by-reason': adjustmentsByReason,
  'count-accuracy': countAccuracy,
  'count-differences': countDifferences,
  'locations-not-counted': locationsNotCounted,
  'stock-by-site': stockBySite,
  'customer-activity': customerActivity,
  returns: returnsReport,
  'on-time-delivery': onTimeDelivery,
  'stock-valuation': stockValuation,
  revenue,
  receivables,
  'ended-movements': endedMovements,
  'processing-times': processingTimes,
  ratings,
  'picked-lines': pickedLines,
}
