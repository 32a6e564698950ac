import { type Quote, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { WhyDialog } from '../../platform/form/why-dialog.tsx'
import { useRowChange } from '../../platform/lib/use-change.ts'

export function DeclineQuoteDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const decline = useRowChange(quotesEndpoints.decline)
  return (
    <WhyDialog
      name={`decline-quote-${quote.id}`}
      noun="quote"
      title={`Decline ${quote.quoteNumber}?`}
      description="This can’t be undone."
      cancelLabel="Keep Quote"
      submitLabel="Decline Quote"
      maxLength={1000}
      hint="Optional. Helps the warehouse make you a better offer."
      send={(reason) => decline.mutateAsync({ read: quote, body: { reason } })}
      said={({ quoteNumber }) => ({
        title: 'Quote Declined',
        description: `We’ve notified the warehouse that you declined ${quoteNumber}.`,
      })}
      onClose={onClose}
    />
  )
}
