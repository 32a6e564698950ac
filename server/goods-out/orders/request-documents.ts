import { sql } from 'kysely'
import { orderDocumentKinds } from '../../../contract/goods-out/order-papers/order-papers.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Viewer } from '../../viewer.ts'

/** The queue's name of the job that makes the documents of movements. Existing databases have it. */
export const orderDocumentsJob = 'make-order-documents'

/**
 * Asks for the documents of a movement, in the transaction of the caller, who has locked the movement: a job makes them once that commits.
 * Documents that it has already stay as earlier versions.
 */
export async function requestDocuments(trx: Transaction, viewer: Viewer, orderId: number): Promise<void> {
  const edition = sql<number>`(select coalesce(max(edition), 0) + 1 from order_documents where order_id = ${orderId})`
  const asked = { order_id: orderId, edition, due_at: trx.now(), requested_by: viewer.userId, requested_at: trx.now() }
  await trx.sql
    .insertInto('order_documents')
    .values(orderDocumentKinds.map((kind) => ({ ...asked, kind })))
    .execute()
  await trx.enqueue(orderDocumentsJob, {})
}
