import { sql } from 'kysely'
import type { HistoryEntry } from '../audit/history.ts'
import type { Transaction } from '../engine/database.ts'
import { cancelOrder } from '../order-stages/cancel-order.ts'
import { withdrawReceipt } from '../receipts/withdraw-receipt.ts'
import { runWithin } from '../verb.ts'
import { importedFrom } from './apply-plans.ts'
import type { ClaimedImport } from './claim-import.ts'
import type { Undone, UndoneRow } from './importer.ts'
import { withKeptPlans } from './planning.ts'

/** Condition: the receipt is no longer pending, was changed, or is being counted. */
export const receiptIsUsed = sql<boolean>`(
  not exists (select from receipts t where t.id = r.record_id and t.status = 'pending' and t.version = 1 and t.withdrawn_at is null)
  or exists (select from receipt_counts c where c.receipt_id = r.record_id))`

export const movementIsUsed = sql<boolean>`not exists (
  select from orders o where o.id = r.record_id and o.status = 'pending' and o.version = 1)`

/** The receipts are withdrawn by the verb that a person uses, so that what refuses that refuses the undo. */
export async function withdrawReceipts(trx: Transaction, { viewer, fileName }: ClaimedImport, rows: readonly UndoneRow[]): Promise<Undone> {
  const ids = [...new Set(rows.map(({ recordId }) => recordId))]
  const open = await trx.sql
    .selectFrom('receipts')
    .select(['id', 'customer_id as customerId'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute()
  const history: HistoryEntry[] = []
  for (const { id } of open) {
    const withdrawn = await withKeptPlans(trx, () => runWithin(trx, viewer, withdrawReceipt, { id }))
    history.push(...withdrawn.history.map((entry) => importedFrom(entry, { undoneImportFrom: fileName })))
  }
  return { history, owners: open.map(({ customerId }) => customerId) }
}

export async function cancelMovements(trx: Transaction, { viewer, fileName }: ClaimedImport, rows: readonly UndoneRow[]): Promise<Undone> {
  const ids = [...new Set(rows.map(({ recordId }) => recordId))]
  const open = await trx.sql
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .execute()
  const history: HistoryEntry[] = []
  const owners: number[] = []
  for (const { id } of open) {
    const cancelled = await withKeptPlans(trx, () => runWithin(trx, viewer, cancelOrder, { id, reason: `Import of ${fileName} undone` }))
    history.push(...cancelled.history)
    owners.push(cancelled.answer.customerId)
  }
  return { history, owners }
}
