import type { PGlite } from '@electric-sql/pglite'
import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import { StartFailure } from '../start-failure.ts'
import type { Viewer } from '../viewer.ts'
import { type ChangeEvents, changeEvents, sharedChangeEvents } from './change-events.ts'
import { connectionAdvice } from './connection-advice.ts'
import { kyselyOn, kyselyOver } from './connection-kysely.ts'
import type { ChangeEvent, Database, FirstStatement, RowsOf, Transaction } from './database.ts'
import type { Connection, Engine } from './engine.ts'
import { watchHealth } from './health.ts'
import type { Roles } from './installation.ts'
import type { JobQueue, JobQueueKind } from './job-queue.ts'
import { pgliteOwner, postgresOwner } from './owner-session.ts'
import type { PgliteEngine } from './pglite-engine.ts'
import { connectAsOwner, loginOf, openPostgres } from './postgres-engine.ts'
import type { PostgresTimings } from './postgres-settings.ts'
import { retried } from './retry.ts'
import { type Surroundings, setUpDatabase } from './set-up.ts'
import type { Tables } from './tables.ts'

export interface OpenOptions {
  /** A PostgreSQL database; otherwise the embedded one. */
  databaseUrl?: string | null
  /** The login that sets up the PostgreSQL database, when the login of `databaseUrl` has no right to. */
  migrationUrl?: string | null
  /** Folder of the embedded database; without it the database is in memory. The caller holds the folder's lock. */
  folder?: string
  /** Initial content of the embedded database: a dump, as a tar archive. A folder, if given, must be empty. */
  dump?: Blob
  /** Where the migrations and SQL functions are; another folder in tests of an upgrade. */
  sqlFolder?: string
  clock?: () => Date
  log?: DatabaseLog
  /** Timeouts of PostgreSQL that differ from the defaults. */
  timings?: Partial<PostgresTimings>
}

export interface DatabaseLog {
  info(message: string): void
  error(error: Error): void
}

export interface OpenDatabase extends Database {
  /** For the job queue, maintenance and backups; everything else goes through the handle. */
  readonly connections: Engine | PgliteEngine
}

/** Opens a database, migrates it to this version and returns its handle. `openDatabase` in server/ passes in the queue. */
export async function openDatabaseWith(jobQueue: JobQueueKind, options: OpenOptions): Promise<OpenDatabase> {
  const log = options.log ?? { info: () => {}, error: (error) => console.error(error.message) }
  if (options.databaseUrl) {
    const surroundings = await setUpPostgres(jobQueue, options, log)
    const engine = openPostgres(options.databaseUrl, surroundings, log.error, options.timings)
    const listening = sharedChangeEvents(engine, log.error)
    try {
      // Fails when connections have the wrong role.
      await engine.run('select 1')
      return databaseHandle(engine, await jobQueue.open(engine), await listening, options.clock)
    } catch (error) {
      await (await listening).close()
      await engine.close()
      throw error instanceof StartFailure ? error : new StartFailure(connectionAdvice(error, options.databaseUrl))
    }
  }
  // Loaded only where it is used: a server on PostgreSQL starts faster without.
  const { explainDamage, openPglite } = await import('./pglite-engine.ts')
  try {
    const setUp = (pglite: PGlite) => setUpDatabase(pgliteOwner(pglite), jobQueue, { sqlFolder: options.sqlFolder, log: log.info })
    const engine = await openPglite(options, setUp)
    await using opened = new AsyncDisposableStack()
    opened.defer(() => engine.close())
    const handle = databaseHandle(engine, await jobQueue.open(engine), changeEvents(log.error), options.clock)
    opened.move()
    return handle
  } catch (error) {
    throw options.folder ? explainDamage(error, options.folder) : error
  }
}

async function setUpPostgres(
  jobQueue: JobQueueKind,
  { databaseUrl, migrationUrl, sqlFolder }: OpenOptions,
  log: DatabaseLog,
): Promise<Surroundings> {
  const owner = await connectAsOwner(migrationUrl ?? databaseUrl ?? '')
  const servingLogin = migrationUrl ? loginOf(databaseUrl ?? '') : null
  try {
    return await setUpDatabase(postgresOwner(owner), jobQueue, { servingLogin, sqlFolder, log: log.info })
  } finally {
    await owner.end()
  }
}

function databaseHandle(engine: Engine, jobs: JobQueue, events: ChangeEvents, clock: () => Date = () => new Date()): OpenDatabase {
  const forEveryone = kyselyOver(engine)
  const health = watchHealth(engine)

  /** One attempt: begins, works and commits, or rolls back; releases the connection in any case. */
  async function attempt<T>(
    viewer: Viewer,
    work: (trx: Transaction) => Promise<T>,
    { first, published }: { first: FirstStatement | undefined; published: ChangeEvent[] },
  ): Promise<T> {
    const connection = await engine.acquire()
    try {
      await connection.begin({ asCustomer: customerRole(viewer, engine.roles), ...(first && { first }) })
      const began = clock()
      let sql: Kysely<Tables> | undefined
      const result = await work({
        // Verbs that use cached statements need none.
        get sql() {
          sql ??= kyselyOn(connection)
          return sql
        },
        together: (...queries) => rowsOf(connection.executeTogether(queries)),
        finish: (...queries) => rowsOf(connection.finish(queries)),
        now: () => began,
        publish: (event) => published.push(event),
        savepoint: (work) => inSavepoint(connection, published, work),
        allowLonger: (milliseconds) => connection.allowLonger(milliseconds),
        enqueue: (job, data, { afterSeconds } = {}) => jobs.enqueue(connection, viewer, { job, data, afterSeconds }),
      })
      await connection.commit()
      return result
    } catch (error) {
      health.noteFailure(error)
      await connection.rollback().catch(() => {})
      throw error
    } finally {
      connection.release()
    }
  }

  return {
    engine: engine.name,
    connections: engine,
    now: clock,
    subscribe: events.subscribe,
    health: health.check,
    read: (viewer, work, { plannedAnew = false } = {}) =>
      retried(() => (viewer.role === 'customer' || plannedAnew ? readApart(engine, viewer, work, plannedAnew) : work(forEveryone))),
    transaction: (viewer, work, first) =>
      retried(async () => {
        await jobs.ready()
        const published: ChangeEvent[] = []
        const result = await attempt(viewer, work, { first, published })
        events.tell(published)
        return result
      }),
    close: async () => {
      await events.close()
      await jobs.close()
      await engine.close()
    },
  }
}

/** Savepoints of one name nest: each hides the one before until it is released. */
async function inSavepoint<T>(connection: Connection, published: ChangeEvent[], work: () => Promise<T>): Promise<T> {
  const publishedBefore = published.length
  const send = (text: string) => connection.executeQuery({ sql: text, parameters: [] })
  await send('savepoint part')
  try {
    const result = await work()
    await send('release savepoint part')
    return result
  } catch (error) {
    published.length = publishedBefore
    await connection.executeTogether([
      { sql: 'rollback to savepoint part', parameters: [] },
      { sql: 'release savepoint part', parameters: [] },
    ])
    throw error
  }
}

/** The row types come from the queries; the engines don't know them. */
async function rowsOf<Q extends readonly CompiledQuery[]>(answering: Promise<QueryResult<unknown>[]>): Promise<RowsOf<Q>> {
  return (await answering).map(({ rows }) => rows) as RowsOf<Q>
}

/** Reads with settings that end with it. */
async function readApart<T>(engine: Engine, viewer: Viewer, work: (sql: Kysely<Tables>) => Promise<T>, plannedAnew: boolean): Promise<T> {
  const connection: Connection = await engine.acquire()
  const role = customerRole(viewer, engine.roles)
  try {
    await connection.begin({ asCustomer: plannedAnew ? `${role ?? ''} set local plan_cache_mode = force_custom_plan;` : role })
    return await work(kyselyOn(connection))
  } finally {
    connection.endRead()
    connection.release()
  }
}

/** The settings of a customer's transaction; staff and the system see every row. The ids are numbers from session rows, never text from a caller. */
function customerRole(viewer: Viewer, { customer }: Roles): string | null {
  if (viewer.role !== 'customer') return null
  return `set local role ${customer}; set local tallyhouse.customer_id = ${Number(viewer.customerId)}; set local tallyhouse.user_id = ${Number(viewer.userId)};`
}
