import { type Kysely, sql } from 'kysely'
import type { OrderStatus } from '../../contract/tracking-stages.ts'
import type { Tables } from '../db/tables.ts'

interface LockedOrder {
  order_number: string
  customer_id: number
  status: OrderStatus
}

/** The movement's row under lock, for a change; 404 when it isn't there, 412 when it changed since it was read. */
export async function lockOrder(on: Kysely<Tables>, id: number, ifMatch: number | undefined): Promise<LockedOrder> {
  const { rows } = await sql<LockedOrder>`select order_number, customer_id, status from lock_order(${id}, ${ifMatch ?? null})`.execute(on)
  const [order] = rows
  if (!order) throw new Error('lock_order answers one row or raises.')
  return order
}
