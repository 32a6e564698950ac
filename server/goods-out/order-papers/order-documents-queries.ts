import { type Kysely, sql } from 'kysely'
import { type OrderDocument, type OrderDocumentKind, orderDocumentKinds } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { documentUrl } from '../../../contract/platform/documents/documents.ts'
import { type ExpectedDocument, expectDocument } from '../../platform/documents/printed-documents.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { positionIn } from '../../platform/lists/list-filters.ts'
import type { Claim } from '../../platform/work-queue/claims.ts'
import type { Viewer } from '../../viewer.ts'
import { requireOrder, visibleOrders } from '../orders/orders-queries.ts'

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
export interface ClaimedDocument extends Named, Claim {
  orderId: number
  customerId: number
  file: ExpectedDocument
}

/** Reads a document that was claimed, and makes the row of its file. */
export async function takeDocument(trx: Transaction, claim: Claim): Promise<ClaimedDocument> {
  const found = await trx.sql
    .selectFrom('order_documents as od')
    .innerJoin('orders as o', 'o.id', 'od.order_id')
    .where('od.id', '=', claim.id)
    .select(['od.kind', 'od.edition', 'o.id as orderId', 'o.order_number as orderNumber', 'o.customer_id as customerId'])
    .executeTakeFirstOrThrow()
  return { ...claim, ...found, file: await expectDocument(trx, { name: fileNameOf(found), customerId: found.customerId }) }
}
