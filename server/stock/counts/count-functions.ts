import { sqlFunction } from '../../platform/engine/sql-function.ts'
import type { CrossedThreshold } from '../ledger/stock-functions.ts'

/* The SQL functions next to this file. Each is documented in its file. */

export const planCountFunction = sqlFunction<
  {
    site: number
    method: string
    criteria: string
    items: number[] | null
    most: number
    planned: string
    of_plan: number | null
    actor_id: number | null
    at: Date
  },
  { id: number; skipped: { location: string; countNumber: string }[] }
>('plan_count')

/** The status of the count afterwards. */
export const submitCountFunction = sqlFunction<
  {
    the_place: number
    the_round: number
    named: string
    rules: string
    person: number | null
    opened: Date
    counted: Date
    at: Date
  },
  string
>('submit_count')

export const goOnWithCount = sqlFunction<{ the_count: number; at: Date }, string>('go_on_with_count')
export const recountLinesFunction = sqlFunction<{ the_count: number; lines: number[]; at: Date }, void>('recount_lines')
export const lockDifferences = sqlFunction<{ the_count: number; lines: number[]; releases: boolean }, void>('lock_differences')

/** A movement of which a count released something, and what it lacks of the item since. */
export interface ReleasedFor {
  id: number
  orderNumber: string
  customerId: number
  status: string
  sku: string
  quantity: number
}
export const postDifferencesFunction = sqlFunction<
  { the_count: number; decisions: string; releases: boolean; actor_id: number | null; actor_name: string; at: Date },
  { crossed: CrossedThreshold[]; lacking: ReleasedFor[] }
>('post_differences')

export const writeOffAsideFunction = sqlFunction<
  { the_count: number; why: string; actor_id: number | null; at: Date },
  { units: number; items: number[]; crossed: CrossedThreshold[] }
>('write_off_aside')
