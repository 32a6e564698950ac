import { CalendarClock, ListPlus, Truck } from 'lucide-react'
import { nextKinds } from '../../../contract/goods-out/shipments/shipment-events.ts'
import type { ShipmentWithEvents } from '../../../contract/goods-out/shipments/shipments.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'

const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx'), 'HandOverDialog')
const EditCarrierDialog = lazyPart(() => import('./edit-carrier-dialog.tsx'), 'EditCarrierDialog')
const RecordEventDialog = lazyPart(() => import('./record-event-dialog.tsx'), 'RecordEventDialog')
const ChangeDeliveryDialog = lazyPart(() => import('./change-delivery-dialog.tsx'), 'ChangeDeliveryDialog')

/** What staff can do with a shipment, as long as its status allows it. */
export function ShipmentActions({ shipment }: { shipment: ShipmentWithEvents }) {
  const { seesCustomerScreens } = useViewer()
  const mayUpdate = useMay('shipments.update') && !seesCustomerScreens
  const mayRecord = mayUpdate && nextKinds[shipment.status].length > 0
  const mayReschedule = mayUpdate && shipment.status !== 'delivered' && shipment.status !== 'returned'
  const mayHandOver = mayUpdate && shipment.status === 'created'
  const dialogs = useDialogs({
    handOver: mayHandOver && ((onClose) => <HandOverDialog shipmentId={shipment.id} onClose={onClose} />),
    carrier: mayUpdate && ((onClose) => <EditCarrierDialog shipment={shipment} onClose={onClose} />),
    event: mayRecord && ((onClose) => <RecordEventDialog shipment={shipment} onClose={onClose} />),
    delivery: mayReschedule && ((onClose) => <ChangeDeliveryDialog shipment={shipment} onClose={onClose} />),
  })
  return (
    <>
      {mayHandOver && (
        <Button variant="primary" icon={<Truck aria-hidden />} onClick={() => dialogs.open('handOver')}>
          Hand Over
        </Button>
      )}
      {mayRecord && (
        <Button variant={mayHandOver ? undefined : 'primary'} icon={<ListPlus aria-hidden />} onClick={() => dialogs.open('event')}>
          Record Event
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          mayReschedule && {
            label: 'Change Estimated Delivery',
            icon: <CalendarClock aria-hidden />,
            onSelect: () => dialogs.open('delivery'),
          },
          mayUpdate && { label: 'Edit Carrier', icon: <Truck aria-hidden />, onSelect: () => dialogs.open('carrier') },
          printItem,
        ]}
      />
      {dialogs.shown}
    </>
  )
}
