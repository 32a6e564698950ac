import { CalendarClock, ListPlus } from 'lucide-react'
import { Suspense } from 'react'
import { nextKinds } from '../../contract/shipments/shipment-events.ts'
import type { ShipmentWithEvents } from '../../contract/shipments/shipments.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay, useViewer } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Menu, printItem } from '../ui/menu.tsx'

const RecordEventDialog = lazyPart(() => import('./record-event-dialog.tsx'), 'RecordEventDialog')
const ChangeDeliveryDialog = lazyPart(() => import('./change-delivery-dialog.tsx'), 'ChangeDeliveryDialog')

/** What staff can do with a shipment, as long as its status allows it. */
export function ShipmentActions({ shipment }: { shipment: ShipmentWithEvents }) {
  const { seesCustomerScreens } = useViewer()
  const mayUpdate = useMay('shipments.update') && !seesCustomerScreens
  const mayRecord = mayUpdate && nextKinds[shipment.status].length > 0
  const mayReschedule = mayUpdate && shipment.status !== 'delivered' && shipment.status !== 'returned'
  const event = useOverlay('event')
  const delivery = useOverlay('delivery')
  return (
    <>
      {mayRecord && (
        <Button variant="primary" icon={<ListPlus aria-hidden />} onClick={() => event.open(true)}>
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
          printItem,
        ]}
      />
      <Suspense>
        {event.value && mayRecord && <RecordEventDialog shipment={shipment} onClose={event.close} />}
        {delivery.value && mayReschedule && <ChangeDeliveryDialog shipment={shipment} onClose={delivery.close} />}
      </Suspense>
    </>
  )
}
