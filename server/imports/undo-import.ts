import { type CompiledQuery, sql } from 'kysely'
import { changed, did, type HistoryEntry } from '../audit/history.ts'
import { recordStatement } from '../audit/write-history.ts'
import type { Database, Transaction } from '../db/database.ts'
import { sqlFunction } from '../db/sql-function.ts'
import { statements } from '../db/statements.ts'
import { HttpError, httpError } from '../errors.ts'
import { deleteLockedItem } from '../inventory/delete-item.ts'
import { itemsById } from '../inventory/inventory-queries.ts'
import { cancelOrder } from '../order-stages/cancel-order.ts'
import { runWithin } from '../verb.ts'
import { system } from '../viewer.ts'
import { changeItems, type ItemUndo } from './apply-items.ts'
import { type ClaimedImport, endClaim, type Progress, withProgress } from './claim-import.ts'
import { lockForImport, publishAll } from './commit-import.ts'
import { countRows } from './imports-queries.ts'
import { planAnew, withKeptPlans } from './planning.ts'
import { usedRecords } from './used-records.ts'

const undoItemChange = sqlFunction<{ item: number; made_at: Date; actor_id: number | null; at: Date }, void>('undo_item_change')

const rowsAtOnce = 500

interface UndoneRow {
  id: number
  recordId: number
  undo: ItemUndo | null
}

interface Undone {
  history: HistoryEntry[]
  owners: (number | null)[]
}

/** Undoes an import in one transaction, by the means of the product: nothing of the stock ledger or the history is deleted. */
export async function undoImport(db: Database, claimed: ClaimedImport): Promise<void> {
  try {
    await withProgress(db, claimed, (progress) => db.transaction(system, (trx) => undoIn(trx, claimed, progress)))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    await db.transaction(system, (trx) => endClaim(trx, claimed, { state: 'done', message: error.message, done: claimed.rows }))
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
    const { history, ...undone } = await undo(trx, claimed, rows)
    if (history.length > 0) await trx.together(recordStatement({ history, by: claimed.viewer, at: trx.now() }))
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

async function lockRecords(trx: Transaction, { id, kind }: ClaimedImport): Promise<void> {
  if (kind !== 'items')
    await sql`
      with locked as (
        select t.id from ${sql.table(kind === 'receipts' ? 'receipts' : 'orders')} t
        where t.id in (select record_id from import_rows where import_id = ${id} and state = 'imported')
        order by t.id for no key update)
      select count(*) from locked`.execute(trx.sql)
  await trx.together(lockForImport({ the_import: id }))
}

async function importedRows(trx: Transaction, importId: number, after: number): Promise<UndoneRow[]> {
  const rows = await trx.sql
    .selectFrom('import_rows')
    .select(['id', sql<number>`record_id`.as('recordId'), sql<ItemUndo | null>`undo`.as('undo')])
    .where('import_id', '=', importId)
    .where('state', '=', 'imported')
    .where('action', '<>', 'unchanged')
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute()
  return rows
}

function undo(trx: Transaction, claimed: ClaimedImport, rows: readonly UndoneRow[]): Promise<Undone> {
  switch (claimed.kind) {
    case 'items':
      return undoItems(trx, claimed, rows)
    case 'receipts':
      return withdrawReceipts(trx, claimed, rows)
    case 'movements':
      return cancelMovements(trx, claimed, rows)
  }
}

async function undoItems(trx: Transaction, { viewer, id, fileName }: ClaimedImport, rows: readonly UndoneRow[]): Promise<Undone> {
  const now = trx.now()
  const by = { actor_id: viewer.userId, at: now }
  const facts = { undoneImportFrom: fileName }
  const ids = rows.map(({ recordId }) => recordId)
  const [before] = await trx.together(itemsById(system, ids, now))
  const items = new Map(before.map((item) => [item.id, item]))
  const madeAt = await committedAt(trx, id)
  const created = rows.filter((row) => row.undo === null).map(({ recordId }) => recordId)
  const updated = rows.flatMap(({ undo: kept }) => (kept ? [kept] : []))
  await withKeptPlans(trx, () =>
    trx.together(
      ...created.map((item) => deleteLockedItem({ item, ...by })),
      ...updated.map((kept) => undoItemChange({ item: kept.before.id, made_at: madeAt, ...by })),
    ),
  )
  await trx.together(
    changeItems(
      trx,
      updated.map(({ before: item, references }) => ({ ...item, categoryId: references.categoryId })),
    ),
    restoreHomes(updated),
  )
  const [after] = await trx.together(
    itemsById(
      system,
      updated.map((kept) => kept.before.id),
      now,
    ),
  )
  const deleted = created.flatMap((item) => items.get(item) ?? [])
  return {
    history: [
      ...deleted.map((item) => did('delete', 'inventoryItem', item, { before: item, after: facts })),
      ...after.flatMap((item) => {
        const was = items.get(item.id)
        return was ? [changed('inventoryItem', was, item)].map((entry) => ({ ...entry, after: { ...entry.after, ...facts } })) : []
      }),
    ],
    owners: before.map(({ customerId }) => customerId),
  }
}

function restoreHomes(updated: readonly ItemUndo[]): CompiledQuery<unknown> {
  const homes = updated.flatMap(({ before: { id }, references: { homeLocationId: home } }) => (home === undefined ? [] : [{ id, home }]))
  return sql`
    update inventory_items i set home_location_id = r.home
    from jsonb_to_recordset(${JSON.stringify(homes)}::jsonb) as r(id integer, home integer)
    where i.id = r.id`.compile(statements)
}

async function committedAt(trx: Transaction, id: number): Promise<Date> {
  const { committed_at: at } = await trx.sql.selectFrom('imports').select('committed_at').where('id', '=', id).executeTakeFirstOrThrow()
  if (!at) throw new Error('An import that is undone was committed.')
  return at
}

async function withdrawReceipts(trx: Transaction, { fileName }: ClaimedImport, rows: readonly UndoneRow[]): Promise<Undone> {
  const ids = [...new Set(rows.map(({ recordId }) => recordId))]
  const withdrawn = await trx.sql
    .updateTable('receipts')
    .set((eb) => ({ withdrawn_at: trx.now(), version: eb('version', '+', 1) }))
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'receipt_number as receiptNumber', 'customer_id as customerId'])
    .execute()
  return {
    history: withdrawn.map((receipt) =>
      did('withdraw', 'receipt', receipt, { after: { receiptNumber: receipt.receiptNumber, undoneImportFrom: fileName } }),
    ),
    owners: withdrawn.map(({ customerId }) => customerId),
  }
}

async function cancelMovements(trx: Transaction, { viewer, fileName }: ClaimedImport, rows: readonly UndoneRow[]): Promise<Undone> {
  const ids = [...new Set(rows.map(({ recordId }) => recordId))]
  const open = await trx.sql
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .execute()
  const history: HistoryEntry[] = []
  const owners: number[] = []
  for (const { id } of open) {
    const cancelled = await withKeptPlans(trx, () => runWithin(trx, viewer, cancelOrder, { id, reason: `Import of ${fileName} undone` }))
    history.push(...cancelled.history)
    owners.push(cancelled.answer.customerId)
  }
  return { history, owners }
}
