import { useQuery } from '@tanstack/react-query'
import { FileText, Package, Pencil, Truck, X } from 'lucide-react'
import { Suspense } from 'react'
import { orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { ReturnOrderButton } from '../../goods-in/returns/return-order-button.tsx'
import { cachedRow } from '../../platform/detail/cached-row.ts'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { Section, SectionColumns } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'
import { UndoOverlay } from '../../stock/acts/undo-actions.tsx'
import { WorkSection } from '../../stock/acts/work-section.tsx'
import { OrderDocuments } from '../order-papers/order-documents.tsx'
import { OrderExcise } from '../order-papers/order-excise.tsx'
import { AssignOrder } from './assign-order.tsx'
import { ConfirmButton, StartPickingButton, useMayCancel, useMayEdit } from './order-actions.tsx'
import { OrderStatusBadge, TrackingStageBadge } from './order-badges.tsx'
import { BackOrderOf, Cancellation, useOrderFacts } from './order-facts.tsx'
import { OrderRating } from './order-rating.tsx'
import { OrderHistory, OrderItems, OrderShipment } from './order-sections.tsx'
import { TrackingHistory } from './tracking-history.tsx'
import { StagesCompleted, TrackingStages } from './tracking-stages.tsx'

// Forms are loaded when first opened, and work on the floor when there is some.
const OrderFloor = lazyPart(() => import('./order-floor.tsx'), 'OrderFloor')
const OrderTransfer = lazyPart(() => import('./order-transfer.tsx'), 'OrderTransfer')
const OrderReturns = lazyPart(() => import('../../goods-in/returns/order-returns.tsx'), 'OrderReturns')
const EditOrderDialog = lazyPart(() => import('./edit-order-dialog.tsx'), 'EditOrderDialog')
const HandOverDialog = lazyPart(() => import('../shipments/hand-over-dialog.tsx'), 'HandOverDialog')
const OrderCarrierDialog = lazyPart(() => import('./order-carrier-dialog.tsx'), 'OrderCarrierDialog')
const CancelOrderDialog = lazyPart(() => import('./cancel-order-dialog.tsx'), 'CancelOrderDialog')

/** Everything about a movement: for staff, and for its customer. */
export function OrderPage() {
  const id = useRecordId()
  const { customerId } = useViewer()
  const order = useQuery({
    ...readQuery(ordersEndpoints.get, { params: { id } }),
    placeholderData: () => cachedRow(ordersEndpoints.list, id),
  })
  return (
    <DetailPage
      id={id}
      noun="Movement"
      list={{ label: 'Warehouse Movement', path: '/orders' }}
      path="/orders"
      read={order}
      isHidden={(record) => customerId !== undefined && record.customerId !== customerId}
      title={({ orderNumber }) => orderNumber}
    >
      {(record) => <OrderRecord order={record} />}
    </DetailPage>
  )
}

function OrderRecord({ order }: { order: Order }) {
  const { seesCustomerScreens } = useViewer()
  const mayReadWork = useMay('history.read') && !seesCustomerScreens
  const facts = useOrderFacts(order, { onItsPage: true })
  return (
    <>
      <DetailHead
        status={
          <>
            <OrderStatusBadge status={order.status} />
            {order.status !== 'cancelled' && <TrackingStageBadge order={order} />}
          </>
        }
        actions={<OrderActions order={order} />}
        facts={facts}
      />
      <Cancellation order={order} />
      <BackOrderOf order={order} />
      <SectionColumns
        main={
          <>
            <OrderItems order={order} />
            {order.transfer && (
              <Suspense>
                <OrderTransfer order={order} transfer={order.transfer} />
              </Suspense>
            )}
            <Suspense>
              {!seesCustomerScreens && order.status !== 'pending' && order.status !== 'cancelled' && <OrderFloor order={order} />}
            </Suspense>
            {order.notes && (
              <Section title="Notes">
                <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{order.notes}</p>
              </Section>
            )}
            <OrderExcise order={order} />
            <OrderDocuments order={order} />
            {order.shipmentId !== null && <OrderShipment order={order} />}
            <Suspense>{order.exportedAt !== null && <OrderReturns id={order.id} number={order.orderNumber} />}</Suspense>
            {mayReadWork && order.status !== 'pending' && (
              <>
                <WorkSection of={{ orderId: order.id }} number={order.orderNumber} />
                <UndoOverlay />
              </>
            )}
            {!seesCustomerScreens && <OrderHistory id={order.id} />}
          </>
        }
        side={
          <>
            <OrderRating order={order} />
            <Section title="Movement Tracking" actions={<StagesCompleted order={order} />}>
              <TrackingStages order={order} />
            </Section>
            <Section title="Tracking History">
              <TrackingHistory entries={order.trackingHistory} />
            </Section>
          </>
        }
      />
    </>
  )
}

function OrderActions({ order }: { order: Order }) {
  const mayEdit = useMayEdit()(order)
  const mayCancel = useMayCancel(order)
  const { seesCustomerScreens } = useViewer()
  const mayHandOver = useMay('shipments.update') && !seesCustomerScreens && order.shipmentStatus === 'created'
  const isPending = order.status === 'pending'
  const isUnderWay = !isPending && order.status !== 'completed' && order.status !== 'cancelled'
  const { shipmentId } = order
  const dialogs = useDialogs({
    edit: mayEdit && isPending && ((onClose) => <EditOrderDialog orderId={order.id} onClose={onClose} />),
    handOver: mayHandOver && shipmentId !== null && ((onClose) => <HandOverDialog shipmentId={shipmentId} onClose={onClose} />),
    carrier: mayEdit && isUnderWay && ((onClose) => <OrderCarrierDialog order={order} onClose={onClose} />),
    cancel: mayCancel && ((onClose) => <CancelOrderDialog order={order} onClose={onClose} />),
  })
  return (
    <>
      <ConfirmButton order={order} />
      <StartPickingButton order={order} />
      {mayHandOver && (
        <Button variant="primary" icon={<Truck aria-hidden />} onClick={() => dialogs.open('handOver')}>
          Hand Over
        </Button>
      )}
      <ReturnOrderButton order={order} />
      <AssignOrder order={order} />
      {mayEdit && isPending && (
        <Button icon={<Pencil aria-hidden />} onClick={() => dialogs.open('edit', order.id)}>
          Edit
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          {
            label: 'Packing list',
            icon: <Package aria-hidden />,
            file: orderPapersEndpoints.packingList.path.replace(':id', String(order.id)),
          },
          {
            label: 'Delivery note',
            icon: <FileText aria-hidden />,
            file: ordersEndpoints.deliveryNote.path.replace(':id', String(order.id)),
          },
          mayEdit && isUnderWay && { label: 'Carrier and Service', icon: <Truck aria-hidden />, onSelect: () => dialogs.open('carrier') },
          printItem,
          mayCancel && {
            label: 'Cancel Movement',
            icon: <X aria-hidden />,
            danger: true,
            onSelect: () => dialogs.open('cancel', order.id),
          },
        ]}
      />
      {dialogs.shown}
    </>
  )
}
