import { createRequire } from 'node:module'
import type { OwnerSession } from '../engine/owner-session.ts'
import { jobSchema } from './pg-boss-database.ts'

/** Version of pg-boss's tables; when it differs from the stored one they have to be migrated. */
export const jobQueueVersion: number = createRequire(import.meta.url)('pg-boss/package.json').pgboss.schema

/** Creates or migrates pg-boss's tables and the queues with the owner's rights. Afterwards it only reads and writes rows (rights.sql). */
export async function installJobQueue(session: OwnerSession, queues: string[]): Promise<void> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => session.query(text, values as unknown[] | undefined) },
    backend: session.engine,
    schema: jobSchema,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  for (const queue of queues) await boss.createQueue(queue, { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 600 })
  await boss.stop({ graceful: false })
}
