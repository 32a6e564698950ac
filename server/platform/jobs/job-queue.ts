import type { PgBoss } from 'pg-boss'
import type { Connection, Engine } from '../engine/engine.ts'
import type { Roles } from '../engine/installation.ts'
import type { JobQueue, JobQueueKind } from '../engine/job-queue.ts'
import type { Job } from './define-job.ts'
import { installJobQueue, jobQueueVersion } from './install-job-queue.ts'
import { bossDatabase, bossDatabaseIn, jobSchema } from './pg-boss-database.ts'

/** The queue of a server with these jobs. */
export function jobQueueOf(jobs: Job[]): JobQueueKind {
  const names = jobs.map((job) => job.name)
  return {
    version: `${jobQueueVersion} ${names.join(' ')}`,
    install: (session) => installJobQueue(session, names),
    open: (engine) => openJobQueue(engine, names),
  }
}

/** The sending side of the queue. It runs no jobs, so every process can have one. */
async function openJobQueue(engine: Engine, names: string[]): Promise<JobQueue> {
  // On PostgreSQL pg-boss starts with the first change, which shortens the server's start. On PGlite it starts here.
  let started: Promise<PgBoss> | null = null
  const opened = () => {
    started ??= start(engine).catch((error) => {
      started = null
      throw error
    })
    return started
  }
  if (engine.name === 'pglite') await opened()
  return {
    ready: async () => void (await opened()),
    enqueue: async (connection, viewer, { job, data, afterSeconds }) => {
      // pg-boss would look up an unknown queue on another connection, which PGlite doesn't have.
      if (!names.includes(job)) throw new Error(`There is no job ${job}.`)
      const boss = await opened()
      const sending = () =>
        boss.send(job, data, { db: bossDatabaseIn(connection), ...(afterSeconds !== undefined && { startAfter: afterSeconds }) })
      const id = viewer.role === 'customer' ? await asApp(connection, engine.roles, sending) : await sending()
      if (id === null) throw new Error(`The job ${job} was not enqueued.`)
    },
    close: async () => {
      await (await started)?.stop({ graceful: false })
    },
  }
}

async function start(engine: Engine): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: bossDatabase(engine),
    backend: engine.name,
    schema: jobSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  return boss
}

/** Customers have no rights on the queue, so their jobs are enqueued in the application's role, in the same transaction. */
async function asApp<T>(connection: Connection, { app, customer }: Roles, work: () => Promise<T>): Promise<T> {
  await connection.executeQuery({ sql: `set local role ${app}`, parameters: [] })
  const result = await work()
  await connection.executeQuery({ sql: `set local role ${customer}`, parameters: [] })
  return result
}
