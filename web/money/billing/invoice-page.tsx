import { useQuery } from '@tanstack/react-query'
import { taxTreatmentLabels } from '../../../contract/money/billing/bill-labels.ts'
import { type Invoice, invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { CustomerLink, RecordLink } from '../../platform/address/record-link.tsx'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { formatAmount, formatDay } from '../../platform/lib/format.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { InvoiceBadge } from './bill-badges.tsx'
import { BillHistory } from './bill-history.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillMail } from './bill-mail.tsx'
import { CreditNotes } from './credit-notes.tsx'
import { CreditOutcome } from './credit-outcome.tsx'
import { InvoiceActions } from './invoice-actions.tsx'
import { Payments } from './payments.tsx'
import { PdfButton } from './pdf-button.tsx'

/** An invoice or a credit note: for staff, and as it was sent for its customer. */
export function InvoicePage() {
  const id = useRecordId()
  const { customerId, seesCustomerScreens } = useViewer()
  const invoice = useQuery(readQuery(seesCustomerScreens ? invoicesEndpoints.myGet : invoicesEndpoints.get, { params: { id } }))
  return (
    <DetailPage
      id={id}
      noun="Invoice"
      list={{ label: 'Invoices', path: '/invoices' }}
      path="/invoices"
      read={invoice}
      isHidden={(record) => customerId !== undefined && record.customerId !== customerId}
      title={({ invoiceNumber }) => invoiceNumber}
    >
      {(record) => <InvoiceRecord invoice={record} forCustomer={seesCustomerScreens} />}
    </DetailPage>
  )
}

function InvoiceRecord({ invoice, forCustomer }: { invoice: Invoice; forCustomer: boolean }) {
  const { id, kind, status, total, openAmount, currency, dueDate, issuedOn, creditOf, quoteId, reason, notes, sentAt } = invoice
  const { customerName, taxTreatment } = invoice
  const credited = creditOf ?? (invoice.creditNotes.length > 0 ? invoice : null)
  const isInvoice = kind === 'invoice'
  const isIssued = isInvoice && status !== 'draft'
  return (
    <>
      <DetailHead
        status={<InvoiceBadge invoice={invoice} />}
        actions={forCustomer ? <PdfButton address={addressOf(invoicesEndpoints.myPdf, { id })} /> : <InvoiceActions invoice={invoice} />}
        facts={[
          !forCustomer && { label: 'Customer', value: <CustomerLink of={invoice} /> },
          { label: 'Total', value: formatAmount(total, currency) },
          isIssued && { label: 'Open', value: formatAmount(openAmount, currency) },
          isInvoice && { label: 'Due Date', value: formatDay(dueDate) },
          taxTreatment !== 'standard' && { label: 'Tax', value: taxTreatmentLabels[taxTreatment] },
          { label: 'Issued', value: issuedOn ? formatDay(issuedOn) : 'Not issued' },
          !forCustomer && { label: 'Last Mail', value: <BillMail kind="invoice" id={id} sentAt={sentAt} />, span: 6 },
          creditOf !== null && {
            label: 'Credit Of',
            value: (
              <RecordLink to="/invoices/$id" id={creditOf.id} mono>
                {creditOf.invoiceNumber}
              </RecordLink>
            ),
          },
          reason !== null && { label: 'Reason', value: reason, span: 6 },
          quoteId !== null && {
            label: 'Quote',
            value: (
              <RecordLink to="/quotes/$id" id={quoteId}>
                Open Quote
              </RecordLink>
            ),
          },
        ]}
      />
      {credited && <CreditOutcome of={credited} currency={currency} customerName={forCustomer ? null : customerName} />}
      <BillLines lines={invoice.lines} currency={currency} />
      {isIssued && <Payments invoice={invoice} forCustomer={forCustomer} />}
      {isIssued && invoice.creditNotes.length > 0 && <CreditNotes invoice={invoice} />}
      {notes && (
        <Section title="Notes">
          <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
        </Section>
      )}
      {!forCustomer && <BillHistory kind="invoice" id={id} />}
    </>
  )
}
