import { handOver } from '../../../contract/goods-out/shipments/hand-over.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { carrierNumbers } from '../../stock/handling-units/carrier-numbers.ts'
import { CarrierFields, carrierBody, carrierValues, typedCarrier } from './carrier-form.tsx'

const schema = formSchema(typedCarrier, carrierBody, handOver, carrierNumbers)

/** Corrects who carries a shipment, also after it was handed over. */
export function EditCarrierDialog({ shipment, onClose }: { shipment: ShipmentWithEvents; onClose: () => void }) {
  const update = useRowChange(shipmentsEndpoints.update)
  return (
    <AskDialog
      title="Edit Carrier"
      description={<span className="mono">{shipment.trackingNumber}</span>}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      name={`carrier-of-shipment-${shipment.id}`}
      noun="shipment"
      start={carrierValues(shipment)}
      schema={schema}
      send={(body) => update.mutateAsync({ read: shipment, body })}
      said={({ trackingNumber }) => ({ title: 'Carrier Saved', description: trackingNumber })}
      onClose={onClose}
    >
      <CarrierFields withLink />
    </AskDialog>
  )
}
