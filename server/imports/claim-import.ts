import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ImportState } from '../../contract/imports.ts'
import type { Database, Transaction } from '../db/database.ts'
import { type Person, system } from '../viewer.ts'
import type { ImportInfo } from './read-row.ts'

/** The queue's name of the job that checks, and of the one that imports and undoes, so that nobody's check waits for a long import. */
export const checkImportsJob = 'check-imports'
export const carryOutImportsJob = 'carry-out-imports'

export const jobStates = { [checkImportsJob]: ['checking'], [carryOutImportsJob]: ['committing', 'undoing'] } as const
export type ImportsJob = keyof typeof jobStates

export function jobOf(state: ImportState): ImportsJob {
  return state === 'checking' ? checkImportsJob : carryOutImportsJob
}

/** In seconds. A claim is renewed with each progress, so one that ends belongs to a process that is gone. */
export const claimLasts = 30

/** An import that a worker has claimed. */
export interface ClaimedImport extends ImportInfo {
  state: (typeof jobStates)[ImportsJob][number]
  attempts: number
  rows: number
}

/** Thrown where the worker finds that its import was cancelled, or that another worker has it by now. */
export class ClaimLost extends Error {}

/** Claims the import that has been due for longest, for this worker alone. */
export async function claimImport(trx: Transaction, job: ImportsJob): Promise<ClaimedImport | undefined> {
  const found = await trx.sql
    .updateTable('imports as x')
    .set((eb) => ({ due_at: secondsAfter(trx.now(), claimLasts), attempts: eb('x.attempts', '+', 1), done: 0 }))
    .where('x.id', '=', (eb) =>
      eb
        .selectFrom('imports')
        .select('id')
        .where('due_at', '<=', trx.now())
        .where('state', 'in', [...jobStates[job]])
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      ...(['x.id', 'x.kind', 'x.state', 'x.header', 'x.mapping', 'x.attempts', 'x.rows', 'x.file_name as fileName'] as const),
      ...(['x.user_id as userId', 'x.customer_id as customerId'] as const),
      sql<string>`user_name(x.user_id)`.as('name'),
    ])
    .executeTakeFirst()
  if (!found) return undefined
  const { userId, customerId, name, state, ...rest } = found
  const viewer: Person =
    customerId === null ? { role: 'manager', userId, name, customerId } : { role: 'customer', userId, name, customerId, viewOnly: false }
  return { ...rest, state: state as ClaimedImport['state'], viewer }
}

type Change = Partial<{
  done: number
  state: ImportState
  message: string | null
  counts: string
  due_at: Date | null
  committed_at: Date
  attempts: number
}>

/** Changes an import that this worker still has claimed, and tells its screens; fails with ClaimLost when it has not. */
export async function changeClaimed(trx: Transaction, claimed: ClaimedImport, change: Change): Promise<void> {
  const { id, attempts, state, viewer } = claimed
  const { numUpdatedRows } = await trx.sql
    .updateTable('imports')
    .set((eb) => ({ ...change, ...(change.state !== undefined && { version: eb('version', '+', 1) }) }))
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', state)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ClaimLost()
  trx.publish({ topic: 'imports', ids: [id], customerId: viewer.customerId })
}

/** Says how far it is, and renews the claim. */
export function renewed(trx: Transaction, done: number): Change {
  return { done, due_at: secondsAfter(trx.now(), claimLasts) }
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000)
}

/** Milliseconds between two messages of progress. */
const progressEvery = 500

/** How far a long transaction is. It says so, and is told whether it may go on. */
export interface Progress {
  /** Says how many rows are done; fails with ClaimLost once the import was cancelled, or another worker has it. */
  at(done: number): void
}

/**
 * Does long work while its progress is told by another connection, so that people see it before the commit. The embedded database has one
 * connection, so there nothing is seen until the end.
 */
export async function withProgress<T>(db: Database, claimed: ClaimedImport, work: (progress: Progress) => Promise<T>): Promise<T> {
  let done = 0
  let lost: unknown = null
  const ended = new AbortController()
  // It has a share of its own, so that neither other jobs nor calls that wait for what this one holds keep the claim from being renewed.
  const beside = db.forJobs('renewal')
  const telling = (async () => {
    while (db.engine === 'postgres' && lost === null) {
      await sleep(progressEvery, null, { signal: ended.signal })
      await beside
        .transaction(system, (trx) => changeClaimed(trx, claimed, renewed(trx, done)))
        .catch((error) => {
          // A connection that was lost says nothing about the claim: the next renewal finds out.
          if (error instanceof ClaimLost) lost = error
        })
    }
  })().catch(() => {
    // The work has ended meanwhile.
  })
  try {
    return await work({
      at(rows) {
        done = rows
        if (lost !== null) throw new ClaimLost()
      },
    })
  } finally {
    ended.abort()
    await telling
  }
}
