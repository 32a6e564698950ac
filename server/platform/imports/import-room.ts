import { type Kysely, sql } from 'kysely'
import { customerImportLimits } from '../../../contract/platform/imports/imports.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'

const { unfinished, bytes } = customerImportLimits

/** Uploads of one customer are counted one after the other, so that together they can't exceed the limits. */
export async function lockImportsOfCustomer(trx: Transaction, customerId: number | null): Promise<void> {
  if (customerId !== null) await sql`select pg_advisory_xact_lock(hashtext('imports'), ${customerId})`.execute(trx.sql)
}

/**
 * Imports of staff aren't limited.
 * @param size of the rows to add, in bytes
 * @throws {HttpError} import.too-many-unfinished, import.too-much-kept
 */
export async function requireRoomForImport(on: Kysely<Tables>, customerId: number | null, size: number): Promise<void> {
  if (customerId === null) return
  const kept = await on
    .selectFrom('imports')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', 'in', ['mapping', 'checking', 'checked', 'committing', 'undoing']).as('unfinished'),
      sql<number>`coalesce(sum(size), 0)::float8`.as('size'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (kept.unfinished >= unfinished) throw httpError('import.too-many-unfinished', { most: unfinished })
  if (kept.size + size > bytes) throw httpError('import.too-much-kept', { megabytes: bytes / 1_000_000 })
}
