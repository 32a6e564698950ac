import type { Invoice } from '../../../contract/money/billing/invoices.ts'
import { compareAmounts, negatedAmount } from '../../../contract/money.ts'
import { formatAmount } from '../../platform/lib/format.ts'
import { Note } from '../../platform/ui/note.tsx'

interface CreditOutcomeProps {
  /** The invoice, as it is with its credit notes. */
  of: Pick<Invoice, 'invoiceNumber' | 'paidAmount' | 'openAmount'>
  currency: string
  /** Null for the customer's own screens. */
  customerName: string | null
}

/** What becomes of what was paid for an invoice that was credited. */
export function CreditOutcome({ of: { invoiceNumber, paidAmount, openAmount }, currency, customerName }: CreditOutcomeProps) {
  const [open, paid] = [compareAmounts(openAmount, '0'), formatAmount(paidAmount, currency)]
  const who = customerName === null ? 'You have' : `${customerName} has`
  if (open < 0) {
    const excess = formatAmount(negatedAmount(openAmount), currency)
    const next = customerName === null ? 'It will be refunded to you.' : `Refund it, then record the refund on ${invoiceNumber}.`
    return (
      <Note tone="caution">
        {who} paid {paid} for {invoiceNumber}, {excess} more than is due. {next}
      </Note>
    )
  }
  const hasPaid = compareAmounts(paidAmount, '0') > 0
  const still = open > 0 ? `${formatAmount(openAmount, currency)} of ${invoiceNumber} is still outstanding.` : 'Nothing is outstanding.'
  return <Note>{hasPaid ? `${who} paid ${paid} for ${invoiceNumber}. ${still} No refund is due.` : still}</Note>
}
