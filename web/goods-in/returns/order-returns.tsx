import { returnReasonLabels } from '../../../contract/goods-in/returns/return-words.ts'
import { type GoodsReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { column } from '../../platform/list/columns.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { ReturnStatusBadge } from './return-badges.tsx'

const columns: readonly Column<GoodsReturn>[] = [
  column.code('returnNumber', { id: 'number', header: 'Return #', mobile: 'key', width: '8.5rem' }),
  { id: 'reason', header: 'Reason', mobile: 'title', width: '60%', cell: ({ reason }) => <Truncated text={returnReasonLabels[reason]} /> },
  column.number('units', { header: 'Units', mobile: 'fact', width: '5.5rem' }),
  { id: 'status', header: 'Status', mobile: 'status', width: '9.5rem', cell: ({ status }) => <ReturnStatusBadge status={status} /> },
]

/** The returns of a movement's goods. */
export function OrderReturns({ id, number }: { id: number; number: string }) {
  const read = useFirstRows(returnsEndpoints.list, { query: { orderId: id } })
  return (
    <RelatedList
      title="Returns"
      caption={`Returns of ${number}`}
      columns={columns}
      rowLink={(row) => recordLink('/returns/$id', row.id)}
      rowName={({ returnNumber }) => returnNumber}
      read={read}
      all={{ path: '/returns', search: { orderId: String(id) } }}
    />
  )
}
