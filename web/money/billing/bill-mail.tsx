import { mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { mailWords } from '../../platform/lib/mail-words.ts'
import { useRead } from '../../platform/lib/use-read.ts'

interface BillMailProps {
  kind: 'quote' | 'invoice'
  id: number
  /** When the quote or invoice was sent; null while it is a draft. */
  sentAt: string | null
}

/** What became of the last mail with a quote or an invoice, for staff. */
export function BillMail({ kind, id, sentAt }: BillMailProps) {
  const { data: mails } = useRead(mailsEndpoints.list, { query: { kind, subjectId: id, limit: 1 } })
  const last = mails?.[0]
  if (last) return <span className={last.error ? 'text-caution-text' : undefined}>{mailWords(last)}</span>
  if (!mails) return '…'
  return sentAt === null ? 'None yet' : 'None. Available in the customer’s portal.'
}
