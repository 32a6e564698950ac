import type { ReportCell, ReportColumn, ReportColumnKind } from '../../../contract/insight/reports/report-definition.ts'
import { timeLabel } from '../../../contract/insight/reports/report-time.ts'
import { grouped } from '../../../contract/money.ts'
import type { Letterhead, PdfContent } from '../../platform/files/pdf.ts'
import { datesIn } from '../../platform/print/dates.ts'
import { labelWithUnit, type PrintedReport } from './report-table.ts'

/** A report as a PDF file, which says how many rows it leaves out. */
export function reportPages(table: PrintedReport, letterhead: Letterhead): PdfContent {
  const { definition, time, rows, total, span, made, today } = table
  const dates = datesIn(today.timeZone)
  const { moment } = dates
  const left = total - rows.length
  const shown = rows.map((row) => definition.columns.map((column) => written(row[column.key] ?? null, column, dates)))
  return {
    letterhead,
    title: definition.title,
    number: '',
    facts: [
      {
        label: 'Period',
        value: definition.hasPeriod ? `${moment(span.from.toISOString())} to ${moment(span.to.toISOString())}` : 'As of now',
      },
      { label: 'Made', value: moment(made.toISOString()) },
    ],
    blocks: [
      { kind: 'text', label: definition.hasPeriod ? timeLabel(time) : 'Now', text: definition.definition },
      { kind: 'table', columns: widths(definition.columns), rows: shown, dense: definition.columns.length > 6 },
      ...(rows.length === 0 ? [{ kind: 'text' as const, label: 'Rows', text: 'No data to report.' }] : []),
      ...(left > 0
        ? [
            {
              kind: 'text' as const,
              label: 'Rows',
              text: `${grouped(String(left))} more rows are not shown here. Export as CSV or Excel to get all rows.`,
            },
          ]
        : []),
    ],
  }
}

/** How wide columns are in relation to each other. */
const weights: Record<ReportColumnKind, number> = { text: 1.6, number: 1, percent: 1, hours: 1, money: 1.4, day: 1.4, time: 1.7 }
const widthOfPage = 499

function widths(columns: readonly ReportColumn[]) {
  const whole = columns.reduce((sum, { kind }) => sum + weights[kind], 0)
  return columns.map((column) => ({
    label: labelWithUnit(column),
    width: (widthOfPage * weights[column.kind]) / whole,
    align: column.kind === 'text' || column.kind === 'day' || column.kind === 'time' ? ('left' as const) : ('right' as const),
  }))
}

function written(cell: ReportCell, { kind }: ReportColumn, { moment, day }: ReturnType<typeof datesIn>): string {
  if (cell === null || cell === '') return '–'
  switch (kind) {
    case 'text':
      return String(cell)
    case 'money':
      return grouped(String(cell))
    case 'day':
      return day(String(cell))
    case 'time':
      return moment(String(cell))
    case 'percent':
    case 'hours':
      return Number(cell).toLocaleString('en-US', { minimumFractionDigits: 1 })
    case 'number':
      return Number(cell).toLocaleString('en-US')
  }
}
