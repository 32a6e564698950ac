import { type Kysely, sql } from 'kysely'
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import { type CountCriteria, criteriaAsSent, mostCountLocations } from '../../../contract/stock/counts/count-criteria.ts'
import type { CountMethod } from '../../../contract/stock/counts/count-words.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { httpError } from '../../errors.ts'
import { isStaffWhoMay } from '../../people/auth/users-queries.ts'
import { created } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { siteFor } from '../sites/sites-queries.ts'
import { planCountFunction } from './count-functions.ts'
import { getDetailedCount } from './counts-queries.ts'

/** Plans a count of what its method finds now. */
export const createCount = verb(countsEndpoints.create, async ({ trx, viewer, now }, sent) => {
  await requireStaff(trx, sent.assignedTo)
  const site = await siteFor(trx.sql, viewer, sent.siteId)
  const { id, skipped } = await planCount(trx, viewer, now, { ...sent, siteId: site.id })
  const count = await getDetailedCount(trx.sql, viewer, id)
  const { places, ...fields } = count
  return { answer: { ...count, skipped }, history: [created('count', fields)], touched: { counts: [{ id }] } }
})

interface ToPlan extends CountCriteria {
  siteId: number
  method: CountMethod
  blind: boolean
  maxLocations?: number | undefined
  name?: string | null | undefined
  dueOn?: string | null | undefined
  assignedTo?: number | null | undefined
  notes?: string | null | undefined
}

/** Makes the count and its places; 409 when there is nothing to count. */
export async function planCount(trx: Transaction, viewer: Viewer, now: Date, wanted: ToPlan, planId: number | null = null) {
  await requireNamed(trx.sql, wanted)
  const criteria = criteriaAsSent(wanted)
  const items = await onlyItems(trx.sql, wanted, now)
  const { blind, name = null, dueOn = null, assignedTo = null, notes = null } = wanted
  const { planned } = await trx.send({
    planned: planCountFunction({
      site: wanted.siteId,
      method: wanted.method,
      criteria: JSON.stringify(criteria),
      items,
      most: wanted.maxLocations ?? mostCountLocations,
      planned: JSON.stringify({ blind, name, dueOn, assignedTo, notes }),
      of_plan: planId,
      actor_id: viewer.userId,
      at: now,
    }),
  })
  return planned
}

/** 400 when someone else than staff is to count. */
export async function requireStaff(trx: Transaction, userId: number | null | undefined): Promise<void> {
  if (userId && !(await isStaffWhoMay(trx.sql, 'counts.work', userId)))
    throw httpError('count.assignee-not-staff', undefined, { field: 'assignedTo' })
}

/** 400 when a named location isn't one that can be counted at the site, or a named item isn't there. */
async function requireNamed(on: Kysely<Tables>, { method, siteId, locationIds = [], inventoryIds = [] }: ToPlan): Promise<void> {
  if (method === 'location') {
    const { rows } = await sql<{ id: number }>`
      select wanted.id from unnest(${locationIds}::integer[]) as wanted(id) where not exists (
        select from locations l where l.id = wanted.id and l.site_id = ${siteId} and l.is_active and not l.is_built_in and not l.is_discrepancy)`.execute(
      on,
    )
    if (rows.length > 0) throw httpError('count.unknown-locations', { ids: rows.map(({ id }) => id) }, { field: 'locationIds' })
  }
  if (method === 'item') {
    const { rows } = await sql<{ id: number }>`
      select wanted.id from unnest(${inventoryIds}::integer[]) as wanted(id)
      where not exists (select from inventory_items i where i.id = wanted.id and i.deleted_at is null)`.execute(on)
    if (rows.length > 0) throw httpError('count.unknown-items', { ids: rows.map(({ id }) => id) }, { field: 'inventoryIds' })
  }
}

/** The only items that the count asks for; null for everything. */
async function onlyItems(on: Kysely<Tables>, { method, inventoryIds = [], abc }: CountCriteria & { method: CountMethod }, now: Date) {
  if (method === 'item') return [...new Set(inventoryIds)]
  if (method !== 'abc') return null
  const { rows } = await sql<{ items: number[] }>`select items_of_class(${abc}, ${now}) as items`.execute(on)
  return rows[0]?.items ?? []
}

type Preview = AnswerOf<typeof countsEndpoints.preview>

/** What a count would have if it were planned now. */
export async function previewCount(
  on: Kysely<Tables>,
  viewer: Viewer,
  now: Date,
  { siteId, maxLocations = mostCountLocations, ...wanted }: QueryOf<typeof countsEndpoints.preview>,
): Promise<Preview> {
  const site = await siteFor(on, viewer, siteId)
  const items = await onlyItems(on, wanted, now)
  const { rows } = await sql<Preview>`
    with found as materialized (
      select * from locations_to_count(${site.id}, ${wanted.method}, ${JSON.stringify(criteriaAsSent(wanted))}, ${items}, ${now})
    ), chosen as (
      select f.lines from found f where f.in_count is null order by f.place limit ${maxLocations}
    )
    select (select count(*) from chosen)::integer as locations, (select coalesce(sum(c.lines), 0) from chosen c)::bigint as lines,
      (select coalesce(json_agg(json_build_object('location', f.code, 'countNumber', f.in_count) order by f.place), '[]')
        from found f where f.in_count is not null) as skipped`.execute(on)
  return rows[0] ?? { locations: 0, lines: 0, skipped: [] }
}
