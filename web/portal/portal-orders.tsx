import { Star } from 'lucide-react'
import { Suspense } from 'react'
import type { Order } from '../../contract/orders/orders.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay, useViewer } from '../lib/use-session.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { useDocuments } from '../order-papers/use-documents.tsx'
import { useMayRate } from '../orders/order-rating.tsx'
import type { RowAction } from '../ui/table-column.ts'
import { portalOrdersList } from './portal-lists.tsx'
import { portalName } from './portal-name.ts'

const RateOrderDialog = lazyPart(() => import('../orders/rate-order-dialog.tsx'), 'RateOrderDialog')

/** The portal's movements, with their documents and ratings. */
export function PortalOrders({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { customerId } = useViewer()
  const list = useList(portalOrdersList, { fixed: { customerId } })
  const documents = useDocuments()
  const rating = useOverlay('rate')
  const mayRateAny = useMay('orders.rate')
  const mayRate = useMayRate()

  function actionsOf(order: Order): RowAction[] {
    const rate = { icon: <Star />, look: 'text', always: true, onSelect: () => rating.open(order.id) } as const
    return [
      ...(mayRate(order) ? [{ label: order.rating === null ? 'Rate' : 'Change Rating', ...rate }] : []),
      ...(order.documentedAt === null ? [] : [documents.actionOf(order.id)]),
    ]
  }

  return (
    <>
      <ListScreen list={list} backLabel={portalName} actions={actionsOf} onAdd={onAdd} />
      {documents.dialog}
      <Suspense>{rating.value && mayRateAny && <RateOrderDialog orderId={Number(rating.value)} onClose={rating.close} />}</Suspense>
    </>
  )
}
