import { type Kysely, sql } from 'kysely'
import { documentUrl } from '../../contract/documents.ts'
import { type OrderDocument, type OrderDocumentKind, orderDocumentKinds } from '../../contract/order-papers.ts'
import type { Transaction } from '../db/database.ts'
import { iso } from '../db/json-columns.ts'
import { positionIn } from '../db/list-filters.ts'
import type { Tables } from '../db/tables.ts'
import { attachStored, type ExpectedDocument, expectDocument } from '../documents/printed-documents.ts'
import { requireOrder, visibleOrders } from '../orders/orders-queries.ts'
import type { Viewer } from '../viewer.ts'

/** 404 when the movement isn't there, or isn't the viewer's to see. */
export async function listOrderDocuments(on: Kysely<Tables>, viewer: Viewer, orderId: number): Promise<OrderDocument[]> {
  await requireOrder(on, viewer, orderId)
  const rows = await visibleOrders(on, viewer)
    .where('o.id', '=', orderId)
    .innerJoin('order_documents as od', 'od.order_id', 'o.id')
    .leftJoin('documents as d', 'd.id', 'od.document_id')
    .select(['od.id', 'od.kind', 'od.edition', 'o.order_number as orderNumber', 'd.key'])
    .select([sql<boolean>`od.due_at is not null`.as('isDue'), iso('od.requested_at').as('createdAt')])
    .orderBy('od.edition', 'desc')
    .orderBy(positionIn(orderDocumentKinds, 'od.kind'))
    .execute()
  return rows.map(({ id, kind, edition, orderNumber, key, isDue, createdAt }) => ({
    id,
    kind,
    edition,
    name: fileNameOf({ kind, edition, orderNumber }),
    state: key !== null ? 'made' : isDue ? 'making' : 'failed',
    url: key === null ? null : documentUrl(key),
    createdAt,
  }))
}

interface Named {
  kind: OrderDocumentKind
  edition: number
  orderNumber: string
}

function fileNameOf({ kind, edition, orderNumber }: Named): string {
  return `${kind.replace('_', '-')}-${orderNumber}${edition > 1 ? `-v${edition}` : ''}.pdf`
}

/** A document that one worker makes. */
export interface ClaimedDocument extends Named {
  id: number
  orderId: number
  customerId: number
  /** Which attempt this is; also the proof of the claim. */
  attempts: number
  file: ExpectedDocument
}

/**
 * Takes the document that is due for the longest time, so that no two workers have it, and makes the row of its file. One whose worker has
 * vanished is due when its claim has ended. Undefined when none is due.
 */
export async function claimDocument(trx: Transaction, until: Date): Promise<ClaimedDocument | undefined> {
  const due = trx.sql
    .selectFrom('order_documents')
    .select('id')
    .where('due_at', '<=', trx.now())
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const claimed = await trx.sql
    .updateTable('order_documents as od')
    .from('orders as o')
    .set({ due_at: until, attempts: sql<number>`od.attempts + 1` })
    .where('od.id', '=', due)
    .whereRef('o.id', '=', 'od.order_id')
    .returning(['od.id', 'od.kind', 'od.edition', 'od.attempts', 'o.id as orderId', 'o.order_number as orderNumber'])
    .returning('o.customer_id as customerId')
    .executeTakeFirst()
  if (!claimed) return undefined
  return { ...claimed, file: await expectDocument(trx, { name: fileNameOf(claimed), customerId: claimed.customerId }) }
}

/** Attaches the stored file; false when another worker has taken the document over. */
export async function recordMade(
  trx: Transaction,
  { id, attempts, file }: ClaimedDocument,
  stored: Parameters<typeof attachStored>[2],
): Promise<boolean> {
  const { numUpdatedRows } = await stillClaimed(trx, { id, attempts }).set({ document_id: file.id, due_at: null }).executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await attachStored(trx, file.id, stored)
  return true
}

/** Has it tried again, or gives up when `nextAttempt` is null. */
export async function recordFailure(trx: Transaction, claimed: ClaimedDocument, nextAttempt: Date | null): Promise<void> {
  await stillClaimed(trx, claimed).set({ due_at: nextAttempt }).execute()
}

function stillClaimed(trx: Transaction, { id, attempts }: Pick<ClaimedDocument, 'id' | 'attempts'>) {
  return trx.sql.updateTable('order_documents').where('id', '=', id).where('attempts', '=', attempts).where('document_id', 'is', null)
}
