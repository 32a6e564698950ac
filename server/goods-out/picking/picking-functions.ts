import { sqlFunction } from '../../platform/engine/sql-function.ts'

/* The SQL functions next to this file. Each is documented in its file. */

interface Change {
  the_order: number
  actor_id: number | null
  at: Date
}

interface SignedChange extends Change {
  actor_name: string
}

/** Picks what is left of the pick list. Answers how many lines that was. */
export const pickAll = sqlFunction<Change, number>('pick_all')
export const shortPick = sqlFunction<SignedChange & { reservation: number; found_quantity: number; why: string }, void>('short_pick')
export const putRightFunction = sqlFunction<SignedChange & { reservation: number; wanted: number; location: number; why: string }, void>(
  'put_right',
)
/** Answers the id of the back-order. */
export const shipShortFunction = sqlFunction<SignedChange, number>('ship_short')
/** Makes put-back tasks for what is picked. Answers their ids. */
export const putBack = sqlFunction<Change, number[]>('put_back')
export const pickingLocation = sqlFunction<{ the_order: number }, number | null>('picking_location')
export const missingLines = sqlFunction<{ the_order: number }, { sku: string; quantity: number }[]>('missing_lines')
/** Answers what the movement lacked. */
export const planAgainFunction = sqlFunction<{ the_order: number; at: Date }, { sku: string; quantity: number }[]>('plan_again')
