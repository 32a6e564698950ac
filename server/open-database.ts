import { allJobs } from './all-jobs.ts'
import { type OpenDatabase, type OpenOptions, openDatabaseWith } from './db/open.ts'
import { jobQueueOf } from './jobs/job-queue.ts'

/** How this server sets up and sends its jobs. */
export const jobQueue = jobQueueOf(allJobs)

/** Opens a database, brings it to this version's shape and gives the handle to it. */
export function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  return openDatabaseWith(jobQueue, options)
}
