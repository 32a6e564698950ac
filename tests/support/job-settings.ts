import type { JobSettings } from '../../server/platform/jobs/define-job.ts'

/** Of a server without a mail server, for jobs that write no mails. */
export const jobSettings: JobSettings = {
  smtpUrl: null,
  mailFrom: 'warehouse@tallyhouse.example',
  mailFolder: '/nowhere',
  address: 'https://warehouse.example',
}
