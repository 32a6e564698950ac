import { Check, TriangleAlert } from 'lucide-react'
import { formatNumber, formatPercent, plural } from '../../platform/lib/format.ts'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'

interface ReceiptUnitsProps {
  total: number
  damaged: number
  uniqueSkus: number
  /** Undefined before receipt, when nothing but what is expected is known. */
  expected: number | undefined
  /** Whether a customer announces the goods, of whose condition nothing is known yet. */
  announcing?: boolean
}

/** The three cards under the items; of a delivery that is announced the first only. */
export function ReceiptUnits({ total, damaged, uniqueSkus, expected, announcing = false }: ReceiptUnitsProps) {
  const isCounted = expected !== undefined
  const share = (units: number) => (total === 0 || !isCounted ? '' : formatPercent((units / total) * 100))
  const announced = !isCounted ? '' : `, ${formatNumber(expected)} expected`
  const units = { label: 'Total Units', value: formatNumber(total), hint: `${plural(uniqueSkus, 'SKU')}${announced}` }
  if (announcing) return <StatStrip items={[units]} />
  return (
    <StatStrip
      items={[
        units,
        {
          label: 'Good Condition',
          icon: <Check aria-hidden className={`size-3.5! ${isCounted ? 'text-positive-text' : 'text-muted'}`} />,
          value: isCounted ? formatNumber(total - damaged) : '–',
          hint: share(total - damaged),
        },
        {
          label: 'Damaged Items',
          icon: <TriangleAlert aria-hidden className={`size-3.5! ${damaged > 0 ? 'text-negative-text' : 'text-muted'}`} />,
          value: isCounted || damaged > 0 ? formatNumber(damaged) : '–',
          hint: share(damaged),
          ...(damaged > 0 && { tone: 'negative' as const }),
        },
      ]}
    />
  )
}
