import { sql } from 'kysely'
import type { z } from 'zod'
import type { newOrder, Order } from '../../contract/orders.ts'
import type { Database } from '../db/database.ts'
import { statements } from '../db/statements.ts'
import { badRequest, notFound } from '../errors.ts'
import type { Viewer } from '../viewer.ts'
import { mergeLines } from './order-lines.ts'
import { onlyOrder, orderById } from './orders-queries.ts'

type NewOrder = z.output<typeof newOrder>

/** Places a movement and reserves its stock: every line, or none with 409 naming each short SKU (decisions §4). */
export function createOrder(db: Database, viewer: Viewer, { customerId, items, ...fields }: NewOrder): Promise<Order> {
  const owner = ownerFor(viewer, customerId)
  return db.transaction(viewer, async (trx) => {
    const create = sql`select create_order(${owner}, ${JSON.stringify(fields)}::jsonb, ${JSON.stringify(mergeLines(items))}::jsonb,
      ${viewer.userId}, ${viewer.name}, ${trx.now()})`.compile(statements)
    const [, created] = await trx.finish(create, orderById(viewer, 'just created'))
    const order = onlyOrder(created)
    trx.publish({ topic: 'orders', ids: [order.id], customerId: owner })
    trx.publish({ topic: 'inventory', ids: order.items.map((item) => item.inventoryId), customerId: owner })
    trx.publish({ topic: 'notifications', ids: [], customerId: null })
    return order
  })
}

/** A customer creates for its own record; staff say for whom. */
function ownerFor(viewer: Viewer, customerId: number | undefined): number {
  if (viewer.role === 'customer') {
    if (customerId !== undefined && customerId !== viewer.customerId) throw notFound('There is no such customer.')
    return viewer.customerId
  }
  if (customerId === undefined)
    throw badRequest('Please choose a customer.', [{ path: 'customerId', message: 'Please choose a customer.' }])
  return customerId
}
