import { type Kysely, sql } from 'kysely'
import { type Count, type CountDecisions, countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { lockRow } from '../../platform/engine/locked.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { lowStockNotices } from '../ledger/low-stock-notices.ts'
import { goOnWithCount, lockDifferences, postDifferencesFunction, type ReleasedFor } from './count-functions.ts'
import { countingWindow } from './count-places.ts'
import { countEntity, getDetailedCount, requireStatus, visibleCounts } from './counts-queries.ts'

/** Accepts and rejects differences, all or nothing. What is posted is the difference, so that whatever moved since stays true. */
export const approveCount = verb(countsEndpoints.approve, async ({ trx, viewer, now }, { id, ifMatch, decisions, ...allowed }) => {
  const before = await lockToDecide(trx, viewer, id, decisions, allowed.releaseReserved, ifMatch)
  requireStatus(before, ['review'])
  const differences = await differencesOf(trx.sql, id, decisions, now)
  requireMayDecide(viewer, decisions, differences, allowed)
  const accepted = decisions.filter(({ accept }) => accept)
  const posting = accepted.map(({ lineId, reason }) => ({ line: lineId, reason }))
  const { posted } = await trx.send({
    posted: postDifferencesFunction({
      the_count: id,
      decisions: JSON.stringify(posting),
      releases: allowed.releaseReserved,
      actor_id: viewer.userId,
      actor_name: viewer.name,
      at: now,
    }),
    decided: decide(decisions, viewer, now),
    goesOn: goOnWithCount({ the_count: id, at: now }),
  })
  const answer = await getDetailedCount(trx.sql, viewer, id)
  const touchedRows = differences.filter(({ lineId }) => accepted.some((each) => each.lineId === lineId))
  const released = [...new Map(posted.lacking.map((each) => [each.id, each])).values()]
  const own = differences.some(({ isOwn }) => isOwn) ? { ownCount: true } : {}
  const after = { accepted: accepted.length, rejected: decisions.length - accepted.length, status: answer.status, ...own }
  return {
    answer,
    before,
    history: [
      did('approve', 'count', { id }, { after }),
      ...released.map((order) =>
        did('release_for_count', 'order', order, { after: { count: before.countNumber, sku: order.sku, missing: order.quantity } }),
      ),
    ],
    touched: {
      counts: [{ id }],
      inventory: touchedRows.map(({ itemId, customerId }) => ({ id: itemId, customerId })),
      handlingUnits: touchedRows.flatMap(({ unit, customerId }) => (unit === null ? [] : [{ id: unit, customerId }])),
      orders: released.map((order) => ({ id: order.id, customerId: order.customerId })),
    },
    notices: [...lowStockNotices(posted.crossed), ...missingNotices(posted.lacking, before, viewer.userId)],
  }
})

function lockToDecide(
  trx: Transaction,
  viewer: Viewer,
  id: number,
  decisions: CountDecisions['decisions'],
  releases: boolean,
  ifMatch: number | undefined,
) {
  const lines = decisions.map(({ lineId }) => lineId)
  const read = countEntity.select(visibleCounts(statements, viewer).where('n.id', '=', id), viewer).compile()
  return lockRow(trx, { lock: lockDifferences({ the_count: id, lines, releases }), read, missing: 'count.not-found' }, ifMatch)
}

interface Difference {
  lineId: number
  status: string
  location: string
  sku: string
  itemId: number
  customerId: number | null
  unit: number | null
  /** The viewer counted it last. */
  isOwn: boolean
  /** What moved while it was counted, and when; null where nothing did. */
  moved: { what: string; time: string } | null
}

/** The lines to decide about, with the first thing that moved while each was counted. */
async function differencesOf(
  on: Kysely<Tables>,
  id: number,
  decisions: CountDecisions['decisions'],
  now: Date,
): Promise<(Difference & { by: number | null })[]> {
  const lines = decisions.map(({ lineId }) => lineId)
  const { rows } = await sql<Difference & { by: number | null }>`
    select d.line_id as "lineId", d.status, d.location, d.sku, d.item_id as "itemId", d.customer_id as "customerId", d.unit, d.counted_by as by,
      false as "isOwn", (
        select json_build_object('what', format('%s %s (%s)', m.quantity, case when m.brought then 'brought' else 'taken' end, m.reason), 'time', clock_time(m.at, ${now}))
        from moves_at(d.location_id, d.opened_at, d.counted_at + ${countingWindow()}, ${id}) m
        where m.item_id = d.item_id and m.lot_id is not distinct from d.lot and m.handling_unit_id is not distinct from d.unit
        order by m.at limit 1) as moved
    from count_differences(${id}, ${lines}) d`.execute(on)
  return rows
}

type Allowed = Omit<CountDecisions, 'decisions'>

function requireMayDecide(
  viewer: Viewer,
  decisions: CountDecisions['decisions'],
  differences: (Difference & { by: number | null })[],
  { acceptMoved, ownCount }: Allowed,
): void {
  const named = new Set(decisions.map(({ lineId }) => lineId))
  const open = differences.filter(({ status }) => status === 'difference')
  if (named.size < decisions.length || open.length < named.size) throw httpError('count.line-decided')
  for (const line of differences) {
    line.isOwn = viewer.userId !== null && line.by === viewer.userId
    if (line.isOwn && !(ownCount && viewer.role === 'admin')) throw httpError('count.own-count', { location: line.location })
  }
  if (acceptMoved) return
  const accepted = new Set(decisions.filter(({ accept }) => accept).map(({ lineId }) => lineId))
  const moved = differences.find((line) => line.moved && accepted.has(line.lineId))
  if (moved?.moved) throw httpError('count.moved', { sku: moved.sku, location: moved.location, ...moved.moved })
}

function decide(decisions: CountDecisions['decisions'], viewer: Viewer, now: Date) {
  return sql`
    update count_lines c set status = case when w.accept then 'posted' else 'rejected' end, reason = w.reason, decided_by = ${viewer.userId},
      decided_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as w("lineId" integer, accept boolean, reason text)
    where c.id = w."lineId"`.compile(statements)
}

/** What managers are notified of: movements on the floor that lack goods now. */
function missingNotices(lacking: readonly ReleasedFor[], { countNumber }: Count, exceptUserId: number | null): Notice[] {
  return lacking
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, orderNumber, sku, quantity }) => ({
      customerId: null,
      exceptUserId,
      kind: 'goods_missing',
      detail: sku,
      type: 'warning',
      title: 'Goods missing',
      message: `${orderNumber} is missing ${quantity} of ${sku} since the count ${countNumber}`,
      subjectType: 'order',
      subjectId: id,
    }))
}
