import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'

export type Zone = AnswerOf<typeof dashboardEndpoints.zones>[number]
export type Aisle = Zone['aisles'][number]

export interface PlacedZone {
  zone: Zone
  /** Locations in a row, which is its width on the plan. */
  across: number
  /** One above the other. */
  racks: Aisle[]
}

const mostInRow = 4
const mostAcross = 24
const mostRacks = 12
/** A zone is at least this share of the longest one's width, so that its name can be read. */
const narrowest = 0.4

/** 'A-2' before 'A-10'. */
function inOrder(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

/**
 * Lays zones out in rows, as on a plan of the floor: storage first, then where goods come in, leave and wait, each in the order of the
 * names. Rows are about equally long, so a location is about equally large everywhere.
 */
export function floorPlan(zones: readonly Zone[]): PlacedZone[][] {
  const placed = zones
    .toSorted((a, b) => Number(b.isStorage) - Number(a.isStorage) || inOrder(a.zone, b.zone))
    .map((zone) => ({ zone, across: longest(zone.aisles), racks: mergedRacks(zone.aisles) }))
  const least = Math.max(...placed.map(({ across }) => across), 1) * narrowest
  return inRows(placed.map((each) => ({ ...each, across: Math.max(each.across, least) })))
}

function inRows(zones: readonly PlacedZone[]): PlacedZone[][] {
  const total = zones.reduce((sum, { across }) => sum + across, 0)
  const widest = Math.max(mostAcross, ...zones.map(({ across }) => across))
  const target = total / Math.max(Math.ceil(total / widest), Math.ceil(zones.length / mostInRow))
  const rows: PlacedZone[][] = []
  let filled = Number.POSITIVE_INFINITY
  for (const zone of zones) {
    const row = rows.at(-1)
    if (!row || row.length === mostInRow || filled + zone.across / 2 > target) {
      rows.push([zone])
      filled = zone.across
    } else {
      row.push(zone)
      filled += zone.across
    }
  }
  return rows
}

/** In the order of their codes. Of very many aisles, neighbours are drawn as one. */
function mergedRacks(aisles: readonly Aisle[]): Aisle[] {
  const ordered = aisles.toSorted((a, b) => inOrder(a.code, b.code))
  const together = Math.ceil(ordered.length / mostRacks)
  return Array.from({ length: Math.ceil(ordered.length / together) }, (_, rack) =>
    merged(ordered.slice(rack * together, (rack + 1) * together)),
  )
}

function merged(aisles: readonly Aisle[]): Aisle {
  const sum = (of: (aisle: Aisle) => number) => aisles.reduce((total, aisle) => total + of(aisle), 0)
  return {
    code: [...new Set([aisles[0]?.code, aisles.at(-1)?.code])].join('–'),
    locations: longest(aisles),
    occupancy: sum(({ occupancy }) => occupancy),
    capacity: aisles.some(({ capacity }) => capacity === null) ? null : sum(({ capacity }) => capacity ?? 0),
  }
}

function longest(aisles: readonly Aisle[]): number {
  return Math.max(...aisles.map(({ locations }) => locations), 1)
}

/** How full it is; null when it has no limit. */
export function shareOf({ occupancy, capacity }: Pick<Zone, 'occupancy' | 'capacity'>): number | null {
  return capacity === null || capacity === 0 ? null : occupancy / capacity
}
