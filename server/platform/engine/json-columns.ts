import { type RawBuilder, sql } from 'kysely'

/** The format of times in answers: ISO 8601 in UTC. */
export function iso(column: string): RawBuilder<string> {
  return sql<string>`iso(${sql.ref(column)})`
}

export function isoOrNull(column: string): RawBuilder<string | null> {
  return sql<string | null>`iso(${sql.ref(column)})`
}

/** The format of money in answers: a decimal string with two decimals. */
export function amountOrNull(column: string): RawBuilder<string | null> {
  return sql<string | null>`${sql.ref(column)}::text`
}
