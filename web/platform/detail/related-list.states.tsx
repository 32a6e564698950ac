import { ApiError } from '../lib/api.ts'
import type { Column } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'
import { RelatedList } from './related-list.tsx'

interface Row {
  id: number
  number: string
  placed: string
}

const columns: Column<Row>[] = [
  { id: 'number', header: 'Movement', mobile: 'key', cell: ({ number }) => <Truncated className="mono" text={number} /> },
  { id: 'placed', header: 'Placed', mobile: 'fact', cell: ({ placed }) => placed },
]
const rows = [1, 2, 3].map((id) => ({ id, number: `WM-2026-0000${id}`, placed: 'Nov 22, 2026' }))
const read = { data: undefined, error: null, refetch: () => {} }
const all = { path: '/', search: {} }

export const Rows = () => (
  <RelatedList title="Movements" columns={columns} read={{ ...read, data: { rows, total: 417 } }} all={all} empty="No movements" />
)
export const Empty = () => (
  <RelatedList title="Shipments" columns={columns} read={{ ...read, data: { rows: [], total: 0 } }} empty="No shipments" />
)
export const Loading = () => <RelatedList title="Items" columns={columns} read={read} empty="No items" />
export const Failed = () => (
  <RelatedList title="Receipts" columns={columns} read={{ ...read, error: new ApiError(503, 'The server is busy.') }} empty="No receipts" />
)
export const LongNames = () => (
  <RelatedList
    title="Reservations of Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen"
    columns={columns}
    read={{
      ...read,
      data: {
        rows: [{ id: 1, number: 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen', placed: 'Nov 22, 2026' }],
        total: 417,
      },
    }}
    all={all}
    empty="No reservations"
  />
)
