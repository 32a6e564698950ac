import { Link } from '@tanstack/react-router'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { stageOf, stagesCompleted, trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { TrackingStageBadge } from '../../goods-out/orders/order-badges.tsx'
import { useRecentOrders } from '../../platform/calls/use-orders.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatWhen, plural } from '../../platform/lib/format.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { Strokes } from '../../platform/ui/tally.tsx'

const rowShape =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-b border-line px-4 py-2.5 last:border-b-0 ' +
  'sm:grid-cols-[9rem_minmax(0,1fr)_10.5rem_auto] sm:py-1.5 lg:grid-cols-[9rem_minmax(0,1fr)_6.75rem_10.5rem_auto]'

/** The five newest movements. */
export function RecentMovements({ onTrack }: { onTrack: (orderId: number) => void }) {
  const { customerId } = useViewer()
  const recent = useRecentOrders(customerId)
  const mayOrder = useMay('orders.create')
  return (
    <Panel
      title="Recent Movements"
      actions={
        <Link to="/orders" className="inline-flex min-h-(--touch) items-center text-small font-medium text-primary-text hover:underline">
          View All
        </Link>
      }
    >
      {recent.isError ? (
        <ErrorState title="Failed to load movements" detail={detailFor(recent.error)} onRetry={() => void recent.refetch()} />
      ) : !recent.data ? (
        <RowsSkeleton />
      ) : recent.data.length === 0 ? (
        <EmptyState
          title="No movements yet"
          hint="Create a movement to ship goods from your stock."
          action={
            mayOrder && (
              <Button asChild variant="primary">
                <Link to="/orders" search={{ new: true }}>
                  Create Your First Movement
                </Link>
              </Button>
            )
          }
        />
      ) : (
        <ul>
          {recent.data.map((order) => (
            <RecentMovement key={order.id} order={order} onTrack={onTrack} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function RecentMovement({ order, onTrack }: { order: Order; onTrack: (orderId: number) => void }) {
  const numberId = `recent-${order.id}`
  return (
    <li className={rowShape}>
      <span id={numberId} className="mono">
        {order.orderNumber}
      </span>
      <span className="justify-self-end sm:col-start-3 sm:row-start-1 sm:justify-self-start lg:col-start-4">
        <TrackingStageBadge order={order} />
      </span>
      <span className="figures text-small text-muted sm:text-table sm:text-ink-2">
        {formatWhen(order.createdAt)} · {plural(order.items.length, 'item')}
      </span>
      <span className="max-lg:hidden">
        <Strokes
          total={trackingStages.length}
          current={stagesCompleted(stageOf(order.trackingStage))}
          label={`Stages of ${order.orderNumber}`}
        />
      </span>
      <Button size="sm" aria-describedby={numberId} className="justify-self-end" onClick={() => onTrack(order.id)}>
        Track
      </Button>
    </li>
  )
}

function RowsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex h-11 items-center gap-6 border-b border-line px-4 last:border-b-0">
          <Skeleton className="w-28" />
          <Skeleton className="w-1/3" />
        </div>
      ))}
    </div>
  )
}
