import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../contract/list-query.ts'

/* Conditions of lists. Each is true of every row where the caller didn't ask for it. */

/** A column of times is between two moments, both included: days, or times in the form of ISO 8601. */
export function between(column: string, from: string | undefined, to: string | undefined): RawBuilder<SqlBool> {
  const bounds = [
    ...(from === undefined ? [] : [sql`${sql.ref(column)} >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql`${sql.ref(column)} < ${endOf(to)}`]),
  ]
  return allOf(bounds)
}

function startOf(moment: string): RawBuilder<Date> {
  return isDay(moment) ? startOfDay(sql`${moment}::date`) : sql`${new Date(moment).toISOString()}::timestamptz`
}

/** The end itself is left out. Answers tell milliseconds, so a time stands for the whole of its millisecond. */
function endOf(moment: string): RawBuilder<Date> {
  if (isDay(moment)) return startOfDay(sql`${moment}::date + 1`)
  return sql`${new Date(moment).toISOString()}::timestamptz + interval '1 millisecond'`
}

function isDay(moment: string): boolean {
  return moment.length === 'YYYY-MM-DD'.length
}

/** When a day begins in the warehouse. Not as a subquery: the planner estimates by its value how many rows come after it. */
function startOfDay(day: RawBuilder<unknown>): RawBuilder<Date> {
  return sql`(${day})::timestamp at time zone warehouse_zone()`
}

/** One word of a search, and where it can be found. */
export interface SearchedWord {
  /** A column of text contains the word, whatever its case and accents. */
  isIn(column: string): RawBuilder<SqlBool>
  /** The same of a column that holds its text folded, which is faster by far. */
  isInFolded(column: string): RawBuilder<SqlBool>
}

/** Each word of a search is found in at least one place. */
export function matches(q: string | undefined, placesOf: (word: SearchedWord) => RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return allOf(searchWords(q ?? '').map((word) => anyOf(placesOf(searchedWord(word)))))
}

function searchedWord(word: string): SearchedWord {
  // As a subquery the pattern is made once per statement, otherwise once per row.
  const pattern = sql`(select search_pattern(${word}))`
  return {
    isIn: (column) => sql`search_fold(${sql.ref(column)}) like ${pattern}`,
    isInFolded: (column) => sql`${sql.ref(column)} like ${pattern}`,
  }
}

function allOf(conditions: RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

function anyOf(conditions: RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** The place of a word in a list of the contract, from 1: sorts by meaning instead of by letters. */
export function positionIn(words: readonly string[], column: string): Expression<number> {
  return sql`array_position(${sql.lit(`{${words.join(',')}}`)}::text[], ${sql.ref(column)}::text)`
}
