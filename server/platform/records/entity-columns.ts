import { type Expression, sql } from 'kysely'
import type { FieldKind } from '../../../contract/record-fields.ts'
import { iso } from '../engine/json-columns.ts'

/** The column of a field, with the alias of its table. */
export type ColumnOf = (field: string) => string

/** A field in the form of answers, under its name: its column, or the expression in its place. */
export function selectionOf(name: string, kind: FieldKind | undefined, column: string, expression: Expression<unknown> | undefined) {
  if (expression) return sql`${expression}`.as(name)
  return kind === 'moment' ? iso(column).as(name) : `${column} as ${name}`
}
