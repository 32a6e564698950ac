import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { QueryOf, ReadDefinition } from '../../../contract/endpoint.ts'
import type { ListFormat } from '../../../contract/formats.ts'
import type { NotFoundCode } from '../../../contract/problems.ts'
import type { AnyRecord } from '../../../contract/record.ts'
import { fieldsWithheld } from '../../../contract/withheld.ts'
import { system, type Viewer } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { Lock } from '../engine/locked.ts'
import type { Tables } from '../engine/tables.ts'
import { columnName } from '../lists/column-name.ts'
import { type ListResult, listOf } from '../lists/list.ts'
import type { Rows, Sort, SortColumn } from '../lists/list-statements.ts'
import { rowOf } from '../lists/row-of.ts'
import { type ColumnOf, selectionOf } from './entity-columns.ts'
import { conditionsOf, type SearchedPlaces, searchedIn, sortsOf } from './entity-list.ts'
import { writesOf } from './entity-writes.ts'

type ListCall = ReadDefinition & { query: z.ZodObject; answer: ListFormat }
export type ListedRecord = AnyRecord & { calls: { list: ListCall } }
export type RowOf<R extends AnyRecord> = z.output<R['row']> & { id: number; version: number }
type Asked<R extends ListedRecord> = QueryOf<R['calls']['list']>

type Computed<R extends AnyRecord> = {
  [Name in keyof R['fields'] & string]: R['fields'][Name] extends { computed: true } ? Name : never
}[keyof R['fields'] & string]

interface Description<R extends ListedRecord, T extends keyof Tables, DB, TB extends keyof DB, V extends Viewer> {
  table: T
  /** The table's alias in `visible`. */
  alias: NoInfer<TB> & string
  /** The problem that there is no such row. */
  missing: NotFoundCode
  /** All rows that the viewer may see, also deleted ones. */
  visible: (on: Kysely<Tables>, viewer: V) => Rows<DB, TB>
  /** Joins that `shown` needs; made for the rows of a page only. */
  joins?: (rows: Rows<NoInfer<DB>, NoInfer<TB>>) => unknown
  /** The computed fields, and columns that not every viewer reads as they are. */
  shown: (viewer: V) => { [Name in Computed<R>]: Expression<unknown> } & { [Name in keyof R['fields'] & string]?: Expression<unknown> }
  /** Where the search looks besides the fields that say so. */
  searched?: SearchedPlaces
  /** The sorts and filters that belong to no single field. */
  sorts?: Readonly<Record<string, SortColumn<NoInfer<DB>, NoInfer<TB>>>>
  where?: (rows: Rows<NoInfer<DB>, NoInfer<TB>>, asked: Asked<R>) => Rows<NoInfer<DB>, NoInfer<TB>>
  /** Whether rows are kept when they are deleted, by `deleted_at`. */
  keepsDeleted?: true
  /** Locked to change a row, instead of the row itself. */
  lock?: (viewer: V, id: number) => Lock
  defaultSort: Sort<R['sorts'][number]>
}

/**
 * Reads and writes the rows of a record, as the fields of the contract say: its list, one row, the lock under which it changes, and its
 * columns. A field is the column of its name: `firstName` is `first_name`.
 */
export function entity<R extends ListedRecord, const T extends keyof Tables & string, DB, TB extends keyof DB, V extends Viewer = Viewer>(
  record: R,
  description: Description<R, T, DB, TB, V>,
) {
  const { table, alias, missing, visible, joins = (some) => some, shown, keepsDeleted } = description
  const column: ColumnOf = (name) => `${alias}.${columnName(name)}`

  /** The rows that are not deleted. */
  const rows = (on: Kysely<Tables>, viewer: V) => {
    const all = visible(on, viewer)
    return keepsDeleted ? all.where(sql<SqlBool>`${sql.ref(column('deletedAt'))} is null`) : all
  }

  /** The columns of the row's schema, in its order. */
  const select = (some: Rows<DB, TB>, viewer: V) => {
    const expressions = shown(viewer) as Readonly<Record<string, Expression<unknown>>>
    const names = ['id', ...Object.keys(record.fields), 'version']
    const selected = names.map((name) => selectionOf(name, record.fields[name]?.kind, column(name), expressions[name]))
    return (joins(some) as Rows<DB, TB>).select(selected as never[]) as unknown as SelectQueryBuilder<DB, TB, RowOf<R>>
  }

  /** The rows that a list with this query holds. */
  const matching = (some: Rows<DB, TB>, asked: Asked<R>, viewer: Viewer): Rows<DB, TB> => {
    const { q } = asked as { q?: string }
    const unread = viewer.role === 'system' ? [] : fieldsWithheld(viewer.role, record.row)
    const readable = Object.fromEntries(Object.entries(record.fields).filter(([name]) => !unread.includes(name)))
    const searched = unread.length > 0 ? undefined : description.searched
    const conditions = [searchedIn(readable, column, searched)(q), ...conditionsOf(record.fields, column, asked)]
    const narrowed = conditions.reduce((narrower, condition) => narrower.where(condition), some)
    return description.where?.(narrowed, asked) ?? narrowed
  }

  const list = listOf(record.calls.list as ListCall, {
    from: rows,
    where: matching as never,
    select: select as never,
    id: column('id') as never,
    sorts: { ...sortsOf(record.fields, column, shown(system as V)), ...description.sorts } as never,
    defaultSort: description.defaultSort as never,
  }) as (db: Database, viewer: V, asked: Asked<R>) => Promise<ListResult<z.output<R['row']>>>

  const { get, require, lock } = rowOf<DB, TB, RowOf<R>, V, DB, TB>({ ...description, from: rows, select })
  return { record, table, missing, rows, matching, select, get, require, list, lock, ...writesOf(record, table, get) }
}
