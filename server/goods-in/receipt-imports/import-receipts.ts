import { sql } from 'kysely'
import type { HistoryEntry } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Checked } from '../../platform/imports/check-groups.ts'
import type { ClaimedImport } from '../../platform/imports/claim-import.ts'
import { type Applied, importedFrom, importer, type Undone, type UndoneRow } from '../../platform/imports/importer.ts'
import { withKeptPlans } from '../../platform/imports/planning.ts'
import type { ImportInfo } from '../../platform/imports/read-row.ts'
import { runWithin } from '../../verb.ts'
import { system } from '../../viewer.ts'
import { createReceipt } from '../receipts/create-receipt.ts'
import { withdrawReceipt } from '../receipts/withdraw-receipt.ts'
import { checkReceipts, type ReceiptPlan } from './check-receipts.ts'
import { receiptCells } from './receipt-cells.ts'

/** Condition: the receipt is no longer pending, was changed, or is being counted. */
const receiptIsUsed = sql<boolean>`(
  not exists (select from receipts t where t.id = r.record_id and t.status = 'pending' and t.version = 1 and t.withdrawn_at is null)
  or exists (select from receipt_counts c where c.receipt_id = r.record_id))`

/** Receipts from rows: rows with the same reference are one receipt. */
export const importReceipts = importer({
  topics: ['receipts'],
  cells: receiptCells,
  check: checkReceipts,
  apply: (trx, claimed, checked) => withKeptPlans(trx, () => applyReceipts(trx, claimed, checked)),
  undo: { locks: 'receipts', isUsed: receiptIsUsed, rows: withdrawReceipts },
})

async function applyReceipts(trx: Transaction, { viewer, fileName }: ImportInfo, checked: Checked<ReceiptPlan>[]): Promise<Applied> {
  const applied: Applied = { rows: [], history: [], notices: [], owners: [] }
  for (const { group, plan } of checked) {
    if (!plan) continue
    const { answer: receipt, history } = await runWithin(trx, viewer.role === 'customer' ? system : viewer, createReceipt, plan)
    const reference = group[0]?.values.reference
    applied.history.push(...history.map((entry) => importedFrom(entry, { importedFrom: fileName, reference })))
    applied.rows.push(...group.map(({ row }) => ({ id: row.id, recordId: receipt.id, recordName: receipt.receiptNumber, undo: null })))
    applied.owners.push(receipt.customerId)
  }
  return applied
}

/** The receipts are withdrawn by the verb that a person uses, so that what refuses that refuses the undo. */
async function withdrawReceipts(trx: Transaction, { viewer, fileName }: ClaimedImport, rows: readonly UndoneRow[]): Promise<Undone> {
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
