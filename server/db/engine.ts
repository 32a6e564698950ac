import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Roles } from './installation.ts'

/** PostgreSQL over the network or PGlite in this process, behind the few things the database handle needs of them. */
export interface Engine {
  readonly name: 'postgres' | 'pglite'
  /** The roles that its connections work as. */
  readonly roles: Roles
  /** A connection for one piece of work, which has it alone until it releases it. */
  acquire(): Promise<Connection>
  /** Runs statements without parameters, several at once if need be, each call on a connection of its own. */
  run(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Runs statements beside the connections at work, and with little patience. Fails when that can't be done. */
  runHealthCheck(text: string): Promise<void>
  close(): Promise<void>
}

export interface Statement extends Pick<CompiledQuery, 'sql' | 'parameters'> {
  /** One of the many texts that callers can make up: few of these are kept prepared on a connection. */
  combined?: boolean
}

export interface Connection extends DatabaseConnection {
  executeQuery<R>(query: Statement): Promise<QueryResult<R>>
  /** Runs statements in order and, if asked, commits behind them; on PostgreSQL all of it in one round trip. */
  executeTogether(queries: readonly Statement[], end?: 'commit'): Promise<QueryResult<unknown>[]>
  /** Opens a transaction. `setup` runs inside it before anything else, in the same round trip as the first statement. */
  begin(setup: string): Promise<void>
  /** Lets statements of this transaction take so many milliseconds, instead of the half minute they get elsewhere. */
  allowLonger(milliseconds: number): Promise<void>
  /** Fails when the database rolled back instead, because a statement before had failed. */
  commit(): Promise<void>
  /** Ends a transaction that only read. Doesn't wait for the answer, as nothing depends on it. */
  endRead(): void
  rollback(): Promise<void>
  release(): void
}

/** Commands whose number of rows means rows changed. */
export const changeCommands: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** A statement after the commit would be outside of any transaction. */
export const hasEnded = 'The transaction was finished already: send everything before, or with, its last statements.'

export const rolledBack = 'The transaction was rolled back because one of its statements had failed.'
