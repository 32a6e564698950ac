import type { z } from 'zod'
import { isBack, type ReceiptStatus, stepsBetween } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt, receiptChange } from '../../../contract/goods-in/receipts/receipts.ts'
import { can } from '../../../contract/permissions.ts'
import { httpError } from '../../errors.ts'
import { did, type HistoryEntry } from '../../platform/audit/history.ts'
import type { TouchedRow } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import type { Count } from './counting-queries.ts'
import { historyOfCounts, linesOfCounts } from './lines-of-counts.ts'
import type { Step } from './take-steps.ts'

export type SentChange = z.output<typeof receiptChange>

/** What a change does to a receipt. Nothing is read or written here. */
export interface ReceiptPlan {
  /** What was sent. Its lines are what was counted, where anything was. */
  input: SentChange
  /** The earlier status to go back to. */
  back: ReceiptStatus | null
  /** The steps to take, in their order. */
  forward: readonly ReceiptStatus[]
  /** Why it goes back or skips steps. */
  reason: string | null
  /** The counts that end because they become lines. */
  counts: readonly Count[]
  /** Who counted what of the lines. */
  counted: readonly HistoryEntry[]
}

/** Plans how a receipt gets to the status that was sent. Once it is received, its lines are what was counted. */
export function planChange(viewer: Viewer, before: Receipt, sent: SentChange, begun: readonly Count[]): ReceiptPlan {
  const { status, receiptNumber: number } = before
  if (begun.length > 0 && sent.items) throw httpError('receipt.being-counted', { number })
  const wanted = sent.status ?? status
  const counts = wanted === 'pending' ? [] : begun
  const isCounted = counts.some(({ counted }) => counted > 0)
  const back = isBack(status, wanted) ? wanted : null
  const forward = stepsBetween(status, wanted)
  if (forward.length > 1) requireToSkip(viewer, number, forward, sent.reason)
  return {
    input: isCounted ? { ...sent, items: linesOfCounts(before, counts) } : sent,
    back,
    forward,
    reason: back || forward.length > 1 ? (sent.reason ?? null) : null,
    counts,
    counted: isCounted ? historyOfCounts(before, counts) : [],
  }
}

/** More than one step at a time takes an administrator and a reason. */
function requireToSkip(viewer: Viewer, number: string, [next]: readonly ReceiptStatus[], reason: string | null | undefined): void {
  if (next && viewer.role !== 'system' && !can(viewer, 'receipts.skip-steps')) throw httpError('receipt.other-step-next', { number, next })
  if (!reason) throw httpError('receipt.reason-missing', undefined, { field: 'reason' })
}

/** The steps of a plan in their order, once they were taken. */
export function stepsOf({ back, forward, reason }: ReceiptPlan, notes: Partial<Record<ReceiptStatus, string | null>>): Step[] {
  return (back ? [back] : forward).map((status) => ({ status, notes: notes[status] ?? null, reason }))
}

interface Done {
  before: Receipt
  /** The receipt after the change, with its new version. */
  after: Receipt
  steps: readonly Step[]
  /** The ids of items that were created. */
  created: readonly number[]
}

const actions: Record<ReceiptStatus, string> = { pending: 'go_back', received: 'receive', inspected: 'inspect', stored: 'store' }

/** The lines of history of a change; none where nothing was changed. */
export function historyOf({ back, counted }: ReceiptPlan, { before, after, steps, created }: Done): HistoryEntry[] {
  const { version } = after
  const edited = did('update', 'receipt', after, { before: facts(before), after: facts(after) })
  const isEdited = Object.keys(edited.after ?? {}).length > 0
  return [
    ...created.map((id) => createdItem(id, after)),
    ...(isEdited ? [{ ...edited, after: { ...edited.after, version } }] : []),
    ...counted,
    ...steps.map(({ status, notes, reason }) => {
      const words = { ...(notes && { stepNotes: notes }), ...(reason != null && { reason }) }
      return did(back ? 'go_back' : actions[status], 'receipt', before, { after: { status, ...words, version } })
    }),
  ]
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
function createdItem(id: number, { items, customerId, receiptNumber }: Receipt): HistoryEntry {
  const line = items.find(({ inventoryId }) => inventoryId === id)
  const after = { sku: line?.sku, name: line?.description ?? line?.sku, receiptNumber }
  return did('create', 'inventoryItem', { id, customerId }, { after })
}

/** The rows that a change touches; handling units and tasks where goods go to bins or come back from there. */
export function touchedBy({ back, forward }: ReceiptPlan, before: Receipt, after: Receipt, isStockChanged: boolean) {
  const isStep = back !== null || forward.length > 0
  const isOfBins = back !== null || forward.includes('stored')
  const transfer = isStep ? before.transferOrderId : null
  const all = 'all' as const
  return {
    receipts: [...new Set([before.customerId, after.customerId])].map((customerId) => ({ id: before.id, customerId })),
    inventory: isStep || isStockChanged ? [...itemsOf(before), ...itemsOf(after)] : [],
    ...(isOfBins && { tasks: all }),
    ...((isOfBins || transfer !== null) && { handlingUnits: all }),
    orders: transfer === null ? [] : [{ id: transfer, customerId: before.customerId }],
  }
}

function itemsOf({ items, customerId }: Receipt): TouchedRow[] {
  return items.flatMap(({ inventoryId }) => (inventoryId === null ? [] : { id: inventoryId, customerId }))
}
