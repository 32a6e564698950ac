import { sqlFunction } from '../engine/sql-function.ts'
import type { CrossedThreshold } from '../stock/stock-functions.ts'

/* The SQL functions next to this file. Each is documented in its file. */

interface Change {
  actor_id: number | null
  at: Date
}

interface SignedChange extends Change {
  the_act: number
  why: string
  actor_name: string
}

export const lockActs = sqlFunction<{ acts: number[] }, void>('lock_acts')
/** Writes the opposite lines. Answers the new act. */
export const undoLines = sqlFunction<
  Change & { the_act: number; asked: number[] | null; why: string },
  { act: number; crossed: CrossedThreshold[] }
>('undo_lines')
/** Answers the tasks that it cancelled. */
export const uncountLines = sqlFunction<Change & { the_receipt: number; undo: number }, number[]>('uncount_lines')
export const keepCounts = sqlFunction<Change & { the_receipt: number; undo: number; actor_name: string }, void>('keep_counts')
/** Answers the receipt if it is inspected again. */
export const reopenPutAway = sqlFunction<SignedChange, { id: number; version: number } | null>('reopen_put_away')
/** Answers the shipment. */
export const unshipOrder = sqlFunction<SignedChange, number>('unship_order')
