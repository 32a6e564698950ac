import { sqlFunction } from '../db/sql-function.ts'

/* The SQL functions beside this file that other domains call. Each is documented in its file. */

/** An item whose quantity has just fallen to its threshold. */
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

/** Reserves stock for every line of an order, or fails ('stock.short'). */
export const reserveOrder = sqlFunction<OfOrder, void>('reserve_order')
export const releaseOrder = sqlFunction<OfOrder, void>('release_order')
/** Ships what the order has reserved. */
export const shipOrder = sqlFunction<OfOrder & { actor_id: number | null }, CrossedThreshold[]>('ship_order')

/** Locks an item's home and its stock rows. */
export const lockItemStock = sqlFunction<{ item: number }, void>('lock_item_stock')
/** Fails when the on-hand quantity differs from the one the caller read ('item.quantity-changed'). */
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
