import type { InventoryItem } from '../../contract/inventory.ts'
import { SearchInput } from '../form/search-input.tsx'
import { StockBadge } from '../inventory/stock-badge.tsx'
import { useInventoryPage, useInventorySummary } from '../inventory/use-inventory.ts'
import { useInventorySearch } from '../inventory/use-inventory-search.ts'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { defaultPageSize } from '../lib/use-list-page.ts'
import { useViewer } from '../lib/use-session.ts'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { StatStrip } from '../ui/stat-strip.tsx'
import { Truncated } from '../ui/truncated.tsx'

const columns: readonly Column<InventoryItem>[] = [
  { id: 'sku', header: 'SKU', sortField: 'sku', mobile: 'key', cell: (item) => <span className="mono">{item.sku}</span> },
  { id: 'name', header: 'Product Name', sortField: 'name', mobile: 'title', width: '30%', cell: (item) => <Truncated text={item.name} /> },
  {
    id: 'description',
    header: 'Description',
    width: '30%',
    cell: (item) => <Truncated text={item.description ?? '–'} className="text-muted" />,
  },
  {
    id: 'quantity',
    header: 'Quantity',
    align: 'right',
    sortField: 'quantity',
    cell: (item) => (
      <>
        {formatNumber(item.quantity)} <span className="text-caption text-muted">{item.unitOfMeasure}</span>
      </>
    ),
  },
  { id: 'location', header: 'Location', cell: (item) => <span className="mono">{item.location ?? '–'}</span> },
  { id: 'status', header: 'Status', mobile: 'status', cell: (item) => <StockBadge item={item} /> },
]

/** The inventory of one customer. */
export function MyInventoryPage() {
  const { customerId } = useViewer()
  const [search, change] = useInventorySearch()
  const { q, sort = 'sku', page = 1 } = search
  const items = useInventoryPage({ customerId, q, sort, page, pageSize: defaultPageSize })
  return (
    <Page title="My Inventory">
      <StockFigures customerId={customerId} />
      <DataTable
        name="my-inventory"
        caption="Your inventory"
        columns={columns}
        rows={items.data?.rows}
        rowKey={(item) => item.id}
        error={items.isError ? 'Failed to load inventory' : null}
        errorDetail={detailFor(items.error)}
        onRetry={() => void items.refetch()}
        toolbar={
          <SearchInput
            className="w-68 max-sm:w-full"
            placeholder="Search by SKU or name..."
            value={q ?? ''}
            onValueChange={(typed) => change({ q: typed || undefined, page: undefined })}
          />
        }
        filtered={Boolean(q)}
        empty={<EmptyState title="No inventory allocated yet" hint="Contact your account manager to set up inventory" />}
        noMatch={
          <EmptyState
            searched
            title="No items match your search."
            action={<Button onClick={() => change({ q: undefined, page: undefined })}>Clear search</Button>}
          />
        }
        sort={sort}
        onSortChange={(next) => change({ sort: next as typeof sort, page: undefined })}
        paging={{ page, pageSize: defaultPageSize, total: items.data?.total, onPageChange: (next) => change({ page: next }) }}
      />
    </Page>
  )
}

function StockFigures({ customerId }: { customerId: number | undefined }) {
  const { data, isPending } = useInventorySummary(customerId)
  return (
    <StatStrip
      loading={isPending}
      items={[
        { label: 'Total Items', value: data && formatNumber(data.totalQuantity) },
        { label: 'Unique SKUs', value: data && formatNumber(data.totalItems) },
        { label: 'Low Stock', value: data && formatNumber(data.lowStock) },
        { label: 'Out of Stock', value: data && formatNumber(data.outOfStock) },
      ]}
    />
  )
}
