import { sqlFunction } from '../db/sql-function.ts'

/* The kernel: the SQL functions beside this file that other domains call, each documented there. */

/** An item whose quantity fell to its threshold just now. */
export interface CrossedThreshold {
  id: number
  sku: string
  name: string
  customerId: number | null
  quantity: number
}

interface OfOrder {
  the_order: number
  at: Date
}

/** Promises stock to every line of an order, or refuses the whole ('stock.short'). */
export const reserveOrder = sqlFunction<OfOrder, void>('reserve_order')
export const releaseOrder = sqlFunction<OfOrder, void>('release_order')
/** What the order has reserved leaves the warehouse. */
export const shipOrder = sqlFunction<OfOrder & { actor_id: number | null }, CrossedThreshold[]>('ship_order')

/** Locks an item's home and its stock rows. */
export const lockItemStock = sqlFunction<{ item: number }, void>('lock_item_stock')
/** Refuses a change that was made from another on-hand ('item.quantity-changed'). */
export const requireQuantity = sqlFunction<{ item: number; wanted: number }, void>('require_quantity')
/** Sets an item's whole on-hand by adjusting the difference. */
export const setStock = sqlFunction<
  { item: number; wanted: number; reason: string; actor_id: number | null; at: Date },
  CrossedThreshold[]
>('set_stock')
export const adjustStock = sqlFunction<
  {
    item: number
    delta: number
    reason: string
    at_location: string | null
    at_lot: string | null
    cause: 'opening' | 'adjustment'
    actor_id: number | null
    at: Date
  },
  CrossedThreshold[]
>('adjust_stock')
