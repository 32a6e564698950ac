import { type Expression, type RawBuilder, type SqlBool, type StringReference, sql } from 'kysely'
import type { RowOf } from '../../../contract/endpoint.ts'
import type { Viewer } from '../../viewer.ts'
import type { SortKind } from '../engine/cursor.ts'
import { columnName } from './column-name.ts'
import { type AskedOf, type ListEndpoint, listOf, type SortField } from './list.ts'
import { between, matches, positionIn, refOrText, type SearchedWord } from './list-filters.ts'
import type { Rows, Sort, SortColumn } from './list-statements.ts'
import { type RowDescription, rowOf } from './row-of.ts'

/** A filter or sort that isn't described is the column of its name: `createdAt` is `created_at`. */
interface Description<E extends ListEndpoint, DB, TB extends keyof DB, Row, V extends Viewer, OwnDB, OwnTB extends keyof OwnDB>
  extends RowDescription<DB, TB, Row, V, OwnDB, OwnTB> {
  /** Where each word of a search is looked for. */
  searched: (word: SearchedWord, viewer: V) => RawBuilder<SqlBool>[]
  filters?: { readonly [Name in keyof AskedOf<E>]?: Filter<NonNullable<AskedOf<E>[Name]>, V, StringReference<DB, TB> & string> }
  /** The column of `createdFrom` and `createdTo`, where it isn't `created_at`. */
  created?: StringReference<DB, TB> & string
  sorts: Record<SortField<E>, SortOf<DB, TB>>
  defaultSort: Sort<SortField<E>>
}

/** The column, or its expression, that is to have the value that is asked for, or one of these values; or the condition for them. */
type Filter<Value, V, Column extends string = string> = Column | RawBuilder<unknown> | ((asked: Value, viewer: V) => Expression<SqlBool>)

/** The kind of the column ('time?' where it can be null), the order of its words, or what else is sorted by. */
type SortOf<DB, TB extends keyof DB> = SortKind | `${SortKind}?` | readonly string[] | SortColumn<DB, TB>

/** Reads the rows of a kind: its list, and one row. */
export function readsOf<
  const E extends ListEndpoint,
  DB,
  TB extends keyof DB,
  Row extends RowOf<E>,
  V extends Viewer,
  OwnDB,
  OwnTB extends keyof OwnDB,
>(endpoint: E, description: Description<E, DB, TB, Row, V, OwnDB, OwnTB>) {
  const { alias, from, select, searched, sorts, defaultSort } = description
  const column = (name: string) => `${alias}.${columnName(name)}`
  const created = 'createdFrom' in endpoint.query.shape ? (description.created ?? column('createdAt')) : undefined
  const described: Readonly<Record<string, Filter<never, V> | undefined>> = description.filters ?? {}
  const filters = filterNames(endpoint).map((name) => ({ name, filter: described[name] ?? column(name) }))

  /** The rows that a list with this query holds. */
  const matching = (rows: Rows<DB, TB>, asked: AskedOf<E>, viewer: V): Rows<DB, TB> => {
    const { q, createdFrom, createdTo, ...values } = asked as Asked
    const conditions = [
      ...(created ? [between(created, createdFrom, createdTo)] : []),
      matches(q, (word) => searched(word, viewer)),
      ...filters.flatMap(({ name, filter }) => (values[name] === undefined ? [] : [isAsAsked(filter, values[name] as never, viewer)])),
    ]
    return conditions.reduce((found, condition) => found.where(condition), rows)
  }

  const list = listOf(endpoint, {
    from,
    where: matching,
    select,
    id: column('id') as StringReference<DB, TB>,
    sorts: Object.fromEntries(
      Object.entries<SortOf<DB, TB>>(sorts).map(([name, sort]) => [name, sortColumn(sort, column(name))]),
    ) as Record<SortField<E>, SortColumn<DB, TB>>,
    defaultSort,
  })
  return { list, matching, ...rowOf<DB, TB, RowOf<E>, V, OwnDB, OwnTB>(description) }
}

interface Asked {
  q?: string
  createdFrom?: string
  createdTo?: string
  readonly [filter: string]: unknown
}

/** What each list is asked for besides its filters. */
const notFilters = ['limit', 'page', 'cursor', 'fields', 'q', 'sort', 'createdFrom', 'createdTo']

/** Where sites narrow what the viewer sees, they are no filter. */
function filterNames({ query, narrowedBySite }: ListEndpoint): string[] {
  return Object.keys(query.shape).filter((name) => !notFilters.includes(name) && !(narrowedBySite && name === 'siteId'))
}

function isAsAsked<V>(filter: Filter<never, V>, wanted: never, viewer: V): Expression<SqlBool> {
  if (typeof filter === 'function') return filter(wanted, viewer)
  const value = refOrText(filter)
  return Array.isArray(wanted) ? sql`${value} in (${sql.join(wanted)})` : sql`${value} = ${wanted}`
}

function sortColumn<DB, TB extends keyof DB>(sort: SortOf<DB, TB>, column: string): SortColumn<DB, TB> {
  if (typeof sort === 'string') return { by: sql.ref(column), kind: sort.replace('?', '') as SortKind, nullable: sort.endsWith('?') }
  return 'by' in sort ? sort : { by: positionIn(sort, column), kind: 'integer' }
}
