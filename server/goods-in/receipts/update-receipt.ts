import { countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { type HttpError, httpError } from '../../errors.ts'
import { receiveTransfer, requireNoTransfer } from '../../goods-out/transfers/receive-transfer.ts'
import { customerExists } from '../../people/customers/customers-queries.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Locked } from '../../platform/engine/locked.ts'
import { sentColumns } from '../../platform/engine/sent-columns.ts'
import { lowStockNotices } from '../../stock/ledger/low-stock-notices.ts'
import { lockRoom } from '../../stock/ledger/stock-functions.ts'
import { siteFor } from '../../stock/sites/sites-queries.ts'
import { type Outcome, verb } from '../../verb.ts'
import type { Person, SystemViewer } from '../../viewer.ts'
import { fieldsOf, requireInUse, requireOwnToChange, requirePending } from './announced-deliveries.ts'
import { changeLines } from './change-lines.ts'
import { endCounting, requireUncounted } from './count-goods.ts'
import { type Count, countsOf } from './counting-queries.ts'
import { writeInspection } from './inspection-points.ts'
import { historyOf, planChange, type ReceiptPlan, type SentChange, stepsOf, touchedBy } from './plan-change.ts'
import { getReceipt, lockReceipt } from './receipts-queries.ts'
import { type Change, changeReceipt, goBack, inspect, stepsTaken, store } from './take-steps.ts'
import { requireCountsOnly, requireKnownSkus, requireWorkersFields } from './workers-part.ts'

/** Changes a receipt, or takes it to another status. Once it is being counted, its lines are what was counted. */
export const updateReceipt = verb(receiptsEndpoints.update, async ({ trx, viewer }, { id, ifMatch, ...sent }) => {
  const input: SentChange = fieldsOf(viewer, sent)
  requireWorkersFields(viewer, input)
  const before = await lockReceipt(trx, viewer, id, ifMatch)
  requireInUse(before)
  requireOwnToChange(viewer, before)
  requireCountsOnly(viewer, before, input)
  await requireKnownSkus(trx, viewer, before, input)
  const plan = planChange(viewer, before, input, await countsToTake(trx, viewer, before))
  return { ...(await applyPlan(trx, viewer, before, plan)), before }
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
export const receiveCounted = verb(countingEndpoints.receive, async ({ trx, viewer }, { id, ...locations }) => {
  const before = await lockReceipt(trx, viewer, id, undefined)
  requireInUse(before)
  requirePending(before)
  const { counts } = await trx.send({ counts: countsOf(id) })
  if (!counts.some(({ counted }) => counted > 0)) throw httpError('receipt.nothing-counted')
  const plan = planChange(viewer, before, { status: 'received', ...locations }, counts)
  const { answer, history, touched } = await applyPlan(trx, viewer, before, plan)
  const { receipts = [], inventory = [], handlingUnits = [], orders = [], shipments = [] } = touched
  return { answer, history, touched: { receipts, inventory, handlingUnits, orders, shipments } }
})

type Changed = Omit<Exclude<Outcome<typeof receiptsEndpoints.update>, { refused: HttpError }>, 'before'>

/**
 * Changes a receipt as it was planned. It runs under the receipt's lock and gives the ledger the difference to what it has, so that a repeat,
 * or a second person, counts nothing twice.
 */
async function applyPlan(trx: Transaction, viewer: Person | SystemViewer, before: Locked<Receipt>, plan: ReceiptPlan): Promise<Changed> {
  const { input, back, forward } = plan
  const { id } = before
  const now = trx.now()
  const change: Change = { trx, viewer, receipt: before }
  // Before items, which earlier steps lock.
  if (back || forward.includes('stored')) await trx.send({ locked: lockRoom({}) })
  const undone = back ? await goBack(change, before.status, back) : []
  const current = back ? await getReceipt(trx.sql, viewer, id, now) : before

  const receives = forward.includes('received')
  await changeFields(change, current, input)
  const lines = await changeLines(change, { ...current, customerId: input.customerId ?? current.customerId }, input, receives)
  await endCounting(change, plan.counts)
  await writeInspection(change, { ...current, status: receives ? 'received' : current.status }, input.inspection ?? [])
  const inspected = forward.includes('inspected') ? await inspect(change) : null
  const stored = forward.includes('stored') ? await store(change) : null
  const steps = stepsOf(plan, { received: receives && !input.items ? 'Counted as expected' : null, inspected, stored })
  if (steps.length > 0) await trx.send({ recorded: stepsTaken(id, { viewer, at: now }, steps) })
  const transfer = receives && before.transferOrderId !== null ? await receiveTransfer(trx, viewer, before) : null

  const version = before.version + 1
  const after = await getReceipt(trx.sql, viewer, id, now)
  const answer = { ...after, version }
  const own = historyOf(plan, { before, after: answer, steps, created: lines.created })
  const [first, ...others] = [...own, ...(transfer?.history ?? [])]
  if (!first) return { answer: after, history: { none: 'Nothing was changed.' }, touched: {} }
  await trx.send({ changed: changeReceipt(id, { version }) })
  return {
    answer,
    history: [first, ...others],
    touched: { ...touchedBy(plan, before, answer, lines.counted), shipments: transfer?.shipments ?? [] },
    notices: [...lowStockNotices([...undone, ...lines.crossed]), ...(transfer?.notices ?? [])],
  }
}

/** Before receipt all fields can change; from then on the items are the customer's. */
async function changeFields({ trx, viewer }: Change, before: Receipt, { customerId, siteId, ...sent }: SentChange): Promise<void> {
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
