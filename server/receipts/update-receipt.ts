import type { z } from 'zod'
import { countingEndpoints } from '../../contract/receipts/counting.ts'
import type { ReceiptStatus } from '../../contract/receipts/receipt-steps.ts'
import { type Receipt, type receiptChange, receiptsEndpoints } from '../../contract/receipts/receipts.ts'
import { did, type HistoryEntry } from '../audit/history.ts'
import { customerExists } from '../customers/customers-queries.ts'
import type { Transaction } from '../engine/database.ts'
import type { Locked } from '../engine/locked.ts'
import { sentColumns } from '../engine/sent-columns.ts'
import { type HttpError, httpError } from '../errors.ts'
import { siteFor } from '../sites/sites-queries.ts'
import { lowStockNotices } from '../stock/low-stock-notices.ts'
import { lockRoom } from '../stock/stock-functions.ts'
import { deliverTransfer, requireNoTransfer, shortTransferNotices } from '../transfers/receive-transfer.ts'
import { type Outcome, type TouchedRow, verb } from '../verb.ts'
import type { Person, SystemViewer } from '../viewer.ts'
import { fieldsOf, requireInUse, requireOwnToChange, requirePending } from './announced-deliveries.ts'
import { changeLines } from './change-lines.ts'
import { dropCountDocuments, moveCountDocuments } from './count-documents.ts'
import { requireUncounted, withoutCounts } from './count-goods.ts'
import { type Count, countsOf } from './counting-queries.ts'
import { writeInspection } from './inspection-points.ts'
import { historyOfCounts, linesOfCounts } from './lines-of-counts.ts'
import { planSteps } from './plan-steps.ts'
import { getReceipt, lockReceipt } from './receipts-queries.ts'
import { type Change, changeReceipt, goBack, inspect, stepTaken, store } from './take-steps.ts'
import { requireCountsOnly, requireKnownSkus, requireWorkersFields } from './workers-part.ts'

type Input = z.output<typeof receiptChange>

/** Changes a receipt, or takes it to another status. Once it is being counted, its lines are what was counted. */
export const updateReceipt = verb(receiptsEndpoints.update, async ({ trx, viewer, now }, { id, ifMatch, ...sent }) => {
  const input: Input = fieldsOf(viewer, sent)
  requireWorkersFields(viewer, input)
  const before = await lockReceipt(trx, viewer, id, ifMatch)
  requireInUse(before)
  requireOwnToChange(viewer, before)
  requireCountsOnly(viewer, before, input)
  await requireKnownSkus(trx, viewer, before, input)
  const counts = await countsToTake(trx, viewer, before)
  if (counts.length > 0 && input.items) throw httpError('receipt.being-counted', { number: before.receiptNumber })
  const isReceived = input.status !== undefined && input.status !== 'pending'
  const counted = isReceived ? counts : []
  return { ...(await changeAll({ trx, viewer, now }, before, input, counted)), before }
})

/** What was counted of a pending receipt. Customers can't change a receipt that is being counted. */
async function countsToTake(trx: Transaction, viewer: Person | SystemViewer, before: Locked<Receipt>): Promise<readonly Count[]> {
  if (before.status !== 'pending') return []
  if (viewer.role === 'customer') {
    // Customers have no right to read who counted.
    await requireUncounted(trx, before)
    return []
  }
  const { counts } = await trx.send({ counts: countsOf(before.id) })
  return counts
}

/** Receives what was counted. */
export const receiveCounted = verb(countingEndpoints.receive, async ({ trx, viewer, now }, { id, ...locations }) => {
  const before = await lockReceipt(trx, viewer, id, undefined)
  requireInUse(before)
  requirePending(before)
  const { counts } = await trx.send({ counts: countsOf(id) })
  if (!counts.some(({ counted }) => counted > 0)) throw httpError('receipt.nothing-counted')
  const { answer, history, touched } = await changeAll({ trx, viewer, now }, before, { status: 'received', ...locations }, counts)
  const { receipts = [], inventory = [], handlingUnits = [], orders = [], shipments = [] } = touched
  return { answer, history, touched: { receipts, inventory, handlingUnits, orders, shipments } }
})

interface Work {
  trx: Transaction
  viewer: Person | SystemViewer
  now: Date
}

type Changed = Omit<Exclude<Outcome<typeof receiptsEndpoints.update>, { refused: HttpError }>, 'before'>

/**
 * Changes a receipt's fields and lines and takes it to another status, each where it differs from what it is. It runs under the receipt's
 * lock and gives the ledger the difference to what it has, so that a repeat, or a second person, counts nothing twice. Counts that are given
 * take the place of its lines.
 */
async function changeAll({ trx, viewer, now }: Work, before: Locked<Receipt>, sent: Input, counts: readonly Count[]): Promise<Changed> {
  const { id } = before
  const isCounted = counts.some(({ counted }) => counted > 0)
  const input: Input = isCounted ? { ...sent, items: linesOfCounts(before, counts) } : sent
  const { back, forward } = planSteps(viewer, before, input.status ?? before.status, input.reason)
  const change: Change = { trx, viewer, receipt: before }
  const version = before.version + 1
  const history: HistoryEntry[] = isCounted ? historyOfCounts(before, counts) : []
  const record = async (status: ReceiptStatus, action: string, notes: string | null = null) => {
    const reason = back || forward.length > 1 ? (input.reason ?? null) : null
    await trx.send({ recorded: stepTaken(id, { status, viewer, at: now, notes, reason }) })
    const words = { ...(notes !== null && { stepNotes: notes }), ...(reason !== null && { reason }) }
    history.push(did(action, 'receipt', before, { after: { status, ...words, version } }))
  }

  // Before items, which earlier steps lock.
  if (back || forward.includes('stored')) await trx.send({ locked: lockRoom({}) })
  const undone = back ? await goBack(change, before.status, back) : []
  if (back) await record(back, 'go_back')
  const current = back ? await getReceipt(trx.sql, viewer, id, now) : before
  const receives = forward.includes('received')
  await changeFields(change, current, input)
  const owned = { ...current, customerId: input.customerId ?? current.customerId }
  const lines = await changeLines(change, owned, input, receives)
  if (receives) await record('received', 'receive', input.items ? null : 'Counted as expected')
  if (counts.some(({ documents }) => documents.length > 0)) {
    await moveCountDocuments(trx, id)
    await dropCountDocuments(trx, viewer, id)
  }
  if (counts.length > 0) await trx.send({ discarded: withoutCounts(id) })
  await writeInspection(change, { ...current, status: receives ? 'received' : current.status }, input.inspection ?? [])
  if (forward.includes('inspected')) await record('inspected', 'inspect', await inspect(change))
  if (forward.includes('stored')) await record('stored', 'store', await store(change))

  const isTransfer = before.transferOrderId !== null && (back !== null || forward.length > 0)
  const delivered = isTransfer && receives ? await deliverTransfer(trx, viewer, before) : null
  const short = isTransfer && receives ? await shortTransferNotices(trx, viewer, before) : []
  history.push(...(delivered?.history ?? []))

  const after = await getReceipt(trx.sql, viewer, id, now)
  const edited = did('update', 'receipt', after, { before: facts(before), after: facts(after) })
  if (Object.keys(edited.after ?? {}).length > 0) history.unshift({ ...edited, after: { ...edited.after, version } })
  history.unshift(...createdItems(after, lines.created))
  const [first, ...others] = history
  if (!first) return { answer: after, history: { none: 'Nothing was changed.' }, touched: {} }

  const receipt = { ...after, version }
  await trx.send({ changed: changeReceipt(id, { version }) })
  const isStockChanged = lines.counted || back !== null || forward.length > 0
  return {
    answer: receipt,
    history: [first, ...others] as const,
    touched: {
      receipts: owners(before, receipt),
      inventory: isStockChanged ? [...itemsOf(before), ...itemsOf(receipt)] : [],
      ...((back !== null || forward.includes('stored')) && { tasks: 'all', handlingUnits: 'all' }),
      ...(isTransfer && {
        orders: [{ id: before.transferOrderId ?? 0, customerId: before.customerId }],
        handlingUnits: 'all',
        shipments: delivered?.shipments ?? [],
      }),
    },
    notices: [...lowStockNotices([...undone, ...lines.crossed]), ...short],
  }
}

/** Before receipt all fields can change; from then on the items are the customer's. */
async function changeFields({ trx, viewer }: Change, before: Receipt, { customerId, siteId, ...sent }: Input): Promise<void> {
  const isOthers = customerId !== undefined && customerId !== before.customerId
  if (isOthers) {
    requireNoTransfer(before)
    if (before.status !== 'pending') throw httpError('receipt.customer-fixed', { number: before.receiptNumber })
    if (before.items.some(({ documents }) => documents.length > 0))
      throw httpError('receipt.has-documents', { number: before.receiptNumber })
    if (!(await customerExists(trx.sql, customerId))) throw httpError('customer.unknown', undefined, { field: 'customerId' })
  }
  const isElsewhere = siteId !== undefined && siteId !== before.siteId
  if (isElsewhere) {
    requireNoTransfer(before)
    if (before.status !== 'pending') throw httpError('receipt.site-fixed', { number: before.receiptNumber })
    await siteFor(trx.sql, viewer, siteId)
  }
  const columns = sentColumns({
    customer_id: customerId,
    // Chosen at the former site.
    ...(isElsewhere && { site_id: siteId, receiving_location_id: null, quarantine_location_id: null }),
    supplier: sent.supplier,
    tracking_number: sent.trackingNumber,
    reference: sent.reference,
    expected_date: sent.expectedDate,
    notes: sent.notes,
  })
  if (Object.keys(columns).length > 0) await trx.send({ changed: changeReceipt(before.id, columns) })
}

/** What a line of history compares. The steps have lines of their own. */
function facts({ customerId, siteCode, supplier, trackingNumber, reference, expectedDate, notes, ...receipt }: Receipt) {
  const items = receipt.items.map(({ documents, id, inventoryId, short, over, ...item }) => ({
    ...item,
    documents: documents.map(({ name }) => name),
  }))
  const inspection = Object.fromEntries(receipt.inspection.map(({ point, checked }) => [point, checked]))
  const inspectionNotes = Object.fromEntries(receipt.inspection.flatMap(({ point, note }) => (note === null ? [] : [[point, note]])))
  return { customerId, siteCode, supplier, trackingNumber, reference, expectedDate, notes, items, inspection, inspectionNotes }
}

/** A SKU that the owner lacked became its item. */
function createdItems({ items, customerId, receiptNumber }: Receipt, ids: readonly number[]): HistoryEntry[] {
  return ids.map((id) => {
    const line = items.find(({ inventoryId }) => inventoryId === id)
    return did(
      'create',
      'inventoryItem',
      { id, customerId },
      { after: { sku: line?.sku, name: line?.description ?? line?.sku, receiptNumber } },
    )
  })
}

function owners({ id, ...before }: Receipt, after: Receipt): TouchedRow[] {
  const both = [before.customerId, after.customerId]
  return [...new Set(both)].map((customerId) => ({ id, customerId }))
}

function itemsOf({ items, customerId }: Receipt): TouchedRow[] {
  return items.flatMap(({ inventoryId }) => (inventoryId === null ? [] : { id: inventoryId, customerId }))
}
