import type { CompiledQuery, Kysely } from 'kysely'
import type { Topic } from '../../contract/topics.ts'
import type { Viewer } from '../viewer.ts'
import type { Health } from './health.ts'
import type { Tables } from './tables.ts'

/**
 * The one way to the data. Reads and changes run in the role that fits the viewer, so that row-level security
 * holds underneath every query; a customer's run in the role of customers with its id set.
 */
export interface Database {
  readonly engine: 'postgres' | 'pglite'
  /** The clock every verb takes the time from; the demo and the tests set it. */
  now(): Date
  /** Reads. `sql` must not be kept after `work` has ended. */
  read<T>(viewer: Viewer, work: (sql: Kysely<Tables>) => Promise<T>): Promise<T>
  /**
   * One transaction, all or nothing. Run again on serialization failure, deadlock and an outdated plan, so `work` must not touch
   * anything but the database. Events and jobs of a transaction that fails never leave it.
   */
  transaction<T>(viewer: Viewer, work: (trx: Transaction) => Promise<T>, first?: FirstStatement): Promise<T>
  /** Hears the events of this process and, on PostgreSQL, of every other server on the same database. */
  subscribe(listener: (event: ChangeEvent) => void): () => void
  /** Whether it can serve, found out beside whatever keeps it busy. */
  health(): Promise<Health>
  close(): Promise<void>
}

/** Runs before everything else in the transaction, with the rights of the application and in the packet of the first statement. */
export interface FirstStatement {
  statement: CompiledQuery
  /** Throws when the transaction must not go on. Its error wins over those of the statements that travelled along. */
  check(rows: unknown[]): void
}

export interface Transaction {
  readonly sql: Kysely<Tables>
  now(): Date
  /** Runs statements in order, in one round trip on PostgreSQL. A later one may not need what an earlier one answered. */
  together<const Q extends readonly CompiledQuery[]>(...queries: Q): Promise<RowsOf<Q>>
  /**
   * The last statements of the transaction, with the rights of the application whoever asks. The commit travels with them,
   * which spares a round trip. Nothing but `publish` may follow.
   */
  finish<const Q extends readonly CompiledQuery[]>(...queries: Q): Promise<RowsOf<Q>>
  /** Told to listeners once the transaction is committed. */
  publish(event: ChangeEvent): void
  /** Lets statements of this transaction take so many milliseconds, instead of the half minute they get elsewhere. */
  allowLonger(milliseconds: number): Promise<void>
  /** Runs part of the work so that its failure undoes that part only. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  /** Joins a job to this transaction: it runs only if the transaction commits. */
  enqueue(job: string, data: object): Promise<void>
}

/** The rows that each of several queries answers. */
export type RowsOf<Q extends readonly CompiledQuery[]> = { -readonly [N in keyof Q]: Q[N] extends CompiledQuery<infer Row> ? Row[] : never }

/** Something changed. Ids only: whoever may see the rows fetches them anew. */
export interface ChangeEvent {
  /**
   * Two never leave the servers. `sessions`: somebody was signed out (ids are users'), so forget what is remembered of
   * them. `missed`: changes of any kind weren't heard of, so forget everything that is remembered, and fetch everything anew.
   */
  topic: Topic | 'sessions' | 'missed'
  ids: number[]
  /** Whose rows they are; null is for staff only. */
  customerId: number | null
  /** Set when the event is for one user alone, as with notifications. */
  userId?: number
}
