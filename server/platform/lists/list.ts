import { type CompiledQuery, type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely'
import type { z } from 'zod'
import { fieldsOf, type ParamsOf, type QueryOf, type ReadDefinition, type RowOf } from '../../../contract/endpoint.ts'
import type { ListFormat } from '../../../contract/formats.ts'
import { lastPagedRow } from '../../../contract/list-query.ts'
import type { NotFoundCode } from '../../../contract/problems.ts'
import { fieldsWithheld } from '../../../contract/withheld.ts'
import { httpError } from '../../errors.ts'
import type { Viewer } from '../../viewer.ts'
import { readCursor, writeCursor } from '../engine/cursor.ts'
import type { Database, ReadOptions } from '../engine/database.ts'
import { onlyRow } from '../engine/only-row.ts'
import { combined, QueryCache, statements, withTime } from '../engine/statements.ts'
import type { Tables } from '../engine/tables.ts'
import {
  type ColumnsOf,
  countedExactly,
  countUpTo,
  idsStatement,
  orderOf,
  type PageRow,
  pageStatement,
  type Rows,
  rowsStatement,
  type Sort,
  type SortColumn,
  type Start,
  without,
  withoutColumns,
} from './list-statements.ts'
import { rememberedTotals, type Total } from './remembered-totals.ts'
import { usualFields } from './usual-fields.ts'

/*
 * Lists as JSON, from one select whose aliases are the JSON names:
 *
 *   function selectStock(rows: ReturnType<typeof stockAt>) {
 *     return rows.select(['s.id', 's.on_hand as onHand', iso('s.received_at').as('receivedAt')])
 *   }
 *
 *   const listStock = listOf(stockEndpoints.atLocation, {
 *     from: stockAt,
 *     where: (rows, { q }) => rows.where(matches(q, (word) => [word.isInFolded('i.search_text')])),
 *     select: selectStock,
 *     id: 's.id',
 *     sorts: { sku: { by: 'i.sku', kind: 'text' }, receivedAt: { by: 's.received_at', kind: 'time' } },
 *     defaultSort: 'sku',
 *   })
 *
 * A kind whose rows are also read one by one is described to readsOf() (reads-of.ts), which makes its list.
 * The route hands the result of the list to `serve` as it is. Sort by bare columns (`s.created_at`, not its text) and
 * have an index on (filter, column, id) in that direction. Filters and sorts that need another table use a subquery, so
 * that a join of `select` is only made for the rows of the page.
 */
interface ListDescription<E extends ListEndpoint, DB, TB extends keyof DB, Row extends RowOf<E>, V extends Viewer> {
  /** All rows the viewer may see. */
  from: (on: Kysely<Tables>, viewer: V, asked: AskedOf<E>) => Rows<DB, TB>
  /**
   * The rows of those that match. Statements are cached, so the result may depend only on the arguments, and on the time as
   * `callTime` (statements.ts).
   */
  where: (rows: Rows<DB, TB>, asked: AskedOf<E>, viewer: V) => Rows<DB, TB>
  /** The columns under their JSON names, read only for the rows of a page. */
  select: (rows: Rows<DB, TB>, viewer: V) => Expression<Row>
  /** The unique column that follows the sort column. */
  id: StringReference<DB, TB>
  sorts: Record<SortField<E>, SortColumn<DB, TB>>
  defaultSort: Sort<SortField<E>>
}

export type ListEndpoint = ReadDefinition & { query: z.ZodObject; answer: ListFormat }
/** The query and the parameters of the path. */
export type AskedOf<E extends ListEndpoint> = QueryOf<E> & (ParamsOf<E> extends undefined ? unknown : ParamsOf<E>)
export type SortField<E extends ListEndpoint> =
  QueryOf<E> extends { sort?: infer S } ? (S extends `-${string}` ? never : S & string) : never

interface Asked {
  limit?: number
  page?: number
  cursor?: string
  sort?: string
  /** Only these fields of the rows. */
  fields?: string[]
  /** Only these of the rows that match; only files are asked for them, so never with a limit. */
  ids?: number[]
}

/** The answer of a list call: JSON text from the database. */
export class ListResult<Row = unknown> {
  /** Distinguishes the types of lists; never set. */
  declare readonly row: Row
  /** One text, or the parts of a text too large for memory. */
  readonly json: string | AsyncIterable<string>
  /** Null without a limit. */
  readonly page: Page | null

  constructor(json: string | AsyncIterable<string>, page: Page | null = null) {
    this.json = json
    this.page = page
  }
}

interface Page extends Total {
  next: PageStart | null
  /** Null unless pages are requested by number. */
  previous: PageStart | null
}

/** The query parameter that requests a page. */
export type PageStart = { page: number } | { cursor: string }

const rowsPerRead = 1_000

/**
 * The function that serves a list endpoint. With a limit it answers one page and the start of the next, without a limit all rows.
 * The rows have the type that the endpoint declares.
 */
export function listOf<const E extends ListEndpoint, DB, TB extends keyof DB, Row extends RowOf<E>, V extends Viewer>(
  endpoint: E,
  list: ListDescription<E, DB, TB, Row, V>,
): (db: Database, viewer: V, asked: AskedOf<E>) => Promise<ListResult<RowOf<E>>> {
  const kept = new QueryCache<PageRow>()
  const totalsOf = rememberedTotals()
  const names = fieldsOf(endpoint.answer)
  const areUsual = usualFields()
  return async (db, viewer, asked) => {
    const { limit, page: number, cursor, sort = list.defaultSort, fields, ids: chosen, ...filters } = asked as Asked
    const now = db.now()
    const withheld = viewer.role === 'system' ? [] : fieldsWithheld(viewer.role, endpoint.answer.row)
    requireReadable(withheld, [sort.replace('-', ''), ...Object.keys(filters), ...(fields ?? [])])
    requireKnown(names, fields)
    const leftOut = fields ? names.filter((name) => !fields.includes(name)) : withheld
    const order = orderOf(list, sort as Sort<SortField<E>>)
    const after = cursor === undefined ? null : readCursor(cursor, order.sort, order.column)
    const rows = () => {
      const matching = list.where(list.from(statements, viewer, asked), asked, viewer)
      return chosen ? matching.where(sql<SqlBool>`${sql.ref(list.id)} = any(${chosen}::bigint[])`) : matching
    }
    const select = (some: Rows<DB, TB>) => list.select(some, viewer)
    const columns: ColumnsOf = (id) => without(leftOut, select(list.from(statements, viewer, asked).where(sql.ref(list.id), '=', id)))
    const stays = isUsual(list, asked) && areUsual(fields && leftOut)
    const prepared = <Answer>(statement: CompiledQuery<Answer>) => withTime(stays ? statement : combined(statement), now)
    const reading = 'q' in filters && filters.q !== undefined ? ({ limit: 'search' } as const) : {}
    if (limit === undefined) {
      const ids = await readIds(db, viewer, reading, prepared(idsStatement(rows(), order, after)))
      return everything(chosen && !(asked as Asked).sort ? inOrderOf(chosen, ids) : ids, (some) =>
        readRows(db, viewer, prepared(rowsStatement(columns, some))),
      )
    }
    const start: Start = { after, offset: ((number ?? 1) - 1) * limit }
    const about = JSON.stringify([viewer, filters])
    const totals = totalsOf(db)
    const known = totals.get(about)
    const { changes } = totals
    const key = JSON.stringify([about, limit, start, sort, leftOut, known === undefined])
    const statement = kept.get(key, () =>
      pageStatement({ rows, select, columns, order, leftOut }, start, limit, known ? undefined : countUpTo(rows())),
    )
    const page = await readPage(db, viewer, reading, prepared(statement))
    const total = known ?? (await totalOf(page.total, () => estimatedRows(db, viewer, rows())))
    if (!known) totals.keep(about, total, changes)
    const cursorBehind = page.count > limit && page.id !== null ? writeCursor({ sort: order.sort, key: page.key, id: page.id }) : null
    return new ListResult(page.json, { ...total, ...neighbours(number, limit, cursorBehind) })
  }
}

function requireKnown(names: readonly string[], asked: readonly string[] = []): void {
  const unknown = asked.find((name) => !names.includes(name))
  const sentence = `These rows have no field ${unknown}. Their fields are ${names.join(', ')}.`
  if (unknown !== undefined) throw httpError('request.invalid', { sentence }, { field: 'fields' })
}

/** No field that the viewer doesn't read: a row's place in the order, or whether it matches, would say what is in it as well. */
function requireReadable(withheld: readonly string[], asked: readonly string[]): void {
  if (asked.some((name) => withheld.includes(name))) throw httpError('permission.role')
}

/** The next page has the next number up to `lastPagedRow`; after that, and for pages by cursor, it has a cursor. */
function neighbours(page: number | undefined, limit: number, cursorBehind: string | null): Pick<Page, 'next' | 'previous'> {
  const next = cursorBehind === null ? null : { cursor: cursorBehind }
  if (page === undefined) return { next, previous: null }
  return { next: next && page * limit < lastPagedRow ? { page: page + 1 } : next, previous: page > 1 ? { page: page - 1 } : null }
}

/**
 * Whether this is a first page in the default order with at most one filter, as most calls request. Callers can combine thousands of
 * others, so only a few of those stay prepared on a connection.
 */
function isUsual(list: { defaultSort: string }, { limit, page = 1, cursor, sort, fields, ...filters }: Asked): boolean {
  const values = Object.values(filters).flatMap((value) => value ?? [])
  return cursor === undefined && page === 1 && (sort === undefined || sort === list.defaultSort) && values.length <= 1
}

async function totalOf(counted: number, estimate: () => Promise<number>): Promise<Total> {
  if (counted <= countedExactly) return { total: counted, estimated: false }
  return { total: Math.max(counted, await estimate()), estimated: true }
}

/** The only row of a select; throws 404 with this code if there is none. */
export async function oneOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, missing: NotFoundCode = 'row.not-found') {
  return onlyRow(await query.execute(), missing)
}

/**
 * The rows with these ids as one array: a few as one text, many in parts, so that memory stays flat. The first part is read before
 * anything is sent, so that an immediate error is answered as a problem.
 */
async function everything<Row>(ids: number[], read: (ids: number[]) => Promise<string>): Promise<ListResult<Row>> {
  const first = await read(ids.slice(0, rowsPerRead))
  return new ListResult(ids.length <= rowsPerRead ? first : partByPart(first, ids, read))
}

async function* partByPart(first: string, ids: number[], read: (ids: number[]) => Promise<string>): AsyncGenerator<string> {
  let separator = '['
  for (let from = 0; from < ids.length; from += rowsPerRead) {
    const part = from === 0 ? first : await read(ids.slice(from, from + rowsPerRead))
    const rows = part.slice(1, -1)
    // All rows of this part were deleted since the ids were read.
    if (rows === '') continue
    yield separator + rows
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/** The ids that were found, in the order in which they were named. */
function inOrderOf(named: number[], found: number[]): number[] {
  const known = new Set(found)
  return [...new Set(named)].filter((id) => known.has(id))
}

async function readIds(db: Database, viewer: Viewer, options: ReadOptions, statement: CompiledQuery<{ ids: string }>): Promise<number[]> {
  const { rows } = await db.read(viewer, (on) => on.executeQuery(statement), options)
  return JSON.parse(rows[0]?.ids ?? '[]')
}

async function readRows(db: Database, viewer: Viewer, statement: CompiledQuery<{ json: string }>): Promise<string> {
  const { rows } = await db.read(viewer, (on) => on.executeQuery(statement))
  return rows[0]?.json ?? '[]'
}

async function readPage(db: Database, viewer: Viewer, options: ReadOptions, statement: CompiledQuery<PageRow>): Promise<PageRow> {
  const { rows } = await db.read(viewer, (on) => on.executeQuery(statement), options)
  const page = rows[0]
  if (!page) throw new Error('An aggregate answers one row.')
  return page
}

async function estimatedRows<DB, TB extends keyof DB>(db: Database, viewer: Viewer, found: Rows<DB, TB>): Promise<number> {
  const explain = sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`explain (format json) ${withoutColumns(found)}`
  const { rows: plan } = await db.read(viewer, (on) => on.executeQuery(withTime(combined(explain.compile(on)), db.now())))
  return plan[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
