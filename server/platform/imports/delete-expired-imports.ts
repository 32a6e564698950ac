import type { Transaction } from '../engine/database.ts'

/** Deletes imports whose days are over, with their rows; what they imported stays. Answers how many. One that a job is at is left to it. */
export async function deleteExpiredImports(trx: Transaction): Promise<number> {
  const { numDeletedRows } = await trx.sql
    .deleteFrom('imports')
    .where('expires_at', '<', trx.now())
    .where('due_at', 'is', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
