import { sql } from 'kysely'
import { httpError } from '../../errors.ts'
import { visibleOrders } from '../../goods-out/orders/orders-queries.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Viewer } from '../../viewer.ts'

interface Movement {
  id: number
  number: string
  customerId: number
}

/**
 * The movement that goods come back from; 400 when there is none, 409 when it isn't exported. Locked until the transaction ends, so that its export
 * isn't undone meanwhile.
 */
export async function returnedMovement(trx: Transaction, viewer: Viewer, orderId: number): Promise<Movement> {
  const order = await visibleOrders(trx.sql, viewer)
    .where('o.id', '=', orderId)
    .forNoKeyUpdate()
    .select(['o.id', 'o.order_number as number', 'o.customer_id as customerId', 'o.exported_at'])
    .executeTakeFirst()
  if (!order) throw httpError('return.movement-unknown', undefined, { field: 'orderId' })
  const { exported_at, ...movement } = order
  if (exported_at === null) throw httpError('return.not-shipped', { number: order.number })
  return movement
}

/** 409 where the export of the movement was undone since the return was made: its goods never left. Locks the movement as above. */
export async function requireShipped(trx: Transaction, orderId: number | null): Promise<void> {
  if (orderId === null) return
  const order = await trx.sql
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select([sql<string>`number_here(order_number, site_id)`.as('number'), 'exported_at'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (order.exported_at === null) throw httpError('return.not-shipped', { number: order.number })
}

/** Customers request returns for so many days after delivery; of what isn't delivered, at any time. */
export async function requireWindow(trx: Transaction, viewer: Viewer, { id, number }: Movement): Promise<void> {
  if (viewer.role !== 'customer') return
  const { rows } = await sql<{ days: number; until: string }>`
    select rules.window_days as days, (warehouse_day(s.actual_delivery) + rules.window_days)::text as until
    from return_rules() rules, shipments s
    where s.order_id = ${id} and warehouse_day(s.actual_delivery) + rules.window_days < warehouse_day(${trx.now()})`.execute(trx.sql)
  const [over] = rows
  if (over) throw httpError('return.window-over', { number, ...over })
}
