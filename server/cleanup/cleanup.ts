import { sql } from 'kysely'
import { resealFactors } from '../auth/sealed-two-factor.ts'
import { deleteExpiredSessions } from '../auth/sessions.ts'
import { deleteOldFailures } from '../auth/sign-in-throttle.ts'
import { deleteExpiredDocuments } from '../documents/delete-expired-documents.ts'
import type { Database, Transaction } from '../engine/database.ts'
import { deleteExpiredImports } from '../imports/delete-expired-imports.ts'
import { defineJob } from '../jobs/define-job.ts'
import { deleteReadNotifications } from '../notifications/delete-read-notifications.ts'
import { deleteExpiredExports } from '../reports/delete-expired-exports.ts'
import { redrawOldLogo } from '../settings/redraw-logo.ts'
import { getSetting } from '../settings/settings-queries.ts'
import { system } from '../viewer.ts'

const dayMs = 86_400_000
const batchSize = 1_000

/** Hourly: deletes expired data, backs up the embedded database, and deletes files that are no longer needed. Existing databases have a queue with the name below. */
export const cleanup = defineJob(
  'keep-house',
  null,
  async ({ db, care, files, log }) => {
    const deleted = {
      'expired sessions': await deleteRows(db, deleteExpiredSessions),
      'idempotency keys': await deleteRows(db, deleteOldKeys),
      'expired imports': await deleteRows(db, deleteExpiredImports),
      'failed sign-ins': await deleteRows(db, deleteOldFailures),
      'read notifications': await deleteInBatches(db, deleteOldNotifications),
      'audit entries': await deleteInBatches(db, deleteOldAuditEntries),
    }
    const counts = Object.entries(deleted).map(([what, count]) => `${count} ${what}`)
    log.info(`Deleted ${counts.join(', ')}.`)
    await care?.backUp()
    // Last, because the file store may be out of reach.
    const abandoned = await files.incoming.removeAbandoned()
    const documents = await deleteExpiredDocuments(db, files.store)
    const exports = await deleteExpiredExports(db, files.store)
    log.info(`Deleted ${documents} expired documents and ${exports} expired exports, and removed ${abandoned} interrupted uploads.`)
    const logo = await redrawOldLogo(db)
    if (logo === 'redrawn') log.info('The logo was drawn again.')
    if (logo === 'removed') log.info('The logo was removed, as its image is damaged. Choose it again in the settings.')
    // A key that this server lacks fails this, but must not keep it from its backups and deletions.
    const sealed = await resealFactors(db)
    if (sealed > 0) log.info(`Encrypted the two-factor keys of ${sealed} users with the current secret key.`)
  },
  '17 * * * *',
)

type Deletion = (trx: Transaction) => Promise<number>

function deleteRows(db: Database, work: Deletion): Promise<number> {
  return db.transaction(system, work)
}

/** Each batch in its own transaction, so that other work doesn't wait long for a lock or for the connection. */
async function deleteInBatches(db: Database, work: Deletion): Promise<number> {
  let total = 0
  for (;;) {
    const deleted = await db.transaction(system, work)
    total += deleted
    if (deleted < batchSize) return total
  }
}

async function deleteOldKeys(trx: Transaction): Promise<number> {
  const { numDeletedRows } = await trx.sql.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(trx, 1)).executeTakeFirst()
  return Number(numDeletedRows)
}

async function deleteOldNotifications(trx: Transaction): Promise<number> {
  const { readNotificationsDays } = await getSetting(trx.sql, 'retention')
  return readNotificationsDays === null ? 0 : deleteReadNotifications(trx, daysAgo(trx, readNotificationsDays), batchSize)
}

/** A SQL function with the owner's rights applies the retention setting; the server itself has no right to delete history. */
async function deleteOldAuditEntries(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`select delete_old_audit_entries(${batchSize}) as deleted`.execute(trx.sql)
  return rows[0]?.deleted ?? 0
}

function daysAgo(trx: Transaction, days: number): Date {
  return new Date(trx.now().getTime() - days * dayMs)
}
