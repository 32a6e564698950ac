import { type ReactNode, Suspense, useState } from 'react'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { useOrder } from '../../platform/calls/use-orders.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { Waybill } from '../../platform/ui/waybill.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { StartPickingButton, useMayCancel } from './order-actions.tsx'
import { Cancellation, useOrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { rateLabel, useMayRate } from './order-rating.tsx'
import { TrackingHistory } from './tracking-history.tsx'
import { StagesCompleted, TrackingStages } from './tracking-stages.tsx'

const RateOrderDialog = lazyPart(() => import('./rate-order-dialog.tsx'), 'RateOrderDialog')

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
  const facts = useOrderFacts(order)
  return (
    <>
      <Waybill cells={facts} />
      <Cancellation order={order} />
      <section>
        <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-heading">Movement Tracking</h3>
          <StagesCompleted order={order} />
        </div>
        <TrackingStages order={order} />
      </section>
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

/** The actions of a movement besides marking stages. */
function OrderActions({ order }: { order: Order }) {
  const mayCancel = useMayCancel(order)
  const mayRate = useMayRate()(order)
  const [cancelling, setCancelling] = useState(false)
  const [rating, setRating] = useState(false)
  return (
    <div className="flex flex-wrap gap-2 sm:mr-auto">
      {mayCancel && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          Cancel Movement
        </Button>
      )}
      <StartPickingButton order={order} />
      {mayRate && <Button onClick={() => setRating(true)}>{rateLabel(order)}</Button>}
      <Suspense>{rating && mayRate && <RateOrderDialog orderId={order.id} onClose={() => setRating(false)} />}</Suspense>
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
