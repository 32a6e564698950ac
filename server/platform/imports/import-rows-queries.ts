import { type Kysely, sql } from 'kysely'
import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { ImportedChange, ImportMessage, ImportRow, ImportRowState } from '../../../contract/platform/imports/import-rows.ts'
import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import type { Viewer } from '../../viewer.ts'
import type { Transaction } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'
import { listOf, oneOf } from '../lists/list.ts'
import { matches } from '../lists/list-filters.ts'
import { visibleImports } from './imports-queries.ts'

export function visibleRows(on: Kysely<Tables>, viewer: Viewer) {
  return visibleImports(on, viewer).innerJoin('import_rows as r', 'r.import_id', 'x.id')
}

function selectRows(rows: ReturnType<typeof visibleRows>) {
  return rows.select([
    'r.id',
    'r.line',
    'r.cells',
    'r.state',
    'r.action',
    sql<ImportMessage[]>`r.messages`.as('messages'),
    sql<ImportedChange[]>`r.changes`.as('changes'),
    'r.known',
    sql<ImportRow['record']>`case when r.record_id is not null then jsonb_build_object('id', r.record_id, 'name', r.record_name) end`.as(
      'record',
    ),
  ])
}

export const listImportRows = listOf(importsEndpoints.rows, {
  from: (on: Kysely<Tables>, viewer: Viewer, { id }) => visibleRows(on, viewer).where('r.import_id', '=', id),
  where: (rows, { q, state, action }) => {
    let found = rows.where(matches(q, (word) => [sql`exists (select from unnest(r.cells) as cell(text) where ${word.isIn('cell.text')})`]))
    if (state) found = found.where('r.state', 'in', state)
    if (action) found = found.where('r.action', 'in', action)
    return found
  },
  select: selectRows,
  id: 'r.id',
  sorts: { line: { by: 'r.line', kind: 'integer' } },
  defaultSort: 'line',
})

export function getImportRow(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<AnswerOf<typeof importsEndpoints.changeRow>> {
  return oneOf(selectRows(visibleRows(on, viewer)).where('r.id', '=', id), 'import-row.not-found')
}

/** A row as the jobs read it. */
export interface StoredRow {
  id: number
  line: number
  cells: string[]
  state: ImportRowState
  action: ImportRow['action']
  groupKey: string | null
  groupLine: number
  itemId: number | null
  basis: string | null
}

const storedColumns = [
  'id',
  'line',
  'cells',
  'state',
  'action',
  'group_key as groupKey',
  'item_id as itemId',
  'basis',
  sql<number>`coalesce(group_line, line)`.as('groupLine'),
] as const

/** So many rows of the file from this line on. */
export function rowsFromLine(on: Kysely<Tables>, importId: number, line: number, most: number): Promise<StoredRow[]> {
  return on
    .selectFrom('import_rows')
    .select(storedColumns)
    .where('import_id', '=', importId)
    .where('line', '>', line)
    .orderBy('line')
    .limit(most)
    .execute()
}

export function rowsOfGroups(on: Kysely<Tables>, importId: number, keys: readonly string[]): Promise<StoredRow[]> {
  return on
    .selectFrom('import_rows')
    .select(storedColumns)
    .where('import_id', '=', importId)
    .where(sql<boolean>`group_key = any(${keys}::text[])`)
    .orderBy('line')
    .execute()
}

export interface Position {
  groupLine: number
  line: number
}

/** Rows in these states after a position, by group; the groups in the order in which they begin in the file. */
export function rowsByGroup(
  on: Kysely<Tables>,
  importId: number,
  { after, states, most }: { after: Position; states: readonly ImportRowState[]; most: number },
): Promise<StoredRow[]> {
  return on
    .selectFrom('import_rows')
    .select(storedColumns)
    .where('import_id', '=', importId)
    .where(sql<boolean>`(group_line, line) > (${after.groupLine}::integer, ${after.line}::integer)`)
    .where(sql<boolean>`state = any(${states}::text[])`)
    .orderBy('group_line')
    .orderBy('line')
    .limit(most)
    .execute()
}

/** What the check says of a row. */
export interface RowResult {
  id: number
  state: 'ready' | 'error' | 'skipped'
  action: ImportRow['action']
  messages: ImportMessage[]
  itemId: number | null
  siteId: number | null
  quantity: number | null
  basis: string | null
  changes: readonly ImportedChange[]
  /** Units by which it changes the stock of an item that is there; null where it sets none. */
  stockChange: number | null
  known: string | null
}

export async function writeResults(trx: Transaction, results: readonly RowResult[]): Promise<void> {
  if (results.length === 0) return
  await sql`
    update import_rows r set state = e.state, action = e.action, messages = e.messages, item_id = e."itemId", site_id = e."siteId", quantity = e.quantity, basis = e.basis,
      changes = e.changes, stock_change = e."stockChange", known = e.known
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as e(
      id integer, state text, action text, messages jsonb, "itemId" integer, "siteId" integer, quantity integer, basis text, changes jsonb,
      "stockChange" integer, known text)
    where r.id = e.id`.execute(trx.sql)
}

export async function writeGroups(trx: Transaction, groups: readonly { id: number; key: string; line: number }[]): Promise<void> {
  await sql`
    update import_rows r set group_key = g.key, group_line = g.line
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g(id integer, key text, line integer)
    where r.id = g.id`.execute(trx.sql)
}

/** Takes setting stock out of what the rows do; a row that does nothing else leaves its item as it is. */
export async function keepStock(trx: Transaction, importId: number): Promise<void> {
  await sql`
    update import_rows r set basis = split_part(r.basis, '.', 1), stock_change = null, changes = e.changes,
      action = case when r.stock_change is not null and e.changes = '[]' then 'unchanged' else r.action end
    from import_rows w
    cross join lateral (
      select coalesce(jsonb_agg(c.change order by c.n), '[]') as changes
      from jsonb_array_elements(w.changes) with ordinality as c(change, n) where c.change ->> 'field' <> 'quantity'
    ) e
    where w.id = r.id and r.import_id = ${importId} and r.state = 'ready' and r.basis like '%.%'`.execute(trx.sql)
}

/** What a row has made or changed. */
export interface ImportedRow {
  id: number
  recordId: number | null
  recordName: string | null
  undo: object | null
}

export async function writeImported(trx: Transaction, rows: readonly ImportedRow[]): Promise<void> {
  await sql`
    update import_rows r set state = 'imported', record_id = e."recordId", record_name = e."recordName", undo = e.undo
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(id integer, "recordId" integer, "recordName" text, undo jsonb)
    where r.id = e.id`.execute(trx.sql)
}
