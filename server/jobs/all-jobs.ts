import { cleanup } from './cleanup.ts'
import type { Job } from './define-job.ts'
import { reconcileNightly } from './reconcile-nightly.ts'

/** Every kind of job there is. A queue for each is made when the database is migrated. */
export const allJobs: Job[] = [cleanup, reconcileNightly]
