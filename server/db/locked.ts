import type { CompiledQuery } from 'kysely'
import type { NotFoundCode } from '../../contract/problems.ts'
import { httpError, requireVersion } from '../errors.ts'
import type { Transaction } from './database.ts'

declare const underLock: unique symbol

/** A row that was read under its lock, which lasts until the transaction ends. Only functions that lock make one. */
export type Locked<Row extends object> = Row & { readonly [underLock]: true }

/** For functions that lock, to be called with what they read under the lock. */
export function locked<Row extends object>(row: Row): Locked<Row> {
  return row as Locked<Row>
}

interface RowToLock<Row> {
  /** Locks the row and answers it when it is there. */
  lock: CompiledQuery<unknown>
  /** Reads it afterwards: a statement of its own sees what whoever held the lock before has committed. */
  read: CompiledQuery<Row>
  missing: NotFoundCode
}

/** A row under its lock, for a change; 404 when it isn't there, 412 when it changed since it was read. One round trip. */
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
