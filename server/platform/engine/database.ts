import type { Kysely } from 'kysely'
import type { Topic } from '../../../contract/topics.ts'
import type { Viewer } from '../../viewer.ts'
import type { ReadLimit, Statement } from './engine.ts'
import type { Health } from './health.ts'
import type { AnswersOf, NamedStatements } from './named-statements.ts'
import type { Tables } from './tables.ts'

/**
 * The only access to the data. Reads and changes run in the role that fits the viewer, so that row-level security
 * applies to every query; a customer's run in the role of customers with the customer's id set.
 */
export interface Database {
  readonly engine: 'postgres' | 'pglite'
  /** The time for every verb; the demo and the tests set the clock. */
  now(): Date
  /** Reads. `sql` must not be used after `work` has ended. */
  read<T>(viewer: Viewer, work: (sql: Kysely<Tables>) => Promise<T>, options?: ReadOptions): Promise<T>
  /**
   * Runs `work` in one transaction, and again after a serialization failure, a deadlock or an outdated plan, so `work` must not change
   * anything but the database. Events and jobs of a failed transaction are dropped.
   * @param first runs before the work, with the rights of the application, and is sent together with the first statement of the work. Its
   * failure ends the transaction.
   */
  transaction<T>(viewer: Viewer, work: (trx: Transaction) => Promise<T>, first?: Statement): Promise<T>
  /** The same database for a job: its work waits for locks as long as it takes, and has connections of its own share. */
  forJobs(share?: JobShare): Database
  /** Subscribes to the events of this process and, on PostgreSQL, of every other server on the same database. */
  subscribe(listener: (event: ChangeEvent) => void): () => void
  /** Whether the database can serve, asked outside the pool so that a busy pool doesn't delay the answer. */
  health(): Promise<Health>
  close(): Promise<void>
}

/** `renewal` is for saying that a job is still at work while another of its transactions is open. */
export type JobShare = 'job' | 'renewal'

export interface ReadOptions {
  /** Ends a statement that takes longer than such reads may, with a problem that says what to ask for instead. */
  limit?: ReadLimit
  /**
   * Plans each statement for its values, which takes longer than running most of them: for searches, where an index helps with one
   * text and not with another.
   */
  plannedAnew?: boolean
}

export interface Transaction {
  readonly sql: Kysely<Tables>
  /** When the transaction began, however long it runs: one time for its rows, its history and its notices. */
  now(): Date
  /**
   * Runs statements in the order of their names, in one round trip on PostgreSQL, and answers what each answered, by its name. No statement
   * may depend on an earlier one's result.
   */
  send<const S extends NamedStatements>(statements: S): Promise<AnswersOf<S>>
  /**
   * Runs the last statements of the transaction with the rights of the application, for any viewer. The commit is sent with
   * them, which saves a round trip. Only `publish` may follow.
   */
  finish<const S extends NamedStatements>(statements: S): Promise<AnswersOf<S>>
  /** Sends an event to listeners once the transaction is committed. */
  publish(event: ChangeEvent): void
  /** Raises the statement timeout of this transaction from the usual 30 seconds. */
  allowLonger(milliseconds: number): Promise<void>
  /** Runs part of the work in a savepoint: its failure rolls back that part only. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  /** Enqueues a job in this transaction: it runs only if the transaction commits, and not before that many seconds, if given. */
  enqueue(job: string, data: object, options?: { afterSeconds?: number }): Promise<void>
}

/** Announces a change. Carries ids only: clients that may see the rows fetch them again. */
export interface ChangeEvent {
  /**
   * Two topics are never sent to clients. `sessions`: users (the ids) were signed out or changed, so their cached sessions are
   * dropped. `missed`: events of any topic may have been lost, so all caches are dropped and everything is fetched again.
   */
  topic: Topic | 'sessions' | 'missed'
  ids: number[]
  /** The customer the rows belong to; null is for staff only. */
  customerId: number | null
  /** Set when the event is for only one user, as with notifications that were read. */
  userId?: number
  /** What the client that sent the change calls it. Other servers don't hear it. */
  changeId?: string
}

/** Sends events to the listeners of this process, and on PostgreSQL to the other servers. */
export interface ChangeEvents {
  tell(events: ChangeEvent[]): void
  subscribe(listener: (event: ChangeEvent) => void): () => void
  close(): Promise<void>
}
