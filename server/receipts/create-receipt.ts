import { sql } from 'kysely'
import { receiptsEndpoints } from '../../contract/receipts/receipts.ts'
import { created } from '../audit/history.ts'
import { customerExists } from '../customers/customers-queries.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { putDocuments } from './line-documents.ts'
import { sentLines, writeLines } from './receipt-lines.ts'
import { getReceipt } from './receipts-queries.ts'
import { stepTaken } from './take-steps.ts'

/** Announces a delivery. It has lines or none, and nothing is in stock yet. */
export const createReceipt = verb(receiptsEndpoints.create, async ({ trx, viewer, now }, { items, ...fields }) => {
  if (!(await customerExists(trx.sql, fields.customerId))) throw httpError('customer.unknown', undefined, { field: 'customerId' })
  const { id } = await trx.sql
    .insertInto('receipts')
    .values({
      receipt_number: sql<string>`receipt_number(${now})`,
      customer_id: fields.customerId,
      supplier: fields.supplier,
      tracking_number: fields.trackingNumber ?? null,
      expected_date: fields.expectedDate ?? null,
      notes: fields.notes ?? null,
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
  const written = await writeLines(trx, viewer, id, lines)
  await putDocuments(trx, viewer, { receipt: fields, sent: items, lineIds: written.lines, taken: [] })
  await trx.send({ recorded: stepTaken(id, { status: 'pending', viewer, at: now }) })
  const receipt = await getReceipt(trx.sql, viewer, id, now)
  const { steps, inspection, ...recorded } = receipt
  return { answer: receipt, history: [created('receipt', recorded)], touched: { receipts: [receipt] } }
})
