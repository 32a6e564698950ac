import type { MailKind } from '../../contract/mails.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Download } from '../http/download.ts'
import { defineJob, type Job, type JobSurroundings } from '../jobs/define-job.ts'
import { getSetting } from '../settings/settings-queries.ts'
import { system } from '../viewer.ts'
import type { MailSettings } from './deliver-mail.ts'
import { claimLasts, claimRenewedEvery, mostAttempts, pauseAfter, sendMailsJob } from './mail-timing.ts'
import { type ClaimedMail, claimMail, recordFailure, recordSent, renewClaim } from './mails-queries.ts'
import { readFailure } from './read-failure.ts'

/** Makes the document that a mail of a kind carries. The other kinds carry none. */
export type MailDocuments = Record<'receipt' | 'quote' | 'invoice', (db: Database, subjectId: number) => Promise<Download>>

function carriesDocument(kind: MailKind): kind is keyof MailDocuments {
  return kind === 'receipt' || kind === 'quote' || kind === 'invoice'
}

type Surroundings = Pick<JobSurroundings, 'db' | 'log' | 'stopping'> & { settings: MailSettings }

/**
 * Sends every mail that is due. The rows say what is due; a job only wakes a worker at that time, so a lost job delays a mail and loses none.
 * Every server looks when it starts, for what an earlier one left.
 */
export function mailJob(documents: MailDocuments): Job {
  return defineJob(sendMailsJob, null, (surroundings) => sendDueMails(surroundings, documents), null, { atStart: true })
}

export async function sendDueMails(surroundings: Surroundings, documents: MailDocuments): Promise<void> {
  while (!surroundings.stopping?.aborted) {
    const mail = await claimNext(surroundings)
    if (!mail) return
    await attempt(surroundings, documents, mail)
  }
}

/** Claims a mail, and sees to it that somebody looks after it if this process is killed meanwhile. */
function claimNext({ db, settings }: Surroundings): Promise<ClaimedMail | undefined> {
  return db.transaction(system, async (trx) => {
    const mail = await claimMail(trx, { until: secondsAfter(trx.now(), claimLasts), senderDomain: domainOf(settings.mailFrom) })
    if (mail) await announce(trx, mail, claimLasts)
    return mail
  })
}

async function attempt({ db, log, settings }: Surroundings, documents: MailDocuments, mail: ClaimedMail): Promise<void> {
  if (mail.attempts > mostAttempts) return fail(db, mail, 'Sending it was interrupted each time.', null)
  const renewal = setInterval(() => renew(db, mail).catch(log.error), claimRenewedEvery * 1_000)
  try {
    const document = carriesDocument(mail.kind) ? await documents[mail.kind](db, mail.subject_id) : null
    // Imported when the first mail is sent, as it would make the start slower.
    const { deliverMail } = await import('./deliver-mail.ts')
    const { email: replyTo } = await db.read(system, (on) => getSetting(on, 'operator'))
    const delivery = await deliverMail(settings, mail, { document, replyTo })
    await db.transaction(system, async (trx) => {
      await recordSent(trx, mail, delivery)
      await announce(trx, mail, null)
    })
  } catch (error) {
    log.error(error as Error)
    const { sentence, isFinal } = readFailure(error)
    await fail(db, mail, sentence, isFinal ? null : pauseAfter(mail.attempts))
  } finally {
    clearInterval(renewal)
  }
}

/** @param pause seconds until the next attempt; null gives up. */
function fail(db: Database, mail: ClaimedMail, sentence: string, pause: number | null): Promise<void> {
  return db.transaction(system, async (trx) => {
    await recordFailure(trx, mail, sentence, pause === null ? null : secondsAfter(trx.now(), pause))
    await announce(trx, mail, pause)
  })
}

function renew(db: Database, mail: ClaimedMail): Promise<void> {
  return db.transaction(system, async (trx) => {
    await renewClaim(trx, mail, secondsAfter(trx.now(), claimLasts))
    await announce(trx, mail, claimLasts)
  })
}

/** Tells open screens that the mail has changed, and wakes a worker after that many seconds, if any. */
async function announce(trx: Transaction, { id }: ClaimedMail, wakeAfter: number | null): Promise<void> {
  trx.publish({ topic: 'mails', ids: [id], customerId: null })
  if (wakeAfter !== null) await trx.enqueue(sendMailsJob, {}, { afterSeconds: wakeAfter + 1 })
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000)
}

/** The part of the address after its @; config.ts has checked that there is one. */
function domainOf(mailFrom: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost'
}
