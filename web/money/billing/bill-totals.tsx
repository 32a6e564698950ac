import { type BillingLine, taxesByRate, totalsOf } from '../../../contract/money.ts'
import { formatAmount, formatRate } from '../../platform/lib/format.ts'

interface BillTotalsProps {
  lines: readonly BillingLine[]
  currency: string
  /** Screen readers tell them when they change: while the lines are being typed. */
  live?: boolean
}

/** Net, the tax of each rate, and the total, computed as the document prints them. */
export function BillTotals({ lines, currency, live }: BillTotalsProps) {
  const { net, total } = totalsOf(lines)
  const rows = [
    { label: 'Net', amount: net },
    ...taxesByRate(lines).map(({ rate, tax }) => ({ label: `Tax ${formatRate(rate)}`, amount: tax })),
    { label: 'Total', amount: total },
  ]
  return (
    <dl
      aria-live={live ? 'polite' : undefined}
      className="figures ml-auto grid w-fit max-w-full grid-cols-[auto_auto] gap-x-8 gap-y-1 *:last:font-semibold"
    >
      {rows.map(({ label, amount }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right">{formatAmount(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
