import { type CompiledQuery, sql, type UpdateObject } from 'kysely'
import { inspectionPoints, isOpen, type ReceiptStatus, receiptStatuses } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { CrossedThreshold } from '../../stock/ledger/stock-functions.ts'
import type { Viewer } from '../../viewer.ts'
import { cancelTasksOf } from '../put-away/tasks-of-receipt.ts'

interface OfReceipt {
  the_receipt: number
  actor_id: number | null
  at: Date
}
const postReceiptFunction = sqlFunction<OfReceipt, CrossedThreshold[]>('post_receipt')
const storeReceipt = sqlFunction<OfReceipt, void>('store_receipt')
const unstoreReceipt = sqlFunction<OfReceipt, void>('unstore_receipt')

/** A locked receipt and who changes it. */
export interface Change {
  trx: Transaction
  viewer: Viewer
  receipt: Pick<Receipt, 'id' | 'receiptNumber'>
}

export interface Step {
  status: ReceiptStatus
  /** What was done by default. */
  notes?: string | null
  reason?: string | null
}

/** The statement that records steps in their order. */
export function stepsTaken(id: number, { viewer, at }: { viewer: Viewer; at: Date }, steps: readonly Step[]): CompiledQuery<unknown> {
  const by = { user_id: viewer.userId, user_name: viewer.name, at }
  const rows = steps.map(({ status, notes = null, reason = null }) => ({ receipt_id: id, status, notes, reason, ...by }))
  return statements.insertInto('receipt_steps').values(rows).compile()
}

/** The statement that changes columns of a receipt. Undefined columns are unchanged. */
export function changeReceipt(id: number, columns: UpdateObject<Tables, 'receipts'>): CompiledQuery<unknown> {
  return statements.updateTable('receipts').set(columns).where('id', '=', id).compile()
}

/** Makes the ledger have received what the lines count. Answers the items that fell to their threshold. */
export async function postReceipt({ trx, viewer, receipt }: Change): Promise<CrossedThreshold[]> {
  const { crossed } = await trx.send({ crossed: postReceiptFunction(ofReceipt({ trx, viewer, receipt })) })
  return crossed
}

function ofReceipt({ trx, viewer, receipt }: Change): OfReceipt {
  return { the_receipt: receipt.id, actor_id: viewer.userId, at: trx.now() }
}

/** Closes the inspection; the points that aren't ticked are confirmed as they are. Answers what was done by default. */
export async function inspect({ trx, viewer, receipt: { id } }: Change): Promise<string | null> {
  const at = trx.now()
  const confirmed = inspectionPoints.map((point) => ({
    receipt_id: id,
    point,
    is_checked: false,
    note: null,
    user_id: viewer.userId,
    user_name: viewer.name,
    at,
  }))
  await trx.sql
    .insertInto('receipt_inspection_points')
    .values(confirmed)
    .onConflict((known) => known.doNothing())
    .execute()
  await trx.send({ inspected: changeReceipt(id, { status: 'inspected', inspected_at: at, inspected_by: viewer.userId }) })
  const { ticked } = await trx.sql
    .selectFrom('receipt_inspection_points')
    .where('receipt_id', '=', id)
    .where('is_checked', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('ticked'))
    .executeTakeFirstOrThrow()
  return Number(ticked) === inspectionPoints.length ? null : `Confirmed with ${ticked} of ${inspectionPoints.length} points ticked`
}

/** Puts away what is left at receiving. */
export async function store(change: Change): Promise<string> {
  const { trx, receipt } = change
  const columns = { status: 'stored', stored_at: trx.now() } as const
  await trx.send({ stored: storeReceipt(ofReceipt(change)), changed: changeReceipt(receipt.id, columns) })
  return 'What was left at receiving was put on the suggested bins'
}

/** Takes a receipt back to an earlier status and reverses what the ledger has of the steps in between. */
export async function goBack(change: Change, from: ReceiptStatus, to: ReceiptStatus): Promise<CrossedThreshold[]> {
  const { trx, receipt } = change
  const { id } = receipt
  await cancelTasksOf(trx, change.viewer, id)
  if (!isOpen(from)) await trx.send({ unstored: unstoreReceipt(ofReceipt(change)) })
  const reached = (status: ReceiptStatus) => receiptStatuses.indexOf(to) >= receiptStatuses.indexOf(status)
  await trx.send({
    changed: changeReceipt(id, {
      status: to,
      stored_at: null,
      ...(!reached('inspected') && { inspected_at: null, inspected_by: null }),
      ...(!reached('received') && { received_at: null, overdue_told_at: null }),
    }),
  })
  if (reached('received')) return []
  await trx.send({
    uncounted: statements
      .updateTable('receipt_items')
      .set({
        counted: null,
        lot_id: null,
        handling_unit_id: null,
        damaged: sql<number>`case condition when 'damaged' then expected else least(damaged, expected) end`,
      })
      .where('receipt_id', '=', id)
      .compile(),
    unticked: statements.deleteFrom('receipt_inspection_points').where('receipt_id', '=', id).compile(),
  })
  return postReceipt(change)
}
