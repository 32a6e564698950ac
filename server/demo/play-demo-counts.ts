import { sql } from 'kysely'
import { countSubmission } from '../../contract/stock/counts/count-places.ts'
import { countPlansEndpoints } from '../../contract/stock/counts/count-plans.ts'
import { countDecisions, newCount } from '../../contract/stock/counts/counts.ts'
import { stockMove } from '../../contract/stock/inventory/move-stock.ts'
import type { Database, Transaction } from '../platform/engine/database.ts'
import { approveCount } from '../stock/counts/approve-count.ts'
import { getDetailedCount } from '../stock/counts/counts-queries.ts'
import { createCount } from '../stock/counts/plan-count.ts'
import { createCountPlan } from '../stock/counts/save-count-plan.ts'
import { submitCount } from '../stock/counts/submit-count.ts'
import { moveItem } from '../stock/inventory/move-item.ts'
import type { StaffViewer } from '../viewer.ts'
import { joined } from './joined.ts'

const day = 86_400_000
const minute = 60_000

interface Counters {
  admin: StaffViewer
  manager: StaffViewer
  worker: StaffViewer
}

/** An item that is in one place, and hasn't moved for so long that its stock then is its stock now. */
interface QuietItem {
  id: number
  location: string
  lot: string | null
  unit: string | null
  onHand: number
}

interface ClosedCount {
  daysAgo: number
  lines: number
  name: string
  /** By the place of the item among the quiet ones: how much more was found. Each item ends with what it began with. */
  found: Readonly<Record<number, number>>
}

/** The oldest first: 190 lines, 181 of them right; in the last 30 days 96, of which 93. */
const closed: readonly ClosedCount[] = [
  { daysAgo: 86, lines: 19, name: 'Aisles A', found: { 0: -2, 1: 3 } },
  { daysAgo: 77, lines: 19, name: 'Aisles B', found: { 0: 1 } },
  { daysAgo: 66, lines: 19, name: 'Aisles C', found: { 1: -2 } },
  { daysAgo: 52, lines: 19, name: 'High value', found: { 0: 1 } },
  { daysAgo: 38, lines: 18, name: 'Aisles A', found: { 1: -1 } },
  { daysAgo: 27, lines: 19, name: 'Aisles B', found: { 2: -3 } },
  { daysAgo: 22, lines: 19, name: 'Aisles C', found: { 2: 2 } },
  { daysAgo: 16, lines: 19, name: 'High value', found: {} },
  { daysAgo: 9, lines: 19, name: 'Aisles A', found: { 2: 1 } },
  { daysAgo: 3, lines: 20, name: 'Aisles B', found: {} },
]

/** Cycle counts of the last 90 days, open ones in each state, and two plans. They leave no notifications. */
export async function playDemoCounts(db: Database, trx: Transaction, counters: Counters): Promise<void> {
  const { newest } = await trx.sql
    .selectFrom('notifications')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  const quiet = await quietItems(trx)
  for (const count of closed) await playClosed({ db, trx, counters, quiet }, count)
  await playOpen({ db, trx, counters, quiet: quiet.slice(20) })
  await trx.sql
    .deleteFrom('notifications')
    .where('id', '>', newest ?? 0)
    .execute()
}

async function quietItems(trx: Transaction): Promise<QuietItem[]> {
  const since = new Date(trx.now().getTime() - 92 * day)
  const { rows } = await sql<QuietItem>`
    select i.id, p.code as location, l.lot_number as lot, h.sscc as unit, s.on_hand as "onHand"
    from inventory_items i join stock s on s.item_id = i.id and s.on_hand > 20 and s.reserved = 0
      join locations p on p.id = s.location_id and p.type = 'storage' and not p.is_built_in
      left join lots l on l.id = s.lot_id left join handling_units h on h.id = s.handling_unit_id
    where i.deleted_at is null and (select count(*) from stock t where t.item_id = i.id and t.on_hand > 0) = 1
      and not exists (select from stock_movements m where m.item_id = i.id and m.created_at > ${since})
    order by i.id limit 32`.execute(trx.sql)
  if (rows.length < 32) throw new Error('Too few items of the demo are quiet enough to be counted.')
  return rows
}

interface Work {
  db: Database
  trx: Transaction
  counters: Counters
  quiet: readonly QuietItem[]
}

/** What the people of the warehouse count of these items; `more` by the item's place among them. */
async function count(
  { db, trx, counters, quiet }: Work,
  at: number,
  { name, more }: { name: string; more: Readonly<Record<number, number>> },
) {
  const after = (minutes: number) => joined(db, trx, new Date(at + minutes * minute))
  const planned = newCount.parse({ method: 'item', inventoryIds: quiet.map(({ id }) => id), name })
  const { id } = await createCount(after(0), counters.manager, planned)
  const submit = async (by: StaffViewer, minutes: number, upTo: number) => {
    const { places } = await getDetailedCount(trx.sql, counters.manager, id)
    const sheet = await linesOf(trx, id)
    for (const place of places.slice(0, upTo)) {
      if (place.status === 'counted' || place.status === 'closed') continue
      const again = place.lines.filter(({ status }) => status === 'recount').map(({ inventoryId }) => inventoryId)
      const asked = sheet.filter(({ placeId, item }) => placeId === place.id && (place.status === 'open' || again.includes(item)))
      const lines = asked.map((line) => countedLine(line, quiet, more))
      await submitCount(after(minutes), by, { id, placeId: place.id, ...countSubmission.parse({ round: place.round, lines }) })
    }
  }
  return { id, after, submit }
}

interface SheetLine {
  placeId: number
  item: number
}

/** The items that are counted at each place. */
async function linesOf(trx: Transaction, countId: number): Promise<SheetLine[]> {
  const { rows } = await sql<SheetLine>`
    select p.id as "placeId", s.item_id as item
    from count_places p join stock s on s.location_id = p.location_id and s.on_hand > 0
      join count_items o on o.count_id = p.count_id and o.item_id = s.item_id
    where p.count_id = ${countId} order by s.item_id`.execute(trx.sql)
  return rows
}

function countedLine({ item }: SheetLine, quiet: readonly QuietItem[], more: Readonly<Record<number, number>>) {
  const place = quiet.findIndex(({ id }) => id === item)
  const { id = item, lot = null, unit = null, onHand = 0 } = quiet[place] ?? {}
  return { inventoryId: id, lot, handlingUnit: unit, quantity: onHand + (more[place] ?? 0) }
}

/** Stock at that count differs from today's by what later counts find. */
function foundUpTo(last: ClosedCount): Record<number, number> {
  const found: Record<number, number> = {}
  for (const each of closed.slice(0, closed.indexOf(last) + 1))
    for (const [place, units] of Object.entries(each.found)) found[Number(place)] = (found[Number(place)] ?? 0) + units
  return found
}

async function playClosed(work: Work, wanted: ClosedCount): Promise<void> {
  const { trx, counters } = work
  const at = trx.now().getTime() - wanted.daysAgo * day
  const quiet = work.quiet.slice(0, wanted.lines)
  const { id, after, submit } = await count({ ...work, quiet }, at, { name: wanted.name, more: foundUpTo(wanted) })
  await submit(counters.worker, 20, Number.POSITIVE_INFINITY)
  if (Object.keys(wanted.found).length === 0) return
  await submit(counters.admin, 60, Number.POSITIVE_INFINITY)
  const { places, version } = await getDetailedCount(trx.sql, counters.manager, id)
  const differences = places.flatMap(({ lines }) => lines).filter(({ status }) => status === 'difference')
  const decisions = differences.map((line) => ({ lineId: line.id, accept: true, reason: 'Counted twice' }))
  await approveCount(after(120), counters.manager, { id, ifMatch: version, ...countDecisions.parse({ decisions }) })
}

async function playOpen(work: Work): Promise<void> {
  const { db, trx, counters, quiet } = work
  const now = trx.now().getTime()
  const parts = [quiet.slice(0, 5), quiet.slice(5, 8), quiet.slice(8, 10), quiet.slice(10, 12)] as const
  const review = await count({ ...work, quiet: parts[0] }, now - 5 * 60 * minute, { name: 'Aisles C', more: { 0: -4, 1: -1, 2: 2 } })
  await review.submit(counters.worker, 20, Number.POSITIVE_INFINITY)
  await review.submit(counters.admin, 60, Number.POSITIVE_INFINITY)
  await moveSome(review.after(64), counters.worker, { goods: parts[0][2], to: parts[0][4] })
  const recounting = await count({ ...work, quiet: parts[1] }, now - 3 * 60 * minute, { name: 'Spirits', more: { 1: -6 } })
  await recounting.submit(counters.worker, 15, Number.POSITIVE_INFINITY)
  const counting = await count({ ...work, quiet: parts[2] }, now - 60 * minute, { name: 'Coffee', more: {} })
  await counting.submit(counters.worker, 10, 1)
  const today = new Date(now).toISOString().slice(0, 10)
  const planned = {
    method: 'item',
    inventoryIds: parts[3].map(({ id }) => id),
    name: 'Before the audit',
    dueOn: today,
    assignedTo: counters.worker.userId,
  }
  await createCount(joined(db, trx, new Date(now - 30 * minute)), counters.manager, newCount.parse(planned))
  for (const plan of [
    { name: 'Fast movers', method: 'abc', abc: 'A', everyDays: 7, maxLocations: 40, nextOn: dayAfter(now, 3) },
    { name: 'Not counted for a year', method: 'not_counted', days: 365, everyDays: 30, nextOn: dayAfter(now, 12) },
  ])
    await createCountPlan(joined(db, trx, new Date(now - 88 * day)), counters.manager, countPlansEndpoints.create.body.schema.parse(plan))
}

/** Brings two units to where other goods are, soon after they were counted: their difference is marked as moved. */
async function moveSome(at: Database, by: StaffViewer, { goods, to }: { goods: QuietItem | undefined; to: QuietItem | undefined }) {
  if (!goods || !to) throw new Error('Too few items are in review.')
  const { id, location: from, lot, unit: handlingUnit } = goods
  await moveItem(at, by, {
    id,
    ...stockMove.parse({ from, to: to.location, quantity: 2, lot, handlingUnit, reason: 'Closer to its aisle' }),
  })
}

function dayAfter(now: number, days: number): string {
  return new Date(now + days * day).toISOString().slice(0, 10)
}
