import { standardService } from '../../../contract/goods-out/orders/order-references.ts'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { handOver, handOverEndpoints } from '../../../contract/goods-out/shipments/hand-over.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { carrierNumbers } from '../../stock/handling-units/carrier-numbers.ts'
import { CarrierFields, carrierBody, carrierValues, typedCarrier } from './carrier-form.tsx'

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
  if (!data) return null
  return data.orderId === null ? (
    <HandOverForm shipment={data} wished={null} {...rest} />
  ) : (
    <HandOverOfOrder shipment={data} orderId={data.orderId} {...rest} />
  )
}

type FormProps = Omit<HandOverDialogProps, 'shipmentId'> & { shipment: ShipmentWithEvents }

/** What the movement wishes is filled in where the shipment has no carrier yet. */
function HandOverOfOrder({ orderId, ...rest }: FormProps & { orderId: number }) {
  const { data, isError } = useRead(ordersEndpoints.get, { params: { id: orderId } })
  return (data || isError) && <HandOverForm wished={data ?? null} {...rest} />
}

/** The standard service is no carrier's. */
function wishedCarrier({ carrier, serviceType }: Order) {
  return { carrierName: carrier ?? '', ...(serviceType !== standardService && { carrierService: serviceType }) }
}

function HandOverForm({ shipment, wished, onDone, onClose }: FormProps & { wished: Order | null }) {
  const send = useChange(handOverEndpoints.handOver, (body: typeof schema._output) => ({ params: { id: shipment.id }, body }))
  const form = useRecordForm({
    name: `hand-over-${shipment.id}`,
    noun: 'shipment',
    record: null,
    values: () => ({
      ...carrierValues(shipment),
      ...(shipment.carrierName === null && wished && wishedCarrier(wished)),
    }),
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
