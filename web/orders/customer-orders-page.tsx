import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { defaultPageSize } from '../lib/use-list-page.ts'
import { useMay, useViewer } from '../lib/use-session.ts'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { StatStrip } from '../ui/stat-strip.tsx'
import { customerOrderColumns } from './order-columns.tsx'
import type { OrdersSearch } from './orders-search.ts'
import { TrackingDialog } from './tracking-dialog.tsx'
import { useOrderSummary, useOrdersPage } from './use-orders.ts'
import { useOrdersSearch } from './use-orders-search.ts'

// The form is loaded when first opened.
const NewOrderDialog = lazy(() => import('./new-order-dialog.tsx').then((file) => ({ default: file.NewOrderDialog })))

/** Warehouse Movement as customers see it: their own movements only. */
export function CustomerOrdersPage() {
  const { customerId } = useViewer()
  const mayOrder = useMay('orders.create')
  const [search, change] = useOrdersSearch()
  const { sort = '-createdAt', page = 1 } = search
  const orders = useOrdersPage({ customerId, sort }, page)
  return (
    <Page
      title="Warehouse Movement"
      actions={
        mayOrder && (
          <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden="true" />} onClick={() => change({ new: true })}>
            New Movement
          </Button>
        )
      }
    >
      <TrackingFigures customerId={customerId} />
      <DataTable
        name="customer-orders"
        caption="Your movements"
        columns={customerOrderColumns}
        rows={orders.data?.rows}
        rowKey={(order) => order.id}
        error={orders.isError ? 'Failed to load movements' : null}
        errorDetail={detailFor(orders.error)}
        onRetry={() => void orders.refetch()}
        empty={<EmptyState title="No movements yet" {...(mayOrder && { hint: "Click 'New Movement' to create your first movement" })} />}
        sort={sort}
        onSortChange={(next) => change({ sort: next as OrdersSearch['sort'], page: undefined })}
        paging={{ page, pageSize: defaultPageSize, total: orders.data?.total, onPageChange: (next) => change({ page: next }) }}
        onRowOpen={(order) => change({ view: order.id })}
      />
      {search.view && <TrackingDialog orderId={search.view} onClose={() => change({ view: undefined })} />}
      <Suspense>{search.new && mayOrder && <NewOrderDialog onClose={() => change({ new: undefined })} />}</Suspense>
    </Page>
  )
}

function TrackingFigures({ customerId }: { customerId: number | undefined }) {
  const { data, isError } = useOrderSummary(customerId)
  return (
    <StatStrip
      loading={!data && !isError}
      items={[
        { label: 'Active Movements', value: data && formatNumber(data.active) },
        { label: 'In Packaging', value: data && formatNumber(data.byStage.packaging) },
        { label: 'Ready to Ship', value: data && formatNumber(data.byStage.documented) },
        { label: 'Shipped', value: data && formatNumber(data.byStage.exported) },
      ]}
    />
  )
}
