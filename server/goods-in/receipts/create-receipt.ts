import { sql } from 'kysely'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { httpError } from '../../errors.ts'
import { customerExists } from '../../people/customers/customers-queries.ts'
import { created } from '../../platform/audit/history.ts'
import { siteFor } from '../../stock/sites/sites-queries.ts'
import { verb } from '../../verb.ts'
import { deliveryAnnounced, ownerFor, requireNamedItems, requireRoomForDelivery } from './announced-deliveries.ts'
import { refuseKnownDelivery } from './known-deliveries.ts'
import { putDocuments } from './line-documents.ts'
import { sentLines, writeLines } from './receipt-lines.ts'
import { getReceipt } from './receipts-queries.ts'
import { stepsTaken } from './take-steps.ts'

/** Announces a delivery. It has lines or none, and nothing is in stock yet. */
export const createReceipt = verb(receiptsEndpoints.create, async ({ trx, viewer, now }, { items, ...fields }) => {
  const customerId = ownerFor(viewer, fields.customerId)
  if (!(await customerExists(trx.sql, customerId))) throw httpError('customer.unknown', undefined, { field: 'customerId' })
  await requireRoomForDelivery(trx, viewer)
  if (fields.again === false) await refuseKnownDelivery(trx.sql, { ...fields, customerId })
  const site = await siteFor(trx.sql, viewer, fields.siteId)
  const { id } = await trx.sql
    .insertInto('receipts')
    .values({
      receipt_number: sql<string>`number_of_year('receipts', 'WR', 3, ${now})`,
      customer_id: customerId,
      site_id: site.id,
      supplier: fields.supplier,
      tracking_number: fields.trackingNumber ?? null,
      reference: fields.reference ?? null,
      expected_date: fields.expectedDate ?? null,
      notes: fields.notes ?? null,
      announced: viewer.role === 'customer',
      created_by: viewer.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = sentLines(
    { receiptNumber: '', items: [] },
    items.map((item) => ({ ...item, id: null })),
    false,
  )
  await requireNamedItems(trx, viewer, lines)
  const written = await writeLines(trx, viewer, id, lines)
  await putDocuments(trx, viewer, { receipt: { customerId }, sent: items, lineIds: written.lines, taken: [] })
  await trx.send({ recorded: stepsTaken(id, { viewer, at: now }, [{ status: 'pending' }]) })
  const receipt = await getReceipt(trx.sql, viewer, id, now)
  const { steps, inspection, ...recorded } = receipt
  return {
    answer: receipt,
    history: [created('receipt', recorded)],
    touched: { receipts: [receipt] },
    notices: viewer.role === 'customer' ? [deliveryAnnounced(viewer, receipt)] : [],
  }
})
