import { type Compilable, type CompiledQuery, type Expression, type Kysely, type SelectExpression, type SqlBool, sql } from 'kysely'
import type { NotFoundCode } from '../../../contract/problems.ts'
import type { Viewer } from '../../viewer.ts'
import type { Transaction } from '../engine/database.ts'
import { type Lock, type Locked, lockRow } from '../engine/locked.ts'
import { onlyRow } from '../engine/only-row.ts'
import { statements } from '../engine/statements.ts'
import type { Tables } from '../engine/tables.ts'
import type { Rows } from './list-statements.ts'

/** How one row of a kind is read, and what is locked to change it. */
export interface RowDescription<DB, TB extends keyof DB, Row, V extends Viewer, OwnDB, OwnTB extends keyof OwnDB> {
  /** The alias of the table. */
  alias: TB & string
  /** The problem that there is no such row. */
  missing?: NotFoundCode
  /** All rows that the viewer may see, with the joins that columns, filters and sorts need. */
  from: (on: Kysely<Tables>, viewer: V) => Rows<DB, TB>
  /** The same without joins, to lock a row or to ask whether it is there. */
  visible?: (on: Kysely<Tables>, viewer: V) => Rows<OwnDB, OwnTB>
  /** The columns under their JSON names. */
  select: (rows: Rows<DB, TB>, viewer: V) => Expression<Row> & Compilable<unknown>
  /** Locked to change a row, instead of the row itself. */
  lock?: (viewer: V, id: number) => Lock
}

/** Reads one row by its id, asks whether it is there, and locks it for a change. */
export function rowOf<DB, TB extends keyof DB, Row, V extends Viewer, OwnDB, OwnTB extends keyof OwnDB>(
  description: RowDescription<DB, TB, Row, V, OwnDB, OwnTB>,
) {
  const { alias, missing = 'row.not-found', from, visible, select } = description
  const withId = <D, T extends keyof D>(rows: Rows<D, T>, id: number) => rows.where(sql<SqlBool>`${sql.ref(`${alias}.id`)} = ${id}`)

  /** The statement that reads the row, to be sent with others: `onlyRow` takes it out of the answer. */
  const byId = (viewer: V, id: number) => select(withId(from(statements, viewer), id), viewer).compile() as CompiledQuery<Row>

  const itself = (viewer: V, id: number) => {
    const only = <D, T extends keyof D>(rows: Rows<D, T>) => withId(rows, id).select(`${alias}.id` as SelectExpression<D, T>)
    return visible ? only(visible(statements, viewer)) : only(from(statements, viewer))
  }

  const get = async (on: Kysely<Tables>, viewer: V, id: number): Promise<Row> =>
    onlyRow((await on.executeQuery(byId(viewer, id))).rows, missing)

  /** 404 when the row isn't there, or isn't the viewer's to see. */
  const require = async (on: Kysely<Tables>, viewer: V, id: number): Promise<void> => {
    onlyRow((await on.executeQuery(itself(viewer, id).compile())).rows, missing)
  }

  /** Locks and reads the row; see lockRow. */
  const lock = (trx: Transaction, viewer: V, id: number, ifMatch: number | undefined) => {
    const lock = description.lock?.(viewer, id) ?? itself(viewer, id).forNoKeyUpdate().compile()
    // Safe: only kinds with a version can call it.
    return lockRow(trx, { lock, read: byId(viewer, id) as CompiledQuery<Row & { version: number }>, missing }, ifMatch)
  }

  return { byId, get, require, lock: lock as Row extends { version: number } ? LockOf<Row, V> : never }
}

type LockOf<Row extends object, V> = (trx: Transaction, viewer: V, id: number, ifMatch: number | undefined) => Promise<Locked<Row>>
