import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { customerCode } from '../../contract/customers.ts'
import type { Address, Order } from '../../contract/orders.ts'
import { detailFor } from '../lib/api.ts'
import { formatDate, formatNumber, plural } from '../lib/format.ts'
import { useMay, useViewer } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.tsx'
import { Waybill, type WaybillCell } from '../ui/waybill.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { OrderPriority, OrderStatusBadge, typeLabels } from './order-badges.tsx'
import { OrderLines } from './order-lines.tsx'
import { TrackingHistory } from './tracking-history.tsx'
import { TrackingStages } from './tracking-stages.tsx'
import { useOrder, useStartPicking } from './use-orders.ts'

/** A movement's details and tracking: 'View' for staff, 'Track Order' for customers. Updated live by server events. */
export function TrackingDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const order = useOrder(orderId)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Order Details & Tracking"
      size="md"
      footer={
        <>
          {order.data && <OrderActions order={order.data} />}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {order.data ? (
        <OrderDetails order={order.data} />
      ) : order.isError ? (
        <ErrorState title="Failed to load this movement" detail={detailFor(order.error)} onRetry={() => void order.refetch()} />
      ) : (
        <DetailsSkeleton />
      )}
    </Dialog>
  )
}

function OrderDetails({ order }: { order: Order }) {
  const { seesCustomerScreens } = useViewer()
  return (
    <>
      <Waybill cells={factsOf(order, !seesCustomerScreens)} />
      {order.status === 'cancelled' && (
        <p className="rounded-control border border-line-strong border-l-3 border-l-negative px-3 py-2.5">
          Cancelled {formatDate(order.cancelledAt)}
          {order.cancelReason ? `: ${order.cancelReason}` : '. No reason was given.'}
        </p>
      )}
      <TrackingStages order={order} />
      <Section title="Items">
        <OrderLines items={order.items} />
      </Section>
      {order.notes && (
        <Section title="Notes">
          <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{order.notes}</p>
        </Section>
      )}
      <Section title="Tracking History">
        <TrackingHistory entries={order.trackingHistory} />
      </Section>
    </>
  )
}

function factsOf(order: Order, forStaff: boolean): WaybillCell[] {
  const units = order.items.reduce((sum, line) => sum + line.quantity, 0)
  const cells: WaybillCell[] = [
    {
      label: 'Order Number',
      // A real link, which can be copied or opened in another tab.
      value: (
        <Link to="/orders" search={{ view: order.id }} className="mono text-primary-text hover:underline">
          {order.orderNumber}
        </Link>
      ),
    },
    { label: 'Placed', value: formatDate(order.createdAt) },
    { label: 'Items', value: `${formatNumber(order.items.length)} · ${plural(units, 'unit')}` },
    { label: 'Status', value: <OrderStatusBadge status={order.status} /> },
  ]
  if (forStaff) {
    cells.push(
      {
        label: 'Customer',
        value: (
          <>
            {order.customerName} <span className="mono font-normal text-muted">{customerCode(order.customerId)}</span>
          </>
        ),
        span: 6,
      },
      { label: 'Type', value: typeLabels[order.type] },
      { label: 'Priority', value: <OrderPriority priority={order.priority} /> },
    )
  }
  cells.push(
    { label: 'Ship to', value: addressLines(order.shippingAddress), span: 6 },
    { label: 'Bill to', value: addressLines(order.billingAddress), span: 6 },
  )
  return cells
}

function addressLines(address: Address): string {
  const place = [address.zip, address.city].filter(Boolean).join(' ')
  return [address.street, place, address.state, address.country].filter(Boolean).join(', ')
}

/** The actions of a movement besides marking stages. */
function OrderActions({ order }: { order: Order }) {
  const mayCancel = useMay('orders.cancel')
  const mayCancelStarted = useMay('orders.cancel-started')
  const mayStartPicking = useMay('orders.start-picking')
  const [cancelling, setCancelling] = useState(false)
  const startPicking = useStartPicking(order.id)
  const open = order.status !== 'completed' && order.status !== 'cancelled'
  return (
    <div className="flex flex-wrap gap-2 sm:mr-auto">
      {open && mayCancel && (mayCancelStarted || order.status === 'pending') && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          Cancel Movement
        </Button>
      )}
      {mayStartPicking && order.status === 'processing' && (
        <Button
          pending={startPicking.isPending}
          onClick={() =>
            startPicking.mutate(undefined, {
              onSuccess: () => toast({ title: 'Picking Started', description: `${order.orderNumber} is being picked.` }),
              onError: (error) => toast({ title: 'Update Failed', description: detailFor(error), tone: 'destructive' }),
            })
          }
        >
          Start Picking
        </Button>
      )}
      {cancelling && <CancelOrderDialog order={order} onClose={() => setCancelling(false)} />}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line-strong pt-4">
      <h3 className="mb-3 text-heading">{title}</h3>
      {children}
    </section>
  )
}

function DetailsSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-31! w-full" />
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} className="h-5! w-full" />
      ))}
    </div>
  )
}
