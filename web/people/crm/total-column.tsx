import { addAmounts, mostMoney } from '../../../contract/money.ts'
import { formatAmount } from '../../platform/lib/format.ts'
import type { LoadedColumn } from '../../platform/list/loaded-rows.ts'

/** What a quote or an invoice comes to. */
export const totalColumn: LoadedColumn<{ total: string; currency: string }> = {
  id: 'total',
  header: 'Total',
  align: 'right',
  mobile: 'title',
  width: '10rem',
  // Added to the largest total, amounts with and without a minus sort as numbers do.
  sortBy: ({ total }) => addAmounts(mostMoney, total),
  cell: ({ total, currency }) => <span className="figures whitespace-nowrap">{formatAmount(total, currency)}</span>,
}
