import { house } from './house.ts'
import { cleanupJob } from './platform/cleanup/cleanup.ts'
import { importJobs } from './platform/imports/run-imports.ts'
import type { Job } from './platform/jobs/define-job.ts'
import { mailJob } from './platform/mail/send-mails.ts'
import { patiently } from './platform/workers/asker.ts'

/** Every job definition. The migration creates one queue for each. */
export const allJobs: Job[] = [cleanupJob(house.cleaning), mailJob(house.mailed), ...importJobs(house.imports), ...house.jobs].map(
  (job) => ({
    ...job,
    handler: (...given) => patiently(() => job.handler(...given)),
  }),
)
