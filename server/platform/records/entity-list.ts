import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { activeStates } from '../../../contract/list-query.ts'
import type { Field, Fields } from '../../../contract/record-fields.ts'
import { nameOf } from '../../../contract/record-schemas.ts'
import type { SortKind } from '../engine/cursor.ts'
import { between, isInState, matches, positionIn, type SearchedWord } from '../lists/list-filters.ts'
import type { ColumnOf } from './entity-columns.ts'

/* The search, filters and sorts of a record's list, from its fields. */

export type SearchedPlaces = (word: SearchedWord) => RawBuilder<SqlBool>[]

/** The condition that a search asks for. */
export function searchedIn(fields: Fields, column: ColumnOf, further: SearchedPlaces = () => []) {
  const searched = Object.entries(fields).filter(([, { search }]) => search)
  const places: SearchedPlaces = (word) => [
    ...searched.flatMap(([name, { kind, words = {} }]) =>
      kind === 'choice' ? word.isInStatus(column(name), Object.keys(words)) : [word.isIn(column(name))],
    ),
    ...further(word),
  ]
  return (q: string | undefined) => matches(q, places)
}

/** The conditions that the filters of the fields ask for. */
export function conditionsOf(fields: Fields, column: ColumnOf, asked: Readonly<Record<string, unknown>>): RawBuilder<SqlBool>[] {
  const { createdFrom, createdTo } = asked as { createdFrom?: string; createdTo?: string }
  const range = createdFrom === undefined && createdTo === undefined ? [] : [between(column('createdAt'), createdFrom, createdTo)]
  const filters = Object.entries(fields).flatMap(([name, field]) => {
    const filter = nameOf(name, field.filter)
    const wanted = filter === undefined ? undefined : asked[filter]
    return wanted === undefined ? [] : [isAsAsked(field, column(name), wanted)]
  })
  return [...range, ...filters]
}

function isAsAsked({ kind }: Field, column: string, wanted: unknown): RawBuilder<SqlBool> {
  // Safe: the query's schema made the values from the field's own.
  if (kind === 'active') return isInState(column, wanted as (typeof activeStates)[number][])
  if (kind === 'flag') return sql`${sql.ref(column)} = ${wanted === 'true'}`
  return sql`${sql.ref(column)} in (${sql.join(wanted as unknown[])})`
}

/** What the list can be sorted by. */
export function sortsOf(fields: Fields, column: ColumnOf, shown: Readonly<Record<string, Expression<unknown> | undefined>>) {
  const sorts = Object.entries(fields).flatMap(([name, field]) => {
    const sort = nameOf(name, field.sort)
    const { by, kind } = keyOf(field, shown[name] ?? sql.ref(column(name)), column(name))
    return sort === undefined ? [] : [[sort, { by, kind, ...(!field.required && { nullable: true }) }]]
  })
  return Object.fromEntries(sorts)
}

function keyOf({ kind, words }: Field, value: Expression<unknown>, column: string): { by: Expression<unknown>; kind: SortKind } {
  switch (kind) {
    case 'choice':
      return { by: positionIn(Object.keys(words ?? {}), column), kind: 'integer' }
    case 'moment':
      return { by: value, kind: 'time' }
    case 'day':
      return { by: value, kind: 'date' }
    case 'number':
    case 'reference':
      return { by: value, kind: 'integer' }
    default:
      return { by: value, kind: 'text' }
  }
}
