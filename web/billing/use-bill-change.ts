import type { AnswerOf, BodyInput, ChangeDefinition } from '../../contract/endpoint.ts'
import { toast, toastError } from '../lib/toast.ts'
import { useRowChange, type VersionedRow } from '../lib/use-change.ts'

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

/** What became of sending: with email to customers switched off, only the portal shows it. */
export function sentWords(number: string, { mail, customerName }: { mail: { to: string } | null; customerName: string }): string {
  return mail ? `${number} goes to ${mail.to}.` : `${customerName} finds ${number} in the portal. Email to customers is switched off.`
}
