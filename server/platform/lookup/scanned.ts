import { type Expression, type Kysely, sql } from 'kysely'
import type { Action } from '../../../contract/permissions.ts'
import type { ReadCode } from '../../../contract/platform/codes/read-code.ts'
import type { LookupResult } from '../../../contract/platform/lookup/lookup.ts'
import type { Person } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'

type Type = LookupResult['type']

/** A scanned text, and as numbers of records and of carriers are stored. */
export interface ScannedText {
  text: string
  number: string
  tracking: string
}

/** How the rows of one type are found by a scanned code: selects with the columns `named`, id, code, name and `ownerOf`. */
export interface Scanned {
  /** What a viewer must be allowed to do to find them, where that isn't everybody. */
  allow?: Action
  /** The rows that have the code itself. */
  byText?: (on: Kysely<Tables>, viewer: Person, scanned: ScannedText) => Expression<unknown>
  bySscc?: (on: Kysely<Tables>, viewer: Person, sscc: string) => Expression<unknown>
  /** The goods with the GTIN of a GS1 label; they belong to a customer. */
  byGtin?: (on: Kysely<Tables>, viewer: Person, gtin: string) => Expression<unknown>
  /** At the dock: the row that expects the goods with this code; null where none or several do. */
  expecting?: (db: Database, viewer: Person, read: ReadCode) => Promise<LookupResult | null>
}

export function named(type: Type) {
  return sql<Type>`${sql.lit(type)}::text`.as('type')
}

export const nameless = sql<null>`null::text`.as('name')

/** The customer of a row and its name; null for rows without an owner. */
export function ownerOf(column: string | null) {
  const customerId = column === null ? sql<number | null>`null::integer` : sql<number | null>`${sql.ref(column)}`
  return [
    customerId.as('customerId'),
    sql<string | null>`(select c.name from customers c where c.id = ${customerId})`.as('customer'),
  ] as const
}
