import { Pencil, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { DataTable } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { Panel } from './panel.tsx'
import type { Column, RowAction } from './table-column.ts'
import { Truncated } from './truncated.tsx'

interface Row {
  id: number
  sku: string
  name: string
  quantity: string
  status: string
}

const rows: Row[] = [
  { id: 1, sku: 'COF-1', name: 'Colombia Huila', quantity: '1,250 EA', status: 'In Stock' },
  { id: 2, sku: 'COF-2', name: 'Ethiopia Yirgacheffe', quantity: '7 EA', status: 'Low Stock' },
  { id: 3, sku: 'TEA-1', name: 'Darjeeling first flush', quantity: '0 EA', status: 'Out of Stock' },
]
const long: Row[] = [
  {
    id: 1,
    sku: 'HYDRAULIKSCHLAUCH-VERBINDUNGSSTUECK-0000000001',
    name: 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen',
    quantity: '1,234,567,890 GAL',
    status: 'In Stock',
  },
  ...rows.slice(1),
]
const columns: Column<Row>[] = [
  {
    id: 'sku',
    header: 'SKU',
    mobile: 'key',
    sortField: 'sku',
    width: '10rem',
    cell: ({ sku }) => <Truncated className="mono" text={sku} />,
  },
  { id: 'name', header: 'Name', mobile: 'title', sortField: 'name', width: '100%', cell: ({ name }) => <Truncated text={name} /> },
  {
    id: 'quantity',
    header: 'Quantity',
    mobile: 'fact',
    align: 'right',
    cell: ({ quantity }) => <span className="figures">{quantity}</span>,
  },
  { id: 'status', header: 'Status', mobile: 'status', cell: ({ status }) => <Badge tone="green">{status}</Badge> },
]
const actionsOf = (): RowAction[] => [
  { label: 'Edit', icon: <Pencil />, onSelect: () => {}, always: true },
  { label: 'Delete', icon: <Trash2 />, onSelect: () => {}, always: true },
]

type TableProps = ComponentProps<typeof DataTable<Row>>

function Table(props: Partial<TableProps>) {
  return (
    <Panel>
      <DataTable
        caption="Items"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ sku }) => sku}
        empty={<EmptyState title="No items yet" action={<Button variant="primary">Add Item</Button>} />}
        {...props}
      />
    </Panel>
  )
}

export const Rows = () => <Table rowLink={() => ({ to: '/' })} actions={actionsOf} sort="sku" onSortChange={() => {}} />
export const Selected = () => {
  const [selected, choose] = useState<ReadonlySet<string>>(new Set(['1', '3']))
  const select = (keys: readonly string[], chosen: boolean) =>
    choose(new Set(chosen ? [...selected, ...keys] : [...selected].filter((key) => !keys.includes(key))))
  return <Table caption="Selected items" selection={{ selected, onSelect: select }} actions={actionsOf} />
}
export const WithoutCards = () => <Table caption="Items as a table" cards={false} columns={columns.slice(0, 3)} />
export const Loading = () => <Table caption="Items loading" rows={undefined} actions={actionsOf} />
export const Refreshing = () => <Table caption="Items refreshing" refreshing />
export const Empty = () => <Table caption="No items" rows={[]} />
export const Failed = () => (
  <Table
    caption="Items failed"
    error="Failed to load inventory"
    errorDetail="The server is busy. Please try again in a moment."
    onRetry={() => {}}
  />
)
export const LongNames = () => (
  <Table
    caption="Items with long names"
    rows={long}
    rowLink={() => ({ to: '/' })}
    actions={actionsOf}
    sort="-name"
    onSortChange={() => {}}
  />
)
