import { PgBoss } from 'pg-boss'
import type { Job, JobSurroundings } from './define-job.ts'
import { bossDatabase, jobSchema } from './pg-boss-database.ts'

export interface Workers {
  /** Lets jobs under way finish, for a few seconds; what doesn't is run again after the next start. */
  stop(): Promise<void>
}

/** Seconds between looks into the queue. Below 0.5 pg-boss refuses. */
const lookEvery = 2
const finishWithin = 5_000

/** Works through the queue in this process. Several servers share the work of one database. */
export async function startWorkers(surroundings: JobSurroundings, jobs: Job[], pollingIntervalSeconds = lookEvery): Promise<Workers> {
  const { db, log } = surroundings
  const boss = new PgBoss({
    db: bossDatabase(db.connections),
    backend: db.engine,
    schema: jobSchema,
    migrate: false,
    // Rebuilding an index takes its owner's rights.
    reindex: false,
  })
  boss.on('error', log.error)
  boss.on('warning', (warning) => log.error(new Error(warning.message)))
  await boss.start()
  for (const job of jobs) {
    await boss.work(job.name, { pollingIntervalSeconds }, async ([taken]) => {
      if (!taken) return
      try {
        await job.handler(surroundings, job.schema ? job.schema.parse(taken.data) : {})
      } catch (error) {
        // pg-boss notes the failure and tries again, but tells nobody.
        log.error(error as Error)
        throw error
      }
    })
    if (job.every) await boss.schedule(job.name, job.every, {}, { tz: 'UTC' })
  }
  return { stop: () => boss.stop({ timeout: finishWithin }) }
}
