import { handOver } from '../../../contract/goods-out/shipments/hand-over.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { carrierNumbers } from '../../stock/handling-units/carrier-numbers.ts'
import { CarrierFields, carrierBody, carrierValues, typedCarrier } from './carrier-form.tsx'

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
