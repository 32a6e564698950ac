import type { ReportColumnKind, ReportRow } from '../../../contract/insight/reports/report-definition.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Column } from '../../platform/files/columns.ts'
import { csvStream } from '../../platform/files/csv.ts'
import { xlsxStream } from '../../platform/files/xlsx.ts'
import type { Download } from '../../platform/http/download.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { reportPages } from './report-pdf.ts'
import { labelWithUnit, type PrintedReport, type ReportTable } from './report-table.ts'

export function reportCsv(table: ReportTable): Download {
  return named(table, 'csv', csvStream(columnsOf(table), table.rows, table.today))
}

export function reportXlsx(table: ReportTable): Download {
  const sheet = sheetName(table.definition.title)
  return named(table, 'xlsx', xlsxStream(columnsOf(table), table.rows, { ...table.today, sheet }))
}

export async function reportPdf(db: Database, table: PrintedReport): Promise<Download> {
  const letterhead = await readLetterhead(db)
  return named(table, 'pdf', await inThread('print-document', reportPages(table, letterhead)))
}

function named({ name, today }: Pick<ReportTable, 'name' | 'today'>, extension: string, content: Download['content']): Download {
  return { fileName: `${name}-${today.day}.${extension}`, content }
}

const cellKinds: Record<ReportColumnKind, Column<ReportRow>['kind']> = {
  text: 'text',
  number: 'number',
  percent: 'number',
  hours: 'number',
  money: 'money',
  day: 'date',
  time: 'time',
}

function columnsOf({ definition }: ReportTable): Column<ReportRow>[] {
  return definition.columns.map((column) => ({
    label: labelWithUnit(column),
    kind: cellKinds[column.kind],
    value: (row) => row[column.key] ?? null,
    width: column.kind === 'text' ? 26 : 16,
  }))
}

/** Excel allows 31 characters, none of them a bracket or slash. */
function sheetName(title: string): string {
  return title.replace(/[[\]*?/\\:]/g, ' ').slice(0, 31)
}
