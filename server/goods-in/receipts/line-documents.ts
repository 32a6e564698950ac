import type { Receipt, SentReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { attachDocuments, detachDocuments } from '../../platform/documents/attach-documents.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Viewer } from '../../viewer.ts'

/**
 * Takes the documents off the lines that were removed or sent with documents, before these are written. Answers the ids of the documents:
 * `putDocuments` puts those on again that were sent.
 */
export async function takeDocuments(trx: Transaction, receiptId: number, sent: readonly SentReceiptItem[]): Promise<number[]> {
  const untouched = sent.flatMap(({ id, documents }) => (id != null && documents === undefined ? id : []))
  const taken = await trx.sql
    .deleteFrom('receipt_item_documents')
    .where('receipt_item_id', 'in', (lines) => lines.selectFrom('receipt_items').where('receipt_id', '=', receiptId).select('id'))
    .where('receipt_item_id', 'not in', [0, ...untouched])
    .returning('document_id')
    .execute()
  return taken.map(({ document_id }) => document_id)
}

interface OfReceipt {
  receipt: Pick<Receipt, 'customerId'>
  sent: readonly SentReceiptItem[]
  /** The ids of the lines in the order in which they were sent. */
  lineIds: readonly number[]
  /** What `takeDocuments` took off. */
  taken: readonly number[]
}

/** Gives each line the documents that were sent with it. Those that no line has any more are detached. */
export async function putDocuments(trx: Transaction, viewer: Viewer, { receipt, sent, lineIds, taken }: OfReceipt): Promise<void> {
  const wanted = sent.flatMap(({ documents = [] }, n) =>
    documents.map((document, position) => ({ document, position, lineId: lineIds[n] ?? 0 })),
  )
  if (wanted.length === 0 && taken.length === 0) return
  const documents = wanted.map(({ document }) => document)
  const ids = await attachDocuments(trx, viewer, { documents, customerId: receipt.customerId, attached: taken })
  await detachDocuments(
    trx,
    viewer,
    taken.filter((id) => !ids.includes(id)),
  )
  if (ids.length === 0) return
  const rows = wanted.map(({ lineId, position }, n) => ({ document_id: ids[n] ?? 0, receipt_item_id: lineId, position }))
  await trx.sql.insertInto('receipt_item_documents').values(rows).execute()
}
