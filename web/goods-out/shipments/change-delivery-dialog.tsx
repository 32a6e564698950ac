import { z } from 'zod'
import { day } from '../../../contract/fields.ts'
import { type ShipmentWithEvents, shipmentChange, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { dayOf, formatDate } from '../../platform/lib/format.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { endOfDay } from '../../platform/lib/warehouse-time.ts'

const typed = z.object({ estimatedDelivery: day })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, ({ estimatedDelivery }) => ({ estimatedDelivery: endOfDay(estimatedDelivery) }), shipmentChange)
const { DateField } = fieldsOf<Typed>()

/** Tells the day until whose end the shipment is to be delivered. */
export function ChangeDeliveryDialog({ shipment, onClose }: { shipment: ShipmentWithEvents; onClose: () => void }) {
  const update = useRowChange(shipmentsEndpoints.update)
  return (
    <AskDialog
      title="Change Estimated Delivery"
      description={<span className="mono">{shipment.trackingNumber}</span>}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      name={`delivery-of-shipment-${shipment.id}`}
      noun="shipment"
      start={{ estimatedDelivery: dayOf(shipment.estimatedDelivery) ?? '' }}
      schema={schema}
      send={(body) => update.mutateAsync({ read: shipment, body })}
      said={({ trackingNumber, estimatedDelivery }) => ({
        title: 'Estimated Delivery Changed',
        description: `${trackingNumber}: ${formatDate(estimatedDelivery)}`,
      })}
      onClose={onClose}
    >
      <DateField name="estimatedDelivery" label="Estimated delivery" required hint="By the end of this day" />
    </AskDialog>
  )
}
