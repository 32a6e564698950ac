import {
  type CompiledQuery,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely'
import { type Cursor, columnTypeOf, type SortKind } from '../engine/cursor.ts'
import { statements } from '../engine/statements.ts'

/* The statements that lists are read by; list.ts says how they are used. */

/** Up to this number rows are counted exactly. */
export const countedExactly = 10_000
/** LIMIT is rounded up to one of these, so that few distinct statements are prepared. Not a parameter, because the planner needs the value. */
const fetchSizes = [10, 25, 50, 100, 250, 1_000]

/** Rows of a list, without columns yet. */
export type Rows<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, object>

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

/** Where a page begins: after a number of rows, or after the row of a cursor. */
export interface Start {
  offset: number
  after: Cursor | null
}

export interface PageRow {
  json: string
  count: number
  key: string | null
  id: number | null
  total: number
}

/** A select with the columns of the rows with this id. */
export type ColumnsOf = (id: Expression<unknown>) => Expression<unknown>

/** The rows, order and columns of a page. */
export interface PageOf<DB, TB extends keyof DB> {
  rows: () => Rows<DB, TB>
  select: (rows: Rows<DB, TB>) => Expression<unknown>
  columns: ColumnsOf
  order: Order
  /** The columns that the viewer doesn't read, or that aren't asked for. */
  leftOut: readonly string[]
}

/** One statement for the page as JSON text, whether more rows follow, the cursor of the next page, and the total if requested. */
export function pageStatement<DB, TB extends keyof DB>(
  of: PageOf<DB, TB>,
  start: Start,
  limit: number,
  total: Expression<unknown> = sql`0`,
): CompiledQuery<PageRow> {
  const { found, line } = start.offset === 0 ? rowsWithColumns(of) : rowsThenColumns(of)
  const cut = found
    .select([sql`${of.order.key}`.as('~key'), sql`${of.order.id}`.as('~id')])
    .$if(start.after !== null, (q) => q.where(isAfter(of.order, start.after as Cursor)))
    .orderBy(inOrder(of.order))
    .limit(sql.lit((fetchSizes.find((size) => size >= limit) ?? limit) + 1))
    .$if(start.offset > 0, (q) => q.offset(sql.lit(start.offset)))
  return sql<PageRow>`
    select coalesce(json_agg(row_to_json("~line") order by page."~row") filter (where page."~row" <= ${limit}), '[]')::text as json,
      count(*)::int as count,
      max(page."~key"::text) filter (where page."~row" = ${limit}) as key,
      max(page."~id") filter (where page."~row" = ${limit}) as id,
      (${total})::int as total
    from (select row_number() over () as "~row", cut.* from (${cut}) as cut) as page
    cross join lateral (${line}) as "~line"`.compile(statements)
}

/** A first page reads columns together with rows: reading 50 items again by id would add 0.3 ms to 0.7 ms. */
function rowsWithColumns<DB, TB extends keyof DB>({ rows, select, leftOut }: PageOf<DB, TB>) {
  const found = select(rows()) as Rows<DB, TB>
  return { found, line: sql`select ${sql.join(namesLeft(found, leftOut).map((name) => sql.ref(`page.${name}`)))}` }
}

/** A later page reads columns after it is cut, so that only sort keys are read of the rows before it (61 → 2 ms at row 9,950). */
function rowsThenColumns<DB, TB extends keyof DB>({ rows, columns }: PageOf<DB, TB>) {
  return { found: rows(), line: columns(sql.ref('page.~id')) }
}

/** The select without these columns. PostgreSQL computes none of them: a column of a subselect that nothing reads is not part of its plan. */
export function without(leftOut: readonly string[], select: Expression<unknown>): Expression<unknown> {
  if (leftOut.length === 0) return select
  const names = namesLeft(select as Rows<unknown, never>, leftOut)
  return sql`select ${sql.join(names.map((name) => sql.ref(`~every.${name}`)))} from (${select}) as "~every"`
}

function namesLeft<DB, TB extends keyof DB>(select: Rows<DB, TB>, leftOut: readonly string[]): string[] {
  return namesOf(select).filter((name) => !leftOut.includes(name))
}

/** The JSON names of the select; the columns that paging adds are not part of the answer. */
function namesOf<DB, TB extends keyof DB>(select: Rows<DB, TB>): string[] {
  return (select.toOperationNode().selections ?? []).map(({ selection }) => {
    if (selection.kind === 'AliasNode' && 'alias' in selection && 'name' in selection.alias) return String(selection.alias.name)
    if (selection.kind === 'ReferenceNode' && 'column' in selection && 'column' in selection.column) return selection.column.column.name
    throw new Error('A list names each of its columns; `select *` has no JSON names.')
  })
}

/**
 * The ids of a complete list in its order, of which each takes 8 bytes: 600,000 items were answered (300 MB) while the server grew by 60 MB.
 * Read once, because a sort without an index, for example by a sum, would otherwise be repeated for each part of the rows: it takes 1.3 s of these
 * items, which have 600 parts.
 */
export function idsStatement<DB, TB extends keyof DB>(rows: Rows<DB, TB>, order: Order, after: Cursor | null) {
  const ids = rows
    .select(sql`${order.id}`.as('id'))
    .$if(after !== null, (q) => q.where(isAfter(order, after as Cursor)))
    .orderBy(inOrder(order))
  return sql<{ ids: string }>`select array_to_json(array(${ids}))::text as ids`.compile(statements)
}

/** The rows with these ids, in this order; deleted ones are left out. */
export function rowsStatement(columns: ColumnsOf, ids: number[]) {
  return sql<{ json: string }>`
    select coalesce(json_agg(row_to_json("~line") order by wanted.position), '[]')::text as json
    from unnest(${ids}::bigint[]) with ordinality as wanted(id, position)
    cross join lateral (${columns(sql`wanted.id`)}) as "~line"`.compile(statements)
}

function inOrder({ key, id, column, descending }: Order): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`
  const nulls = column.nullable ? sql`nulls last` : sql``
  return sql`${key} ${direction} ${nulls}, ${id} ${direction}`
}

function isAfter({ column, key, id, descending }: Order, after: Cursor): Expression<SqlBool> {
  const beyond = descending ? sql`<` : sql`>`
  if (after.key === null) return sql<SqlBool>`(${key} is null and ${id} ${beyond} ${after.id}::bigint)`
  const value = sql`${after.key}::text::${sql.raw(columnTypeOf(column.kind))}`
  const isBehind = sql<SqlBool>`(${key}, ${id}) ${beyond} (${value}, ${after.id}::bigint)`
  return column.nullable ? sql<SqlBool>`(${isBehind} or ${key} is null)` : isBehind
}

/** The number of rows, counted up to one above the exact limit. */
export function countUpTo<DB, TB extends keyof DB>(rows: Rows<DB, TB>): Expression<unknown> {
  return sql`select count(*) from (select from (${withoutColumns(rows)}) as every limit ${sql.lit(countedExactly + 1)}) as counted`
}

export function withoutColumns<DB, TB extends keyof DB>(rows: Rows<DB, TB>): Expression<unknown> {
  return rows.select(sql`1`.as('one'))
}
