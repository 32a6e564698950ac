import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { activeOrders } from '../../goods-out/orders/active-movements.ts'
import { openedFrom } from '../../platform/address/opened-from.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useInventorySummary } from '../../platform/calls/use-inventory.ts'
import { useOrderSummary } from '../../platform/calls/use-orders.ts'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber, formatShare, plural } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { type Stat, StatStrip } from '../../platform/ui/stat-strip.tsx'
import { CustomerViews } from '../customer-views/customer-views.tsx'
import { portalName } from './portal-name.ts'
import { recentOrderColumns, recentShipmentColumns } from './recent-columns.tsx'

interface PortalOverviewProps {
  /** Opens the dialog of a new movement; only for people who may create one. */
  onAdd: (() => void) | undefined
}

/** The first tab of the portal: figures that lead to their rows, and what is newest. */
export function PortalOverview({ onAdd }: PortalOverviewProps) {
  const { customerId } = useViewer()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <Figures />
      <Unrated />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[68rem]:grid-cols-2 sm:gap-5">
        <RecentMovements onAdd={onAdd} />
        <RecentShipments />
      </div>
      <CustomerViews customerId={customerId} title="Staff Access Log" empty="No staff member has viewed your portal" />
    </div>
  )
}

function Figures() {
  const { customerId } = useViewer()
  const orders = useOrderSummary(customerId)
  const shipments = useRead(shipmentsEndpoints.figures, { query: { customerId } })
  const stock = useInventorySummary(customerId)
  const failed = [orders, shipments, stock].find(({ isError }) => isError)
  if (failed) {
    return (
      <Panel>
        <ErrorState title="Failed to load your figures" detail={detailFor(failed.error)} onRetry={() => void failed.refetch()} />
      </Panel>
    )
  }
  return (
    <StatStrip
      loading={orders.isPending || shipments.isPending || stock.isPending}
      items={[
        {
          label: 'Active Orders',
          link: { to: '.', search: { tab: 'orders', status: activeOrders.statuses } },
          explanation: activeOrders.explanation,
          value: orders.data && formatNumber(orders.data.total - orders.data.byStatus.completed),
          hint: orders.data ? `of ${formatNumber(orders.data.total)} total` : '',
        },
        {
          label: 'In Transit',
          link: { to: '.', search: { tab: 'tracking', status: 'in_transit' } },
          value: shipments.data && formatNumber(shipments.data.inTransit),
          hint: 'Shipments on their way',
        },
        {
          label: 'Inventory Items',
          link: { to: '.', search: { tab: 'inventory' } },
          value: stock.data && formatNumber(stock.data.totalQuantity),
          hint: stock.data ? `units of ${plural(stock.data.totalItems, 'SKU')}` : '',
        },
        onTimeDelivery(shipments.data?.onTimeDelivery),
      ]}
    />
  )
}

function onTimeDelivery(figure: { count: number; of: number } | undefined): Stat {
  const stat = { label: 'On Time Delivery', link: { to: '.', search: { tab: 'tracking', status: 'delivered' } } } as const
  if (!figure || figure.of === 0) return { ...stat, hint: 'No deliveries yet' }
  return {
    ...stat,
    value: formatShare((figure.count * 100) / figure.of),
    hint: `${formatNumber(figure.count)} of ${formatNumber(figure.of)} delivered`,
  }
}

/** Leads to the movements that the customer can rate; nothing when all are rated, or for who may not rate. */
function Unrated() {
  const { customerId } = useViewer()
  const mayRate = useMay('orders.rate')
  const unrated = useFirstRows(ordersEndpoints.list, { query: { customerId, rated: 'false' }, count: 1 }, { enabled: mayRate })
  const count = unrated.data?.total ?? 0
  if (!mayRate || count === 0) return null
  return (
    <Note>
      <Link
        to="."
        search={{ tab: 'orders', rated: 'false' }}
        className="inline-flex items-center font-medium text-primary-text hover:underline pointer-coarse:min-h-(--touch)"
      >
        {plural(count, 'delivered movement')} without a rating
      </Link>
    </Note>
  )
}

function RecentMovements({ onAdd }: PortalOverviewProps) {
  const { customerId } = useViewer()
  const recent = useFirstRows(ordersEndpoints.list, { query: { customerId } })
  return (
    <RelatedList
      title="Recent Movements"
      read={recent}
      all={{ path: '.', search: { tab: 'orders' } }}
      columns={recentOrderColumns}
      rowName={({ orderNumber }) => orderNumber}
      rowLink={({ id }) => ({ ...recordLink('/orders/$id', id), state: openedFrom(recent.key, portalName) })}
      empty="No movements yet"
      hint="Create a movement to ship goods from your stock."
      emptyAction={
        onAdd && (
          <Button icon={<Plus aria-hidden />} onClick={onAdd}>
            Create Your First Movement
          </Button>
        )
      }
    />
  )
}

function RecentShipments() {
  const { customerId } = useViewer()
  const recent = useFirstRows(shipmentsEndpoints.list, { query: { customerId } })
  return (
    <RelatedList
      title="Recent Shipments"
      read={recent}
      all={{ path: '.', search: { tab: 'tracking' } }}
      columns={recentShipmentColumns}
      rowName={({ trackingNumber }) => trackingNumber}
      rowLink={({ id }) => ({ ...recordLink('/shipments/$id', id), state: openedFrom(recent.key, portalName) })}
      empty="No shipments yet"
      hint="Shipments appear here when a movement is exported."
    />
  )
}
