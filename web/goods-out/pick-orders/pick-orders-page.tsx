import { useNavigate } from '@tanstack/react-router'
import { Eye, Pencil, Plus, Truck } from 'lucide-react'
import { Suspense } from 'react'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import type { BulkAction } from '../../platform/list/bulk-run.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Page } from '../../platform/screen/page.tsx'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { useBulkOrders } from '../orders/bulk-orders.ts'
import { PickFilters, usePickFilters } from './pick-filters.tsx'
import { pickOrdersList } from './pick-orders-list.tsx'

// Dialogs are loaded when first opened.
const EditOrderDialog = lazyPart(() => import('../orders/edit-order-dialog.tsx'), 'EditOrderDialog')
const NewOrderDialog = lazyPart(() => import('../orders/new-order-dialog.tsx'), 'NewOrderDialog')
const TrackingDialog = lazyPart(() => import('../orders/tracking-dialog.tsx'), 'TrackingDialog')

const HandOverDialog = lazyPart(() => import('../shipments/hand-over-dialog.tsx'), 'HandOverDialog')

const handOverSelected: BulkAction<Order> = {
  label: 'Hand Over',
  Dialog: lazyPart(() => import('../shipments/hand-over-several-dialog.tsx'), 'HandOverOrdersDialog'),
}

// Stands below the orders, and is loaded while they are.
const PickShipments = lazyPart(() => import('./pick-shipments.tsx'), 'PickShipments')

/** 3PL Warehouse Management: the pick & pack orders, and below them the shipments (specification §2). */
export function PickOrdersPage() {
  const { search, applied, apply } = usePickFilters()
  const list = useList(pickOrdersList, { fixed: { type: 'pick_pack', ...applied } })
  const mayShip = useMay('shipments.update')
  const bulk = useBulkOrders()
  const openShipment = useOpenShipment()
  const dialogs = useDialogs({
    view: (onClose, id) => <TrackingDialog orderId={Number(id)} onClose={onClose} />,
    edit: (onClose, id) => <EditOrderDialog orderId={Number(id)} onClose={onClose} />,
    new: (onClose) => <NewOrderDialog onClose={onClose} />,
    ship:
      mayShip &&
      ((onClose, id) => (
        <HandOverDialog shipmentId={Number(id)} onDone={() => openShipment(Number(id), { replace: true })} onClose={onClose} />
      )),
  })
  const actionsOf = useActions(dialogs.open)
  const add = () => dialogs.open('new')
  useShortcut('n', 'New Pick Order', add)

  return (
    <Page
      title="3PL Warehouse Management"
      subtitle="Manage pick and pack operations for your 3PL customers"
      actions={
        <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden="true" />} onClick={add}>
          New Pick Order
        </Button>
      }
    >
      {/* Again when Back changes what was applied. */}
      <PickFilters key={JSON.stringify(applied)} search={search} onApply={apply} />
      <ListScreen list={list} actions={actionsOf} bulk={[...(mayShip ? [handOverSelected] : []), ...bulk]} onAdd={add} />
      <Suspense>
        <PickShipments applied={applied} />
      </Suspense>
      {dialogs.shown}
    </Page>
  )
}

function useOpenShipment() {
  const navigate = useNavigate()
  return (id: number, how: { replace?: boolean } = {}) => void navigate({ to: '/shipments/$id', params: { id: String(id) }, ...how })
}

function useActions(openDialog: (name: 'view' | 'edit' | 'ship', id: number) => void) {
  const mayShip = useMay('shipments.update')
  const openShipment = useOpenShipment()
  return ({ id, status, shipmentId, shipmentStatus }: Order): RowAction[] => {
    const viewIt: RowAction = { label: 'View', icon: <Eye />, look: 'text', always: true, onSelect: () => openDialog('view', id) }
    if (status === 'completed') {
      if (!mayShip || shipmentId === null) return [viewIt]
      const onSelect = () => (shipmentStatus === 'created' ? openDialog('ship', shipmentId) : openShipment(shipmentId))
      return [viewIt, { label: 'Ship', icon: <Truck />, look: 'text', always: true, onSelect }]
    }
    const unavailable = status === 'pending' ? undefined : 'Only pending movements can be edited'
    return [viewIt, { label: 'Edit', icon: <Pencil />, look: 'text', always: true, unavailable, onSelect: () => openDialog('edit', id) }]
  }
}
