import type { Database } from '../../platform/engine/database.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { system } from '../../viewer.ts'

/**
 * Deletes the files of exports whose day is over, then their rows: when this is interrupted, the next run deletes the rest. One that is
 * still being made is left to its worker. Answers how many.
 */
export async function deleteExpiredExports(db: Database, store: FileStore): Promise<number> {
  const expired = await db.read(system, (on) =>
    on.selectFrom('report_exports').select(['id', 'key']).where('expires_at', '<', db.now()).where('state', '<>', 'making').execute(),
  )
  for (const { key } of expired) await store.delete(key)
  if (expired.length > 0)
    await db.transaction(system, (trx) =>
      trx.sql
        .deleteFrom('report_exports')
        .where(
          'id',
          'in',
          expired.map(({ id }) => id),
        )
        .execute(),
    )
  return expired.length
}
