import { cleanup } from './cleanup/cleanup.ts'
import type { Job } from './jobs/define-job.ts'
import { reconcileNightly } from './reconciliation/reconcile-nightly.ts'

/** Every job definition. The migration creates one queue for each. */
export const allJobs: Job[] = [cleanup, reconcileNightly]
