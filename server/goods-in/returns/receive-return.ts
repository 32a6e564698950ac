import { type ReceivedGoods, returnWorkEndpoints } from '../../../contract/goods-in/returns/return-work.ts'
import type { GoodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { lowStockNotices } from '../../stock/ledger/low-stock-notices.ts'
import type { CrossedThreshold } from '../../stock/ledger/stock-functions.ts'
import { firstLocationFor, locationFor } from '../../stock/locations/receiving-locations.ts'
import { verb } from '../../verb.ts'
import { changeReturn } from './change-return.ts'
import { itemsWithSkus, requireReturnable } from './return-lines.ts'
import { requireShipped } from './return-movement.ts'
import { returnAnswered } from './return-notices.ts'
import { requireStatus } from './return-states.ts'
import { getReturn, lockReturn } from './returns-queries.ts'

interface Received {
  the_return: number
  sent: string
  overridden: boolean
  actor_id: number | null
  at: Date
}
const writeReceived = sqlFunction<Received, boolean>('write_received')
const postReturn = sqlFunction<{ the_return: number; actor_id: number | null; at: Date }, CrossedThreshold[]>('post_return')

/** Receives goods of a return into quarantine. Repeated with other figures the ledger gets the difference. */
export const receiveReturn = verb(returnWorkEndpoints.receive, async ({ trx, viewer, now }, { id, ...sent }) => {
  const before = await lockReturn(trx, viewer, id, undefined)
  requireStatus(before, ['authorised', 'received', 'inspected'])
  await requireShipped(trx, before.orderId)
  const items = await linesOf(trx, before, sent.items)
  const override = sent.overrideReason ?? before.overrideReason
  const person = { actor_id: viewer.userId, at: now }
  const { changed } = await trx.send({
    changed: writeReceived({ the_return: id, sent: JSON.stringify(items), overridden: override !== null, ...person }),
  })
  const location = await returnLocation(trx, before, sent.returnLocation, items)
  if (!changed && location === undefined) return { answer: before, history: { none: 'Nothing was changed.' }, touched: {} }
  if (override === null) await trx.send({ checked: requireReturnable({ the_return: id }) })
  const { crossed } = await trx.send({
    changed: changeReturn(id, {
      ...(changed && { status: 'received', inspected_at: null }),
      ...(before.receivedAt === null && { received_at: now }),
      ...(location !== undefined && { return_location_id: location }),
      override_reason: override,
      version: before.version + 1,
    }),
    crossed: postReturn({ the_return: id, ...person }),
  })
  const answer = await getReturn(trx.sql, viewer, id)
  if (answer.units === 0) throw httpError('return.nothing-received', undefined, { field: 'items' })
  return {
    answer,
    history: [did('receive', 'return', answer, { before: receivedFacts(before), after: receivedFacts(answer) })],
    touched: {
      returns: [answer],
      inventory: answer.items.map(({ inventoryId }) => ({ id: inventoryId, customerId: answer.customerId })),
      handlingUnits: answer.items.some(({ handlingUnit }) => handlingUnit !== null) ? 'all' : [],
    },
    notices: [...(before.receivedAt === null ? [returnAnswered(viewer, answer, 'received')] : []), ...lowStockNotices(crossed)],
  }
})

interface SentLine {
  line: number | null
  item: number
  quantity: number
}

/** The lines that goods belong to. Those that name only a SKU take a line of it that isn't named and has no other lot, or become a new one. */
async function linesOf(trx: Transaction, before: GoodsReturn, sent: ReceivedGoods['items']): Promise<SentLine[]> {
  const taken = new Set(sent.flatMap(({ lineId }) => lineId ?? []))
  const skus = sent.map(({ lineId, sku }) => (lineId === undefined ? (sku ?? '') : null))
  const lines: SentLine[] = []
  for (const [n, { lineId, sku: _sku, lot, expiresOn, handlingUnit, uiCodes, quantity }] of sent.entries()) {
    const sku = skus[n] ?? null
    if (sku === '') throw httpError('return.goods-unnamed', undefined, { field: `items.${n}.sku` })
    const [item] = sku === null ? [] : await itemsWithSkus(trx, before.customerId, [sku], n)
    const line = before.items.find((each) =>
      lineId === undefined ? each.inventoryId === item && !taken.has(each.id) && hasLot(each, lot) : each.id === lineId,
    )
    if (lineId !== undefined && !line)
      throw httpError('return.line-unknown', { number: before.returnNumber }, { field: `items.${n}.lineId` })
    if (line) taken.add(line.id)
    const given = { lot, expiresOn, unit: handlingUnit, codes: uiCodes }
    lines.push({ line: line?.id ?? null, item: line?.inventoryId ?? item ?? 0, quantity, ...given })
  }
  return lines
}

function hasLot({ received, lot }: GoodsReturn['items'][number], wanted: string | null | undefined): boolean {
  return lot === (wanted ?? null) || (received === null && (lot === null || !wanted))
}

/** The id of the location to receive at; undefined when it stays the same. */
async function returnLocation(trx: Transaction, before: GoodsReturn, code: string | null | undefined, lines: readonly SentLine[]) {
  if (code) {
    if (code === before.returnLocation) return undefined
    const named = await locationFor(trx.sql, { type: 'quarantine', siteId: before.siteId }, code)
    if (named === undefined) throw httpError('return.location-unknown', { code }, { field: 'returnLocation' })
    return named
  }
  if (before.returnLocation !== null) return undefined
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const first = await firstLocationFor(trx.sql, { type: 'quarantine', siteId: before.siteId }, units)
  if (first === undefined) throw httpError('receipt.no-location', { type: 'quarantine' })
  return first
}

function receivedFacts({ status, returnLocation, overrideReason, version, items }: GoodsReturn) {
  const lines = items.map(({ sku, received, lot, expiresOn, handlingUnit, uiCodes }) => ({
    sku,
    received,
    lot,
    expiresOn,
    handlingUnit,
    uiCodes,
  }))
  return { status, returnLocation, overrideReason, version, items: lines }
}
