import { type CustomReport, customDefinition } from '../../contract/custom-reports.ts'
import type { ReportColumn, ReportColumnKind, ReportDefinition, ReportPeriod, ReportRow } from '../../contract/report-definition.ts'
import { type ReportKey, reportOf } from '../../contract/reports.ts'
import type { Database } from '../db/database.ts'
import { getWarehouseToday } from '../settings/settings-queries.ts'
import { system } from '../viewer.ts'
import { customRows } from './custom-rows.ts'
import { type ReportViewer, readRows } from './read-report.ts'
import { reportQueries } from './report-queries.ts'
import { type Span, spanOf } from './report-query.ts'

/** A report with all its rows, as files are made of it. */
export interface ReportTable {
  /** Of files: 'throughput'. */
  name: string
  definition: ReportDefinition
  period: ReportPeriod
  span: Span
  rows: ReportRow[]
  /** In the warehouse. */
  today: { timeZone: string; day: string }
}

export async function reportTable(
  db: Database,
  viewer: ReportViewer,
  { report, period }: { report: ReportKey; period: ReportPeriod },
): Promise<ReportTable> {
  const span = spanOf(period, db.now())
  const { rows } = await readRows(db, viewer, reportQueries[report](span), span)
  return { name: report, definition: reportOf(report), period, span, rows, today: await todayOf(db) }
}

export async function customTable(db: Database, viewer: ReportViewer, asked: CustomReport): Promise<ReportTable> {
  const span = spanOf(asked.period, db.now())
  const { rows } = await readRows(db, viewer, customRows(span, asked), span)
  const name = `${asked.measure}-by-${asked.grouping}`.replaceAll('_', '-')
  return { name, definition: customDefinition(asked), period: asked.period, span, rows, today: await todayOf(db) }
}

function todayOf(db: Database) {
  return db.read(system, (on) => getWarehouseToday(on, db.now()))
}

const units: Partial<Record<ReportColumnKind, string>> = { percent: '%', hours: 'h' }

/** A label with the unit of its numbers, for files in which cells are bare numbers. */
export function labelWithUnit({ label, kind }: ReportColumn): string {
  const unit = units[kind]
  return unit ? `${label} (${unit})` : label
}
