import { CircleCheck, CircleDashed, CircleX, Clock, Pencil, ReceiptText, Send, TriangleAlert } from 'lucide-react'
import { invoiceStatusLabels, paymentStateLabels, quoteStatusLabels } from '../../../contract/money/billing/bill-labels.ts'
import type { Invoice, paymentMethods } from '../../../contract/money/billing/invoices.ts'
import type { Quote } from '../../../contract/money/billing/quotes.ts'
import { Badge, type BadgeTone } from '../../platform/ui/badge.tsx'

export const paymentMethodLabels: Record<(typeof paymentMethods)[number], string> = {
  bank_transfer: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  cheque: 'Cheque',
  other: 'Other',
}

interface Look {
  tone: BadgeTone
  Glyph: typeof Send
}

const quoteLooks: Record<Quote['status'], Look> = {
  draft: { tone: 'grey', Glyph: Pencil },
  sent: { tone: 'blue', Glyph: Send },
  expired: { tone: 'yellow', Glyph: Clock },
  accepted: { tone: 'green', Glyph: CircleCheck },
  declined: { tone: 'red', Glyph: CircleX },
  invoiced: { tone: 'teal', Glyph: ReceiptText },
}

const invoiceLooks: Record<Invoice['status'], Look> = {
  draft: { tone: 'grey', Glyph: Pencil },
  sent: { tone: 'blue', Glyph: Send },
  overdue: { tone: 'red', Glyph: TriangleAlert },
  paid: { tone: 'green', Glyph: CircleCheck },
}

export function QuoteBadge({ status }: Pick<Quote, 'status'>) {
  const { tone, Glyph } = quoteLooks[status]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {quoteStatusLabels[status]}
    </Badge>
  )
}

/**
 * Invoices and credit notes have the same statuses; of a credit note it says what it is. A sent invoice that is paid in part says so in place
 * of 'Sent', an overdue one next to it.
 */
export function InvoiceBadge({ invoice: { status, kind, paymentState } }: { invoice: Pick<Invoice, 'status' | 'kind' | 'paymentState'> }) {
  if (kind === 'credit_note') return <Badge tone="purple">Credit Note</Badge>
  const isPartPaid = paymentState === 'part'
  const { tone, Glyph } = invoiceLooks[status]
  return (
    <span className="inline-flex flex-wrap gap-1">
      {!(isPartPaid && status === 'sent') && (
        <Badge tone={tone} icon={<Glyph aria-hidden />}>
          {invoiceStatusLabels[status]}
        </Badge>
      )}
      {isPartPaid && (
        <Badge tone="yellow" icon={<CircleDashed aria-hidden />}>
          {paymentStateLabels.part}
        </Badge>
      )}
    </span>
  )
}
