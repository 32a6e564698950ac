import {
  type CompiledQuery,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely'
import type { Cursor, SortKind } from './cursor.ts'
import { statements } from './statements.ts'

/* The statements that lists are read by; list.ts says how they are used. */

/** Up to so many rows are counted exactly. */
export const countedExactly = 10_000
/** Few distinct statements are prepared that way, and the planner still sees a number: a LIMIT it doesn't know misleads it. */
const fetchSizes = [10, 25, 50, 100, 250, 1_000]

export interface SortColumn<DB, TB extends keyof DB> {
  by: StringReference<DB, TB> | Expression<unknown>
  kind: SortKind
  /** Rows without a value come last in both directions. */
  nullable?: boolean
}

export type Sort<Field extends string> = Field | `-${Field}`

export interface Order {
  sort: string
  descending: boolean
  column: { kind: SortKind; nullable?: boolean }
  key: Expression<unknown>
  id: Expression<unknown>
}

export function orderOf<DB, TB extends keyof DB, Field extends string>(
  list: { id: StringReference<DB, TB>; sorts: Record<Field, SortColumn<DB, TB>> },
  sort: Sort<Field>,
): Order {
  const descending = sort.startsWith('-')
  const column = list.sorts[(descending ? sort.slice(1) : sort) as Field]
  return { sort, descending, column, key: typeof column.by === 'string' ? sql.ref(column.by) : column.by, id: sql.ref(list.id) }
}

export interface PageRow {
  json: string
  count: number
  key: string | null
  id: number | null
  total: number
}

/** One statement: the page as JSON text, whether more follow, where they begin, and the count when asked for. */
export function pageStatement<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  after: Cursor | null,
  limit: number,
  total: Expression<unknown> = sql`0`,
): CompiledQuery<PageRow> {
  const rows = query
    .$if(after !== null, (q) => q.where(isAfter(order, after as Cursor)))
    .select([order.key as Expression<unknown>, order.id].map((expression, index) => sql`${expression}`.as(index === 0 ? '~key' : '~id')))
    .orderBy(inOrder(order))
    .limit(sql.lit((fetchSizes.find((size) => size >= limit) ?? limit) + 1))
  return sql<PageRow>`
    select coalesce(json_agg(row_to_json(line)) filter (where "~n" <= ${limit}), '[]')::text as json,
      count(*)::int as count,
      max("~key"::text) filter (where "~n" = ${limit}) as key,
      max("~id") filter (where "~n" = ${limit}) as id,
      (${total})::int as total
    from (select row_number() over () as "~n", found.* from (${rows}) as found) as page
    cross join lateral (${namedColumns(query)}) as line`.compile(statements)
}

/**
 * The ids of a whole list in its order. Read once: a sort that no index serves, as that by a sum, would otherwise be
 * sorted anew for each part.
 */
export function idsStatement<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, order: Order, after: Cursor | null) {
  const ids = query
    .clearSelect()
    .select(sql`${order.id}`.as('id'))
    .$if(after !== null, (q) => q.where(isAfter(order, after as Cursor)))
    .orderBy(inOrder(order))
  return sql<{ ids: string }>`select array_to_json(array(${ids}))::text as ids`.compile(statements)
}

/** The rows of these ids, in their order, as far as they are still there and match. */
export function rowsStatement<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, order: Order, ids: number[]) {
  const rows = query.select(sql`${order.id}`.as('~id')).where(sql<SqlBool>`${order.id} = any (${ids}::bigint[])`)
  return sql<{ json: string }>`
    select coalesce(json_agg(row_to_json(line) order by "~place"), '[]')::text as json
    from unnest(${ids}::bigint[]) with ordinality as wanted("~wanted", "~place")
    join (${rows}) as page on page."~id" = "~wanted"
    cross join lateral (${namedColumns(query)}) as line`.compile(statements)
}

function inOrder({ key, id, column, descending }: Order): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`
  const nulls = column.nullable ? sql`nulls last` : sql``
  return sql`${key} ${direction} ${nulls}, ${id} ${direction}`
}

function isAfter({ column, key, id, descending }: Order, after: Cursor): Expression<SqlBool> {
  const beyond = descending ? sql`<` : sql`>`
  if (after.key === null) return sql<SqlBool>`(${key} is null and ${id} ${beyond} ${after.id}::bigint)`
  const value = sql`${after.key}::text::${sql.raw(castOf[column.kind])}`
  const inOrder = sql<SqlBool>`(${key}, ${id}) ${beyond} (${value}, ${after.id}::bigint)`
  return column.nullable ? sql<SqlBool>`(${inOrder} or ${key} is null)` : inOrder
}

const castOf: Record<SortKind, string> = { text: 'text', integer: 'bigint', time: 'timestamptz' }

export function countUpTo(rows: Expression<unknown>): Expression<unknown> {
  return sql`select count(*) from (select from (${rows}) as every limit ${sql.lit(countedExactly + 1)}) as counted`
}

export function withoutColumns<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Expression<unknown> {
  return query.clearSelect().select(sql`1`.as('one'))
}

/** The columns with JSON names of what is selected as `page`, without those the paging adds. */
function namedColumns<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): RawBuilder<unknown> {
  return sql`select ${sql.join(aliasesOf(query).map((name) => sql.ref(`page.${name}`)))}`
}

/** The JSON names, read off the select, so that the two columns the paging adds stay out of the answer. */
function aliasesOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): string[] {
  return (query.toOperationNode().selections ?? []).map(({ selection }) => {
    if (selection.kind === 'AliasNode' && 'alias' in selection && 'name' in selection.alias) return String(selection.alias.name)
    if (selection.kind === 'ReferenceNode' && 'column' in selection && 'column' in selection.column) return selection.column.column.name
    if (selection.kind === 'ColumnNode' && 'column' in selection && 'name' in selection.column) return String(selection.column.name)
    throw new Error('A list names each of its columns; `select *` has no JSON names.')
  })
}
