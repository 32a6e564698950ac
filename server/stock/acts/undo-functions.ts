import { sqlFunction } from '../../platform/engine/sql-function.ts'
import type { CrossedThreshold } from '../ledger/stock-functions.ts'

/* The SQL functions next to this file. Each is documented in its file. */

export const lockActs = sqlFunction<{ acts: number[] }, void>('lock_acts')
/** Writes the opposite lines. Answers the new act. */
export const undoLines = sqlFunction<
  { the_act: number; asked: number[] | null; why: string; actor_id: number | null; at: Date },
  { act: number; crossed: CrossedThreshold[] }
>('undo_lines')
