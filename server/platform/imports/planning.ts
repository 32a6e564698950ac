import { type Kysely, sql } from 'kysely'
import type { Transaction } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'

/*
 * Connections keep the plan of a statement for as long as they live. One from when a table was small reads all of it, which an import that
 * fills the table in one transaction would do again for every few hundred rows: 100,000 items then took an hour.
 */

/** From here to the end of the transaction each statement is planned for the tables as they are. */
export async function planAnew(on: Kysely<Tables>): Promise<void> {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(on)
}

/** For SQL functions and verbs that are called again and again: their statements find single rows, and planning would cost more than they do. */
export async function withKeptPlans<T>(trx: Transaction, work: () => Promise<T>): Promise<T> {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(trx.sql)
  const result = await work()
  await planAnew(trx.sql)
  return result
}
