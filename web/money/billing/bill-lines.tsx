import { written } from '../../../contract/decimal.ts'
import { type BillingLine, lineAmount } from '../../../contract/money.ts'
import { Section } from '../../platform/detail/section.tsx'
import { formatDecimal, formatPrice, formatRate } from '../../platform/lib/format.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { BillTotals } from './bill-totals.tsx'

interface NumberedLine extends BillingLine {
  place: number
}

const columns: readonly Column<NumberedLine>[] = [
  {
    id: 'description',
    header: 'Description',
    mobile: 'key',
    width: '100%',
    cell: ({ description }) => <span className="wrap-anywhere whitespace-normal">{description}</span>,
  },
  { id: 'quantity', header: 'Quantity', align: 'right', mobile: 'title', width: '7rem', cell: ({ quantity }) => formatDecimal(quantity) },
  { id: 'unitPrice', header: 'Unit Price', align: 'right', width: '8rem', cell: ({ unitPrice }) => formatPrice(unitPrice) },
  { id: 'taxRate', header: 'Tax', align: 'right', width: '5rem', cell: ({ taxRate }) => formatRate(taxRate) },
  {
    id: 'amount',
    header: 'Amount',
    align: 'right',
    mobile: 'fact',
    width: '9rem',
    cell: (line) => formatPrice(written(lineAmount(line), 2)),
  },
]

/** What a quote, an invoice or a credit note is for, and what it comes to. */
export function BillLines({ lines, currency }: { lines: readonly BillingLine[]; currency: string }) {
  return (
    <Section flush title="Lines" count={lines.length}>
      <DataTable
        caption="Lines"
        columns={columns}
        rows={lines.map((line, place) => ({ ...line, place }))}
        rowKey={({ place }) => place}
        rowName={({ description }) => description}
        empty={<EmptyState title="No lines" />}
      />
      <div className="border-t border-line px-4 py-3">
        <BillTotals lines={lines} currency={currency} />
      </div>
    </Section>
  )
}
