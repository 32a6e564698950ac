import { Check, ClipboardCheck, Clock, PackageOpen, TriangleAlert, Warehouse } from 'lucide-react'
import { type ReceiptStatus, receiptStatusLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt, ReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { Badge, type BadgeTone } from '../../platform/ui/badge.tsx'

const statusLooks: Record<ReceiptStatus, { tone: BadgeTone; Glyph: typeof Clock }> = {
  pending: { tone: 'grey', Glyph: Clock },
  received: { tone: 'yellow', Glyph: PackageOpen },
  inspected: { tone: 'blue', Glyph: ClipboardCheck },
  stored: { tone: 'green', Glyph: Warehouse },
}

export function ReceiptStatusBadge({ status }: { status: ReceiptStatus }) {
  const { tone, Glyph } = statusLooks[status]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {receiptStatusLabels[status]}
    </Badge>
  )
}

/** Its status, that its inspection is overdue, or that it was withdrawn. */
export function ReceiptState({
  receipt: { status, overdue, withdrawnAt },
}: {
  receipt: Pick<Receipt, 'status' | 'overdue' | 'withdrawnAt'>
}) {
  if (withdrawnAt !== null) return <Badge tone="grey">Withdrawn</Badge>
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 align-middle">
      <ReceiptStatusBadge status={status} />
      {overdue && (
        <Badge tone="red" icon={<TriangleAlert aria-hidden />}>
          Overdue
        </Badge>
      )}
    </span>
  )
}

/** The words of the specification. Of a line in good condition single units may be damaged all the same. */
export const conditionLabels: Record<ReceiptItem['condition'], string> = { good: 'Good', damaged: 'Damaged' }

/** Goods that haven't come yet have no condition; of a line in good condition it says how many units are damaged. */
export function ConditionBadge({ line, status }: { line: Pick<ReceiptItem, 'condition' | 'damaged' | 'quantity'>; status: ReceiptStatus }) {
  const words = conditionInWords(line, status)
  if (words === null) return <Badge tone="grey">Expected</Badge>
  const isGood = words === conditionLabels.good
  return (
    <Badge tone={isGood ? 'green' : 'red'} icon={isGood ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}>
      {words}
    </Badge>
  )
}

/** 'Good', 'Damaged', '2 of 84 damaged'; null while it is only expected. */
export function conditionInWords(
  { condition, damaged, quantity }: Pick<ReceiptItem, 'condition' | 'damaged' | 'quantity'>,
  status: ReceiptStatus,
): string | null {
  if (condition === 'damaged') return conditionLabels.damaged
  if (damaged > 0) return `${formatNumber(damaged)} of ${formatNumber(quantity)} damaged`
  return status === 'pending' ? null : conditionLabels.good
}

type Difference = 'short' | 'over' | 'damaged'

const differenceLooks: Record<Difference, string> = {
  short: 'text-caution-text',
  over: 'text-info-text',
  damaged: 'text-negative-text',
}

/** How a line, or a receipt, differs from what was expected and from what is good: each with its word. */
export function Differences({ short, over, damaged = 0 }: Record<Exclude<Difference, 'damaged'>, number> & { damaged?: number }) {
  const found = Object.entries({ short, over, damaged }).filter(([, units]) => units > 0)
  if (found.length === 0) return null
  return (
    <span className="figures flex flex-wrap gap-x-2 text-small font-medium in-[td]:justify-end">
      {found.map(([difference, units]) => (
        <span key={difference} className={`whitespace-nowrap ${differenceLooks[difference as Difference]}`}>
          {formatNumber(units)} {difference}
        </span>
      ))}
    </span>
  )
}
