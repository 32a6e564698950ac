import type { ReportColumn, ReportDefinition, ReportRow } from '../../../contract/insight/reports/report-definition.ts'
import { BarChart } from '../../platform/chart/bar-chart.tsx'
import { formatDay } from '../../platform/lib/format.ts'
import { writtenCell } from './report-columns.tsx'

/** More bars are too thin to distinguish. */
const mostBars = 60
/** About so many labels fit below the bars of a wide screen. */
const mostTicks = 14

/** The columns that the report names as its chart, over its first column. Nothing where there is too little or too much to draw. */
export function ReportChart({ definition, rows }: { definition: ReportDefinition; rows: readonly ReportRow[] }) {
  const [first] = definition.columns
  const series = (definition.chart ?? []).flatMap((key) => definition.columns.find((column) => column.key === key) ?? [])
  const [one, other] = series.map((column) => ({ name: column.label, values: rows.map((row) => Number(row[column.key] ?? 0)) }))
  if (!first || !one || rows.length < 2 || rows.length > mostBars) return null
  if ([one, other].every((each) => each?.values.every((value) => value === 0) ?? true)) return null
  return (
    <div className="border-b border-line">
      <BarChart
        label={`${definition.title}: ${series.map(({ label }) => label).join(' and ')}`}
        categories={rows.map((row, index) => categoryOf(first, row, index, rows.length))}
        series={other ? [one, other] : [one]}
      />
    </div>
  )
}

function categoryOf({ key, kind }: ReportColumn, row: ReportRow, index: number, count: number) {
  const cell = row[key] ?? null
  const name = writtenCell(cell, kind)
  const step = Math.ceil(count / mostTicks)
  if (kind !== 'day') return { name, tick: name }
  const day = String(cell)
  if (index % step !== 0) return { name, tick: '' }
  return { name, tick: formatDay(day, 'number'), below: formatDay(day, 'month') }
}
