import { sql } from 'kysely'
import { system } from '../../viewer.ts'
import type { Database, Transaction } from '../engine/database.ts'
import { defineJob, type Job, type JobSurroundings } from '../jobs/define-job.ts'

const dayMs = 86_400_000
/** So many rows are deleted in one transaction at most, so that other work doesn't wait long for a lock or for the connection. */
export const mostDeleted = 1_000

/** Deletes rows that have expired, `mostDeleted` at most or all of them. Answers how many. */
export type Deletion = (trx: Transaction) => Promise<number>
/** Deletes or renews what a transaction can't, as files. Answers what the log says of it; null where nothing was to do. */
export type Tidying = (surroundings: JobSurroundings) => Promise<string | null>

/** Tidying that is counted, with what the log says of the number. */
export function counted(work: (surroundings: JobSurroundings) => Promise<number>, sentence: (count: number) => string): Tidying {
  return async (surroundings) => {
    const count = await work(surroundings)
    return count > 0 ? sentence(count) : null
  }
}

interface Cleaning {
  /** The deletions, each under the name that the log gives its rows. */
  expired: Record<string, Deletion>
  tidying: readonly Tidying[]
}

/** Hourly: deletes expired data, backs up the embedded database, and deletes files that are no longer needed. Existing databases have a queue with the name below. */
export function cleanupJob({ expired, tidying }: Cleaning): Job {
  const deletions = { ...expired, 'idempotency keys': deleteOldKeys, 'audit entries': deleteOldAuditEntries }
  return defineJob(
    'keep-house',
    null,
    async (surroundings) => {
      const { db, care, log } = surroundings
      const counts: string[] = []
      for (const [what, deletion] of Object.entries(deletions)) counts.push(`${await deleteInBatches(db, deletion)} ${what}`)
      log.info(`Deleted ${counts.join(', ')}.`)
      await care?.backUp()
      // Last, because the file store may be out of reach.
      await tidyEach([removeAbandoned, ...tidying], surroundings)
    },
    '17 * * * *',
  )
}

const removeAbandoned = counted(
  ({ files }) => files.incoming.removeAbandoned(),
  (count) => `Removed ${count} interrupted uploads.`,
)

/** One that fails keeps none of the others from its work. */
async function tidyEach(tidying: readonly Tidying[], surroundings: JobSurroundings): Promise<void> {
  const failures: unknown[] = []
  for (const tidy of tidying)
    try {
      const said = await tidy(surroundings)
      if (said !== null) surroundings.log.info(said)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
}

async function deleteInBatches(db: Database, deletion: Deletion): Promise<number> {
  let total = 0
  for (;;) {
    const deleted = await db.transaction(system, deletion)
    total += deleted
    if (deleted < mostDeleted) return total
  }
}

async function deleteOldKeys(trx: Transaction): Promise<number> {
  const dayAgo = new Date(trx.now().getTime() - dayMs)
  const { numDeletedRows } = await trx.sql.deleteFrom('idempotency_keys').where('created_at', '<', dayAgo).executeTakeFirst()
  return Number(numDeletedRows)
}

/** A SQL function with the owner's rights applies the retention setting; the server itself has no right to delete history. */
async function deleteOldAuditEntries(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`select delete_old_audit_entries(${mostDeleted}) as deleted`.execute(trx.sql)
  return rows[0]?.deleted ?? 0
}
