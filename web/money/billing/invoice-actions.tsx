import { Banknote, CircleCheck, FileMinus, Send } from 'lucide-react'
import { Suspense } from 'react'
import { type Invoice, invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { compareAmounts } from '../../../contract/money.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { formatAmount } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'
import { DraftActions } from './draft-actions.tsx'
import { PdfButton } from './pdf-button.tsx'
import { useBillChange, useSentWords } from './use-bill-change.ts'

// The forms and their validation are loaded when first opened.
const EditInvoiceDialog = lazyPart(() => import('./invoice-dialog.tsx'), 'EditInvoiceDialog')
const RecordPaymentDialog = lazyPart(() => import('./record-payment-dialog.tsx'), 'RecordPaymentDialog')
const CreditDialog = lazyPart(() => import('./credit-dialog.tsx'), 'CreditDialog')

/** What staff can do with an invoice or a credit note in its status. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const mayChange = useMay('billing.change')
  const editing = useOverlay('edit')
  const sending = useOverlay('send')
  const settling = useOverlay('settle')
  const paying = useOverlay('pay')
  const crediting = useOverlay('credit')
  const { id, kind, invoiceNumber, status, total, openAmount, creditedAmount, currency, customerName } = invoice
  const title = kind === 'credit_note' ? 'Credit Note Sent' : 'Invoice Sent'
  const sentWords = useSentWords()
  const send = useBillChange(
    invoicesEndpoints.send,
    (sent) => ({ title, description: sentWords(invoiceNumber, sent) }),
    sending.value ? sending.close : undefined,
  )
  const settle = useBillChange(
    invoicesEndpoints.update,
    () => ({ title: 'Invoice Paid', description: `${invoiceNumber}: ${formatAmount(openAmount, currency)} recorded as paid today.` }),
    settling.close,
  )
  const isDraft = mayChange && status === 'draft'
  const isIssued = mayChange && kind === 'invoice' && status !== 'draft'
  const open = compareAmounts(openAmount, '0')
  const mayPay = isIssued && open !== 0
  const maySettle = isIssued && open > 0
  const mayCredit = isIssued && compareAmounts(creditedAmount, total) < 0
  return (
    <>
      <PdfButton address={addressOf(invoicesEndpoints.pdf, { id })} />
      {isDraft && (
        <DraftActions
          noun="Invoice"
          number={invoiceNumber}
          consequence={`${customerName} will be charged ${formatAmount(total, currency)}. Sent invoices can’t be edited. Issue a credit note to correct one.`}
          editing={editing}
          sending={sending}
          pending={send.pending}
          onSend={() => send.run(invoice)}
        />
      )}
      {mayPay && (
        <Button variant="primary" icon={<Banknote aria-hidden />} onClick={() => paying.open(true)}>
          {open > 0 ? 'Record Payment' : 'Record Refund'}
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          maySettle && { label: 'Mark Paid', icon: <CircleCheck aria-hidden />, onSelect: () => settling.open(true) },
          mayCredit && { label: 'Issue Credit Note', icon: <FileMinus aria-hidden />, onSelect: () => crediting.open(true) },
          mayChange &&
            status !== 'draft' && {
              label: kind === 'credit_note' ? 'Send by Email' : 'Send Again',
              icon: <Send aria-hidden />,
              disabled: send.pending,
              onSelect: () => send.run(invoice),
            },
          printItem,
        ]}
      />
      {maySettle && settling.value && (
        <ConfirmDialog
          title={`Mark ${invoiceNumber} as paid?`}
          description={`The outstanding ${formatAmount(openAmount, currency)} will be recorded as paid today. To enter a date and reference, record a payment instead.`}
          confirmLabel="Mark Paid"
          pending={settle.pending}
          onConfirm={() => settle.run(invoice, { status: 'paid' })}
          onClose={settling.close}
        />
      )}
      <Suspense>
        {isDraft && editing.value && <EditInvoiceDialog id={id} onClose={editing.close} />}
        {mayPay && paying.value && <RecordPaymentDialog invoice={invoice} onClose={paying.close} />}
        {mayCredit && crediting.value && <CreditDialog invoice={invoice} onClose={crediting.close} />}
      </Suspense>
    </>
  )
}
