import { sql } from 'kysely'
import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { httpError } from '../../errors.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import type { Transaction } from '../engine/database.ts'
import { oneOf } from '../lists/list.ts'
import { requireChecked } from './change-import.ts'
import { mostRowsOfGroup, stockKey, tooLargeMessage, type Wanted } from './check-groups.ts'
import { checkGroups, contextOf, readGroups } from './check-import.ts'
import {
  getImportRow,
  type RowResult,
  rowsOfGroups,
  type StoredRow,
  visibleRows,
  writeGroups,
  writeResults,
} from './import-rows-queries.ts'
import type { ImportHouse } from './importer.ts'
import { lockImport, recount } from './imports-queries.ts'
import { personOfImport } from './person-of-import.ts'
import { type ImportInfo, rowReader } from './read-row.ts'

/** Fixes cells of a row, skips it or takes it in again; it is checked at once, with the rows of its group before and since. */
export const changeImportRowIn = (house: ImportHouse) =>
  verb(importsEndpoints.changeRow, {
    // Reads other customers' names of stock and locations by the rules of the check, which are those of the product.
    asProduct: true,
    prepare: async () => null,
    run: async ({ trx, viewer }, { id, cells, skipped }) => {
      const { importId } = await oneOf(
        visibleRows(trx.sql, viewer).where('r.id', '=', id).select('r.import_id as importId'),
        'import-row.not-found',
      )
      const current = await lockImport(trx, viewer, importId, undefined)
      requireChecked(current)
      const info = await infoOf(trx, viewer, house, importId)
      const wrong = cells.find(({ column }) => column >= info.header.length)
      if (wrong) throw httpError('import.column-unknown', { columns: info.header.length }, { field: 'cells' })

      const before = await rowById(trx, id)
      const changed = [...before.cells]
      for (const { column, value } of cells) changed[column] = value.trim()
      const state = skipped === undefined ? before.state : skipped ? 'skipped' : 'pending'
      await trx.sql.updateTable('import_rows').set({ cells: changed, state }).where('id', '=', id).execute()

      const reader = rowReader(trx.sql, info)
      const key = reader.keyOf(await reader.read({ ...before, cells: changed }))
      const line = await firstLineOf(trx, importId, key, before)
      await writeGroups(trx, [{ id, key, line }])
      await checkAgain(trx, info, [...new Set([before.groupKey ?? key, key])])
      await recount(trx, importId)
      const answer = await getImportRow(trx.sql, viewer, id)
      return { answer, history: { none: 'Nothing is imported by it.' }, touched: { imports: [current] } }
    },
  })

async function infoOf(trx: Transaction, viewer: Viewer, house: ImportHouse, importId: number): Promise<ImportInfo> {
  const { customerId, userId, ...info } = await trx.sql
    .selectFrom('imports')
    .select(['id', 'kind', 'file_name as fileName', 'header', 'mapping', 'customer_id as customerId', 'user_id as userId'])
    .select(['sets_stock as setsStock', 'again'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  const orderedBy = viewer.customerId === null ? viewer.userId : null
  const person = await personOfImport(trx.sql, house, { kind: info.kind, userId, orderedBy, customerId })
  if (person.refusal) throw person.refusal
  return { ...info, house, viewer: person.viewer }
}

async function rowById(trx: Transaction, id: number): Promise<StoredRow> {
  return trx.sql
    .selectFrom('import_rows')
    .select([
      ...(['id', 'line', 'cells', 'state', 'action', 'group_key as groupKey', 'item_id as itemId', 'basis'] as const),
      sql<number>`coalesce(group_line, line)`.as('groupLine'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The place of a group is its first row's; a row that comes to stand before the others takes its place at theirs. */
async function firstLineOf(trx: Transaction, importId: number, key: string, { id, line }: StoredRow): Promise<number> {
  const others = await rowsOfGroups(trx.sql, importId, [key])
  return others.find((other) => other.id !== id)?.groupLine ?? line
}

async function checkAgain(trx: Transaction, info: ImportInfo, keys: readonly string[]): Promise<void> {
  const rows = (await rowsOfGroups(trx.sql, info.id, keys)).filter(({ state }) => state !== 'skipped')
  const groups = [...Map.groupBy(rows, ({ groupKey }) => groupKey).values()]
  const tooLarge = groups.filter((group) => group.length > mostRowsOfGroup)
  const wanted = await wantedByOthers(trx, info, keys)
  const context = contextOf(trx, info, wanted)
  const others = groups.filter((group) => !tooLarge.includes(group))
  const checked = await checkGroups(context, await readGroups(context, others))
  await writeResults(trx, [
    ...checked.flatMap(({ results }) => results),
    ...tooLarge.flatMap((group) => group.map(({ id }) => refused(id, group.length))),
  ])
}

function refused(id: number, rows: number): RowResult {
  const nothing = { action: null, itemId: null, siteId: null, quantity: null, basis: null, changes: [], stockChange: null, known: null }
  return { id, state: 'error', messages: [tooLargeMessage(rows)], ...nothing }
}

/** How much the ready movements of the import order, but for these. */
async function wantedByOthers(trx: Transaction, { id, kind }: ImportInfo, keys: readonly string[]): Promise<Wanted> {
  if (kind !== 'movements') return new Map()
  const { rows } = await sql<{ item: number; site: number; quantity: number }>`
    select item_id as item, site_id as site, sum(quantity) as quantity from import_rows
    where import_id = ${id} and state = 'ready' and site_id is not null and not group_key = any(${keys}::text[])
    group by 1, 2`.execute(trx.sql)
  return new Map(rows.map(({ item, site, quantity }) => [stockKey(item, site), quantity]))
}
