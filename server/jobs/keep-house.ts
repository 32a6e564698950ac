import { system } from '../viewer.ts'
import { defineJob } from './define-job.ts'

/** Hourly: what nobody needs any longer goes, and the embedded database is backed up. */
export const keepHouse = defineJob(
  'keep-house',
  null,
  async ({ db, care, log }) => {
    const now = db.now()
    const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000)
    await db.transaction(system, async (trx) => {
      const sessions = await trx.sql.deleteFrom('sessions').where('expires_at', '<', now).executeTakeFirst()
      const keys = await trx.sql.deleteFrom('idempotency_keys').where('created_at', '<', dayAgo).executeTakeFirst()
      log.info(`Removed ${sessions.numDeletedRows} expired sessions and ${keys.numDeletedRows} idempotency keys.`)
    })
    await care?.backUp()
  },
  '17 * * * *',
)
