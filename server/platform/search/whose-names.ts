import { type Expression, sql } from 'kysely'
import type { Viewer } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { SearchedText, Word } from './searched-text.ts'

/** A select of the ids of the customers that a word names. */
export type CustomersNamed = (word: Word) => Expression<unknown>

/**
 * The text with the customers that its words name, for staff, where several words may narrow each other down. They are few, and read
 * first: a word that names no customer is then looked for only in the rows, which an index can do.
 */
export async function withCustomersNamed(
  db: Database,
  viewer: Viewer,
  sought: SearchedText,
  customersNamed: CustomersNamed,
): Promise<SearchedText> {
  if (viewer.customerId !== null || sought.words.length < 2) return sought
  const named = sought.words.map((word) => sql`array(select id from ${customersNamed(word)} as named)`)
  const statement = sql<{ named: number[][] }>`select json_build_array(${sql.join(named)}) as named`
  const { rows } = await db.read(viewer, (on) => statement.execute(on))
  const words = sought.words.map((word, n): Word => ({ ...word, customerIds: rows[0]?.named[n] ?? [] }))
  return { ...sought, words }
}
