import { Eye, Pencil, Plus, Truck } from 'lucide-react'
import { Suspense } from 'react'
import type { Order } from '../../contract/orders/orders.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay } from '../lib/use-session.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { useShortcut } from '../scan/use-shortcut.ts'
import { Page } from '../screen/page.tsx'
import { Button } from '../ui/button.tsx'
import type { RowAction } from '../ui/table-column.ts'
import { PickFilters, usePickFilters } from './pick-filters.tsx'
import { pickOrdersList } from './pick-orders-list.tsx'
import { useShip } from './use-ship.ts'

// Dialogs are loaded when first opened.
const EditOrderDialog = lazyPart(() => import('../orders/edit-order-dialog.tsx'), 'EditOrderDialog')
const NewOrderDialog = lazyPart(() => import('../orders/new-order-dialog.tsx'), 'NewOrderDialog')
const TrackingDialog = lazyPart(() => import('../orders/tracking-dialog.tsx'), 'TrackingDialog')

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
  const actionsOf = useActions({ view: viewing.open, edit: editing.open })

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
      <ListScreen list={list} actions={actionsOf} onAdd={add} />
      <Suspense>
        <PickShipments applied={applied} />
      </Suspense>
      <Suspense>
        {viewing.value && <TrackingDialog orderId={Number(viewing.value)} onClose={viewing.close} />}
        {editing.value && <EditOrderDialog orderId={Number(editing.value)} onClose={editing.close} />}
        {adding.value && <NewOrderDialog onClose={adding.close} />}
      </Suspense>
    </Page>
  )
}

function useActions({ view, edit }: { view: (id: number) => void; edit: (id: number) => void }) {
  const mayShip = useMay('shipments.update')
  const { ship, shipping } = useShip()
  return ({ id, status, shipmentId }: Order): RowAction[] => {
    const viewIt: RowAction = { label: 'View', icon: <Eye />, look: 'text', always: true, onSelect: () => view(id) }
    if (status === 'completed') {
      if (!mayShip || shipmentId === null) return [viewIt]
      const pending = shipping === shipmentId
      return [viewIt, { label: 'Ship', icon: <Truck />, look: 'text', always: true, pending, onSelect: () => ship(shipmentId) }]
    }
    const unavailable = status === 'pending' ? undefined : 'Only pending movements can be edited'
    return [viewIt, { label: 'Edit', icon: <Pencil />, look: 'text', always: true, unavailable, onSelect: () => edit(id) }]
  }
}
