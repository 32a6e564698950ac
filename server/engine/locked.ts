import type { CompiledQuery } from 'kysely'
import type { NotFoundCode } from '../../contract/problems.ts'
import { httpError, requireVersion } from '../errors.ts'
import type { Transaction } from './database.ts'

declare const underLock: unique symbol

/** A row that was read under its lock, which lasts until the transaction ends. Only functions that lock create one. */
export type Locked<Row extends object> = Row & { readonly [underLock]: true }

/** For functions that lock: marks a row that was read under the lock. */
export function locked<Row extends object>(row: Row): Locked<Row> {
  return row as Locked<Row>
}

interface RowToLock<Row> {
  /** Locks the row; returns no row when it doesn't exist. */
  lock: CompiledQuery<unknown>
  /** Reads the row afterwards: a separate statement sees what the previous holder of the lock committed. */
  read: CompiledQuery<Row>
  missing: NotFoundCode
}

/** Locks and reads a row for a change; 404 when it doesn't exist, 412 when it has changed since the caller read it. One round trip. */
export async function lockRow<Row extends { version: number }>(
  trx: Transaction,
  { lock, read, missing }: RowToLock<Row>,
  ifMatch: number | undefined,
): Promise<Locked<Row>> {
  const [found, [row]] = await trx.together(lock, read)
  if (found.length === 0 || !row) throw httpError(missing)
  requireVersion(row.version, ifMatch)
  return locked(row)
}
