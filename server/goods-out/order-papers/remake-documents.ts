import { orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { requestDocuments } from '../orders/request-documents.ts'
import { listOrderDocuments } from './order-documents-queries.ts'

/** Regenerates the documents after data in them was corrected. The previous ones stay as earlier versions. */
export const remakeDocuments = verb(orderPapersEndpoints.makeDocuments, async ({ trx, viewer }, { id }) => {
  const order = await lockOrder(trx, viewer, id, undefined)
  const { orderNumber: number, status, documentedAt } = order
  if (status === 'cancelled') throw httpError('order.documents-closed', { number })
  if (documentedAt === null) throw httpError('order.not-documented', { number })
  const existing = await listOrderDocuments(trx.sql, viewer, id)
  if (existing.some(({ state }) => state === 'making')) throw httpError('order.documents-in-making', { number })
  await requestDocuments(trx, viewer, id)
  const documents = await listOrderDocuments(trx.sql, viewer, id)
  return {
    answer: documents,
    history: [did('make_documents', 'order', order, { after: { edition: documents[0]?.edition } })],
    touched: { orders: [order] },
  }
})
