import { mostAttempts as mostAttemptsOf, pauseAfter as pauseOf, type Timings } from '../work-queue/timings.ts'

/** The queue's name of the job that sends mails. Existing databases have it. */
export const sendMailsJob = 'send-mails'

const minute = 60
/** Two hours in all, as mail servers put unknown senders off for some minutes. */
export const mailTimings: Timings = {
  claimLasts: 30,
  pauses: [minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute],
}

/** In seconds. */
export const claimRenewedEvery = 10

export const { claimLasts } = mailTimings
export const mostAttempts = mostAttemptsOf(mailTimings)
export const pauseAfter = (attempt: number) => pauseOf(mailTimings, attempt)
