import { tellDueActivities } from './activities/due-activities.ts'
import { tellOverdueInvoices } from './billing/overdue-invoices.ts'
import { printInvoice, printQuote } from './billing/print-bill.ts'
import { cleanup } from './cleanup/cleanup.ts'
import { makePlannedCounts } from './counts/make-planned-counts.ts'
import { carryOutImports, checkImports } from './imports/run-imports.ts'
import type { Job } from './jobs/define-job.ts'
import { mailJob } from './mail/send-mails.ts'
import { mailDigests } from './notifications/mail-digests.ts'
import { mailNotifications } from './notifications/mail-notifications.ts'
import { makeOrderDocuments } from './order-papers/make-documents.ts'
import { tellWaitingTasks } from './put-away/waiting-tasks.ts'
import { tellOverdueInspections } from './receipts/overdue-inspections.ts'
import { printReceipt } from './receipts/print-receipt.ts'
import { reconcileNightly } from './reconciliation/reconcile-nightly.ts'
import { makeReportExports } from './reports/make-exports.ts'
import { delayShipments } from './shipments/delay-shipments.ts'
import { system } from './viewer.ts'
import { patiently } from './workers/asker.ts'

const sendMails = mailJob({
  receipt: (db, id) => printReceipt(db, system, id),
  quote: (db, id) => printQuote(db, system, id),
  invoice: (db, id) => printInvoice(db, system, id),
})

const jobs: Job[] = [
  cleanup,
  reconcileNightly,
  sendMails,
  mailNotifications,
  mailDigests,
  makeOrderDocuments,
  tellOverdueInspections,
  delayShipments,
  tellDueActivities,
  tellOverdueInvoices,
  tellWaitingTasks,
  makePlannedCounts,
  makeReportExports,
  checkImports,
  carryOutImports,
]

/** Every job definition. The migration creates one queue for each. */
export const allJobs: Job[] = jobs.map((job) => ({ ...job, handler: (...given) => patiently(() => job.handler(...given)) }))
