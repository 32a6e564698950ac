import type { dashboardEndpoints } from '../../contract/dashboard.ts'
import type { AnswerOf } from '../../contract/endpoint.ts'
import { ChartPanel } from '../chart/chart-panel.tsx'
import { detailFor } from '../lib/api.ts'
import { formatNumber, formatPercent, plural } from '../lib/format.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { OccupancyBar } from '../ui/occupancy-bar.tsx'
import { Truncated } from '../ui/truncated.tsx'
import { useZones } from './use-dashboard.ts'

type Zone = AnswerOf<typeof dashboardEndpoints.zones>[number]

const title = 'Zone occupancy'
const nearlyFull = 0.9
/** The maximum number of cells per zone. */
const mostCells = 80

const columns: readonly Column<Zone>[] = [
  { id: 'zone', header: 'Zone', mobile: 'title', cell: ({ zone }) => <Truncated text={zone} /> },
  { id: 'locations', header: 'Locations', align: 'right', cell: ({ locations }) => formatNumber(locations) },
  { id: 'occupancy', header: 'Occupancy', align: 'right', cell: ({ occupancy }) => formatNumber(occupancy) },
  { id: 'capacity', header: 'Capacity', align: 'right', cell: ({ capacity }) => capacityWords(capacity) },
  { id: 'share', header: 'Full', align: 'right', mobile: 'status', cell: (zone) => percentWords(zone) ?? '–' },
]

/** The occupancy of the warehouse by zone. */
export function ZoneMap() {
  const zones = useZones()
  return (
    <ChartPanel
      title={title}
      chart={zones.data && <Chart zones={zones.data} />}
      table={
        <DataTable plain name="zones" caption={title} columns={columns} rows={zones.data} rowKey={({ zone }) => zone} empty={<NoZones />} />
      }
      error={
        zones.isError
          ? { title: 'Failed to load zone occupancy', detail: detailFor(zones.error), onRetry: () => void zones.refetch() }
          : null
      }
    />
  )
}

function NoZones() {
  return <EmptyState title="No locations yet" hint="Locations are added in Inventory, tab Locations." />
}

function Chart({ zones }: { zones: readonly Zone[] }) {
  if (zones.length === 0) return <NoZones />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 p-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <div role="img" aria-label={`Map of zones: ${zones.map(inWords).join(', ')}`} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {zones.map((zone) => (
          <ZoneTile key={zone.zone} zone={zone} />
        ))}
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {zones
          .toSorted((a, b) => (shareOf(b) ?? -1) - (shareOf(a) ?? -1))
          .map((zone) => (
            <li key={zone.zone}>
              <div className="figures mb-1 flex items-baseline justify-between gap-4">
                <Truncated text={zone.zone} className="min-w-0" />
                <span className="whitespace-nowrap">
                  {formatNumber(zone.occupancy)} <span className="text-muted">/ {capacityWords(zone.capacity)}</span>
                </span>
              </div>
              <OccupancyBar share={shareOf(zone)} />
            </li>
          ))}
      </ul>
    </div>
  )
}

const fills = ['bg-(--zone-1)', 'bg-(--zone-2)', 'bg-(--zone-3)', 'bg-(--zone-4)', 'bg-(--zone-5)'] as const

/** One cell per location; the number of filled cells and their shade show the zone's occupancy. */
function ZoneTile({ zone }: { zone: Zone }) {
  const share = shareOf(zone)
  const cells = Math.min(zone.locations, mostCells)
  const filled = share === null ? 0 : Math.ceil(Math.min(share, 1) * cells)
  const fill = fills[Math.min(4, Math.floor((share ?? 0) * 5))]
  return (
    <div className="min-w-0 border border-line-strong px-2.5 pt-1.5 pb-2.5">
      <div className="figures mb-1.5 flex items-baseline justify-between gap-3 text-small">
        <Truncated text={zone.zone} className="min-w-0" />
        <span className={`font-semibold ${share !== null && share >= nearlyFull ? 'text-caution-text' : ''}`}>
          {percentWords(zone) ?? plural(zone.occupancy, 'unit')}
        </span>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,0.875rem)] gap-[2px]">
        {Array.from({ length: cells }, (_, index) => index).map((cell) => (
          <i key={cell} className={`h-3.5 ${cell < filled ? fill : 'bg-sunken shadow-[inset_0_0_0_1px_var(--line)]'}`} />
        ))}
      </div>
    </div>
  )
}

/** Null when a location of the zone is unlimited. */
function shareOf({ occupancy, capacity }: Zone): number | null {
  return capacity === null || capacity === 0 ? null : occupancy / capacity
}

function percentWords(zone: Zone): string | null {
  const share = shareOf(zone)
  return share === null ? null : formatPercent(Math.round(share * 100))
}

function capacityWords(capacity: number | null): string {
  return capacity === null ? 'unlimited' : formatNumber(capacity)
}

function inWords(zone: Zone): string {
  return `${zone.zone} ${percentWords(zone) ?? plural(zone.occupancy, 'unit')}`
}
