import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { type activeStates, daysBeforeToday, searchWords } from '../../../contract/list-query.ts'
import type { Viewer } from '../../viewer.ts'
import { callTime } from '../engine/statements.ts'

/* Conditions of lists. Each is true of every row where the caller didn't ask for it. */

/** The rows for staff, none for customers. */
export function forStaff<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>, viewer: Viewer): SelectQueryBuilder<DB, TB, O> {
  return viewer.customerId === null ? rows : rows.where(sql<boolean>`false`)
}

/** A time column is between two values, both included: days (2026-01-31, today, today-6), or ISO 8601 times. */
export function between(column: string, from: string | undefined, to: string | undefined): RawBuilder<SqlBool> {
  const bounds = [
    ...(from === undefined ? [] : [sql`${sql.ref(column)} >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql`${sql.ref(column)} < ${endOf(to)}`]),
  ]
  return allOf(bounds)
}

function startOf(moment: string): RawBuilder<Date> {
  const day = dayOf(moment)
  return day ? startOfDay(day) : sql`${new Date(moment).toISOString()}::timestamptz`
}

/** Exclusive upper bound. Answers have milliseconds, so a time includes its whole millisecond. */
function endOf(moment: string): RawBuilder<Date> {
  const day = dayOf(moment)
  if (day) return startOfDay(sql`${day} + 1`)
  return sql`${new Date(moment).toISOString()}::timestamptz + interval '1 millisecond'`
}

/** Null for a time. */
function dayOf(moment: string): RawBuilder<Date> | null {
  const daysAgo = daysBeforeToday(moment)
  if (daysAgo !== null) return sql`warehouse_day(${callTime}) - ${daysAgo}::int`
  return moment.length === 'YYYY-MM-DD'.length ? sql`${moment}::date` : null
}

/** When a day begins in the warehouse's time zone. Not a subquery: the planner needs the value to estimate the number of rows. */
function startOfDay(day: RawBuilder<unknown>): RawBuilder<Date> {
  return sql`(${day})::timestamp at time zone warehouse_zone()`
}

/** The filter of a condition that is asked to hold ('true'), or not to hold ('false'). */
export function holds(condition: Expression<SqlBool>) {
  return (asked: 'true' | 'false') => sql<SqlBool>`${condition} = ${asked === 'true'}`
}

/** Whether a row is active, of a column that says so, is as asked. */
export function isInState(column: string, states: (typeof activeStates)[number][] | undefined): RawBuilder<SqlBool> {
  return states ? anyOf(states.map((state) => sql`${sql.ref(column)} = ${sql.lit(state === 'active')}`)) : sql`true`
}

/** One word of a search, and where it is to be found. */
export interface SearchedWord {
  /** A text column, or a text made of columns, contains the word, ignoring case and accents. */
  isIn(text: string | RawBuilder<unknown>): RawBuilder<SqlBool>
  /** The same for a column that stores folded text, which is much faster. */
  isInFolded(column: string): RawBuilder<SqlBool>
  /** The same for a column of numbers in capitals, as tracking_form() writes them. */
  isInNumber(column: string): RawBuilder<SqlBool>
  /** The status is one of which a word begins so: 'trans' finds in_transit. No condition without one, so that other searches cost no more. */
  isInStatus(column: string, statuses: readonly string[]): RawBuilder<SqlBool>[]
}

/** Each word of a search matches in at least one place. */
export function matches(q: string | undefined, placesOf: (word: SearchedWord) => RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return allOf(searchWords(q ?? '').map((word) => anyOf(placesOf(searchedWord(word)))))
}

/** @param pattern for LIKE. In a subquery it is computed once per statement instead of once per row. */
export function searchedWord(word: string, pattern: Expression<unknown> = sql`(select search_pattern(${word}))`): SearchedWord {
  return {
    isIn: (text) => sql`search_fold(${refOrText(text)}) like ${pattern}`,
    isInFolded: (column) => sql`${sql.ref(column)} like ${pattern}`,
    isInNumber: (column) => sql`${sql.ref(column)} like upper(${pattern})`,
    isInStatus: (column, statuses) => {
      const begins = (text: string) => text.startsWith(word.toLowerCase())
      const meant = statuses.filter((status) => begins(status) || status.split('_').some(begins))
      return meant.length === 0 ? [] : [sql`${sql.ref(column)} in (${sql.join(meant.map((status) => sql.lit(status)))})`]
    },
  }
}

export function refOrText(text: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return typeof text === 'string' ? sql.ref(text) : text
}

export function allOf(conditions: RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

export function anyOf(conditions: RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** The position of a word in a list of the contract, from 1; sorts by that order instead of alphabetically. */
export function positionIn(words: readonly string[], column: string): Expression<number> {
  return sql`array_position(${sql.lit(`{${words.join(',')}}`)}::text[], ${sql.ref(column)}::text)`
}
