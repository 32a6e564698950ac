import { httpError } from '../../errors.ts'
import { system } from '../../viewer.ts'
import { recordStatement } from '../audit/write-history.ts'
import type { Database, Transaction } from '../engine/database.ts'
import { sqlFunction } from '../engine/sql-function.ts'
import { contextOf, readGroups } from './check-import.ts'
import { type ClaimedImport, checkImportsJob, endClaim, type Progress, withProgress } from './claim-import.ts'
import { beforeFirst, nextGroups } from './groups-of.ts'
import { keepStock, type StoredRow, writeImported } from './import-rows-queries.ts'
import type { Applied } from './importer.ts'
import { countRows } from './imports-queries.ts'
import { opens } from './person-of-import.ts'
import { planAnew } from './planning.ts'
import { refusalOf } from './refusal.ts'

/** In rows. After so many, tables may be so much larger than before that plans for what they were take seconds. */
const large = 500

export const lockForImport = sqlFunction<{ the_import: number }, void>('lock_for_import')
const analyseImportedTables = sqlFunction<Record<string, never>, void>('analyse_imported_tables')

/**
 * Imports the ready rows in one transaction, so that a process that is killed leaves all of them or none. Each is checked again under lock;
 * when something has changed since the check, nothing is imported, and all rows are checked again.
 */
export async function commitImport(db: Database, claimed: ClaimedImport): Promise<void> {
  try {
    await withProgress(db, claimed, (progress) => db.transaction(opens(claimed.viewer), (trx) => commitIn(trx, claimed, progress)))
  } catch (error) {
    return checkAgain(db, claimed, error)
  }
  if (claimed.rows >= large) await db.transaction(system, (trx) => trx.send({ analysed: analyseImportedTables({}) }))
}

/** Where something has changed since the check; any other error is thrown again. */
async function checkAgain(db: Database, claimed: ClaimedImport, error: unknown): Promise<void> {
  const refusal = refusalOf(error)
  const { message } =
    refusal.code === 'import.changed-meanwhile' ? refusal : httpError('import.changed-meanwhile', { changes: [refusal.message] })
  await db.transaction(system, async (trx) => {
    await endClaim(trx, claimed, { state: 'checking', message, due_at: trx.now(), attempts: 0 })
    await trx.enqueue(checkImportsJob, {})
  })
}

async function commitIn(trx: Transaction, claimed: ClaimedImport, progress: Progress): Promise<void> {
  await planAnew(trx.sql)
  await trx.send({ locked: lockForImport({ the_import: claimed.id }) })
  if (!claimed.setsStock) await keepStock(trx, claimed.id)
  const owners = new Set<number | null>()
  let records = 0
  let first: number | null = null
  let done = 0
  let after = beforeFirst
  for (;;) {
    const found = await nextGroups(trx.sql, claimed.id, after, { states: ['ready'] })
    const applied = await carryOut(trx, claimed, found.groups)
    const { rows, history, notices } = applied
    await writeImported(trx, rows)
    if (history.length > 0) await trx.send({ recorded: recordStatement({ history, notices, by: claimed.viewer, at: trx.now() }) })
    for (const owner of applied.owners) owners.add(owner)
    records += applied.owners.length
    first ??= rows[0]?.recordId ?? null
    done += found.rows
    progress.at(done)
    if (!found.next) break
    after = found.next
  }
  const counts = await countRows(trx, claimed.id)
  const ended = { state: 'done', message: null, done: claimed.rows, committed_at: trx.now() } as const
  await endClaim(trx, claimed, { ...ended, counts: JSON.stringify(counts) })
  const notice = first === null ? undefined : claimed.house.importers[claimed.kind].notice?.(claimed, { records, first })
  if (notice) await trx.send({ recorded: recordStatement({ history: [], notices: [notice], by: claimed.viewer, at: trx.now() }) })
  publishAll(trx, claimed, owners)
}

async function carryOut(trx: Transaction, claimed: ClaimedImport, rows: readonly StoredRow[][]): Promise<Applied> {
  // What earlier groups of this import have taken, they have taken by now.
  const context = contextOf(trx, claimed, new Map(), true)
  return claimed.house.importers[claimed.kind].carryOut(trx, claimed, context, await readGroups(context, rows))
}

/** One event for everything of an owner, instead of one for each row. */
export function publishAll(trx: Transaction, { kind, house }: ClaimedImport, owners: ReadonlySet<number | null>): void {
  for (const topic of house.importers[kind].topics)
    for (const customerId of new Set([null, ...owners])) trx.publish({ topic, ids: [], customerId })
}
