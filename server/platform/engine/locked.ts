import type { CompiledQuery } from 'kysely'
import type { NotFoundCode } from '../../../contract/problems.ts'
import { requireVersion } from '../../errors.ts'
import type { Transaction } from './database.ts'
import { onlyRow } from './only-row.ts'
import type { FunctionCall } from './sql-function.ts'

declare const underLock: unique symbol

/** A row that was read under its lock, which lasts until the transaction ends. Only functions that lock create one. */
export type Locked<Row extends object> = Row & { readonly [underLock]: true }

/** For functions that lock: marks a row that was read under the lock. */
export function locked<Row extends object>(row: Row): Locked<Row> {
  return row as Locked<Row>
}

/** Locks a row: by a query, which finds none when there is no such row, or by a SQL function. */
export type Lock = CompiledQuery<unknown> | FunctionCall<void>

interface RowToLock<Row> {
  lock: Lock
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
  const { found, rows } = await trx.send({ found: lock, rows: read })
  if (Array.isArray(found)) onlyRow(found, missing)
  const row = onlyRow(rows, missing)
  requireVersion(row.version, ifMatch)
  return locked(row)
}
