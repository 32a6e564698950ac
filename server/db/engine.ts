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

/** What a transaction begins with. */
export interface Opening {
  /** Runs with the rights of the application; `check` throws when the transaction must not go on. */
  first?: { statement: Statement; check(rows: unknown[]): void }
  /** Takes the customer's role, for statements of a customer; null keeps the application's. */
  asCustomer: string | null
}

export interface Connection extends DatabaseConnection {
  executeQuery<R>(query: Statement): Promise<QueryResult<R>>
  /** Runs statements in order; on PostgreSQL in one round trip. */
  executeTogether(queries: readonly Statement[]): Promise<QueryResult<unknown>[]>
  /** Opens a transaction, in the same round trip as its first statement. */
  begin(opening: Opening): Promise<void>
  /** Runs the last statements of the transaction with the rights of the application and commits, in one round trip. */
  finish(queries: readonly Statement[]): Promise<QueryResult<unknown>[]>
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
