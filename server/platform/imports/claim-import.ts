import { sql } from 'kysely'
import type { ImportState } from '../../../contract/platform/imports/imports.ts'
import { type HttpError, httpError } from '../../errors.ts'
import { system } from '../../viewer.ts'
import type { Database, Transaction } from '../engine/database.ts'
import type { Change, Claim } from '../work-queue/claims.ts'
import { WorkQueue } from '../work-queue/work-queue.ts'
import type { ImportHouse } from './importer.ts'
import { personOfImport } from './person-of-import.ts'
import type { ImportInfo } from './read-row.ts'

/** The queue's name of the job that checks, and of the one that imports and undoes, so that no check waits for a long import. */
export const checkImportsJob = 'check-imports'
export const carryOutImportsJob = 'carry-out-imports'

const jobStates = { [checkImportsJob]: ['checking'], [carryOutImportsJob]: ['committing', 'undoing'] } as const
export type ImportsJob = keyof typeof jobStates
type WorkState = (typeof jobStates)[ImportsJob][number]

/** An import that a worker has claimed. */
export interface ClaimedImport extends ImportInfo, Claim {
  state: WorkState
  rows: number
  /** Why its person may not go on with it, if so. */
  refusal: HttpError | null
}

/** What a job began it has undone by now, so the import goes back to where it came from; one that can't be checked has failed. */
const before = { checking: 'failed', committing: 'checked', undoing: 'done' } as const

export const importQueues: Record<ImportsJob, WorkQueue<'imports', ClaimedImport>> = {
  [checkImportsJob]: queueOfJob(checkImportsJob),
  [carryOutImportsJob]: queueOfJob(carryOutImportsJob),
}

function queueOfJob(job: ImportsJob) {
  return new WorkQueue<'imports', ClaimedImport>({
    table: 'imports',
    job,
    timings: { claimLasts: 30, pauses: [5, 5] },
    which: sql`state in (${sql.join(jobStates[job])})`,
    holds: ({ state }) => sql`state = ${state}`,
    announce: (trx, { id, viewer }) => trx.publish({ topic: 'imports', ids: [id], customerId: viewer.customerId }),
    givenUp: ({ state }) => toState({ state: before[state], message: httpError('import.failed').message }),
  })
}

function queueOf({ state }: ClaimedImport) {
  return importQueues[state === 'checking' ? checkImportsJob : carryOutImportsJob]
}

/** Reads an import that was claimed. It begins again with each attempt. */
export async function takeImport(trx: Transaction, house: ImportHouse, { id, attempts }: Claim): Promise<ClaimedImport> {
  const { userId, orderedBy, customerId, state, ...found } = await trx.sql
    .updateTable('imports')
    .set({ done: 0 })
    .where('id', '=', id)
    .returning(['kind', 'state', 'header', 'mapping', 'rows', 'file_name as fileName', 'user_id as userId', 'customer_id as customerId'])
    .returning(['ordered_by as orderedBy', 'sets_stock as setsStock', 'again'])
    .executeTakeFirstOrThrow()
  const person = await personOfImport(trx.sql, house, { kind: found.kind, userId, orderedBy, customerId })
  return { ...found, ...person, house, id, attempts, state: state as WorkState }
}

/** Takes an import back to where it came from, because its person may not go on with it. */
export async function turnDown(db: Database, claimed: ClaimedImport, { message }: HttpError): Promise<void> {
  await db.transaction(system, (trx) => endClaim(trx, claimed, { state: before[claimed.state], message }))
}

/** Takes an import to another state; fails with ClaimLost when this worker doesn't have it any more. */
export function endClaim(trx: Transaction, claimed: ClaimedImport, change: Change<'imports'> & { state: ImportState }): Promise<void> {
  return queueOf(claimed).change(trx, claimed, { due_at: null, ...toState(change) })
}

function toState(change: Change<'imports'> & { state: ImportState }) {
  return { ...change, version: sql<number>`version + 1` }
}

/** Says how far it is, and renews the claim. */
export function sayDone(trx: Transaction, claimed: ClaimedImport, done: number): Promise<void> {
  return queueOf(claimed).renew(trx, claimed, { done })
}

const progressEverySeconds = 0.5

/** How far a long transaction is. It says so, and learns whether it may go on. */
export interface Progress {
  /** Says how many rows are done; fails with ClaimLost once the import was cancelled, or another worker has it. */
  at(done: number): void
}

/**
 * Does long work while its progress is written by another connection, so that people see it before the commit. The embedded database has one
 * connection, so there nothing is seen until the end.
 */
export function withProgress<T>(db: Database, claimed: ClaimedImport, work: (progress: Progress) => Promise<T>): Promise<T> {
  let done = 0
  return queueOf(claimed).keep(db, claimed, { everySeconds: progressEverySeconds, change: () => ({ done }) }, (kept) =>
    work({
      at(rows) {
        done = rows
        kept.check()
      },
    }),
  )
}
