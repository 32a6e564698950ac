import { type Expression, sql } from 'kysely'
import type { FieldKind } from '../../contract/record-fields.ts'
import { iso } from '../db/json-columns.ts'

/** The column of a field, with the alias of its table. */
export type ColumnOf = (field: string) => string

/** 'first_name' of 'firstName'. */
export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A column in the form of answers. */
export function columnAnswered(kind: FieldKind | undefined, column: string): Expression<unknown> {
  return kind === 'moment' ? iso(column) : sql.ref(column)
}
