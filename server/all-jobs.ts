import { cleanup } from './cleanup/cleanup.ts'
import type { Job } from './jobs/define-job.ts'
import { reconcileNightly } from './reconciliation/reconcile-nightly.ts'

/** Every kind of job there is. A queue for each is made when the database is migrated. */
export const allJobs: Job[] = [cleanup, reconcileNightly]
