import type { AnswerOf, BodyInput, ChangeDefinition } from '../../../contract/endpoint.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useRowChange, type VersionedRow } from '../../platform/lib/use-change.ts'
import { useSendsMail } from '../../platform/mail/unsent-mail.tsx'

/** A step of a quote or an invoice that needs no form: what is said once it is done; a refusal is said in the server's sentence. */
export function useBillChange<const E extends ChangeDefinition>(
  endpoint: E,
  done: (answer: AnswerOf<E>) => { title: string; description: string },
  after?: (answer: AnswerOf<E>) => void,
) {
  const change = useRowChange(endpoint)
  return {
    pending: change.isPending,
    run: (read: VersionedRow, body?: BodyInput<E>) =>
      change.mutate(
        { read, body: body as BodyInput<E> },
        {
          onSuccess: (answer) => {
            toast(done(answer))
            after?.(answer)
          },
          onError: (error) => toastError(error),
        },
      ),
  }
}

interface Sent {
  mail: { to: string } | null
  customerName: string
}

/** What became of sending: with email to customers switched off, only the portal shows it; without a mail server the email becomes a file. */
export function useSentWords() {
  const sendsMail = useSendsMail()
  return (number: string, { mail, customerName }: Sent): string => {
    if (!mail) return `${customerName} finds ${number} in the portal. Email to customers is switched off.`
    return sendsMail
      ? `${number} goes to ${mail.to}.`
      : `The email to ${mail.to} is saved as a file. ${customerName} finds ${number} in the portal.`
  }
}
