import type { Mail } from '../../../contract/platform/mail/mails.ts'
import { formatWhen } from './format.ts'

/** What became of a mail, as a sentence. */
export function mailWords({ to, state, delivery, error, sentAt, nextAttemptAt }: Mail): string {
  if (state === 'sent' && delivery === 'file')
    return `${formatWhen(sentAt)}: written to a file for ${to}, because no mail server is configured.`
  if (state === 'sent') return `Sent to ${to}, ${formatWhen(sentAt)}.`
  if (state === 'failed') return `The email to ${to} couldn’t be sent. ${error ?? ''}`
  if (error) return `The email to ${to} will be retried${nextAttemptAt ? ` ${formatWhen(nextAttemptAt)}` : ''}. ${error}`
  return `The email to ${to} is being sent.`
}
