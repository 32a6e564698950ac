import { type Kysely, sql } from 'kysely'
import { type ImportCounts, type ImportDetail, type ImportState, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { ownSites, type Viewer } from '../../viewer.ts'
import type { Transaction } from '../engine/database.ts'
import { iso, isoOrNull } from '../engine/json-columns.ts'
import type { Tables } from '../engine/tables.ts'
import { oneOf } from '../lists/list.ts'
import { readsOf } from '../lists/reads-of.ts'

const missing = 'import.not-found'
const sampleRows = 5

/** Staff see all imports, a customer the imports of its own people. Staff of some sites see their own, as a file may be about any site. */
export function visibleImports(on: Kysely<Tables>, viewer: Viewer) {
  return on
    .selectFrom('imports as x')
    .$if(viewer.customerId !== null, (q) => q.where('x.customer_id', '=', viewer.customerId))
    .$if(viewer.role !== 'customer' && ownSites(viewer) !== null, (q) => q.where('x.user_id', '=', viewer.userId))
}

function withCustomer(on: Kysely<Tables>, viewer: Viewer) {
  return visibleImports(on, viewer).leftJoin('customers as c', 'c.id', 'x.customer_id')
}

type Imports = ReturnType<typeof withCustomer>

function selectImports(imports: Imports) {
  return imports.select([
    'x.id',
    'x.kind',
    'x.state',
    'x.file_name as fileName',
    'x.rows',
    sql<ImportCounts>`x.counts`.as('counts'),
    'x.done',
    'x.message',
    'x.customer_id as customerId',
    'c.name as customerName',
    iso('x.created_at').as('createdAt'),
    sql<string | null>`user_name(x.user_id)`.as('createdBy'),
    isoOrNull('x.committed_at').as('committedAt'),
    iso('x.expires_at').as('expiresAt'),
    'x.version',
  ])
}

export const {
  list: listImports,
  get: getImport,
  require: requireImport,
  lock: lockImport,
} = readsOf(importsEndpoints.list, {
  alias: 'x',
  missing,
  visible: visibleImports,
  from: withCustomer,
  select: selectImports,
  searched: (word) => [word.isIn('x.file_name')],
  sorts: { createdAt: 'time', fileName: 'text' },
  defaultSort: '-createdAt',
})

/** The newest finished import of the same content, besides itself. */
async function importedBefore(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<ImportDetail['importedBefore']> {
  const found = await visibleImports(on, viewer)
    .innerJoin('imports as this', (join) => join.onRef('this.content_hash', '=', 'x.content_hash').onRef('this.kind', '=', 'x.kind'))
    .select(['x.id', iso('x.committed_at').as('at'), sql<string | null>`user_name(x.user_id)`.as('by')])
    .where('this.id', '=', id)
    .where('x.id', '<>', id)
    .where('x.state', '=', 'done')
    .orderBy('x.committed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** With its columns, and what they are mapped to. */
export async function getImportDetail(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<ImportDetail> {
  const { header, ...detail } = await oneOf(
    selectImports(withCustomer(on, viewer))
      .where('x.id', '=', id)
      .select(['x.header', 'x.mapping', 'x.is_mapping_remembered as mappingRemembered']),
    missing,
  )
  const rows = await on.selectFrom('import_rows').select('cells').where('import_id', '=', id).orderBy('line').limit(sampleRows).execute()
  return {
    ...detail,
    importedBefore: await importedBefore(on, viewer, id),
    columns: header.map((name, n) => ({ name, samples: rows.map(({ cells }) => cells[n] ?? '') })),
  }
}

interface Change {
  state: ImportState
  mapping?: (string | null)[]
  due_at?: Date | null
  sets_stock?: boolean
  again?: boolean
  message?: string | null
}

/** Takes a locked import to another state. A job that is to be done is due at once, and is done as this viewer. */
export async function changeImport(trx: Transaction, viewer: Viewer, id: number, change: Change): Promise<void> {
  await trx.sql
    .updateTable('imports')
    .set((eb) => ({
      due_at: null,
      message: null,
      ordered_by: viewer.customerId === null ? viewer.userId : null,
      ...change,
      attempts: 0,
      done: 0,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Counts the rows of an import by state and action. */
export async function countRows(trx: Transaction, id: number): Promise<ImportCounts> {
  const [row] = (
    await sql<{ counts: ImportCounts }>`
      select jsonb_build_object(
        'pending', count(*) filter (where state = 'pending'), 'ready', count(*) filter (where state = 'ready'),
        'error', count(*) filter (where state = 'error'), 'skipped', count(*) filter (where state = 'skipped'),
        'imported', count(*) filter (where state = 'imported'),
        'create', count(*) filter (where action = 'create' and state in ('ready', 'imported')),
        'update', count(*) filter (where action = 'update' and state in ('ready', 'imported')),
        'unchanged', count(*) filter (where action = 'unchanged' and state in ('ready', 'imported')),
        'records', count(distinct group_line) filter (where action <> 'unchanged' and state in ('ready', 'imported')),
        'known', count(*) filter (where known is not null and state = 'ready'),
        'stockRows', count(stock_change) filter (where state in ('ready', 'imported')),
        'stockUnits', coalesce(sum(stock_change) filter (where state in ('ready', 'imported')), 0)) as counts
      from import_rows where import_id = ${id}`.execute(trx.sql)
  ).rows
  if (!row) throw new Error('An aggregate answers one row.')
  return row.counts
}

/** Counts again what changed rows change. */
export async function recount(trx: Transaction, id: number): Promise<void> {
  const counts = await countRows(trx, id)
  await trx.sql
    .updateTable('imports')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute()
}
