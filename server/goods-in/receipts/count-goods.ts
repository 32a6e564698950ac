import type { Kysely } from 'kysely'
import { type Counting, countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { requirePending } from './announced-deliveries.ts'
import { addCountDocuments, dropCountDocuments, moveCountDocuments } from './count-documents.ts'
import { type Count, countingOf, countsOf, type ExpectedLine, expectedLinesOf } from './counting-queries.ts'
import { requireReceipt, visibleReceipts } from './receipts-queries.ts'
import type { Change } from './take-steps.ts'
import { requireKnownItem } from './workers-part.ts'

interface Counted {
  the_receipt: number
  the_sku: string
  quantity: number
  of_damaged: number
  lot: string | null
  expires: string | null
  unit: string | null
  name: string | null
  actor_id: number | null
  actor_name: string
  at: Date
}
interface CountedLot {
  the_receipt: number
  the_sku: string
  lot: string | null
  expires: string | null
  unit: string | null
  right_lot: string | null
  right_expiry: string | null
}
const countReceived = sqlFunction<Counted, number>('count_received')
const correctCounted = sqlFunction<CountedLot, void>('correct_counted_lot')
const requireUnitUncounted = sqlFunction<{ the_receipt: number; unit: string }, void>('require_unit_uncounted')

/** What was counted of a receipt so far. */
export async function getCounting(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<Counting> {
  await requireReceipt(on, viewer, id)
  const { rows: expected } = await on.executeQuery(expectedLinesOf(id))
  const { rows: counts } = await on.executeQuery(countsOf(id))
  return countingOf(expected, counts)
}

/** Counts units of a pending receipt. Several people count at once; their counts are added up. */
export const countGoods = verb(countingEndpoints.count, async ({ trx, viewer, now }, { id, ...count }) => {
  requireKnownItem(viewer, count)
  const { customerId } = await lockPending(trx, viewer, id)
  const { sku, quantity, damaged, documents, handlingUnit, wholeUnit } = count
  const counting = {
    ...(handlingUnit && wholeUnit === 'once' && { checked: requireUnitUncounted({ the_receipt: id, unit: handlingUnit }) }),
    counted: countReceived({
      the_receipt: id,
      the_sku: sku,
      quantity,
      of_damaged: damaged,
      lot: count.lotNumber ?? null,
      expires: count.expiresOn ?? null,
      unit: handlingUnit ?? null,
      name: count.name ?? null,
      actor_id: viewer.userId,
      actor_name: viewer.name,
      at: now,
    }),
  }
  const reading = { expected: expectedLinesOf(id), counts: countsOf(id) }
  let read: { expected: ExpectedLine[]; counts: Count[] }
  if (documents.length === 0) read = await trx.send({ ...counting, ...reading })
  else {
    const { counted } = await trx.send(counting)
    await addCountDocuments(trx, viewer, { countId: counted, customerId, documents })
    read = await trx.send(reading)
  }
  return {
    answer: countingOf(read.expected, read.counts),
    history: { none: 'Counts are in the history of the receipt once it is received.' },
    // For staff only: a customer sees its receipt once it is received.
    touched: { receipts: [{ id }] },
  }
})

/** Corrects the lot of units that were counted. Others count on once it is done. */
export const correctCountedLot = verb(countingEndpoints.correctLot, async ({ trx, viewer }, { id, sku, of, lotNumber, expiresOn }) => {
  await lockPending(trx, viewer, id, { againstCounting: true })
  const [lot, expires] = [of.lotNumber ?? null, of.expiresOn ?? null]
  const rightLot = lotNumber === undefined ? lot : lotNumber
  const rightExpiry = expiresOn === undefined ? expires : expiresOn
  const { expected, counts } = await trx.send({
    corrected: correctCounted({
      the_receipt: id,
      the_sku: sku,
      lot,
      expires,
      unit: of.handlingUnit ?? null,
      right_lot: rightLot,
      right_expiry: rightLot === null ? null : rightExpiry,
    }),
    expected: expectedLinesOf(id),
    counts: countsOf(id),
  })
  return {
    answer: countingOf(expected, counts),
    history: { none: 'Counts are in the history of the receipt once it is received.' },
    touched: { receipts: [{ id }] },
  }
})

/** Deletes what was counted. */
export const discardCounts = verb(countingEndpoints.discard, async ({ trx, viewer }, { id }) => {
  await lockPending(trx, viewer, id)
  await dropCountDocuments(trx, viewer, id)
  await trx.send({ discarded: withoutCounts(id) })
  return { answer: undefined, history: { none: 'Nothing was received.' }, touched: { receipts: [{ id }] } }
})

/** Ends the counting of a receipt once its counts are lines, which get the documents. */
export async function endCounting({ trx, viewer, receipt: { id } }: Change, counts: readonly Count[]): Promise<void> {
  if (counts.some(({ documents }) => documents.length > 0)) {
    await moveCountDocuments(trx, id)
    await dropCountDocuments(trx, viewer, id)
  }
  if (counts.length > 0) await trx.send({ discarded: withoutCounts(id) })
}

function withoutCounts(receipt: number) {
  return statements.deleteFrom('receipt_counts').where('receipt_id', '=', receipt).compile()
}

/** Keeps a receipt pending until the transaction ends; others can count meanwhile, unless it is locked against that too. */
async function lockPending(
  trx: Transaction,
  viewer: Viewer,
  id: number,
  { againstCounting }: { againstCounting: boolean } = { againstCounting: false },
): Promise<{ customerId: number }> {
  const read = visibleReceipts(statements, viewer)
    .where('r.id', '=', id)
    .select(['r.receipt_number as receiptNumber', 'r.status', 'r.customer_id as customerId'])
  const { rows } = await trx.send({ rows: (againstCounting ? read.forNoKeyUpdate() : read.forShare()).compile() })
  const receipt = onlyRow(rows, 'receipt.not-found')
  requirePending(receipt)
  return receipt
}

/** A customer can't change its receipt while the warehouse counts it, and it isn't withdrawn by anyone. */
export async function requireUncounted(trx: Transaction, { id, receiptNumber }: Pick<Receipt, 'id' | 'receiptNumber'>): Promise<void> {
  const begun = statements.selectFrom('receipt_counts').where('receipt_id', '=', id).select('receipt_id').limit(1).compile()
  const { counts } = await trx.send({ counts: begun })
  if (counts.length > 0) throw httpError('receipt.being-counted', { number: receiptNumber })
}
