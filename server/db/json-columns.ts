import { type RawBuilder, sql } from 'kysely'

/** A time as every answer carries it: ISO 8601 in UTC. */
export function iso(column: string): RawBuilder<string> {
  return sql<string>`iso(${sql.ref(column)})`
}

export function isoOrNull(column: string): RawBuilder<string | null> {
  return sql<string | null>`iso(${sql.ref(column)})`
}

/** Money leaves as a decimal string with two digits. */
export function amountOrNull(column: string): RawBuilder<string | null> {
  return sql<string | null>`${sql.ref(column)}::text`
}
