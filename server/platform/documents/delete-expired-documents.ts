import { system } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { FileStore } from '../file-store/file-store.ts'

const batchSize = 100

/**
 * Deletes uploads that are attached to no record and whose time is over, with their files. The rows are marked first, so that they can't be
 * attached any more, and deleted after their files: when this is interrupted, the next run deletes the rest. Answers how many.
 */
export async function deleteExpiredDocuments(db: Database, store: FileStore): Promise<number> {
  let total = 0
  for (;;) {
    const marked = await markExpired(db)
    for (const { key } of marked) await store.delete(key)
    await deleteRows(
      db,
      marked.map(({ id }) => id),
    )
    total += marked.length
    if (marked.length < batchSize) return total
  }
}

function markExpired(db: Database): Promise<{ id: number; key: string }[]> {
  return db.transaction(system, (trx) =>
    trx.sql
      .updateTable('documents')
      .set({ state: 'deleting' })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('documents')
          .select('id')
          .where('attached_at', 'is', null)
          .where('expires_at', '<', trx.now())
          .orderBy('expires_at')
          .limit(batchSize)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'key'])
      .execute(),
  )
}

async function deleteRows(db: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await db.transaction(system, (trx) => trx.sql.deleteFrom('documents').where('id', 'in', ids).where('state', '=', 'deleting').execute())
}
