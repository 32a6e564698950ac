import { sqlFunction } from '../../platform/engine/sql-function.ts'

/* The SQL functions next to this file that other domains call. Each is documented in its file. */

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
    /** The expiry date of the lot of what is added. */
    expires?: string | null
  },
  CrossedThreshold[]
>('adjust_stock')

/** Books the opening stock of new items, one quantity each. */
export const openStock = sqlFunction<
  {
    items: number[]
    quantities: number[]
    expiries: (string | null)[]
    sites: (number | null)[]
    reason: string
    actor_id: number | null
    at: Date
  },
  void
>('open_stock')
/** The lot of a locked item with this number, which is created where there is none; an undated lot gets the date. */
export const lotOf = sqlFunction<{ item: number; wanted: string | null; expires: string | null }, number | null>('lot_of')

/** Transactions that promise or fill room at locations do so in turn; see lock-room.sql. */
export const lockRoom = sqlFunction<Record<never, never>, void>('lock_room')
/** Locks handling units with all that are in them or that they are in. */
export const lockHandlingUnits = sqlFunction<{ units: number[] }, void>('lock_handling_units')
/** Fails when a unit, with the units in it, is at more than one location ('handling-unit.split'). */
export const requireWholeUnits = sqlFunction<{ units: number[] }, void>('require_whole_units')
/** Fails while an open task is to bring the unit, or the one it is in ('task.open-for-goods'). */
export const requireNoTask = sqlFunction<{ unit: number }, void>('require_no_task')
/** Moves a handling unit with all that is in it, where it has room. Answers how many units of goods that is. */
export const carryUnit = sqlFunction<
  {
    unit: number
    to_location: number
    except_task: number | null
    reason: string
    actor_id: number | null
    at: Date
    for_receipt: number | null
    cause: 'transfer'
    /** JSON of what the other arguments don't say of its act: {kind, subjectType, subjectId, number}. */
    act: string
  },
  number
>('carry_unit')

/** Moves what an order has reserved, with its reservations; to no location where it is. */
export const carryReserved = sqlFunction<
  OfOrder & {
    actor_id: number | null
    asked: string
    to_location: number | null
    into_unit: number | null
    picked: boolean
    reason: string
    act_kind: 'pick' | 'pack'
  },
  void
>('carry_reserved')
