import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { overdueAges, type Performance } from '../../../contract/insight/dashboard/dashboard.ts'
import { BarChart } from '../../platform/chart/bar-chart.tsx'
import { ChartPanel } from '../../platform/chart/chart-panel.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatAmount, formatDay, formatNumber, formatShare, plural } from '../../platform/lib/format.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { usePerformance } from './use-dashboard.ts'

type Week = Performance['weeks'][number]
type Receivables = Performance['receivables'][number]
type Age = (typeof overdueAges)[number]

const ageLabels: Record<Age, string> = {
  notDue: 'Not due',
  upTo30: '1–30 days',
  upTo60: '31–60 days',
  upTo90: '61–90 days',
  older: 'Over 90 days',
}

/** How the warehouse does over twelve weeks, and what it is owed. */
export function PerformanceCharts() {
  const read = usePerformance()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5 @4xl:grid-cols-3 @4xl:items-stretch">
      <OnTime read={read} />
      <DockToStock read={read} />
      <ReceivablesByAge read={read} />
    </div>
  )
}

interface ChartProps {
  read: UseQueryResult<Performance>
}

const weekColumn: Column<Week> = { id: 'week', header: 'Week of', mobile: 'title', cell: ({ week }) => formatDay(week) }

const onTimeColumns: readonly Column<Week>[] = [
  weekColumn,
  { id: 'delivered', header: 'Delivered', align: 'right', cell: ({ delivered }) => formatNumber(delivered) },
  { id: 'onTime', header: 'On time', align: 'right', cell: ({ onTime }) => formatNumber(onTime) },
  { id: 'share', header: 'Share', align: 'right', cell: (week) => onTimeShare(week) },
]

function onTimeShare({ onTime, delivered }: Week): string {
  return delivered === 0 ? '–' : formatShare((onTime / delivered) * 100)
}

function OnTime({ read }: ChartProps) {
  return (
    <WeekChart
      title="On-time deliveries per week"
      label="Deliveries on or before the estimated date, in percent, per week"
      read={read}
      columns={onTimeColumns}
      empty={<EmptyState title="No deliveries" hint="No deliveries in these weeks." />}
      name="On time"
      count={({ delivered }) => delivered}
      value={({ onTime, delivered }) => (delivered === 0 ? 0 : (onTime / delivered) * 100)}
      written={onTimeShare}
      note={({ delivered }) => `of ${plural(delivered, 'delivery', 'deliveries')}`}
    />
  )
}

const dockColumns: readonly Column<Week>[] = [
  weekColumn,
  { id: 'stored', header: 'Receipts stored', align: 'right', cell: ({ stored }) => formatNumber(stored) },
  { id: 'hours', header: 'Mean time', align: 'right', cell: (week) => hours(week) },
]

function hours({ dockToStock }: Week): string {
  return dockToStock === null ? '–' : `${formatNumber(dockToStock)} h`
}

function DockToStock({ read }: ChartProps) {
  return (
    <WeekChart
      title="Dock to stock per week"
      label="Mean hours from receipt to put-away, per week"
      read={read}
      columns={dockColumns}
      empty={<EmptyState title="No receipts stored" hint="No receipts were stored in these weeks." />}
      name="Hours"
      count={({ stored }) => stored}
      value={({ dockToStock }) => dockToStock ?? 0}
      written={hours}
      note={({ stored }) => plural(stored, 'receipt')}
    />
  )
}

interface WeekChartProps extends ChartProps {
  title: string
  label: string
  columns: readonly Column<Week>[]
  /** Instead of the chart, when no week counts anything. */
  empty: ReactNode
  /** The name of the series. */
  name: string
  /** How much a week counts. */
  count: (week: Week) => number
  /** The height of its bar. */
  value: (week: Week) => number
  written: (week: Week) => string
  note: (week: Week) => string
}

/** A bar for each week. */
function WeekChart({ title, label, read, columns, empty, name, count, value, written, note }: WeekChartProps) {
  const wordsOf = (weeks: readonly Week[], words: (week: Week) => string) => (index: number) => {
    const week = weeks[index]
    return week ? words(week) : ''
  }
  return (
    <Frame
      title={title}
      read={read}
      chart={({ weeks }) =>
        weeks.every((week) => count(week) === 0) ? (
          empty
        ) : (
          <BarChart
            label={label}
            categories={categoriesOf(weeks)}
            series={[{ name, values: weeks.map(value), written: wordsOf(weeks, written), note: wordsOf(weeks, note) }]}
          />
        )
      }
      table={<DataTable cards={false} caption={title} columns={columns} rows={read.data?.weeks} rowKey={({ week }) => week} empty={null} />}
    />
  )
}

const receivablesColumns: readonly Column<Receivables>[] = [
  { id: 'currency', header: 'Currency', mobile: 'title', cell: ({ currency }) => currency },
  ...overdueAges.map(
    (age): Column<Receivables> => ({
      id: age,
      header: ageLabels[age],
      align: 'right',
      cell: (row) => formatAmount(row[age], row.currency),
    }),
  ),
  { id: 'open', header: 'Open', align: 'right', cell: ({ open, currency }) => formatAmount(open, currency) },
]

/** The chart shows the currency in which most is open; the table all of them. */
function ReceivablesByAge({ read }: ChartProps) {
  const navigate = useNavigate()
  const title = 'Receivables by age'
  return (
    <Frame
      title={title}
      read={read}
      chart={({ receivables: [most] }) =>
        most === undefined ? (
          <EmptyState title="No receivables" hint="All sent invoices are paid." />
        ) : (
          <BarChart
            label={`Outstanding invoices by days overdue, ${formatAmount(most.open, most.currency)} in total`}
            categories={overdueAges.map((age) => ({ name: ageLabels[age], tick: ageLabels[age].replace(' days', '') }))}
            series={[
              {
                name: 'Open',
                // Only the height of a bar is a number; the amounts are written from their exact text.
                values: overdueAges.map((age) => Number(most[age])),
                written: (index) => formatAmount(most[overdueAges[index] ?? 'open'], most.currency),
              },
            ]}
            onOpen={(index) => void navigate({ to: '/invoices', search: { status: index === 0 ? 'sent' : 'overdue' } })}
          />
        )
      }
      table={
        <DataTable
          cards={false}
          caption={title}
          columns={receivablesColumns}
          rows={read.data?.receivables}
          rowKey={({ currency }) => currency}
          empty={null}
        />
      }
    />
  )
}

interface FrameProps extends ChartProps {
  title: string
  chart: (performance: Performance) => ReactNode
  table: ReactNode
}

function Frame({ title, read, chart, table }: FrameProps) {
  const failed = `Failed to load: ${title}`
  return (
    <ChartPanel
      title={title}
      chart={read.data && chart(read.data)}
      table={table}
      error={read.isError ? { title: failed, detail: detailFor(read.error), onRetry: () => void read.refetch() } : null}
    />
  )
}

function categoriesOf(weeks: readonly Week[]) {
  return weeks.map(({ week }, index) => ({
    name: `Week of ${formatDay(week)}`,
    tick: formatDay(week, 'number'),
    // The first one, and the first of each month.
    below: index === 0 || Number(week.slice(8)) <= 7 ? formatDay(week, 'month') : undefined,
    isNow: index === weeks.length - 1,
  }))
}
