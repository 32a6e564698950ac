import { CalendarClock, ListPlus, Truck } from 'lucide-react'
import { Suspense } from 'react'
import { nextKinds } from '../../contract/shipments/shipment-events.ts'
import type { ShipmentWithEvents } from '../../contract/shipments/shipments.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay, useViewer } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Menu, printItem } from '../ui/menu.tsx'

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
  const handOver = useOverlay('handOver')
  const carrier = useOverlay('carrier')
  const event = useOverlay('event')
  const delivery = useOverlay('delivery')
  return (
    <>
      {mayHandOver && (
        <Button variant="primary" icon={<Truck aria-hidden />} onClick={() => handOver.open(true)}>
          Hand Over
        </Button>
      )}
      {mayRecord && (
        <Button variant={mayHandOver ? undefined : 'primary'} icon={<ListPlus aria-hidden />} onClick={() => event.open(true)}>
          Record Event
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          mayReschedule && {
            label: 'Change Estimated Delivery',
            icon: <CalendarClock aria-hidden />,
            onSelect: () => delivery.open(true),
          },
          mayUpdate && { label: 'Edit Carrier', icon: <Truck aria-hidden />, onSelect: () => carrier.open(true) },
          printItem,
        ]}
      />
      <Suspense>
        {handOver.value && mayHandOver && <HandOverDialog shipmentId={shipment.id} onClose={handOver.close} />}
        {carrier.value && mayUpdate && <EditCarrierDialog shipment={shipment} onClose={carrier.close} />}
        {event.value && mayRecord && <RecordEventDialog shipment={shipment} onClose={event.close} />}
        {delivery.value && mayReschedule && <ChangeDeliveryDialog shipment={shipment} onClose={delivery.close} />}
      </Suspense>
    </>
  )
}
