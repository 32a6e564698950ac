import { handOver, handOverEndpoints } from '../../contract/shipments/hand-over.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../contract/shipments/shipments.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { useRead } from '../lib/use-read.ts'
import { CarrierFields, carrierBody, carrierNumbers, carrierValues, typedCarrier } from './carrier-form.tsx'

const schema = formSchema(typedCarrier, carrierBody, handOver, carrierNumbers)

interface HandOverDialogProps {
  shipmentId: number
  /** Leads elsewhere instead of closing. */
  onDone?: () => void
  onClose: () => void
}

/** Hands a shipment over to its carrier. */
export function HandOverDialog({ shipmentId, ...rest }: HandOverDialogProps) {
  const { data } = useRead(shipmentsEndpoints.get, { params: { id: shipmentId } })
  return data && <HandOverForm shipment={data} {...rest} />
}

function HandOverForm({ shipment, onDone, onClose }: Omit<HandOverDialogProps, 'shipmentId'> & { shipment: ShipmentWithEvents }) {
  const send = useChange(handOverEndpoints.handOver, (body: typeof schema._output) => ({ params: { id: shipment.id }, body }))
  const form = useRecordForm({
    name: `hand-over-${shipment.id}`,
    noun: 'shipment',
    record: null,
    values: () => carrierValues(shipment),
    create: { schema: () => schema, send: (body) => send.mutateAsync(body) },
    onSaved: ({ trackingNumber, carrierName }) => {
      toast({ title: 'Handed Over', description: `${trackingNumber} is on its way with ${carrierName}.` })
      onDone?.()
    },
    closesAfterSaving: onDone === undefined,
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Hand Over"
      description={
        <>
          <span className="mono">{shipment.trackingNumber}</span> to {shipment.destination}
        </>
      }
      submitLabel="Hand Over"
      pendingLabel="Handing over..."
    >
      <CarrierFields />
    </FormDialog>
  )
}
