import { sql } from 'kysely'
import type { CustomReport } from '../../contract/reports/custom-reports.ts'
import type { ReportPeriod, ReportRow } from '../../contract/reports/report-definition.ts'
import { mostReportRows, type ReportAnswer, type ReportKey } from '../../contract/reports/reports.ts'
import type { Database } from '../engine/database.ts'
import { combined, statements, withTime } from '../engine/statements.ts'
import { type KeptRows, keepRows } from '../lists/kept-rows.ts'
import type { StaffViewer, SystemViewer } from '../viewer.ts'
import { customRows } from './custom-rows.ts'
import { reportQueries } from './report-queries.ts'
import { type ReportQuery, type Span, spanOf } from './report-query.ts'

export type ReportViewer = StaffViewer | SystemViewer

/** The first rows of a report, for the screen. */
export async function readReport(
  db: Database,
  viewer: ReportViewer,
  { report, period }: { report: ReportKey; period: ReportPeriod },
): Promise<ReportAnswer> {
  const span = spanOf(period, db.now())
  return answerOf(span, await readRows(db, viewer, reportQueries[report](span), span, { most: mostReportRows, limit: 'report' }))
}

/** The first rows of a custom report. */
export async function readCustomReport(db: Database, viewer: ReportViewer, asked: CustomReport): Promise<ReportAnswer> {
  const span = spanOf(asked.period, db.now())
  return answerOf(span, await readRows(db, viewer, customRows(span, asked), span, { most: mostReportRows, limit: 'report' }))
}

function answerOf({ from, to }: Span, { rows, total }: FoundRows): ReportAnswer {
  return { from: from.toISOString(), to: to.toISOString(), rows, total }
}

export interface FoundRows {
  rows: ReportRow[]
  total: number
}

/**
 * The first rows of a question, and how many there are. Columns that begin with ~ only order them. Too many different questions, and each
 * too rarely asked, to stay prepared.
 */
export async function readRows(
  db: Database,
  viewer: ReportViewer,
  { rows, order }: ReportQuery,
  { to }: Span,
  { most, limit }: { most: number; limit: 'report' | 'file' },
): Promise<FoundRows> {
  const statement = sql<ReportRow>`
    select r.*, count(*) over () as "~total" from (${rows}) as r order by ${order} limit ${most}::integer`.compile(statements)
  const found = await db.read(viewer, (on) => on.executeQuery(withTime(combined(statement), to)), { limit })
  return { rows: found.rows.map(withoutOrder), total: Number(found.rows[0]?.['~total'] ?? 0) }
}

/** All rows of a question, for files. */
export function readAllRows(db: Database, viewer: ReportViewer, { rows, order }: ReportQuery, { to }: Span): Promise<KeptRows<ReportRow>> {
  const statement = sql<ReportRow>`select r.* from (${rows}) as r order by ${order}`.compile(statements)
  return keepRows(db, viewer, withTime(combined(statement), to), withoutOrder)
}

function withoutOrder(row: ReportRow): ReportRow {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !key.startsWith('~')))
}
