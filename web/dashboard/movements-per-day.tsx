import type { dashboardEndpoints } from '../../contract/dashboard.ts'
import type { AnswerOf } from '../../contract/endpoint.ts'
import { detailFor } from '../lib/api.ts'
import { formatNumber, plural } from '../lib/format.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { axisTicks } from './axis-ticks.ts'
import { ChartPanel } from './chart-panel.tsx'
import { useActivity } from './use-dashboard.ts'

type Day = AnswerOf<typeof dashboardEndpoints.activity>[number]

const title = 'Movements per day'

// Days are in the warehouse's time zone, not the reader's.
const longDays = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })
const dayNumbers = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', day: 'numeric' })
const months = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' })

const columns: readonly Column<Day>[] = [
  { id: 'day', header: 'Day', mobile: 'title', cell: ({ day }) => longDays.format(new Date(day)) },
  { id: 'inbound', header: 'Inbound', align: 'right', cell: ({ inbound }) => formatNumber(inbound) },
  { id: 'inboundUnits', header: 'Inbound units', align: 'right', cell: ({ inboundUnits }) => formatNumber(inboundUnits) },
  { id: 'outbound', header: 'Outbound', align: 'right', cell: ({ outbound }) => formatNumber(outbound) },
  { id: 'outboundUnits', header: 'Outbound units', align: 'right', cell: ({ outboundUnits }) => formatNumber(outboundUnits) },
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
      legend={<Legend className="max-sm:hidden" />}
      chart={days && <Bars days={days} />}
      table={
        <DataTable plain name="movements-per-day" caption={title} columns={columns} rows={days} rowKey={({ day }) => day} empty={null} />
      }
      error={
        activity.isError
          ? { title: 'Failed to load movements per day', detail: detailFor(activity.error), onRetry: () => void activity.refetch() }
          : null
      }
    />
  )
}

function Legend({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`flex gap-3 text-caption text-muted ${className}`}>
      <span className="flex items-center gap-1.5">
        <i className="size-2.5 bg-(--chart-1)" />
        Inbound
      </span>
      <span className="flex items-center gap-1.5">
        <i className="size-2.5 bg-(--chart-2)" />
        Outbound
      </span>
    </span>
  )
}

/** The SVG is stretched to the available width; its labels are HTML, so that only the text size scales them. */
function Bars({ days }: { days: readonly Day[] }) {
  const ticks = axisTicks(Math.max(...days.map((day) => Math.max(day.inbound, day.outbound))))
  const top = ticks.at(-1) ?? 1
  const total = (of: Exclude<keyof Day, 'day'>) => days.reduce((sum, day) => sum + day[of], 0)
  if (days.every((day) => day.inbound === 0 && day.outbound === 0)) {
    return <EmptyState title="No stock movements" hint={`No stock came in or went out in the last ${days.length} days.`} />
  }
  return (
    <div className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 px-4 pt-5 pb-3 text-caption text-muted max-sm:pt-3">
      <Legend className="col-span-2 mb-4 sm:hidden" />
      <div aria-hidden="true" className="relative h-40">
        {ticks.map((tick) => (
          <span key={tick} className="absolute right-0 translate-y-1/2" style={{ bottom: `${(tick / top) * 100}%` }}>
            {formatNumber(tick)}
          </span>
        ))}
        {/* Reserves the width of the longest label. */}
        <span className="invisible">{formatNumber(top)}</span>
      </div>
      <svg
        role="img"
        aria-label={`Movements per day over ${days.length} days: ${inWords(total('inbound'), 'inbound', total('inboundUnits'))} and ${inWords(total('outbound'), 'outbound', total('outboundUnits'))} in all`}
        viewBox={`0 0 ${days.length * 10} 100`}
        preserveAspectRatio="none"
        className="h-40 w-full overflow-visible"
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2={days.length * 10}
            y1={100 - (tick / top) * 100}
            y2={100 - (tick / top) * 100}
            className="stroke-(--chart-grid) [vector-effect:non-scaling-stroke]"
          />
        ))}
        {days.map(({ day, inbound, outbound, inboundUnits, outboundUnits }, index) => (
          <g key={day}>
            <title>{`${longDays.format(new Date(day))}: ${inWords(inbound, 'inbound', inboundUnits)}, ${inWords(outbound, 'outbound', outboundUnits)}`}</title>
            <rect x={index * 10} width="10" height="100" className="fill-transparent hover:fill-hover" />
            <Bar x={index * 10 + 2} share={inbound / top} className="fill-(--chart-1)" />
            <Bar x={index * 10 + 5.3} share={outbound / top} className="fill-(--chart-2)" />
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className="col-start-2 mt-1.5 grid auto-cols-fr grid-flow-col text-center">
        {days.map(({ day }, index) => {
          const date = new Date(day)
          const isToday = index === days.length - 1
          const startsMonth = index === 0 || date.getUTCDate() === 1
          return (
            <span key={day} className={isToday ? 'font-semibold text-ink' : undefined}>
              {dayNumbers.format(date)}
              {startsMonth && <span className="block font-normal text-muted">{months.format(date)}</span>}
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** '3 inbound (4,261 units)'. */
function inWords(movements: number, direction: 'inbound' | 'outbound', units: number): string {
  return `${formatNumber(movements)} ${direction} (${plural(units, 'unit')})`
}

/** Minimum height, so that every value above 0 is visible. */
function Bar({ x, share, className }: { x: number; share: number; className: string }) {
  const height = share === 0 ? 0 : Math.max(share * 100, 1)
  return <rect x={x} y={100 - height} width="2.8" height={height} className={`pointer-events-none ${className}`} />
}
