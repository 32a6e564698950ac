import { Star } from 'lucide-react'
import { Suspense } from 'react'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { useDocuments } from '../../goods-out/order-papers/use-documents.tsx'
import { useMayRate } from '../../goods-out/orders/order-rating.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { portalOrdersList } from './portal-lists.tsx'
import { portalName } from './portal-name.ts'

const RateOrderDialog = lazyPart(() => import('../../goods-out/orders/rate-order-dialog.tsx'), 'RateOrderDialog')

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
