import type { Topic } from '../../contract/topics.ts'
import type { Notice } from '../audit/notice.ts'
import { recordStatement } from '../audit/write-history.ts'
import type { Database, Transaction } from '../db/database.ts'
import { sqlFunction } from '../db/sql-function.ts'
import { HttpError, httpError } from '../errors.ts'
import { system } from '../viewer.ts'
import { applyItems } from './apply-items.ts'
import { type Applied, applyMovements, applyReceipts } from './apply-plans.ts'
import type { CheckContext, Checked } from './check-groups.ts'
import { contextOf, readGroups } from './check-import.ts'
import { checkItems } from './check-items.ts'
import { checkMovements } from './check-movements.ts'
import { checkReceipts } from './check-receipts.ts'
import { type ClaimedImport, changeClaimed, checkImportsJob, type Progress, withProgress } from './claim-import.ts'
import { beforeFirst, nextGroups } from './groups-of.ts'
import { type StoredRow, writeImported } from './import-rows-queries.ts'
import { countRows } from './imports-queries.ts'
import { planAnew, withKeptPlans } from './planning.ts'

/** In rows. After so many, tables may be so much larger than before that plans for what they were take seconds. */
const large = 500

export const lockForImport = sqlFunction<{ the_import: number }, void>('lock_for_import')
const analyseImportedTables = sqlFunction<Record<string, never>, void>('analyse_imported_tables')

/**
 * Imports the ready rows in one transaction, so that a process that is killed leaves all of them or none. Each is checked again under lock;
 * when something has changed since the check, nothing is imported, and all rows are checked anew.
 */
export async function commitImport(db: Database, claimed: ClaimedImport): Promise<void> {
  try {
    await withProgress(db, claimed, (progress) => db.transaction(system, (trx) => commitIn(trx, claimed, progress)))
  } catch (error) {
    return checkAgain(db, claimed, error)
  }
  if (claimed.rows >= large) await db.transaction(system, (trx) => trx.together(analyseImportedTables({})))
}

/** Where something has changed since the check; any other error is thrown again. */
async function checkAgain(db: Database, claimed: ClaimedImport, error: unknown): Promise<void> {
  if (!(error instanceof HttpError)) throw error
  const { message } =
    error.code === 'import.changed-meanwhile' ? error : httpError('import.changed-meanwhile', { changes: [error.message] })
  await db.transaction(system, async (trx) => {
    await changeClaimed(trx, claimed, { state: 'checking', message, due_at: trx.now(), attempts: 0 })
    await trx.enqueue(checkImportsJob, {})
  })
}

async function commitIn(trx: Transaction, claimed: ClaimedImport, progress: Progress): Promise<void> {
  await planAnew(trx.sql)
  await trx.together(lockForImport({ the_import: claimed.id }))
  const owners = new Set<number | null>()
  let records = 0
  let first: number | null = null
  let done = 0
  let after = beforeFirst
  for (;;) {
    const found = await nextGroups(trx.sql, claimed.id, after, { states: ['ready'] })
    const applied = await apply(trx, claimed, found.groups)
    const { rows, history, notices } = applied
    await writeImported(trx, rows)
    if (history.length > 0) await trx.together(recordStatement({ history, notices, by: claimed.viewer, at: trx.now() }))
    for (const owner of applied.owners) owners.add(owner)
    records += applied.owners.length
    first ??= rows[0]?.recordId ?? null
    done += found.rows
    progress.at(done)
    if (!found.next) break
    after = found.next
  }
  const counts = await countRows(trx, claimed.id)
  const ended = { state: 'done', due_at: null, message: null, done: claimed.rows, committed_at: trx.now() } as const
  await changeClaimed(trx, claimed, { ...ended, counts: JSON.stringify(counts) })
  if (claimed.kind === 'movements' && first !== null) {
    const notice = movementsNotice(claimed, records, first)
    await trx.together(recordStatement({ history: [], notices: [notice], by: claimed.viewer, at: trx.now() }))
  }
  publishAll(trx, claimed, owners)
}

/** Staff are told of the movements once, rather than of each. */
function movementsNotice({ viewer, fileName }: ClaimedImport, records: number, first: number): Notice {
  return {
    customerId: null,
    exceptUserId: viewer.userId,
    kind: 'movement_created',
    detail: 'import',
    type: 'info',
    title: records === 1 ? 'New movement' : `${records} new movements`,
    message: `${records === 1 ? 'A movement was' : `${records} movements were`} placed by ${viewer.name} (${fileName})`,
    subjectType: 'order',
    subjectId: first,
  }
}

async function apply(trx: Transaction, claimed: ClaimedImport, rows: readonly StoredRow[][]): Promise<Applied> {
  // What earlier groups of this import have taken, they have taken by now.
  const context = contextOf(trx, claimed, new Map(), true)
  const groups = await readGroups(context, rows)
  switch (claimed.kind) {
    case 'items':
      return applyItems(trx, claimed, unchanged(context, await checkItems(context, groups)))
    case 'receipts':
      return applyWithKeptPlans(trx, claimed, unchanged(context, await checkReceipts(context, groups)), applyReceipts)
    case 'movements':
      return applyWithKeptPlans(trx, claimed, unchanged(context, await checkMovements(context, groups)), applyMovements)
  }
}

type Apply<Plan> = (trx: Transaction, claimed: ClaimedImport, checked: Checked<Plan>[]) => Promise<Applied>

function applyWithKeptPlans<Plan>(
  trx: Transaction,
  claimed: ClaimedImport,
  checked: Checked<Plan>[],
  applyAll: Apply<Plan>,
): Promise<Applied> {
  return withKeptPlans(trx, () => applyAll(trx, claimed, checked))
}

/** Refuses when the check says something else of a row than it said before. */
function unchanged<Plan>({ info }: CheckContext, checked: Checked<Plan>[]): Checked<Plan>[] {
  const changes = checked.flatMap(({ group, results }) =>
    group.flatMap(({ row, values }, n) => {
      const result = results[n]
      if (result?.state === 'ready' && result.action === row.action && result.basis === row.basis) return []
      const told = result?.messages[0]?.message ?? httpError('import-row.item-changed', { sku: String(values.sku) }).message
      return [`Line ${row.line}: ${told}`]
    }),
  )
  if (changes.length > 0) throw httpError('import.changed-meanwhile', { changes })
  if (info.kind !== 'items' && checked.some(({ plan }) => plan === null)) throw new Error('A row without errors has a plan.')
  return checked
}

const topicsOf: Record<ClaimedImport['kind'], readonly Topic[]> = {
  items: ['inventory', 'notifications'],
  receipts: ['receipts'],
  movements: ['orders', 'inventory', 'notifications'],
}

/** One event for everything of an owner, instead of one for each row. */
export function publishAll(trx: Transaction, { kind }: ClaimedImport, owners: ReadonlySet<number | null>): void {
  for (const topic of topicsOf[kind]) for (const customerId of new Set([null, ...owners])) trx.publish({ topic, ids: [], customerId })
}
