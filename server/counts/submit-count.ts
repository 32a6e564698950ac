import { type Kysely, sql } from 'kysely'
import type { CountPlace, CountSubmission } from '../../contract/counts/count-places.ts'
import { openCountStatuses } from '../../contract/counts/count-words.ts'
import { countsEndpoints } from '../../contract/counts/counts.ts'
import { ssccIn } from '../../contract/handling-units/handling-units.ts'
import { did } from '../audit/history.ts'
import type { Notice } from '../audit/notice.ts'
import { onlyRow } from '../engine/only-row.ts'
import type { Tables } from '../engine/tables.ts'
import { httpError } from '../errors.ts'
import { getSetting } from '../settings/settings-queries.ts'
import { verb } from '../verb.ts'
import { submitCountFunction } from './count-functions.ts'
import { placesOf } from './count-places.ts'
import { countEntity, lockCountIn } from './counts-queries.ts'

const dayMs = 86_400_000
const earliestDays = 7
const latestMs = 120_000

/** Records what was counted at a place in the round that is due. The stock isn't held: what moves meanwhile is taken from the ledger. */
export const submitCount = verb(countsEndpoints.submit, async ({ trx, viewer, now }, { id, placeId, ...sent }) => {
  const count = await lockCountIn(trx, viewer, id, openCountStatuses)
  const place = onlyRow(await placesOf(trx.sql, id, placeId), 'count-place.not-found')
  const rules = await getSetting(trx.sql, 'floor')
  await requireDue(trx.sql, place, { round: sent.round, userId: viewer.userId, now, otherPerson: rules.otherPersonRecounts })
  const { opened, counted } = timesOf(sent, now)
  const named = await goodsNamed(trx.sql, sent.lines)
  const { status } = await trx.send({
    status: submitCountFunction({
      ...{ the_place: placeId, the_round: sent.round, named: JSON.stringify(named), rules: JSON.stringify(rules) },
      ...{ person: viewer.userId, opened, counted, at: now },
    }),
  })
  const answer = onlyRow(await placesOf(trx.sql, id, placeId), 'count-place.not-found')
  const after = { location: place.location, round: sent.round, status }
  const notices = status === 'review' ? [toReview(await countEntity.get(trx.sql, viewer, id), viewer.userId)] : []
  return { answer, history: [did('count', 'count', { id }, { after })], touched: { counts: [{ id: count.id }] }, notices }
})

interface Asking {
  round: number
  userId: number | null
  now: Date
  otherPerson: boolean
}

/** 409 when another round is due, or it is another person's. */
async function requireDue(
  on: Kysely<Tables>,
  { id, location, status, round: due }: CountPlace,
  { round, userId, now, otherPerson }: Asking,
) {
  const { rows } = await sql<{ userId: number | null; name: string; time: string }>`
    select v.user_id as "userId", user_name(v.user_id) as name, clock_time(v.counted_at, ${now}) as time
    from count_visits v where v.place_id = ${id} order by v.round desc limit 1`.execute(on)
  const last = rows[0]
  const isDue = (status === 'open' || status === 'recount') && round === due
  if (!isDue) throw httpError('count.place-done', { location, name: last?.name ?? null, time: last?.time ?? null })
  if (otherPerson && last && userId !== null && last.userId === userId) throw httpError('count.same-person', { location })
}

/** When the person began to count and was done; 400 when that can't be. */
function timesOf({ countedAt, openedAt }: CountSubmission, now: Date): { opened: Date; counted: Date } {
  const counted = countedAt === undefined ? now : new Date(countedAt)
  const opened = openedAt === undefined ? counted : new Date(openedAt)
  const isTooEarly = (time: Date) => now.getTime() - time.getTime() > earliestDays * dayMs
  if (isTooEarly(counted) || counted.getTime() - now.getTime() > latestMs)
    throw httpError('count.time', { name: 'countedAt' }, { field: 'countedAt' })
  if (isTooEarly(opened) || opened > counted) throw httpError('count.time', { name: 'openedAt' }, { field: 'openedAt' })
  return { opened, counted }
}

interface Named {
  item: number
  lot: string | null
  unit: number | null
  quantity: number
}

/** What was counted, by ids; 400 for unknown goods, and for goods that are named twice. */
async function goodsNamed(on: Kysely<Tables>, lines: CountSubmission['lines']): Promise<Named[]> {
  if (lines.length === 0) return []
  const sent = lines.map(({ inventoryId, handlingUnit }, n) => ({
    n,
    item: inventoryId,
    sscc: handlingUnit ? (ssccIn(handlingUnit) ?? handlingUnit) : null,
  }))
  const { rows } = await sql<{ sku: string | null; unit: number | null }>`
    select i.sku, u.id as unit
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as w(n integer, item integer, sscc text)
      left join inventory_items i on i.id = w.item and i.deleted_at is null left join handling_units u on u.sscc = w.sscc
    order by w.n`.execute(on)
  const seen = new Set<string>()
  return lines.map(({ inventoryId: item, lot = null, quantity }, index) => {
    const { sku = null, unit = null } = rows[index] ?? {}
    if (sku === null) throw httpError('count.unknown-items', { ids: [item] }, { field: `lines.${index}.inventoryId` })
    const sscc = sent[index]?.sscc ?? null
    if (sscc !== null && unit === null) throw httpError('count.unknown-unit', { sscc }, { field: `lines.${index}.handlingUnit` })
    const key = JSON.stringify([item, lot, unit])
    if (seen.has(key)) throw httpError('count.goods-twice', { sku }, { field: 'lines' })
    seen.add(key)
    return { item, lot, unit, quantity }
  })
}

/** What managers are notified of. */
function toReview(
  { id, countNumber, differenceCount }: { id: number; countNumber: string; differenceCount: number | null },
  exceptUserId: number | null,
): Notice {
  return {
    customerId: null,
    exceptUserId,
    kind: 'count_review',
    type: 'info',
    title: 'Count to decide',
    message: `${countNumber} has ${differenceCount} ${differenceCount === 1 ? 'difference' : 'differences'} to accept or reject`,
    subjectType: 'count',
    subjectId: id,
  }
}
