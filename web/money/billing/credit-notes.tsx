import type { Invoice } from '../../../contract/money/billing/invoices.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { formatAmount } from '../../platform/lib/format.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'

/** What was credited of an invoice. */
export function CreditNotes({ invoice: { creditNotes, currency } }: { invoice: Invoice }) {
  return (
    <Section flush title="Credit Notes" count={creditNotes.length}>
      <DataTable
        caption="Credit notes"
        columns={[
          {
            id: 'number',
            header: 'Number',
            mobile: 'key',
            width: '100%',
            cell: ({ invoiceNumber }) => <span className="mono">{invoiceNumber}</span>,
          },
          {
            id: 'total',
            header: 'Total',
            align: 'right',
            mobile: 'fact',
            width: '10rem',
            cell: ({ total }) => <span className="figures whitespace-nowrap">{formatAmount(total, currency)}</span>,
          },
        ]}
        rows={creditNotes}
        rowKey={({ id }) => id}
        rowName={({ invoiceNumber }) => invoiceNumber}
        rowLink={({ id }) => recordLink('/invoices/$id', id)}
        empty={<EmptyState title="No credit notes" />}
      />
    </Section>
  )
}
