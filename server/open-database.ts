import { allJobs } from './all-jobs.ts'
import type { OpenDatabase } from './platform/engine/database-handle.ts'
import { explainLock } from './platform/imports/explain-lock.ts'
import { jobQueueOf } from './platform/jobs/job-queue.ts'
import { type OpenOptions, openDatabaseWith } from './platform/set-up/open.ts'

/** The job queue of this server. */
export const jobQueue = jobQueueOf(allJobs)

/** Opens a database, migrates it to this version and returns its handle. */
export function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  return openDatabaseWith({ jobQueue, explainLock }, options)
}
