import { Link } from '@tanstack/react-router'
import { ChartPanel } from '../../platform/chart/chart-panel.tsx'
import { ChartTip } from '../../platform/chart/chart-tip.tsx'
import { useRovingLinks } from '../../platform/chart/use-roving-links.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber, formatPercent, plural } from '../../platform/lib/format.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { OccupancyBar } from '../../platform/ui/occupancy-bar.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { type Aisle, floorPlan, type PlacedZone, shareOf, type Zone } from './floor-plan.ts'
import { useZones } from './use-dashboard.ts'

const title = 'Zone occupancy'
const nearlyFull = 0.9

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
        <DataTable cards={false} caption={title} columns={columns} rows={zones.data} rowKey={({ zone }) => zone} empty={<NoZones />} />
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
  return <EmptyState title="No locations yet" hint="Add locations in Inventory, on the Locations tab." />
}

function Chart({ zones }: { zones: readonly Zone[] }) {
  if (zones.length === 0) return <NoZones />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 p-4 @4xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <Plan zones={zones} />
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

/** Each zone leads to its locations. */
function Plan({ zones }: { zones: readonly Zone[] }) {
  const { onKeyDown, linkProps } = useRovingLinks()
  const rows = floorPlan(zones)
  const order = rows.flat().map(({ zone }) => zone.zone)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div role="group" aria-label="Map of zones" onKeyDown={onKeyDown} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {rows.map((row) => (
        <div key={row[0]?.zone.zone} className="flex flex-col gap-2 @xl:flex-row">
          {row.map((placed) => (
            <ZoneTile key={placed.zone.zone} placed={placed} {...linkProps(order.indexOf(placed.zone.zone))} />
          ))}
        </div>
      ))}
    </div>
  )
}

function ZoneTile({ placed, ...focus }: { placed: PlacedZone } & ReturnType<ReturnType<typeof useRovingLinks>['linkProps']>) {
  const { zone, across, racks } = placed
  const share = shareOf(zone)
  return (
    <Link
      to="/inventory"
      search={{ tab: 'locations', zone: zone.zone }}
      style={{ flex: `${across} 1 0` }}
      className="group relative grid min-w-0 content-start gap-[3px] border border-line-strong px-2.5 pt-1.5 pb-2.5 hover:bg-hover"
      {...focus}
    >
      <span className="figures mb-1 flex items-baseline justify-between gap-3 text-small">
        <span className="truncated min-w-0">{zone.zone}</span>{' '}
        <span className={`font-semibold whitespace-nowrap ${share !== null && share >= nearlyFull ? 'text-caution-text' : ''}`}>
          {percentWords(zone) ?? plural(zone.occupancy, 'unit')}
          <span className="sr-only">
            ({formatNumber(zone.occupancy)} of {capacityWords(zone.capacity)} units, {plural(zone.locations, 'location')})
          </span>
        </span>
      </span>
      {racks.map((rack) => (
        <Rack key={rack.code} rack={rack} across={across} />
      ))}
      <span className="hidden group-hover:block group-focus-visible:block">
        <ChartTip place={0.5}>
          <span className="block font-medium wrap-anywhere">{inWords(zone)}</span>
          <span className="block text-on-inverse-muted">
            {formatNumber(zone.occupancy)} / {capacityWords(zone.capacity)} · {plural(zone.locations, 'location')}
          </span>
        </ChartTip>
      </span>
    </Link>
  )
}

const fills = ['--zone-1', '--zone-2', '--zone-3', '--zone-4', '--zone-5'] as const

/** An aisle with a cell for each location. How far it is filled, and how dark, shows how full it is; dashed where it has no limit. */
function Rack({ rack, across }: { rack: Aisle; across: number }) {
  const share = shareOf(rack)
  const filled = Math.min(share ?? 0, 1)
  const cell = `${100 / rack.locations}%`
  const shade = `var(${fills[Math.min(4, Math.floor(filled * 5))]})`
  return (
    <i
      className={`block h-3.5 ${share === null ? 'border border-dashed border-control' : 'shadow-[inset_0_0_0_1px_var(--line)] in-data-[contrast=more]:shadow-[inset_0_0_0_1px_var(--control)]'}`}
      style={{
        width: `${(Math.min(rack.locations, across) / across) * 100}%`,
        backgroundImage: `repeating-linear-gradient(to right, transparent 0 calc(${cell} - 2px), var(--raised) calc(${cell} - 2px) ${cell}), linear-gradient(to right, ${shade} ${filled * 100}%, var(--sunken) ${filled * 100}%)`,
      }}
    />
  )
}

function percentWords(zone: Zone): string | null {
  const share = shareOf(zone)
  return share === null ? null : formatPercent(Math.round(share * 100))
}

function capacityWords(capacity: number | null): string {
  return capacity === null ? 'unlimited' : formatNumber(capacity)
}

/** 'Pick faces 75%'. */
function inWords(zone: Zone): string {
  return `${zone.zone} ${percentWords(zone) ?? plural(zone.occupancy, 'unit')}`
}
