import { useNavigate } from '@tanstack/react-router'
import { MessageSquareReply, ReceiptText, Send } from 'lucide-react'
import { Suspense } from 'react'
import { invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { type Quote, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { formatAmount } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'
import { DraftActions } from './draft-actions.tsx'
import { PdfButton } from './pdf-button.tsx'
import { useBillChange, useSentWords } from './use-bill-change.ts'

// The forms and their validation are loaded when first opened.
const EditQuoteDialog = lazyPart(() => import('./quote-dialog.tsx'), 'EditQuoteDialog')
const RecordAnswerDialog = lazyPart(() => import('./record-answer-dialog.tsx'), 'RecordAnswerDialog')

/** What staff can do with a quote in its status. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const mayChange = useMay('billing.change')
  const editing = useOverlay('edit')
  const sending = useOverlay('send')
  const answering = useOverlay('answer')
  const navigate = useNavigate()
  const { id, quoteNumber, status, total, currency, customerName } = quote
  const sentWords = useSentWords()
  const send = useBillChange(
    quotesEndpoints.send,
    (sent) => ({ title: 'Quote Sent', description: sentWords(quoteNumber, sent) }),
    sending.value ? sending.close : undefined,
  )
  const invoice = useBillChange(
    invoicesEndpoints.createOfQuote,
    ({ invoiceNumber }) => ({ title: 'Invoice Created', description: `${invoiceNumber} was created as a draft from ${quoteNumber}.` }),
    (made) => void navigate({ to: '/invoices/$id', params: { id: String(made.id) } }),
  )
  const isDraft = mayChange && status === 'draft'
  const isSent = mayChange && status === 'sent'
  return (
    <>
      <PdfButton address={addressOf(quotesEndpoints.pdf, { id })} />
      {isDraft && (
        <DraftActions
          noun="Quote"
          number={quoteNumber}
          consequence={`${customerName} can then accept or decline the quote for ${formatAmount(total, currency)}. Sent quotes can’t be edited.`}
          editing={editing}
          sending={sending}
          pending={send.pending}
          onSend={() => send.run(quote)}
        />
      )}
      {isSent && (
        <Button variant="primary" icon={<MessageSquareReply aria-hidden />} onClick={() => answering.open(true)}>
          Record Answer
        </Button>
      )}
      {mayChange && status === 'accepted' && (
        <Button variant="primary" icon={<ReceiptText aria-hidden />} pending={invoice.pending} onClick={() => invoice.run(quote)}>
          Create Invoice
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          isSent && { label: 'Send Again', icon: <Send aria-hidden />, disabled: send.pending, onSelect: () => send.run(quote) },
          printItem,
        ]}
      />
      <Suspense>
        {isDraft && editing.value && <EditQuoteDialog id={id} onClose={editing.close} />}
        {isSent && answering.value && <RecordAnswerDialog quote={quote} onClose={answering.close} />}
      </Suspense>
    </>
  )
}
