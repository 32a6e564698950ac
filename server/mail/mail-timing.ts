/** The queue's name of the job that sends mails. Existing databases have it. */
export const sendMailsJob = 'send-mails'

/** In seconds. A worker renews its claim while it sends, so a claim that ends belongs to a process that is gone. */
export const claimLasts = 30
export const claimRenewedEvery = 10

const minute = 60
/** Seconds from each failed attempt to the next: about two hours in all, as mail servers put unknown senders off for some minutes. */
const pauses = [minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute]
export const mostAttempts = pauses.length + 1

/** Null after the last attempt. */
export function pauseAfter(attempt: number): number | null {
  return pauses[attempt - 1] ?? null
}
