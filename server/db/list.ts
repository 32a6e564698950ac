import {
  type CompiledQuery,
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely'
import { notFound } from '../errors.ts'
import type { Viewer } from '../viewer.ts'
import { type Cursor, readCursor, type SortKind, writeCursor } from './cursor.ts'
import type { Database } from './database.ts'
import { keptTotals, type Total } from './kept-totals.ts'
import { combined, KeptStatements, statements } from './statements.ts'
import type { Tables } from './tables.ts'

/*
 * Lists and single rows as JSON, from one select whose aliases are the JSON names:
 *
 *   function selectShipments(sql: Kysely<Tables>, viewer: Viewer) {
 *     return visibleShipments(sql, viewer).select(['s.id', 's.tracking_number as trackingNumber', iso('s.created_at').as('createdAt')])
 *   }
 *
 *   export const listShipments = listOf({
 *     query: (on: Kysely<Tables>, viewer: Viewer, { status }: QueryOf<typeof shipmentsEndpoints.list>) =>
 *       selectShipments(on, viewer).$if(status !== undefined, (q) => q.where('s.status', '=', status!)),
 *     id: 's.id',
 *     sorts: { createdAt: { by: 's.created_at', kind: 'time' }, trackingNumber: { by: 's.tracking_number', kind: 'text' } },
 *     defaultSort: '-createdAt',
 *   })
 *
 *   export function getShipment(sql: Kysely<Tables>, viewer: Viewer, id: number) {
 *     return oneOf(selectShipments(sql, viewer).where('s.id', '=', id), 'There is no such shipment.')
 *   }
 *
 * The route hands the result of the list to `serve` as it is. Sort by bare columns (`s.created_at`, not its text) and
 * have an index on (filter, column, id) in that direction. Put lines of a row into the select list as a subquery, not into a
 * join: then only the rows of the page pay for them, and the count pays for none.
 */
interface ListDescription<DB, TB extends keyof DB, Row, Field extends string, V extends Viewer, Asked extends ListQuery<Field>> {
  /**
   * Everything the viewer may see, with the filters applied; unsorted and unlimited. What it builds is kept, so it may
   * depend on nothing but its arguments. The day is that of the clock, as 'YYYY-MM-DD'.
   */
  query: (on: Kysely<Tables>, viewer: V, asked: Asked, day: string) => SelectQueryBuilder<DB, TB, Row>
  /** What is counted, where the same rows can be had for less: a join that drops and doubles no row costs the count as much as the page. */
  counted?: (on: Kysely<Tables>, viewer: V, asked: Asked, day: string) => Expression<unknown>
  /** The column that breaks ties. */
  id: StringReference<DB, TB>
  sorts: Record<Field, SortColumn<DB, TB>>
  defaultSort: Sort<NoInfer<Field>>
}

interface SortColumn<DB, TB extends keyof DB> {
  by: StringReference<DB, TB> | Expression<unknown>
  kind: SortKind
  /** Rows without a value come last in both directions. */
  nullable?: boolean
}

type Sort<Field extends string> = Field | `-${Field}`

interface ListQuery<Field extends string> {
  limit?: number | undefined
  cursor?: string | undefined
  sort?: Sort<Field> | undefined
}

/** What a list call answers: JSON text straight from the database. */
export class ListResult {
  /** One text, or the parts of a text too large to hold. */
  readonly json: string | AsyncIterable<string>
  /** Only where a limit was asked for. */
  readonly page: (Total & { next: string | null }) | null

  constructor(json: string | AsyncIterable<string>, page: ListResult['page'] = null) {
    this.json = json
    this.page = page
  }
}

const countedExactly = 10_000
const rowsPerRead = 1_000
/** Few distinct statements are prepared that way, and the planner still sees a number: a LIMIT it doesn't know misleads it. */
const fetchSizes = [10, 25, 50, 100, 250, 1_000]

/** A list to be called with who asks and what: with a limit it answers one page and where the next begins, without, every row. */
export function listOf<DB, TB extends keyof DB, Row, Field extends string, V extends Viewer, Asked extends ListQuery<Field>>(
  list: ListDescription<DB, TB, Row, Field, V, Asked>,
): (db: Database, viewer: V, asked: Asked) => Promise<ListResult> {
  const kept = new KeptStatements<PageRow>()
  const totalsOf = keptTotals()
  return async (db, viewer, asked) => {
    const { limit, cursor, sort = list.defaultSort, ...filters } = asked
    const day = dayOf(db.now())
    const order = orderOf(list, sort)
    const from = cursor === undefined ? null : readCursor(cursor, order.sort, order.column)
    const query = () => list.query(statements, viewer, asked, day)
    const prepared = <Answer>(statement: CompiledQuery<Answer>) => (isUsual(list, asked) ? statement : combined(statement))
    if (limit === undefined) {
      const ids = await readIds(db, viewer, prepared(idsStatement(query(), order, from)))
      return everything(ids, (some) => readRows(db, viewer, prepared(rowsStatement(query(), order, some))))
    }
    const counted = () => countUpTo(list.counted?.(statements, viewer, asked, day) ?? withoutColumns(query()))
    const about = JSON.stringify([viewer, filters, day])
    const totals = totalsOf(db)
    const known = totals.get(about)
    const { changes } = totals
    const key = JSON.stringify([about, limit, cursor, sort, known === undefined])
    const statement = kept.get(key, () => pageStatement(query(), order, from, limit, known ? undefined : counted()))
    const page = await readPage(db, viewer, prepared(statement), order, limit)
    const total = known ?? (await totalOf(page.total, () => estimatedRows(db, viewer, query())))
    if (!known) totals.keep(about, total, changes)
    return new ListResult(page.json, { ...total, next: page.next && writeCursor(page.next) })
  }
}

/**
 * The first page in the usual order, with one filter at most, is what most calls ask for. Anybody can make up the
 * thousands of others, so few of these stay prepared on a connection.
 */
function isUsual<Field extends string>(list: { defaultSort: Sort<Field> }, { limit, cursor, sort, ...filters }: ListQuery<Field>): boolean {
  const filtered = Object.values(filters).filter((value) => value !== undefined).length
  return cursor === undefined && (sort === undefined || sort === list.defaultSort) && filtered <= 1
}

async function totalOf(counted: number, estimate: () => Promise<number>): Promise<Total> {
  if (counted <= countedExactly) return { total: counted, estimated: false }
  return { total: Math.max(counted, await estimate()), estimated: true }
}

/** 'YYYY-MM-DD' in the warehouse's time zone. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** The one row of a select, or 404 with this sentence. */
export async function oneOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, missing?: string) {
  const row = await query.executeTakeFirst()
  if (row === undefined) throw notFound(missing)
  return row
}

/**
 * The rows of these ids as one array: of few as one text, of many in parts, so that memory stays flat. The first part is
 * read before anything is sent, so that what fails at once is answered as a problem.
 */
async function everything(ids: number[], read: (ids: number[]) => Promise<string>): Promise<ListResult> {
  const first = await read(ids.slice(0, rowsPerRead))
  return new ListResult(ids.length <= rowsPerRead ? first : partByPart(first, ids, read))
}

async function* partByPart(first: string, ids: number[], read: (ids: number[]) => Promise<string>): AsyncGenerator<string> {
  let separator = '['
  for (let from = 0; from < ids.length; from += rowsPerRead) {
    const part = from === 0 ? first : await read(ids.slice(from, from + rowsPerRead))
    const rows = part.slice(1, -1)
    // Rows that went, or stopped matching, since the ids were read are left out.
    if (rows === '') continue
    yield separator + rows
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/**
 * The ids of a whole list in its order. Read once: a sort that no index serves, as that by a sum, would otherwise be
 * sorted anew for each part.
 */
function idsStatement<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, order: Order, after: Cursor | null) {
  const ids = query
    .clearSelect()
    .select(sql`${order.id}`.as('id'))
    .$if(after !== null, (q) => q.where(isAfter(order, after as Cursor)))
    .orderBy(inOrder(order))
  return sql<{ ids: string }>`select array_to_json(array(${ids}))::text as ids`.compile(statements)
}

/** The rows of these ids, in their order, as far as they are still there and match. */
function rowsStatement<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, order: Order, ids: number[]) {
  const rows = query.select(sql`${order.id}`.as('~id')).where(sql<SqlBool>`${order.id} = any (${ids}::bigint[])`)
  return sql<{ json: string }>`
    select coalesce(json_agg(row_to_json(line) order by "~place"), '[]')::text as json
    from unnest(${ids}::bigint[]) with ordinality as wanted("~wanted", "~place")
    join (${rows}) as page on page."~id" = "~wanted"
    cross join lateral (${namedColumns(query)}) as line`.compile(statements)
}

async function readIds(db: Database, viewer: Viewer, statement: CompiledQuery<{ ids: string }>): Promise<number[]> {
  const { rows } = await db.read(viewer, (on) => on.executeQuery(statement))
  return JSON.parse(rows[0]?.ids ?? '[]')
}

async function readRows(db: Database, viewer: Viewer, statement: CompiledQuery<{ json: string }>): Promise<string> {
  const { rows } = await db.read(viewer, (on) => on.executeQuery(statement))
  return rows[0]?.json ?? '[]'
}

interface Order {
  sort: string
  descending: boolean
  column: { kind: SortKind; nullable?: boolean }
  key: Expression<unknown>
  id: Expression<unknown>
}

function orderOf<DB, TB extends keyof DB, Field extends string>(
  list: { id: StringReference<DB, TB>; sorts: Record<Field, SortColumn<DB, TB>> },
  sort: Sort<Field>,
): Order {
  const descending = sort.startsWith('-')
  const column = list.sorts[(descending ? sort.slice(1) : sort) as Field]
  return { sort, descending, column, key: typeof column.by === 'string' ? sql.ref(column.by) : column.by, id: sql.ref(list.id) }
}

interface Page {
  json: string
  next: Cursor | null
  total: number
}

interface PageRow {
  json: string
  count: number
  key: string | null
  id: number | null
  total: number
}

/** One statement: the page as JSON text, whether more follow, where they begin, and the count when asked for. */
function pageStatement<DB, TB extends keyof DB, Row>(
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

async function readPage(db: Database, viewer: Viewer, statement: CompiledQuery<PageRow>, { sort }: Order, limit: number): Promise<Page> {
  const { rows } = await db.read(viewer, (on) => on.executeQuery(statement))
  const page = rows[0]
  if (!page) throw new Error('An aggregate answers one row.')
  const more = page.count > limit && page.id !== null
  return { json: page.json, total: page.total, next: more ? { sort, key: page.key, id: page.id as number } : null }
}

function inOrder({ key, id, column, descending }: Order): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`
  const nulls = column.nullable ? sql`nulls last` : sql``
  return sql`${key} ${direction} ${nulls}, ${id} ${direction}`
}

/** The columns with JSON names of what is selected as `page`, without those the paging adds. */
function namedColumns<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): RawBuilder<unknown> {
  return sql`select ${sql.join(aliasesOf(query).map((name) => sql.ref(`page.${name}`)))}`
}

function isAfter({ column, key, id, descending }: Order, after: Cursor): Expression<SqlBool> {
  const beyond = descending ? sql`<` : sql`>`
  if (after.key === null) return sql<SqlBool>`(${key} is null and ${id} ${beyond} ${after.id}::bigint)`
  const value = sql`${after.key}::text::${sql.raw(castOf[column.kind])}`
  const inOrder = sql<SqlBool>`(${key}, ${id}) ${beyond} (${value}, ${after.id}::bigint)`
  return column.nullable ? sql<SqlBool>`(${inOrder} or ${key} is null)` : inOrder
}

const castOf: Record<SortKind, string> = { text: 'text', integer: 'bigint', time: 'timestamptz' }

function countUpTo(rows: Expression<unknown>): Expression<unknown> {
  return sql`select count(*) from (select from (${rows}) as every limit ${sql.lit(countedExactly + 1)}) as counted`
}

function withoutColumns<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Expression<unknown> {
  return query.clearSelect().select(sql`1`.as('one'))
}

async function estimatedRows<DB, TB extends keyof DB, Row>(
  db: Database,
  viewer: Viewer,
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const explain = sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`explain (format json) ${withoutColumns(query)}`
  const { rows: plan } = await db.read(viewer, (on) => on.executeQuery(combined(explain.compile(on))))
  return plan[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
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
