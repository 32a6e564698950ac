import { sql } from 'kysely'
import { documentUrl, keyInDocumentUrl, type SentDocument } from '../../../contract/platform/documents/documents.ts'
import { attachDocuments, lockDocuments } from '../../platform/documents/attach-documents.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Viewer } from '../../viewer.ts'

interface OfDisposal {
  documents: readonly SentDocument[]
  itemId: number
  /** The owner of the goods, who may read the documents. */
  customerId: number | null
  /** The put-away tasks that bring the goods; without any, the goods are moved by now. */
  tasks: readonly number[]
}

/**
 * Gives documents to goods that were taken out of quarantine just now. Those that the viewer gave to other goods of the same owner are taken
 * again, because one photo may show all goods of one decision.
 */
export async function addDisposalDocuments(trx: Transaction, viewer: Viewer, { documents, itemId, customerId, tasks }: OfDisposal) {
  if (documents.length === 0) return
  const keys = documents.flatMap(({ url }) => keyInDocumentUrl(url) ?? [])
  const found = await lockDocuments(trx, keys)
  const attached = await disposalDocuments(
    trx,
    viewer,
    [...found.values()].map(({ id }) => id),
    customerId,
  )
  const ids = await attachDocuments(trx, viewer, { documents, customerId, attached })
  if (tasks.length > 0) {
    const rows = tasks.flatMap((task) => ids.map((id) => ({ document_id: id, task_id: task })))
    await trx.sql.insertInto('disposal_documents').values(rows).execute()
    return
  }
  await sql`
    insert into disposal_documents (document_id, stock_movement_id)
    select d.id, m.id from unnest(${ids}::integer[]) as d(id), stock_movements m
    where m.item_id = ${itemId} and m.created_at = ${trx.now()} and m.cause = 'dispose'
    on conflict do nothing`.execute(trx.sql)
}

/** As the history of the item keeps them. */
export function documentsInHistory(documents: readonly SentDocument[]): SentDocument[] | undefined {
  return documents.length === 0 ? undefined : documents.map(({ name, url }) => ({ name, url: documentUrl(keyInDocumentUrl(url) ?? '') }))
}

/** The ids of documents that the viewer has given to goods of this owner already. */
async function disposalDocuments(trx: Transaction, { userId }: Viewer, ids: number[], customerId: number | null): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await trx.sql
    .selectFrom('documents as d')
    .where('d.id', 'in', ids)
    .where('d.uploaded_by', '=', userId)
    .where('d.customer_id', 'is not distinct from', customerId)
    .where(({ exists, selectFrom }) => exists(selectFrom('disposal_documents as x').whereRef('x.document_id', '=', 'd.id').select('x.id')))
    .select('d.id')
    .execute()
  return rows.map(({ id }) => id)
}
