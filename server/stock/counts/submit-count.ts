import { type Kysely, sql } from 'kysely'
import type { CountPlace, CountSubmission } from '../../../contract/stock/counts/count-places.ts'
import { openCountStatuses } from '../../../contract/stock/counts/count-words.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { ssccIn } from '../../../contract/stock/handling-units/handling-units.ts'
import type { ItemTracking } from '../../../contract/stock/inventory/item-measures.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
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
  const named = await goodsNamed(trx.sql, place, sent.lines)
  const { status } = await trx.send({
    status: submitCountFunction({
      the_place: placeId,
      the_round: sent.round,
      named: JSON.stringify(named),
      rules: JSON.stringify(rules),
      person: viewer.userId,
      opened,
      counted,
      at: now,
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
  expiresOn: string | null
  unit: number | null
  quantity: number
}

/** What was counted, by ids; 400 for unknown goods, for goods that are named twice, and for tracked goods without their lot and its date. */
async function goodsNamed(on: Kysely<Tables>, { id: placeId, locationId }: CountPlace, lines: CountSubmission['lines']): Promise<Named[]> {
  if (lines.length === 0) return []
  const sent = lines.map(({ inventoryId, lot = null, handlingUnit }, n) => ({
    n,
    item: inventoryId,
    lot,
    sscc: handlingUnit ? (ssccIn(handlingUnit) ?? handlingUnit) : null,
  }))
  const { rows } = await sql<Partial<Found>>`
    select i.sku, i.tracking, u.id as unit, l.expires_on as "knownExpiry",
      (select max(c.expires_on) from count_lines c where c.place_id = ${placeId} and c.item_id = i.id and c.lot_number = w.lot) as "countedExpiry",
      exists (select from stock s where s.item_id = i.id and s.location_id = ${locationId} and s.lot_id is null) as "isThereWithoutLot"
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as w(n integer, item integer, lot text, sscc text)
      left join inventory_items i on i.id = w.item and i.deleted_at is null left join handling_units u on u.sscc = w.sscc
      left join lots l on l.item_id = i.id and l.lot_number = w.lot
    order by w.n`.execute(on)
  const seen = new Set<string>()
  return lines.map(({ inventoryId: item, lot = null, expiresOn = null, quantity }, index) => {
    const found = rows[index] ?? {}
    const { sku = null, unit = null } = found
    if (sku === null) throw httpError('count.unknown-items', { ids: [item] }, { field: `lines.${index}.inventoryId` })
    const sscc = sent[index]?.sscc ?? null
    if (sscc !== null && unit === null) throw httpError('count.unknown-unit', { sscc }, { field: `lines.${index}.handlingUnit` })
    const key = JSON.stringify([item, lot, unit])
    if (seen.has(key)) throw httpError('count.goods-twice', { sku }, { field: 'lines' })
    seen.add(key)
    if (quantity > 0) requireLot(found, { sku, lot, expiresOn }, `lines.${index}`)
    return { item, lot, expiresOn, unit, quantity }
  })
}

interface Found {
  sku: string | null
  tracking: ItemTracking
  unit: number | null
  knownExpiry: string | null
  /** The expiry date that an earlier round gave a lot that isn't known yet. */
  countedExpiry: string | null
  isThereWithoutLot: boolean
}

/** A lot that is found is made when its difference is posted. Its date has to be known by then. */
function requireLot(
  { tracking = 'none', knownExpiry = null, countedExpiry = null, isThereWithoutLot }: Partial<Found>,
  { sku, lot, expiresOn }: { sku: string; lot: string | null; expiresOn: string | null },
  field: string,
): void {
  if (expiresOn !== null && lot === null) throw httpError('stock.expiry-without-lot', undefined, { field: `${field}.expiresOn` })
  if (lot !== null && expiresOn !== null && knownExpiry !== null && knownExpiry !== expiresOn)
    throw httpError('stock.lot-expires-otherwise', { lot, known: knownExpiry, sent: expiresOn }, { field: `${field}.expiresOn` })
  if (tracking === 'none' || (lot === null && isThereWithoutLot)) return
  if (lot === null) {
    const needed = tracking === 'lot' ? 'stock.lot-needed' : 'stock.lot-and-expiry-needed'
    throw httpError(needed, { sku }, { field: `${field}.lot` })
  }
  if (tracking === 'lot_expiry' && expiresOn === null && knownExpiry === null && countedExpiry === null)
    throw httpError('stock.expiry-needed', { sku, lot }, { field: `${field}.expiresOn` })
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
