import { PgBoss } from 'pg-boss'
import type { Job, JobSurroundings } from './define-job.ts'
import { bossDatabase, jobSchema } from './pg-boss-database.ts'

export interface Workers {
  /** Waits a few seconds for running jobs; unfinished ones run again after the next start. */
  stop(): Promise<void>
}

/** Polling interval in seconds; 0.5 is pg-boss's minimum. */
const lookEvery = 2
const finishWithin = 5_000

/** Runs the jobs of the queue in this process. Several servers on one database share them. */
export async function startWorkers(surroundings: JobSurroundings, jobs: Job[], pollingIntervalSeconds = lookEvery): Promise<Workers> {
  const { log } = surroundings
  const db = surroundings.db.forJobs()
  const stopping = new AbortController()
  const boss = new PgBoss({
    db: bossDatabase(db.connections),
    backend: db.engine,
    schema: jobSchema,
    migrate: false,
    // Rebuilding an index requires its owner's rights.
    reindex: false,
  })
  boss.on('error', log.error)
  boss.on('warning', (warning) => log.error(new Error(warning.message)))
  await boss.start()
  for (const job of jobs) {
    await boss.work(job.name, { pollingIntervalSeconds }, async ([taken]) => {
      if (!taken) return
      try {
        await job.handler({ ...surroundings, db, stopping: stopping.signal }, job.schema ? job.schema.parse(taken.data) : {})
      } catch (error) {
        // pg-boss records the failure and retries, but doesn't log it.
        log.error(error as Error)
        throw error
      }
    })
    if (job.atStart) await boss.send(job.name, {})
    if (job.every) await boss.schedule(job.name, job.every, {}, { tz: 'UTC' })
  }
  return {
    stop: () => {
      stopping.abort()
      return boss.stop({ timeout: finishWithin })
    },
  }
}
