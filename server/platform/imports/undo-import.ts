import { sql } from 'kysely'
import { httpError } from '../../errors.ts'
import { ownSites, type Person, system } from '../../viewer.ts'
import { recordStatement } from '../audit/write-history.ts'
import type { Database, Transaction } from '../engine/database.ts'
import { type ClaimedImport, endClaim, type Progress, withProgress } from './claim-import.ts'
import { lockForImport, publishAll } from './commit-import.ts'
import type { UndoneRow } from './importer.ts'
import { countRows } from './imports-queries.ts'
import { opens } from './person-of-import.ts'
import { planAnew } from './planning.ts'
import { refusalOf } from './refusal.ts'
import { usedRecords } from './used-records.ts'

const rowsAtOnce = 500

/** Undoes an import in one transaction, by the means of the product: nothing of the stock ledger or the history is deleted. */
export async function undoImport(db: Database, claimed: ClaimedImport): Promise<void> {
  try {
    await withProgress(db, claimed, (progress) => db.transaction(opens(claimed.viewer), (trx) => undoIn(trx, claimed, progress)))
  } catch (error) {
    const { message } = refusalOf(error)
    await db.transaction(system, (trx) => endClaim(trx, claimed, { state: 'done', message, done: claimed.rows }))
  }
}

async function undoIn(trx: Transaction, claimed: ClaimedImport, progress: Progress): Promise<void> {
  await planAnew(trx.sql)
  await lockRecords(trx, claimed)
  const used = await usedRecords(trx.sql, claimed)
  if (used.length > 0) throw httpError('import.used', { used })
  const owners = new Set<number | null>()
  let after = 0
  let done = 0
  for (;;) {
    const rows = await importedRows(trx, claimed.id, after)
    const { history, ...undone } = await claimed.house.importers[claimed.kind].undo.rows(trx, claimed, rows)
    if (history.length > 0) await trx.send({ recorded: recordStatement({ history, by: claimed.viewer, at: trx.now() }) })
    for (const owner of undone.owners) owners.add(owner)
    done += rows.length
    progress.at(done)
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) break
    after = last.id
  }
  await trx.sql
    .updateTable('import_rows')
    .set({ state: 'ready', record_id: null, record_name: null, undo: null })
    .where('import_id', '=', claimed.id)
    .where('state', '=', 'imported')
    .execute()
  const counts = await countRows(trx, claimed.id)
  await endClaim(trx, claimed, { state: 'undone', message: null, done: claimed.rows, counts: JSON.stringify(counts) })
  publishAll(trx, claimed, owners)
}

async function lockRecords(trx: Transaction, { id, kind, viewer, house }: ClaimedImport): Promise<void> {
  const { locks } = house.importers[kind].undo
  if (locks) {
    await sql`
      with locked as (
        select t.id from ${sql.table(locks)} t
        where t.id in (select record_id from import_rows where import_id = ${id} and state = 'imported')
        order by t.id for no key update)
      select count(*) from locked`.execute(trx.sql)
    await requireOwnRecords(trx, viewer, { id, table: locks })
  }
  await trx.send({ locked: lockForImport({ the_import: id }) })
}

/** A person who was limited to sites since doesn't undo what the import made elsewhere. */
async function requireOwnRecords(trx: Transaction, viewer: Person, { id, table }: { id: number; table: string }): Promise<void> {
  const own = ownSites(viewer)
  if (own === null) return
  const { rows } = await sql`
    select from ${sql.table(table)} t join import_rows r on r.record_id = t.id
    where r.import_id = ${id} and r.state = 'imported' and not t.site_id = any(${own}::integer[]) limit 1`.execute(trx.sql)
  if (rows.length > 0) throw httpError('import.records-elsewhere')
}

async function importedRows(trx: Transaction, importId: number, after: number): Promise<UndoneRow[]> {
  const rows = await trx.sql
    .selectFrom('import_rows')
    .select(['id', sql<number>`record_id`.as('recordId'), sql<unknown>`undo`.as('undo')])
    .where('import_id', '=', importId)
    .where('state', '=', 'imported')
    .where('action', '<>', 'unchanged')
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute()
  return rows
}
