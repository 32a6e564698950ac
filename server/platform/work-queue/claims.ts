import { type Expression, type Kysely, type SqlBool, sql, type UpdateObject } from 'kysely'
import type { Transaction } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'

/** Tables whose rows are work: `due_at` is when a worker may take one, and null when there is nothing to do. */
export type WorkTable = { [T in keyof Tables]: 'due_at' | 'attempts' extends keyof Tables[T] ? T : never }[keyof Tables]

export type Change<T extends WorkTable> = UpdateObject<Tables, T, T>

/** A row that one worker has. */
export interface Claim {
  id: number
  /** Which attempt this is; also the proof of the claim. */
  attempts: number
}

/** Thrown where a worker finds that its work was cancelled, or that another worker has it by now. */
export class ClaimLost extends Error {}

export const always = sql<SqlBool>`true`

/**
 * Takes the row that is due for the longest time, so that no two workers have it. One whose worker has vanished is due when its claim has
 * ended. Undefined when none is due.
 */
export function claimDue(trx: Transaction, table: WorkTable, until: Date, which: Expression<SqlBool>): Promise<Claim | undefined> {
  const work = workOf(trx)
  const due = work
    .selectFrom(named(table))
    .select('id')
    .where('due_at', '<=', trx.now())
    .where(which)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return work
    .updateTable(named(table))
    .set((eb) => ({ due_at: until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due)
    .returning(['id', 'attempts'])
    .executeTakeFirst()
}

/** Changes a row that this worker still has, and answers when it is due; fails with ClaimLost when another has it. */
export async function changeClaimed(
  trx: Transaction,
  table: WorkTable,
  { id, attempts }: Claim,
  change: object,
  which: Expression<SqlBool>,
): Promise<Date | null> {
  const changed = await workOf(trx)
    .updateTable(named(table))
    .set(change)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('due_at', 'is not', null)
    .where(which)
    .returning('due_at')
    .executeTakeFirst()
  if (!changed) throw new ClaimLost()
  return changed.due_at
}

/** The columns that all work has. */
interface Work {
  work: { id: number; attempts: number; due_at: Date | null }
}

function workOf(trx: Transaction): Kysely<Work> {
  return trx.sql as Kysely<unknown> as Kysely<Work>
}

function named(table: WorkTable): keyof Work {
  return table as string as keyof Work
}
