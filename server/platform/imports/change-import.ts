import { type DataImport, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { httpError } from '../../errors.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { did } from '../audit/history.ts'
import type { Transaction } from '../engine/database.ts'
import { carryOutImportsJob } from './claim-import.ts'
import type { ImportHouse } from './importer.ts'
import { changeImport, getImport, getImportDetail, lockImport, recount } from './imports-queries.ts'
import { usedRecords } from './used-records.ts'

/** 409 unless it is checked and waits for a decision. */
export function requireChecked({ state }: Pick<DataImport, 'state'>): void {
  if (state === 'checked') return
  throw httpError(state === 'checking' || state === 'committing' || state === 'undoing' ? 'import.under-way' : 'import.not-checked')
}

export const skipErrors = verb(importsEndpoints.skipErrors, async ({ trx, viewer }, { id }) => {
  requireChecked(await lockImport(trx, viewer, id, undefined))
  await trx.sql.updateTable('import_rows').set({ state: 'skipped' }).where('import_id', '=', id).where('state', '=', 'error').execute()
  await recount(trx, id)
  const answer = await getImport(trx.sql, viewer, id)
  return { answer, history: { none: 'Nothing is imported by it.' }, touched: { imports: [answer] } }
})

/** Starts the job that imports the rows. */
export const commitChecked = verb(importsEndpoints.commit, async ({ trx, viewer, now }, { id, rows, stock, again, ifMatch }) => {
  const before = await lockImport(trx, viewer, id, ifMatch)
  requireChecked(before)
  if (rows === 'all' && before.counts.error > 0) throw httpError('import.has-errors', { rows: before.counts.error })
  if (before.counts.ready === 0) throw httpError('import.nothing-ready')
  if (!again) await refuseKnown(trx, viewer, before)
  await changeImport(trx, viewer, id, { state: 'committing', due_at: now, sets_stock: stock === 'set', again })
  await trx.enqueue(carryOutImportsJob, {})
  const answer = await getImport(trx.sql, viewer, id)
  return {
    answer,
    before,
    history: [did('commit', 'import', answer, { after: { fileName: answer.fileName, rows: answer.counts.ready } })],
    touched: { imports: [answer] },
  }
})

/** 409 where a movement or delivery would be made a second time. Items and locations are found by their codes. */
async function refuseKnown(trx: Transaction, viewer: Viewer, { id, kind, counts }: DataImport): Promise<void> {
  if (kind !== 'movements' && kind !== 'receipts') return
  if (counts.known > 0)
    throw httpError('import.known', {
      what: counts.known === 1 ? 'One ready row is there already.' : `${counts.known} ready rows are there already.`,
    })
  const { importedBefore } = await getImportDetail(trx.sql, viewer, id)
  if (importedBefore) throw httpError('import.known', { what: `This file was imported on ${importedBefore.at.slice(0, 10)} already.` })
}

/** A job that is at it finds out before it commits, and leaves nothing. */
export const cancelImport = verb(importsEndpoints.cancel, async ({ trx, viewer }, { id }) => {
  const { state } = await lockImport(trx, viewer, id, undefined)
  if (state !== 'mapping' && state !== 'checking' && state !== 'checked' && state !== 'committing') throw httpError('import.ended')
  await changeImport(trx, viewer, id, { state: 'cancelled' })
  const answer = await getImport(trx.sql, viewer, id)
  const history = [did('cancel', 'import', answer, { after: { fileName: answer.fileName } })] as const
  return { answer, history, touched: { imports: [answer] } }
})

/** Starts the job that undoes the import; 409 names what has been used since. The job looks again under lock. */
export const undoDoneIn = (house: ImportHouse) =>
  verb(importsEndpoints.undo, async ({ trx, viewer, now }, { id }) => {
    const before = await lockImport(trx, viewer, id, undefined)
    if (before.state !== 'done') throw httpError(before.state === 'undoing' ? 'import.under-way' : 'import.not-done')
    const used = await usedRecords(trx.sql, { ...before, house })
    if (used.length > 0) throw httpError('import.used', { used })
    await changeImport(trx, viewer, id, { state: 'undoing', due_at: now })
    await trx.enqueue(carryOutImportsJob, {})
    const answer = await getImport(trx.sql, viewer, id)
    const history = [did('undo', 'import', answer, { after: { fileName: answer.fileName } })] as const
    return { answer, history, touched: { imports: [answer] } }
  })
