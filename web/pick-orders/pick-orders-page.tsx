import { useNavigate } from '@tanstack/react-router'
import { Eye, Pencil, Plus, Truck } from 'lucide-react'
import { Suspense } from 'react'
import type { Order } from '../../contract/orders/orders.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay } from '../lib/use-session.ts'
import type { BulkAction } from '../list/bulk-run.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { useBulkOrders } from '../orders/bulk-orders.ts'
import { useShortcut } from '../scan/use-shortcut.ts'
import { Page } from '../screen/page.tsx'
import { Button } from '../ui/button.tsx'
import type { RowAction } from '../ui/table-column.ts'
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
  const viewing = useOverlay('view')
  const editing = useOverlay('edit')
  const adding = useOverlay('new')
  const add = () => adding.open(true)
  useShortcut('n', 'New Pick Order', add)
  const shipping = useOverlay('ship')
  const mayShip = useMay('shipments.update')
  const bulk = useBulkOrders()
  const openShipment = useOpenShipment()
  const actionsOf = useActions({ view: viewing.open, edit: editing.open, ship: shipping.open })

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
      <Suspense>
        {viewing.value && <TrackingDialog orderId={Number(viewing.value)} onClose={viewing.close} />}
        {editing.value && <EditOrderDialog orderId={Number(editing.value)} onClose={editing.close} />}
        {adding.value && <NewOrderDialog onClose={adding.close} />}
        {shipping.value && mayShip && (
          <HandOverDialog
            shipmentId={Number(shipping.value)}
            onDone={() => openShipment(Number(shipping.value), { replace: true })}
            onClose={shipping.close}
          />
        )}
      </Suspense>
    </Page>
  )
}

function useOpenShipment() {
  const navigate = useNavigate()
  return (id: number, how: { replace?: boolean } = {}) => void navigate({ to: '/shipments/$id', params: { id: String(id) }, ...how })
}

function useActions({ view, edit, ship }: Record<'view' | 'edit' | 'ship', (id: number) => void>) {
  const mayShip = useMay('shipments.update')
  const open = useOpenShipment()
  return ({ id, status, shipmentId, shipmentStatus }: Order): RowAction[] => {
    const viewIt: RowAction = { label: 'View', icon: <Eye />, look: 'text', always: true, onSelect: () => view(id) }
    if (status === 'completed') {
      if (!mayShip || shipmentId === null) return [viewIt]
      const onSelect = () => (shipmentStatus === 'created' ? ship : open)(shipmentId)
      return [viewIt, { label: 'Ship', icon: <Truck />, look: 'text', always: true, onSelect }]
    }
    const unavailable = status === 'pending' ? undefined : 'Only pending movements can be edited'
    return [viewIt, { label: 'Edit', icon: <Pencil />, look: 'text', always: true, unavailable, onSelect: () => edit(id) }]
  }
}
