import type { PGlite } from '@electric-sql/pglite'
import { StartFailure } from '../../start-failure.ts'
import { connectionAdvice } from '../engine/connection-advice.ts'
import { databaseHandle, type ExplainLock, type OpenDatabase } from '../engine/database-handle.ts'
import type { Surroundings } from '../engine/installation.ts'
import type { JobQueueKind } from '../engine/job-queue.ts'
import { pgliteOwner, postgresOwner } from '../engine/owner-session.ts'
import { connectAsOwner, loginOf, openPostgres } from '../engine/postgres-engine.ts'
import type { PostgresTimings } from '../engine/postgres-settings.ts'
import { changeEvents, sharedChangeEvents } from '../events/change-events.ts'
import { setUpDatabase } from './set-up.ts'

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

/** What the domains hand in. */
interface OfDomains {
  jobQueue: JobQueueKind
  explainLock: ExplainLock
}

/** Opens a database, migrates it to this version and returns its handle. `openDatabase` in server/ passes in what is of the domains. */
export async function openDatabaseWith({ jobQueue, explainLock }: OfDomains, options: OpenOptions): Promise<OpenDatabase> {
  const log = options.log ?? { info: () => {}, error: (error) => console.error(error.message) }
  if (options.databaseUrl) {
    const surroundings = await setUpPostgres(jobQueue, options, log)
    const engine = openPostgres(options.databaseUrl, surroundings, log.error, options.timings)
    const listening = sharedChangeEvents(engine, log.error)
    try {
      // Fails when connections have the wrong role.
      await engine.run('select 1')
      return databaseHandle({ engine, jobs: await jobQueue.open(engine), events: await listening, explainLock, clock: options.clock })
    } catch (error) {
      await (await listening).close()
      await engine.close()
      throw error instanceof StartFailure ? error : new StartFailure(connectionAdvice(error, options.databaseUrl))
    }
  }
  // Loaded only where it is used: a server on PostgreSQL starts faster without.
  const { explainDamage, openPglite } = await import('../engine/pglite-engine.ts')
  try {
    const setUp = (pglite: PGlite) => setUpDatabase(pgliteOwner(pglite), jobQueue, { sqlFolder: options.sqlFolder, log: log.info })
    const engine = await openPglite(options, setUp)
    await using opened = new AsyncDisposableStack()
    opened.defer(() => engine.close())
    const jobs = await jobQueue.open(engine)
    const handle = databaseHandle({ engine, jobs, events: changeEvents(log.error), explainLock, clock: options.clock })
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
