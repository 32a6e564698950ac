import type { CustomReport } from '../../../contract/insight/reports/custom-reports.ts'
import type { ReportTime } from '../../../contract/insight/reports/report-time.ts'
import { type ReportKey, reportOf, reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'

export function useKpis(time: ReportTime) {
  return useRead(reportsEndpoints.kpis, { query: { ...time, ...useSiteQuery() } })
}

/** The rows of a report, read again when something changes that this report depends on. */
export function useReport(report: ReportKey, time: ReportTime) {
  return useRead({ ...reportsEndpoints.rows, shows: [...reportOf(report).shows] }, { query: { report, ...time, ...useSiteQuery() } })
}

export function useCustomReport(asked: CustomReport) {
  return useRead(reportsEndpoints.custom, { query: { ...asked, ...useSiteQuery() } })
}

export function useReportExports() {
  return useRead(reportsEndpoints.exports)
}

export function useStartExport() {
  return useChange(reportsEndpoints.startExport, (time: ReportTime) => ({ body: time }))
}
