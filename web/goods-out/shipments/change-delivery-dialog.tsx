import { z } from 'zod'
import { day } from '../../../contract/fields.ts'
import { type ShipmentWithEvents, shipmentChange, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { dayOf, formatDate } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { endOfDay } from '../../platform/lib/warehouse-time.ts'

const typed = z.object({ estimatedDelivery: day })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, ({ estimatedDelivery }) => ({ estimatedDelivery: endOfDay(estimatedDelivery) }), shipmentChange)
const { DateField } = fieldsOf<Typed>()

/** Tells the day until whose end the shipment is to be delivered. */
export function ChangeDeliveryDialog({ shipment, onClose }: { shipment: ShipmentWithEvents; onClose: () => void }) {
  const update = useRowChange(shipmentsEndpoints.update)
  const form = useRecordForm({
    name: `delivery-of-shipment-${shipment.id}`,
    noun: 'shipment',
    record: null,
    values: (): Typed => ({ estimatedDelivery: dayOf(shipment.estimatedDelivery) ?? '' }),
    create: { schema: () => schema, send: (body) => update.mutateAsync({ read: shipment, body }) },
    onSaved: ({ trackingNumber, estimatedDelivery }) =>
      toast({ title: 'Estimated Delivery Changed', description: `${trackingNumber}: ${formatDate(estimatedDelivery)}` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Change Estimated Delivery"
      description={<span className="mono">{shipment.trackingNumber}</span>}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
    >
      <DateField name="estimatedDelivery" label="Estimated delivery" required hint="By the end of this day" />
    </FormDialog>
  )
}
