import { type Kysely, type SqlBool, sql } from 'kysely'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import type { Database } from '../../platform/engine/database.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { listOf } from '../../platform/lists/list.ts'
import { forStaff, matches } from '../../platform/lists/list-filters.ts'
import type { Viewer } from '../../viewer.ts'
import { requireItem } from '../inventory/inventory-queries.ts'
import { locationEntity } from '../locations/locations-queries.ts'
import { atOwnSites } from '../sites/own-sites.ts'

/** Lines of closed counts, as they were counted last. */
function visibleClosedLines(on: Kysely<Tables>, viewer: Viewer) {
  const lines = on
    .selectFrom('count_lines as c')
    .innerJoin('count_places as p', 'p.id', 'c.place_id')
    .innerJoin('counts as n', 'n.id', 'p.count_id')
    .where('n.status', '=', 'closed')
  return atOwnSites(forStaff(lines, viewer), viewer, 'n.site_id')
}

type Lines = ReturnType<typeof visibleClosedLines>

const lastRound = sql<{ round: number; counted: number; expected: number }>`lateral (
  select r.round, r.counted, r.expected from count_line_rounds r where r.line_id = c.id order by r.round desc limit 1)`

function selectLines(lines: Lines) {
  return lines
    .innerJoin(lastRound.as('r'), (join) => join.onTrue())
    .innerJoin('count_visits as v', (join) => join.onRef('v.place_id', '=', 'p.id').on(sql<SqlBool>`v.round = r.round`))
    .innerJoin('inventory_items as i', 'i.id', 'c.item_id')
    .innerJoin('locations as l', 'l.id', 'p.location_id')
    .leftJoin('handling_units as h', 'h.id', 'c.handling_unit_id')
    .select([
      'c.id',
      'n.id as countId',
      'n.count_number as countNumber',
      iso('v.counted_at').as('at'),
      'i.id as inventoryId',
      'i.sku',
      'l.code as location',
      'c.lot_number as lot',
      'h.sscc as handlingUnit',
      'r.expected',
      'r.counted',
      sql<number>`r.counted - r.expected`.as('difference'),
      'c.status',
      sql<string | null>`user_name(v.user_id)`.as('by'),
    ])
}

const sorts = { at: { by: 'n.closed_at', kind: 'time' } } as const
const where = (lines: Lines, { q }: { q?: string | undefined }) => lines.where(matches(q, (word) => [word.isIn('n.count_number')]))

const ofItem = listOf(countsEndpoints.ofItem, {
  from: (on, viewer: Viewer, { id }) => visibleClosedLines(on, viewer).where('c.item_id', '=', id),
  where,
  select: selectLines,
  id: 'c.id',
  sorts,
  defaultSort: '-at',
})

const ofLocation = listOf(countsEndpoints.ofLocation, {
  from: (on, viewer: Viewer, { id }) => visibleClosedLines(on, viewer).where('p.location_id', '=', id),
  where,
  select: selectLines,
  id: 'c.id',
  sorts,
  defaultSort: '-at',
})

type Asked = Parameters<typeof ofItem>[2]

export async function listCountsOfItem(db: Database, viewer: Viewer, asked: Asked) {
  await db.read(viewer, (on) => requireItem(on, viewer, asked.id))
  return ofItem(db, viewer, asked)
}

export async function listCountsOfLocation(db: Database, viewer: Viewer, asked: Asked) {
  await db.read(viewer, (on) => locationEntity.require(on, viewer, asked.id))
  return ofLocation(db, viewer, asked)
}
