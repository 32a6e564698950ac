import type { RowOf } from '../../../contract/endpoint.ts'
import { customerViewsEndpoints } from '../../../contract/people/auth/customer-views.ts'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { formatWhen } from '../../platform/lib/format.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'

type View = RowOf<typeof customerViewsEndpoints.list>

const columns: readonly Column<View>[] = [
  { id: 'who', header: 'Who', mobile: 'key', width: '100%', cell: ({ viewedBy }) => <Truncated text={viewedBy ?? 'Warehouse staff'} /> },
  { id: 'from', header: 'From', mobile: 'title', cell: ({ startedAt }) => <When at={startedAt} /> },
  {
    id: 'until',
    header: 'Until',
    mobile: 'status',
    cell: ({ endedAt }) => (endedAt ? <When at={endedAt} /> : <Badge tone="blue">Viewing now</Badge>),
  },
]

/** When members of staff viewed the screens of a customer. The customer sees them too; without an id, the views of its own screens. */
export function CustomerViews({ customerId, title, empty }: { customerId: number | undefined; title: string; empty: string }) {
  const read = useFirstRows(customerViewsEndpoints.list, { query: { customerId } })
  return <RelatedList title={title} columns={columns} read={read} empty={empty} />
}

function When({ at }: { at: string }) {
  return <span className="figures whitespace-nowrap">{formatWhen(at)}</span>
}
