import { type CustomReport, customDefinition } from '../../../contract/insight/reports/custom-reports.ts'
import {
  type ReportColumn,
  type ReportColumnKind,
  type ReportDefinition,
  type ReportRow,
  withoutSites,
} from '../../../contract/insight/reports/report-definition.ts'
import type { ReportTime } from '../../../contract/insight/reports/report-time.ts'
import { mostPrintedRows, type ReportKey, reportOf } from '../../../contract/insight/reports/reports.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { KeptRows } from '../../platform/lists/kept-rows.ts'
import { getWarehouseToday, hasSeveralSites } from '../../platform/settings/settings-queries.ts'
import { system } from '../../viewer.ts'
import { customRows } from './custom-rows.ts'
import { type FoundRows, type ReportViewer, readAllRows, readRows, spanOfReport } from './read-report.ts'
import { reportQueries } from './report-queries.ts'
import type { Span } from './report-query.ts'
import { spanOf } from './span-of.ts'

/** What every file of a report says about it. */
interface ReportHead {
  /** The name that its files have: 'throughput'. */
  name: string
  definition: ReportDefinition
  time: ReportTime
  span: Span
  made: Date
  /** In the warehouse. */
  today: { timeZone: string; day: string }
}

/** A report with all its rows. */
export interface ReportTable extends ReportHead {
  rows: KeptRows<ReportRow>
}

/** A report with the rows that are printed, and how many there are. */
export interface PrintedReport extends ReportHead, FoundRows {}

const printed = { most: mostPrintedRows, limit: 'file' } as const

interface Asked extends ReportTime {
  report: ReportKey
}

export async function reportTable(db: Database, viewer: ReportViewer, asked: Asked): Promise<ReportTable> {
  const head = await headOf(db, asked)
  return { ...head, rows: await readAllRows(db, viewer, reportQueries[asked.report](head.span)) }
}

export async function printedReport(db: Database, viewer: ReportViewer, asked: Asked): Promise<PrintedReport> {
  const head = await headOf(db, asked)
  return { ...head, ...(await readRows(db, viewer, reportQueries[asked.report](head.span), printed)) }
}

export async function customTable(db: Database, viewer: ReportViewer, asked: CustomReport): Promise<ReportTable> {
  const head = await customHeadOf(db, asked)
  return { ...head, rows: await readAllRows(db, viewer, customRows(head.span, asked)) }
}

export async function printedCustom(db: Database, viewer: ReportViewer, asked: CustomReport): Promise<PrintedReport> {
  const head = await customHeadOf(db, asked)
  return { ...head, ...(await readRows(db, viewer, customRows(head.span, asked), printed)) }
}

/** What is printed of a report whose rows are read already. */
export async function printedOf({ rows, ...head }: ReportTable): Promise<PrintedReport> {
  return { ...head, rows: await rows.first(mostPrintedRows), total: rows.count }
}

async function headOf(db: Database, { report, ...time }: Asked): Promise<ReportHead> {
  const span = await spanOfReport(db, report, time)
  const { today, severalSites } = await placeOf(db)
  const definition = severalSites ? reportOf(report) : withoutSites<ReportDefinition>(reportOf(report))
  return { name: report, definition, time, span, made: db.now(), today }
}

async function customHeadOf(db: Database, asked: CustomReport): Promise<ReportHead> {
  const name = `${asked.measure}-by-${asked.grouping}`.replaceAll('_', '-')
  const { period, from, to } = asked
  const span = await spanOf(db, asked)
  const { today } = await placeOf(db)
  return { name, definition: customDefinition(asked), time: { period, from, to }, span, made: db.now(), today }
}

function placeOf(db: Database) {
  return db.read(system, async (on) => ({ today: await getWarehouseToday(on, db.now()), severalSites: await hasSeveralSites(on) }))
}

const units: Partial<Record<ReportColumnKind, string>> = { percent: '%', hours: 'h' }

/** A label with the unit of its numbers, for files in which cells are bare numbers. */
export function labelWithUnit({ label, kind }: ReportColumn): string {
  const unit = units[kind]
  return unit ? `${label} (${unit})` : label
}
