import type { Kysely } from 'kysely'
import type { HttpError } from '../../errors.ts'
import { ownSites, system, type Viewer } from '../../viewer.ts'
import { kyselyOn, kyselyOver } from './connection-kysely.ts'
import { type Claim, isJob, type Purpose } from './connection-shares.ts'
import type { ChangeEvent, ChangeEvents, Database, JobShare, ReadOptions, Transaction } from './database.ts'
import { type Connection, command, type Engine, type Settings, type Statement } from './engine.ts'
import { watchHealth } from './health.ts'
import type { Roles } from './installation.ts'
import type { JobQueue } from './job-queue.ts'
import { answersTo } from './named-statements.ts'
import { asTransaction } from './open-transaction.ts'
import type { PgliteEngine } from './pglite-engine.ts'
import { outOfTime } from './read-limits.ts'
import { isLockTimeout, retried } from './retry.ts'
import type { Tables } from './tables.ts'

export interface OpenDatabase extends Database {
  /** For the job queue, maintenance and backups; everything else goes through the handle. */
  readonly connections: Engine | PgliteEngine
  forJobs(share?: JobShare): OpenDatabase
}

/** The problem of a call that waited too long for a lock: what holds the rows, as far as the domains know. */
export type ExplainLock = (on: Kysely<Tables>, viewer: Viewer) => Promise<HttpError>

interface HandleOptions {
  engine: Engine
  jobs: JobQueue
  events: ChangeEvents
  explainLock: ExplainLock
  clock?: (() => Date) | undefined
}

/** The handle to an open database. */
export function databaseHandle({ engine, jobs, events, explainLock, clock = () => new Date() }: HandleOptions): OpenDatabase {
  const health = watchHealth(engine)

  /** One attempt: begins, works and commits, or rolls back; releases the connection in any case. */
  async function attempt<T>(
    viewer: Viewer,
    work: (trx: Transaction) => Promise<T>,
    { claim, first, published }: { claim: Claim; first: Statement | undefined; published: ChangeEvent[] },
  ): Promise<T> {
    const connection = await engine.acquire(claim)
    try {
      const settings = { ...(isJob(claim.purpose) ? waitingForLocks : noSettings), ...sitesOf(viewer) }
      await connection.begin({
        asRole: viewer.role === 'customer' ? roleOf(viewer, engine.roles) : null,
        settings,
        ...(first && { first }),
      })
      const began = clock()
      let sql: Kysely<Tables> | undefined
      const trx: Transaction = {
        // Verbs that use cached statements need none.
        get sql() {
          sql ??= kyselyOn(connection)
          return sql
        },
        send: (named) => answersTo(named, (statements) => connection.executeTogether(statements)),
        finish: (named) => answersTo(named, (statements) => connection.finish(statements)),
        now: () => began,
        publish: (event) => published.push(event),
        savepoint: (work) => inSavepoint(connection, published, work),
        allowLonger: (milliseconds) => connection.allowLonger(milliseconds),
        enqueue: (job, data, { afterSeconds } = {}) => jobs.enqueue(connection, viewer, { job, data, afterSeconds }),
      }
      const result = await asTransaction(() => work(trx))
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

  function handle(share: JobShare | null): OpenDatabase {
    const onOneEach = kyselyOver(engine, { purpose: share ?? 'read', customerId: null })
    const read: Database['read'] = (viewer, work, options = {}) =>
      retried(() =>
        roleOf(viewer, engine.roles) !== null || options.plannedAnew || options.limit
          ? readApart(engine, viewer, work, { ...options, share })
          : work(onOneEach),
      )
    return {
      engine: engine.name,
      connections: engine,
      now: clock,
      subscribe: events.subscribe,
      health: health.check,
      read,
      transaction: async (viewer, work, first) => {
        const claim = { purpose: share ?? purposeOf(viewer), customerId: viewer.customerId }
        try {
          return await retried(async () => {
            await jobs.ready()
            const published: ChangeEvent[] = []
            const result = await attempt(viewer, work, { claim, first, published })
            events.tell(published)
            return result
          })
        } catch (error) {
          throw isLockTimeout(error) ? await read(system, (on) => explainLock(on, viewer)) : error
        }
      },
      forJobs: (share = 'job') => handle(share),
      close: async () => {
        await events.close()
        await jobs.close()
        await engine.close()
      },
    }
  }

  return handle(null)
}

/** What the server does for people who aren't signed in, or with their accounts, it does as itself. */
function purposeOf(viewer: Viewer): Purpose {
  return viewer.role === 'system' ? 'signIn' : 'change'
}

/** Savepoints of one name nest: each hides the one before until it is released. */
async function inSavepoint<T>(connection: Connection, published: ChangeEvent[], work: () => Promise<T>): Promise<T> {
  const publishedBefore = published.length
  await connection.executeQuery(command('savepoint part'))
  try {
    const result = await work()
    await connection.executeQuery(command('release savepoint part'))
    return result
  } catch (error) {
    published.length = publishedBefore
    await connection.executeTogether([command('rollback to savepoint part'), command('release savepoint part')])
    throw error
  }
}

/** Reads with settings that end with it. */
async function readApart<T>(
  engine: Engine,
  viewer: Viewer,
  work: (sql: Kysely<Tables>) => Promise<T>,
  { plannedAnew, limit, share }: ReadOptions & { share: JobShare | null },
): Promise<T> {
  const connection = await engine.acquire({ purpose: share ?? limit ?? 'read', customerId: viewer.customerId })
  // No screen waits for what a job reads.
  const milliseconds = limit && engine.readLimits?.[share === null ? limit : 'file']
  const settings = plannedAnew ? planningAnew : noSettings
  try {
    await connection.begin({
      asRole: roleOf(viewer, engine.roles),
      settings,
      ...(milliseconds !== undefined && { statementTimeout: milliseconds }),
    })
    return await asTransaction(() => work(kyselyOn(connection)))
  } catch (error) {
    throw (limit && milliseconds && outOfTime(error, limit, milliseconds)) || error
  } finally {
    connection.endRead()
    connection.release()
  }
}

const noSettings: Settings = {}
const waitingForLocks: Settings = { lock_timeout: '0' }
const planningAnew: Settings = { plan_cache_mode: 'force_custom_plan' }

/**
 * The settings by which row-level security shows a viewer its rows; null for those who see every row. Staff who are limited to sites read by
 * them; what they change is found by `visible…` and checked by move_stock, as rules about stock have to see all of it.
 */
function roleOf(viewer: Viewer, { customer, limited }: Roles): Settings | null {
  if (viewer.role === 'customer')
    return { role: customer, 'tallyhouse.customer_id': String(viewer.customerId), 'tallyhouse.user_id': String(viewer.userId) }
  return ownSites(viewer) === null ? null : { role: limited, ...sitesOf(viewer), 'tallyhouse.user_id': String(viewer.userId) }
}

/** What current_site_ids() answers. */
function sitesOf(viewer: Viewer): Settings {
  const own = ownSites(viewer)
  return own === null ? noSettings : { 'tallyhouse.site_ids': own.join() }
}
