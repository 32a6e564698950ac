import { useNavigate } from '@tanstack/react-router'
import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import { BarChart } from '../../platform/chart/bar-chart.tsx'
import { ChartPanel } from '../../platform/chart/chart-panel.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatDay, formatNumber, plural } from '../../platform/lib/format.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { useActivity } from './use-dashboard.ts'

type Day = AnswerOf<typeof dashboardEndpoints.activity>[number]

const title = 'Movements per day'

const columns: readonly Column<Day>[] = [
  { id: 'day', header: 'Day', mobile: 'title', cell: ({ day }) => formatDay(day, 'weekday') },
  { id: 'inbound', header: 'Inbound', align: 'right', cell: ({ inbound }) => formatNumber(inbound) },
  { id: 'inboundUnits', header: 'Inbound units', align: 'right', cell: ({ inboundUnits }) => formatNumber(inboundUnits) },
  { id: 'outbound', header: 'Outbound', align: 'right', cell: ({ outbound }) => formatNumber(outbound) },
  { id: 'outboundUnits', header: 'Outbound units', align: 'right', cell: ({ outboundUnits }) => formatNumber(outboundUnits) },
  { id: 'opening', header: 'Opening', align: 'right', cell: ({ opening }) => formatNumber(opening) },
]

/**
 * Stock movements in and out over two weeks. The chart shows movements, not units: stock comes in by the pallet and leaves by the piece,
 * so outbound units would be invisible on a common scale.
 */
export function MovementsPerDay() {
  const activity = useActivity()
  const days = activity.data
  return (
    <ChartPanel
      title={title}
      chart={days && <Bars days={days} />}
      table={<DataTable cards={false} caption={title} columns={columns} rows={days} rowKey={({ day }) => day} empty={null} />}
      error={
        activity.isError
          ? { title: 'Failed to load movements per day', detail: detailFor(activity.error), onRetry: () => void activity.refetch() }
          : null
      }
    />
  )
}

function Bars({ days }: { days: readonly Day[] }) {
  const navigate = useNavigate()
  if (days.every(({ inbound, outbound }) => inbound === 0 && outbound === 0)) {
    return <EmptyState title="No stock movements" hint={`No stock movements in the last ${days.length} days.`} />
  }
  const units = (of: 'inboundUnits' | 'outboundUnits') => (index: number) => plural(days[index]?.[of] ?? 0, 'unit')
  const total = (of: Exclude<keyof Day, 'day'>) => days.reduce((sum, day) => sum + day[of], 0)
  return (
    <BarChart
      label={`Movements per day over ${days.length} days: ${inWords(total('inbound'), 'inbound', total('inboundUnits'))} and ${inWords(total('outbound'), 'outbound', total('outboundUnits'))} in all`}
      categories={days.map(({ day }, index) => ({
        name: formatDay(day, 'weekday'),
        tick: formatDay(day, 'number'),
        below: index === 0 || day.endsWith('-01') ? formatDay(day, 'month') : undefined,
        isNow: index === days.length - 1,
      }))}
      series={[
        { name: 'Inbound', values: days.map(({ inbound }) => inbound), note: units('inboundUnits') },
        { name: 'Outbound', values: days.map(({ outbound }) => outbound), note: units('outboundUnits') },
      ]}
      onOpen={(index) => {
        const day = days[index]?.day
        void navigate({ to: '/inventory', search: { tab: 'movements', createdFrom: day, createdTo: day } })
      }}
    />
  )
}

/** '3 inbound (4,261 units)'. */
function inWords(movements: number, direction: 'inbound' | 'outbound', units: number): string {
  return `${formatNumber(movements)} ${direction} (${plural(units, 'unit')})`
}
