import { type DocumentMailKind, documentMailKinds, type MailKind } from '../../../contract/platform/mail/mails.ts'
import { system } from '../../viewer.ts'
import type { Database, Transaction } from '../engine/database.ts'
import type { Download } from '../http/download.ts'
import type { Job, JobSurroundings } from '../jobs/define-job.ts'
import { getSetting } from '../settings/settings-queries.ts'
import type { Claim } from '../work-queue/claims.ts'
import { WorkQueue } from '../work-queue/work-queue.ts'
import type { MailSettings } from './deliver-mail.ts'
import { claimRenewedEvery, mailTimings, sendMailsJob } from './mail-timing.ts'
import { bodyWithoutLink, type ClaimedMail, recordSent, takeMail } from './mails-queries.ts'
import { readFailure } from './read-failure.ts'

/** Makes the document that a mail of a kind carries. */
export type MailDocuments = Record<DocumentMailKind, (db: Database, subjectId: number) => Promise<Download>>

function carriesDocument(kind: MailKind): kind is DocumentMailKind {
  return documentMailKinds.some((each) => each === kind)
}

type Surroundings = Pick<JobSurroundings, 'db' | 'log' | 'stopping'> & { settings: MailSettings }

const mails = new WorkQueue<'mails', ClaimedMail>({
  table: 'mails',
  job: sendMailsJob,
  timings: mailTimings,
  announce,
  failureOf: readFailure,
  postponed: (_, error) => ({ state: 'queued', error }),
  givenUp: (_, error) => ({ state: 'failed', error, body: bodyWithoutLink }),
  interrupted: 'Every attempt to send it was interrupted.',
})

export function mailJob(documents: MailDocuments): Job {
  return mails.asJob((surroundings) => sendDueMails(surroundings, documents))
}

export function sendDueMails({ settings, ...surroundings }: Surroundings, documents: MailDocuments): Promise<void> {
  const { db } = surroundings
  return mails.workOff(
    surroundings,
    (trx, claim) => take(trx, claim, settings),
    (mail) => mails.keep(db, mail, { everySeconds: claimRenewedEvery }, () => send(db, settings, documents, mail)),
  )
}

async function take(trx: Transaction, claim: Claim, { mailFrom }: MailSettings): Promise<ClaimedMail> {
  const mail = await takeMail(trx, claim, domainOf(mailFrom))
  announce(trx, mail)
  return mail
}

async function send(db: Database, settings: MailSettings, documents: MailDocuments, mail: ClaimedMail): Promise<void> {
  const document = carriesDocument(mail.kind) ? await documents[mail.kind](db, mail.subject_id) : null
  // Imported when the first mail is sent, as it would make the start slower.
  const { deliverMail } = await import('./deliver-mail.ts')
  const { email: replyTo } = await db.read(system, (on) => getSetting(on, 'operator'))
  const delivery = await deliverMail(settings, mail, { document, replyTo })
  await db.transaction(system, async (trx) => {
    await recordSent(trx, mail, delivery)
    announce(trx, mail)
  })
}

function announce(trx: Transaction, { id }: ClaimedMail): void {
  trx.publish({ topic: 'mails', ids: [id], customerId: null })
}

/** The part of the address after its @; config.ts has checked that there is one. */
function domainOf(mailFrom: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost'
}
