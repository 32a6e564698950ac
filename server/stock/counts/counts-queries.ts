import { type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { countStatusLabels } from '../../../contract/stock/counts/count-words.ts'
import { type Count, counts, type countsEndpoints, type DetailedCount } from '../../../contract/stock/counts/counts.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Locked } from '../../platform/engine/locked.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { forStaff } from '../../platform/lists/list-filters.ts'
import { entity } from '../../platform/records/entity.ts'
import type { Viewer } from '../../viewer.ts'
import { isHidden } from '../ledger/hidden-quantities.ts'
import { atOwnSites } from '../sites/own-sites.ts'
import { placesOf } from './count-places.ts'

/** Counts; none for customers, who see only what was posted. */
export function visibleCounts(on: Kysely<Tables>, viewer: Viewer) {
  return atOwnSites(forStaff(on.selectFrom('counts as n'), viewer), viewer, 'n.site_id')
}

/** Condition: count `n` asks for the item of stock row `s`, because it names this item, or no items. */
const isAskedFor = sql`(s.item_id in (select i.item_id from count_items i where i.count_id = n.id)
  or not exists (select from count_items i where i.count_id = n.id))`

/** What the lines of a count `n` come to. Rejected differences are none. */
const decided = sql<{ differences: number; units: number; value: string }>`lateral (
  select count(*) filter (where c.status in ('difference', 'posted', 'rejected')) as differences,
    coalesce(sum(r.counted - r.expected) filter (where c.status in ('difference', 'posted')), 0) as units,
    coalesce(sum((r.counted - r.expected) * coalesce(c.cost_price, i.cost_price, 0)) filter (where c.status in ('difference', 'posted')), 0)::numeric(14, 2)::text
      as value
  from count_places p join count_lines c on c.place_id = p.id join inventory_items i on i.id = c.item_id
    cross join lateral (select r.counted, r.expected from count_line_rounds r where r.line_id = c.id order by r.round desc limit 1) r
  where p.count_id = n.id and not ${isHidden})`

export const countEntity = entity(counts, {
  table: 'counts',
  alias: 'n',
  missing: 'count.not-found',
  visible: visibleCounts,
  joins: (rows) => rows.innerJoin('sites as si', 'si.id', 'n.site_id').leftJoin(decided.as('d'), (join) => join.onTrue()),
  shown: () => ({
    siteCode: sql.ref('si.code'),
    criteria: sql.ref('n.criteria'),
    assignedToName: sql`user_name(n.assigned_to)`,
    placeCount: sql`(select count(*) from count_places p where p.count_id = n.id)`,
    placesCounted: sql`(select count(*) from count_places p where p.count_id = n.id and exists (select from count_visits v where v.place_id = p.id))`,
    lineCount: sql`(select count(*) from count_places p join count_lines c on c.place_id = p.id where p.count_id = n.id)
      + (select count(*) from count_places p join stock s on s.location_id = p.location_id
          where p.count_id = n.id and p.status = 'open' and s.on_hand > 0 and ${isAskedFor})`,
    differenceCount: sql`case when not ${isHidden} then d.differences end`,
    netUnits: sql`case when not ${isHidden} then d.units end`,
    netValue: sql`case when not ${isHidden} then d.value end`,
    cancelReason: sql.ref('n.cancel_reason'),
    createdBy: sql`user_name(n.created_by)`,
  }),
  searched: (word) => [
    sql`n.id in (select p.count_id from count_places p join locations l on l.id = p.location_id where ${word.isIn('l.code')})`,
  ],
  where: dueAsAsked,
  defaultSort: '-createdAt',
})

function dueAsAsked(found: ReturnType<typeof visibleCounts>, { dueFrom, dueTo }: QueryOf<typeof countsEndpoints.list>) {
  const from = dueFrom === undefined ? found : found.where('n.due_on', '>=', dueFrom)
  return dueTo === undefined ? from : from.where('n.due_on', '<=', dueTo)
}

/** One count with its places and their lines. */
export async function getDetailedCount(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<DetailedCount> {
  const count = await countEntity.get(on, viewer, id)
  return { ...count, places: await placesOf(on, id) }
}

type CountStatus = Count['status']

/** Locks a count, which serialises all work of it; 409 unless it is in one of these states. */
export async function lockCountIn(trx: Transaction, viewer: Viewer, id: number, statuses: readonly CountStatus[], ifMatch?: number) {
  const count: Locked<Count> = await countEntity.lock(trx, viewer, id, ifMatch)
  requireStatus(count, statuses)
  return count
}

export function requireStatus(
  { countNumber: number, status }: Pick<Count, 'countNumber' | 'status'>,
  statuses: readonly CountStatus[],
): void {
  if (!statuses.includes(status)) throw httpError('count.closed', { number, status: countStatusLabels[status].toLowerCase() })
}
