import { types as pgTypes } from 'pg'

/**
 * How column values read in TypeScript, the same on both engines: int8 as number, numeric as string (money stays
 * exact), date as 'YYYY-MM-DD', timestamptz as Date, bytea as Buffer, json as what it holds.
 */
const int8 = 20
const int8Array = 1016
const date = 1082
const dateArray = 1182
const numeric = 1700
const numericArray = 1231
const bytea = 17
const textArray = 1009

const asText = (value: string) => value

/** The parser of text arrays leaves each element unparsed. */
const textArrayParser: (value: string) => string[] = pgTypes.getTypeParser(textArray as 25, 'text')

const parsers = new Map<number, (value: string) => unknown>([
  [int8, Number],
  [int8Array, (value) => textArrayParser(value).map(Number)],
  [date, asText],
  [dateArray, textArrayParser],
  [numeric, asText],
  [numericArray, textArrayParser],
])

/** For `pg`: ours first, its own for every other type. */
export const postgresTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pgTypes.getTypeParser(oid, format as 'text')) as typeof pgTypes.getTypeParser,
}

/** For PGlite, which asks for one parser per type. */
export const pgliteParsers: Record<number, (value: string) => unknown> = {
  ...Object.fromEntries(parsers),
  [bytea]: (value) => Buffer.from(value.slice(2), 'hex'),
}
