import { type CompiledQuery, type Expression, type Kysely, type SelectQueryBuilder, type StringReference, sql } from 'kysely'
import type { NotFoundCode } from '../../contract/problems.ts'
import { httpError } from '../errors.ts'
import type { Viewer } from '../viewer.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'
import type { Database } from './database.ts'
import {
  countedExactly,
  countUpTo,
  idsStatement,
  type Order,
  orderOf,
  type PageRow,
  pageStatement,
  rowsStatement,
  type Sort,
  type SortColumn,
  withoutColumns,
} from './list-statements.ts'
import { rememberedTotals, type Total } from './remembered-totals.ts'
import { combined, QueryCache, statements } from './statements.ts'
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
 *     return oneOf(selectShipments(sql, viewer).where('s.id', '=', id), 'shipment.not-found')
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

const rowsPerRead = 1_000
/** A list to be called with who asks and what: with a limit it answers one page and where the next begins, without, every row. */
export function listOf<DB, TB extends keyof DB, Row, Field extends string, V extends Viewer, Asked extends ListQuery<Field>>(
  list: ListDescription<DB, TB, Row, Field, V, Asked>,
): (db: Database, viewer: V, asked: Asked) => Promise<ListResult> {
  const kept = new QueryCache<PageRow>()
  const totalsOf = rememberedTotals()
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

/** The one row of a select, or 404 with this code. */
export async function oneOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, missing: NotFoundCode = 'row.not-found') {
  const row = await query.executeTakeFirst()
  if (row === undefined) throw httpError(missing)
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

async function readIds(db: Database, viewer: Viewer, statement: CompiledQuery<{ ids: string }>): Promise<number[]> {
  const { rows } = await db.read(viewer, (on) => on.executeQuery(statement))
  return JSON.parse(rows[0]?.ids ?? '[]')
}

async function readRows(db: Database, viewer: Viewer, statement: CompiledQuery<{ json: string }>): Promise<string> {
  const { rows } = await db.read(viewer, (on) => on.executeQuery(statement))
  return rows[0]?.json ?? '[]'
}

interface Page {
  json: string
  next: Cursor | null
  total: number
}

async function readPage(db: Database, viewer: Viewer, statement: CompiledQuery<PageRow>, { sort }: Order, limit: number): Promise<Page> {
  const { rows } = await db.read(viewer, (on) => on.executeQuery(statement))
  const page = rows[0]
  if (!page) throw new Error('An aggregate answers one row.')
  const more = page.count > limit && page.id !== null
  return { json: page.json, total: page.total, next: more ? { sort, key: page.key, id: page.id as number } : null }
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
