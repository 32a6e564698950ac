import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Claim } from './connection-shares.ts'
import type { Roles } from './installation.ts'

/** The operations that the database handle needs, for PostgreSQL over the network and for PGlite in this process. */
export interface Engine {
  readonly name: 'postgres' | 'pglite'
  /** The roles that its connections use. */
  readonly roles: Roles
  /** A connection for exclusive use until it is released, once the share of this claim has one. */
  acquire(claim: Claim): Promise<Connection>
  /** Runs one statement, or several without parameters, on a connection of its own. */
  run(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Milliseconds that a statement of such a read may take; null where statements can't be ended. */
  readonly readLimits: Record<ReadLimit, number> | null
  /** Runs statements outside the pool with a short timeout. Fails when that isn't possible. */
  runHealthCheck(text: string): Promise<void>
  close(): Promise<void>
}

/** Reads that may take long, whose statements have a limit of their own. */
export type ReadLimit = 'search' | 'report' | 'file'

export interface Statement extends Pick<CompiledQuery, 'sql' | 'parameters'> {
  /** Marks statements whose text varies with the call's query: only few of these stay prepared on a connection. */
  combined?: boolean
}

/** Settings of PostgreSQL by their names; `role` is one too. */
export type Settings = Readonly<Record<string, string>>

/** The first steps of a transaction. */
export interface Opening {
  /** Runs with the rights of the application; its failure ends the transaction. */
  first?: Statement
  /** The settings that switch to a role that sees fewer rows; null keeps the application's. */
  asRole: Settings | null
  /** Further settings of the transaction. */
  settings?: Settings
  /** Milliseconds that a statement of the transaction may take, where that isn't the usual time. Only engines with `readLimits` end statements. */
  statementTimeout?: number
}

export function command(sql: string): Statement {
  return { sql, parameters: [] }
}

/** Makes settings until the end of the transaction; none without any. */
export function setLocal(settings: Settings): Statement[] {
  const values = Object.entries(settings).flat()
  if (values.length === 0) return []
  const calls = Object.keys(settings).map((_, n) => `set_config($${2 * n + 1}, $${2 * n + 2}, true)`)
  return [{ sql: `select ${calls.join(', ')}`, parameters: values }]
}

/** The statements that open a transaction, before its own. */
export function openingOf({ first, asRole, settings = {}, statementTimeout }: Opening): Statement[] {
  const all = statementTimeout === undefined ? settings : { ...settings, statement_timeout: String(statementTimeout) }
  return [command('begin'), ...setLocal(all), ...(first ? [first] : []), ...setLocal(asRole ?? {})]
}

export interface Connection extends DatabaseConnection {
  executeQuery<R>(query: Statement): Promise<QueryResult<R>>
  /** Runs statements in order; on PostgreSQL in one round trip. */
  executeTogether(queries: readonly Statement[]): Promise<QueryResult<unknown>[]>
  /** Opens a transaction, in the same round trip as its first statement. */
  begin(opening: Opening): Promise<void>
  /** Runs the last statements of the transaction with the rights of the application and commits, in one round trip. */
  finish(queries: readonly Statement[]): Promise<QueryResult<unknown>[]>
  /** Raises the statement timeout of this transaction from the usual 30 seconds. */
  allowLonger(milliseconds: number): Promise<void>
  /** Fails when the database rolled back instead because an earlier statement had failed. */
  commit(): Promise<void>
  /** Ends a transaction that only read. Doesn't wait for the answer, because nothing depends on it. */
  endRead(): void
  rollback(): Promise<void>
  release(): void
}

/** Commands whose row count is the number of changed rows. */
export const changeCommands: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** A statement after the commit would run outside of any transaction. */
export const hasEnded = 'The transaction was finished already: send everything before, or with, its last statements.'

export const rolledBack = 'The transaction was rolled back because one of its statements had failed.'
