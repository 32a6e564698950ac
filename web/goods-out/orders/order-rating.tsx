import { Suspense } from 'react'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { Section } from '../../platform/detail/section.tsx'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Rating } from './rating.tsx'

const RateOrderDialog = lazyPart(() => import('./rate-order-dialog.tsx'), 'RateOrderDialog')

/** Whether the viewer may rate it now: its customer, once it is delivered. Transfers aren't rated. */
export function useMayRate(): (order: Pick<Order, 'shipmentStatus' | 'transfer'>) => boolean {
  const mayRate = useMay('orders.rate')
  return ({ shipmentStatus, transfer }) => mayRate && shipmentStatus === 'delivered' && transfer === null
}

/** 'Rate Movement', or 'Change Rating' of one that is rated. */
export function rateLabel({ rating }: Pick<Order, 'rating'>): string {
  return rating === null ? 'Rate Movement' : 'Change Rating'
}

/** How its customer rated it; nothing before it can be rated. */
export function OrderRating({ order }: { order: Order }) {
  const mayRate = useMayRate()(order)
  const rating = useOverlay('rate')
  if (order.rating === null && !mayRate) return null
  return (
    <Section
      title="Rating"
      actions={
        mayRate && (
          <Button size="sm" onClick={() => rating.open(true)}>
            {rateLabel(order)}
          </Button>
        )
      }
    >
      {order.rating === null ? (
        <p className="text-muted">This movement is delivered. How did it go?</p>
      ) : (
        <div className="grid gap-2">
          <Rating rating={order.rating} />
          {order.ratingComment && <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{order.ratingComment}</p>}
        </div>
      )}
      <Suspense>{rating.value && mayRate && <RateOrderDialog orderId={order.id} onClose={rating.close} />}</Suspense>
    </Section>
  )
}
