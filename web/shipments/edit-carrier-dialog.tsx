import { handOver } from '../../contract/shipments/hand-over.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../contract/shipments/shipments.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useRowChange } from '../lib/use-change.ts'
import { CarrierFields, carrierBody, carrierValues, typedCarrier } from './carrier-form.tsx'
import { carrierNumbers } from './carrier-numbers.ts'

const schema = formSchema(typedCarrier, carrierBody, handOver, carrierNumbers)

/** Corrects who carries a shipment, also after it was handed over. */
export function EditCarrierDialog({ shipment, onClose }: { shipment: ShipmentWithEvents; onClose: () => void }) {
  const update = useRowChange(shipmentsEndpoints.update)
  const form = useRecordForm({
    name: `carrier-of-shipment-${shipment.id}`,
    noun: 'shipment',
    record: null,
    values: () => carrierValues(shipment),
    create: { schema: () => schema, send: (body) => update.mutateAsync({ read: shipment, body }) },
    onSaved: ({ trackingNumber }) => toast({ title: 'Carrier Saved', description: trackingNumber }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Edit Carrier"
      description={<span className="mono">{shipment.trackingNumber}</span>}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
    >
      <CarrierFields withLink />
    </FormDialog>
  )
}
