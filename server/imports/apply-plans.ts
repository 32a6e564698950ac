import type { HistoryEntry } from '../audit/history.ts'
import type { Notice } from '../audit/notice.ts'
import type { Transaction } from '../engine/database.ts'
import { createOrder } from '../orders/create-order.ts'
import { createReceipt } from '../receipts/create-receipt.ts'
import { runWithin } from '../verb.ts'
import { system } from '../viewer.ts'
import type { Checked } from './check-groups.ts'
import type { MovementPlan } from './check-movements.ts'
import type { ReceiptPlan } from './check-receipts.ts'
import type { ImportedRow } from './import-rows-queries.ts'
import type { ImportInfo } from './read-row.ts'

/** What was done for some rows of an import. */
export interface Applied {
  rows: ImportedRow[]
  history: HistoryEntry[]
  notices: Notice[]
  /** The customer of each record that was made or changed; null for a record of no customer. */
  owners: (number | null)[]
}

/** An import of movements may make thousands: people are notified once, by the import, and not of each. */
export async function applyMovements(
  trx: Transaction,
  { viewer, fileName }: ImportInfo,
  checked: Checked<MovementPlan>[],
): Promise<Applied> {
  const applied: Applied = { rows: [], history: [], notices: [], owners: [] }
  for (const { group, plan } of checked) {
    if (!plan) continue
    const { answer: order, history } = await runWithin(trx, viewer, createOrder, plan)
    const reference = group[0]?.values.reference
    applied.history.push(...history.map((entry) => importedFrom(entry, { importedFrom: fileName, reference })))
    applied.rows.push(...group.map(({ row }) => ({ id: row.id, recordId: order.id, recordName: order.orderNumber, undo: null })))
    applied.owners.push(order.customerId)
  }
  return applied
}

export async function applyReceipts(trx: Transaction, { viewer, fileName }: ImportInfo, checked: Checked<ReceiptPlan>[]): Promise<Applied> {
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

/** The history of what an import has made or changed names its file. */
export function importedFrom(entry: HistoryEntry, facts: object): HistoryEntry {
  return { ...entry, after: { ...entry.after, ...facts } }
}
