import { sql } from 'kysely'
import type { CustomReport } from '../../../contract/insight/reports/custom-reports.ts'
import type { ReportRow } from '../../../contract/insight/reports/report-definition.ts'
import type { ReportTime } from '../../../contract/insight/reports/report-time.ts'
import { mostReportRows, type ReportAnswer, type ReportKey, reportOf } from '../../../contract/insight/reports/reports.ts'
import type { Database } from '../../platform/engine/database.ts'
import { combined, statements, withTime } from '../../platform/engine/statements.ts'
import { type KeptRows, keepRows } from '../../platform/lists/kept-rows.ts'
import type { StaffViewer, SystemViewer } from '../../viewer.ts'
import { customRows } from './custom-rows.ts'
import { reportQueries } from './report-queries.ts'
import type { ReportQuery, Span } from './report-query.ts'
import { spanOf } from './span-of.ts'

export type ReportViewer = StaffViewer | SystemViewer

/** The first rows of a report, for the screen. */
export async function readReport(
  db: Database,
  viewer: ReportViewer,
  { report, ...time }: { report: ReportKey } & ReportTime,
): Promise<ReportAnswer> {
  const span = await spanOfReport(db, report, time)
  return answerOf(span, await readRows(db, viewer, reportQueries[report](span), { most: mostReportRows, limit: 'report' }))
}

/** The first rows of a custom report. */
export async function readCustomReport(db: Database, viewer: ReportViewer, asked: CustomReport): Promise<ReportAnswer> {
  const span = await spanOf(db, asked)
  return answerOf(span, await readRows(db, viewer, customRows(span, asked), { most: mostReportRows, limit: 'report' }))
}

/** How things stand now is said at the present moment, whatever period the others cover. */
export function spanOfReport(db: Database, report: ReportKey, time: ReportTime): Promise<Span> {
  return spanOf(db, reportOf(report).hasPeriod ? time : {})
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
  { most, limit }: { most: number; limit: 'report' | 'file' },
): Promise<FoundRows> {
  const statement = sql<ReportRow>`
    select r.*, count(*) over () as "~total" from (${rows}) as r order by ${order} limit ${most}::integer`.compile(statements)
  const found = await db.read(viewer, (on) => on.executeQuery(withTime(combined(statement), db.now())), { limit })
  return { rows: found.rows.map(withoutOrder), total: Number(found.rows[0]?.['~total'] ?? 0) }
}

/** All rows of a question, for files. */
export function readAllRows(db: Database, viewer: ReportViewer, { rows, order }: ReportQuery): Promise<KeptRows<ReportRow>> {
  const statement = sql<ReportRow>`select r.* from (${rows}) as r order by ${order}`.compile(statements)
  return keepRows(db, viewer, withTime(combined(statement), db.now()), withoutOrder)
}

function withoutOrder(row: ReportRow): ReportRow {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !key.startsWith('~')))
}
