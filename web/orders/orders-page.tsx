import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { orderTypes } from '../../contract/orders.ts'
import { orderStatuses } from '../../contract/tracking-stages.ts'
import { SearchInput } from '../form/search-input.tsx'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { defaultPageSize } from '../lib/use-list-page.ts'
import { useMay } from '../lib/use-session.ts'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/select.tsx'
import { StatStrip } from '../ui/stat-strip.tsx'
import { statusLabels, typeLabels } from './order-badges.tsx'
import { staffOrderColumns } from './order-columns.tsx'
import type { OrdersSearch } from './orders-search.ts'
import { TrackingDialog } from './tracking-dialog.tsx'
import { useOrderSummary, useOrdersPage } from './use-orders.ts'
import { useOrdersSearch } from './use-orders-search.ts'

// Forms are loaded when first opened.
const EditOrderDialog = lazy(() => import('./edit-order-dialog.tsx').then((file) => ({ default: file.EditOrderDialog })))
const NewOrderDialog = lazy(() => import('./new-order-dialog.tsx').then((file) => ({ default: file.NewOrderDialog })))

const newestFirst = '-createdAt'

/** Warehouse Movement, the staff's version. */
export function OrdersPage() {
  const mayCreate = useMay('orders.create')
  const mayEdit = useMay('orders.update')
  const [search, change] = useOrdersSearch()
  const { q, status, type, sort = newestFirst, page = 1 } = search
  const orders = useOrdersPage({ q, status, type, sort }, page)
  const filtered = Boolean(q || status || type)
  return (
    <Page
      title="Warehouse Movement"
      actions={
        mayCreate && (
          <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden="true" />} onClick={() => change({ new: true })}>
            New Movement
          </Button>
        )
      }
    >
      <OrderFigures />
      <DataTable
        name="orders"
        caption="Warehouse movements"
        columns={staffOrderColumns}
        rows={orders.data?.rows}
        rowKey={(order) => order.id}
        error={orders.isError ? 'Failed to load movements' : null}
        errorDetail={detailFor(orders.error)}
        onRetry={() => void orders.refetch()}
        toolbar={<OrderFilters search={search} change={change} />}
        filtered={filtered}
        empty={<EmptyState title="No movements yet" {...(mayCreate && { hint: "Click 'New Movement' to create the first one." })} />}
        noMatch={
          <EmptyState
            searched
            title="No movements match your search."
            action={
              <Button onClick={() => change({ q: undefined, status: undefined, type: undefined, page: undefined })}>Clear filters</Button>
            }
          />
        }
        sort={sort}
        onSortChange={(next) => change({ sort: next as OrdersSearch['sort'], page: undefined })}
        paging={{ page, pageSize: defaultPageSize, total: orders.data?.total, onPageChange: (next) => change({ page: next }) }}
        onRowOpen={(order) => change({ view: order.id })}
      />
      {search.view && <TrackingDialog orderId={search.view} onClose={() => change({ view: undefined })} />}
      <Suspense>
        {search.edit && mayEdit && <EditOrderDialog orderId={search.edit} onClose={() => change({ edit: undefined })} />}
        {search.new && mayCreate && <NewOrderDialog onClose={() => change({ new: undefined })} />}
      </Suspense>
    </Page>
  )
}

function OrderFigures() {
  const { data, isError } = useOrderSummary(undefined)
  return (
    <StatStrip
      loading={!data && !isError}
      items={[
        { label: 'Pending', value: data && formatNumber(data.byStatus.pending) },
        { label: 'Processing', value: data && formatNumber(data.byStatus.processing) },
        { label: 'Completed', value: data && formatNumber(data.byStatus.completed) },
        { label: 'Total Movements', value: data && formatNumber(data.total) },
      ]}
    />
  )
}

const all = 'all'
const statusOptions = [
  { value: all, label: 'All Statuses' },
  ...orderStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
]
const typeOptions = [{ value: all, label: 'All Types' }, ...orderTypes.map((type) => ({ value: type, label: typeLabels[type] }))]

function OrderFilters({ search, change }: { search: OrdersSearch; change: (change: OrdersSearch) => void }) {
  return (
    <>
      <SearchInput
        className="w-full sm:w-64 lg:w-68"
        placeholder="Search by movement number..."
        value={search.q ?? ''}
        onValueChange={(q) => change({ q: q || undefined, page: undefined })}
      />
      <Select
        className="max-sm:flex-1"
        aria-label="Status"
        options={statusOptions}
        value={search.status ?? all}
        onValueChange={(value) => change({ status: orderStatuses.find((status) => status === value), page: undefined })}
      />
      <Select
        className="max-sm:flex-1"
        aria-label="Type"
        options={typeOptions}
        value={search.type ?? all}
        onValueChange={(value) => change({ type: orderTypes.find((type) => type === value), page: undefined })}
      />
    </>
  )
}
