import { sql } from 'kysely'
import { did, type HistoryEntry } from '../audit/history.ts'
import type { Transaction } from '../engine/database.ts'
import { cancelOrder } from '../order-stages/cancel-order.ts'
import { runWithin } from '../verb.ts'
import type { ClaimedImport } from './claim-import.ts'
import type { Undone, UndoneRow } from './importer.ts'
import { withKeptPlans } from './planning.ts'

export const receiptIsUsed = sql<boolean>`not exists (
  select from receipts t where t.id = r.record_id and t.status = 'pending' and t.version = 1 and t.withdrawn_at is null)`

export const movementIsUsed = sql<boolean>`not exists (
  select from orders o where o.id = r.record_id and o.status = 'pending' and o.version = 1)`

export async function withdrawReceipts(trx: Transaction, { fileName }: ClaimedImport, rows: readonly UndoneRow[]): Promise<Undone> {
  const ids = [...new Set(rows.map(({ recordId }) => recordId))]
  const withdrawn = await trx.sql
    .updateTable('receipts')
    .set((eb) => ({ withdrawn_at: trx.now(), version: eb('version', '+', 1) }))
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'receipt_number as receiptNumber', 'customer_id as customerId'])
    .execute()
  return {
    history: withdrawn.map((receipt) =>
      did('withdraw', 'receipt', receipt, { after: { receiptNumber: receipt.receiptNumber, undoneImportFrom: fileName } }),
    ),
    owners: withdrawn.map(({ customerId }) => customerId),
  }
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
