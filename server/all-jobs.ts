import { cleanupJob } from './cleanup/cleanup.ts'
import { house } from './house.ts'
import { importJobs } from './imports/run-imports.ts'
import type { Job } from './jobs/define-job.ts'
import { mailJob } from './mail/send-mails.ts'
import { patiently } from './workers/asker.ts'

/** Every job definition. The migration creates one queue for each. */
export const allJobs: Job[] = [cleanupJob(house.cleaning), mailJob(house.mailed), ...importJobs(house.imports), ...house.jobs].map(
  (job) => ({
    ...job,
    handler: (...given) => patiently(() => job.handler(...given)),
  }),
)
