import { useQuery } from '@tanstack/react-query'
import { type Quote, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { CustomerLink, RecordLink } from '../../platform/address/record-link.tsx'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { formatAmount, formatDay, formatWhen } from '../../platform/lib/format.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { QuoteBadge } from './bill-badges.tsx'
import { BillHistory } from './bill-history.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillMail } from './bill-mail.tsx'
import { CustomerQuoteActions } from './customer-quote-actions.tsx'
import { QuoteActions } from './quote-actions.tsx'

/** A quote: for staff, and as it was sent for its customer. */
export function QuotePage() {
  const id = useRecordId()
  const { customerId, seesCustomerScreens } = useViewer()
  const quote = useQuery(readQuery(seesCustomerScreens ? quotesEndpoints.myGet : quotesEndpoints.get, { params: { id } }))
  return (
    <DetailPage
      id={id}
      noun="Quote"
      list={{ label: 'Quotes', path: '/invoices', search: { tab: 'quotes' } }}
      path="/quotes"
      read={quote}
      isHidden={(record) => customerId !== undefined && record.customerId !== customerId}
      title={({ quoteNumber }) => quoteNumber}
    >
      {(record) => <QuoteRecord quote={record} forCustomer={seesCustomerScreens} />}
    </DetailPage>
  )
}

function QuoteRecord({ quote, forCustomer }: { quote: Quote; forCustomer: boolean }) {
  const { status, total, currency, validUntil, sentAt, answeredAt, answeredBy, declineReason, invoiceId, notes } = quote
  return (
    <>
      <DetailHead
        status={<QuoteBadge status={status} />}
        actions={forCustomer ? <CustomerQuoteActions quote={quote} /> : <QuoteActions quote={quote} />}
        facts={[
          !forCustomer && { label: 'Customer', value: <CustomerLink of={quote} /> },
          { label: 'Total', value: formatAmount(total, currency) },
          { label: 'Valid Until', value: formatDay(validUntil) },
          { label: 'Sent', value: sentAt ? formatWhen(sentAt) : 'Not sent' },
          !forCustomer && { label: 'Last Mail', value: <BillMail kind="quote" id={quote.id} sentAt={sentAt} />, span: 6 },
          answeredAt !== null && {
            label: status === 'declined' ? 'Declined' : 'Accepted',
            value: `${formatWhen(answeredAt)}${answeredBy ? `, ${answeredBy}` : ''}`,
          },
          declineReason !== null && { label: 'Reason', value: declineReason, span: 6 },
          invoiceId !== null && {
            label: 'Invoice',
            value: (
              <RecordLink to="/invoices/$id" id={invoiceId}>
                Open Invoice
              </RecordLink>
            ),
          },
        ]}
      />
      <BillLines lines={quote.lines} currency={currency} />
      {notes && (
        <Section title="Notes">
          <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
        </Section>
      )}
      {!forCustomer && <BillHistory kind="quote" id={quote.id} />}
    </>
  )
}
