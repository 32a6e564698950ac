import { sql } from 'kysely'
import type { SentDocument } from '../../../contract/platform/documents/documents.ts'
import { attachDocuments, detachDocuments } from '../../platform/documents/attach-documents.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Viewer } from '../../viewer.ts'

/* Photos that are taken while goods are counted. They become documents of the lines that the counts make. */

interface OfCount {
  countId: number
  customerId: number
  documents: readonly SentDocument[]
}

export async function addCountDocuments(trx: Transaction, viewer: Viewer, { countId, customerId, documents }: OfCount): Promise<void> {
  const ids = await attachDocuments(trx, viewer, { documents, customerId })
  const rows = ids.map((id) => ({ document_id: id, count_id: countId }))
  await trx.sql.insertInto('receipt_count_documents').values(rows).execute()
}

/** Takes the documents off the counts of a receipt, which are about to be deleted. */
export async function dropCountDocuments(trx: Transaction, viewer: Viewer, receiptId: number): Promise<void> {
  const taken = await trx.sql
    .deleteFrom('receipt_count_documents')
    .where('count_id', 'in', (counts) => counts.selectFrom('receipt_counts').where('receipt_id', '=', receiptId).select('id'))
    .returning('document_id')
    .execute()
  await detachDocuments(
    trx,
    viewer,
    taken.map(({ document_id }) => document_id),
  )
}

/** Gives the documents of the counts to the lines that were made of them, after those that a line has; of a count without units to another line of its SKU. */
export async function moveCountDocuments(trx: Transaction, receiptId: number): Promise<void> {
  await sql`
    with found as (
      select distinct on (d.document_id) d.document_id, i.id as line_id
      from receipt_count_documents d
        join receipt_counts c on c.id = d.count_id
        join receipt_items i on i.receipt_id = c.receipt_id and fold(i.sku) = c.folded_sku
      where c.receipt_id = ${receiptId}
      order by d.document_id, i.lot_number is distinct from c.lot_number, i.sscc is distinct from c.sscc,
        i.expires_on is distinct from c.expires_on, i.line
    ), moved as (
      delete from receipt_count_documents d using found f where d.document_id = f.document_id returning d.document_id
    )
    insert into receipt_item_documents (document_id, receipt_item_id, position)
    select f.document_id, f.line_id, (select coalesce(max(k.position) + 1, 0) from receipt_item_documents k where k.receipt_item_id = f.line_id)
      + row_number() over (partition by f.line_id order by f.document_id) - 1
    from found f join moved m on m.document_id = f.document_id`.execute(trx.sql)
}
