import { sql } from 'kysely'
import type { z } from 'zod'
import { type newReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { httpError } from '../../errors.ts'
import { customerExists } from '../../people/customers/customers-queries.ts'
import { created } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { siteFor } from '../../stock/sites/sites-queries.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { requireReturnable, writeDocuments, writeLines } from './return-lines.ts'
import { requireWindow, returnedMovement } from './return-movement.ts'
import { returnRequested } from './return-notices.ts'
import { getReturn } from './returns-queries.ts'

type Sent = z.output<typeof newReturn>

/** Enters a return. A customer's is a request; staff authorise theirs by entering it. */
export const createReturn = verb(returnsEndpoints.create, async ({ trx, viewer, now }, sent) => {
  const isRequest = viewer.role === 'customer'
  await requireRoomForRequest(trx, viewer)
  const { orderId, customerId } = await originOf(trx, viewer, sent)
  const site = await siteFor(trx.sql, viewer, isRequest ? undefined : sent.siteId)
  const { id } = await trx.sql
    .insertInto('returns')
    .values({
      return_number: sql<string>`number_of_year('returns', 'RT', 4, ${now})`,
      customer_id: customerId,
      site_id: site.id,
      kind: isRequest ? 'requested' : orderId === null ? 'blind' : 'authorised',
      status: isRequest ? 'requested' : 'authorised',
      order_id: orderId,
      reason: sent.reason,
      carrier: sent.carrier ?? null,
      tracking_number: sent.trackingNumber ?? null,
      notes: sent.notes ?? null,
      ...(!isRequest && { internal_notes: sent.internalNotes ?? null, override_reason: sent.overrideReason ?? null }),
      created_by: viewer.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeLines(trx, id, { customerId }, sent.items)
  if (isRequest || !sent.overrideReason) await trx.send({ checked: requireReturnable({ the_return: id }) })
  if (sent.documents.length > 0) await writeDocuments(trx, viewer, { id, customerId }, sent.documents)
  const answer = await getReturn(trx.sql, viewer, id)
  return {
    answer,
    history: [created('return', answer)],
    touched: { returns: [answer] },
    notices: isRequest ? [returnRequested(viewer, answer)] : [],
  }
})

/** Returns that a customer has requested and that wait for an answer. */
export const mostOpenRequests = 100

/** Requests of one customer are counted one after the other. */
async function requireRoomForRequest(trx: Transaction, viewer: Viewer): Promise<void> {
  if (viewer.role !== 'customer') return
  await sql`select pg_advisory_xact_lock(hashtext('requested returns'), ${viewer.customerId})`.execute(trx.sql)
  const { open } = await trx.sql
    .selectFrom('returns')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('customer_id', '=', viewer.customerId)
    .where('status', '=', 'requested')
    .executeTakeFirstOrThrow()
  if (Number(open) >= mostOpenRequests) throw httpError('return.too-many-open', { most: mostOpenRequests })
}

/** The movement and the customer that the goods belong to. */
async function originOf(trx: Transaction, viewer: Viewer, sent: Sent): Promise<{ orderId: number | null; customerId: number }> {
  if (sent.orderId !== undefined) {
    const movement = await returnedMovement(trx, viewer, sent.orderId)
    await requireWindow(trx, viewer, movement)
    if (viewer.role !== 'customer' && sent.customerId !== undefined && sent.customerId !== movement.customerId) {
      throw httpError('return.other-customer', { number: movement.number }, { field: 'orderId' })
    }
    return { orderId: movement.id, customerId: movement.customerId }
  }
  if (viewer.role === 'customer') throw httpError('return.movement-missing', undefined, { field: 'orderId' })
  if (sent.customerId === undefined) throw httpError('return.customer-missing', undefined, { field: 'customerId' })
  if (!(await customerExists(trx.sql, sent.customerId))) throw httpError('customer.unknown', undefined, { field: 'customerId' })
  return { orderId: null, customerId: sent.customerId }
}
