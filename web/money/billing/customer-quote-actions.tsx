import { Check, X } from 'lucide-react'
import { Suspense } from 'react'
import { type Quote, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { formatAmount } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { PdfButton } from './pdf-button.tsx'
import { useBillChange } from './use-bill-change.ts'

const DeclineQuoteDialog = lazyPart(() => import('./decline-quote-dialog.tsx'), 'DeclineQuoteDialog')

/** What a customer can do with a quote: accept or decline it as long as it is valid. */
export function CustomerQuoteActions({ quote }: { quote: Quote }) {
  const mayAnswer = useMay('billing.answer-quotes') && quote.status === 'sent'
  const accepting = useOverlay('accept')
  const declining = useOverlay('decline')
  const accept = useBillChange(
    quotesEndpoints.accept,
    ({ quoteNumber }) => ({
      title: 'Quote Accepted',
      description: `Thank you. We’ve notified the warehouse that you accepted ${quoteNumber}.`,
    }),
    accepting.close,
  )
  return (
    <>
      <PdfButton address={addressOf(quotesEndpoints.myPdf, { id: quote.id })} />
      {mayAnswer && (
        <>
          <Button icon={<X aria-hidden />} onClick={() => declining.open(true)}>
            Decline
          </Button>
          <Button variant="primary" icon={<Check aria-hidden />} onClick={() => accepting.open(true)}>
            Accept
          </Button>
        </>
      )}
      {mayAnswer && accepting.value && (
        <ConfirmDialog
          title={`Accept ${quote.quoteNumber}?`}
          description={`You’re accepting this quote for ${formatAmount(quote.total, quote.currency)}. This can’t be undone.`}
          confirmLabel="Accept Quote"
          pending={accept.pending}
          onConfirm={() => accept.run(quote)}
          onClose={accepting.close}
        />
      )}
      <Suspense>{mayAnswer && declining.value && <DeclineQuoteDialog quote={quote} onClose={declining.close} />}</Suspense>
    </>
  )
}
