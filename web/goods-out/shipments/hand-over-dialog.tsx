import { standardService } from '../../../contract/goods-out/orders/order-references.ts'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { handOver, handOverEndpoints } from '../../../contract/goods-out/shipments/hand-over.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
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
  return (
    <AskDialog
      title="Hand Over"
      description={
        <>
          <span className="mono">{shipment.trackingNumber}</span> to {shipment.destination}
        </>
      }
      submitLabel="Hand Over"
      pendingLabel="Handing over..."
      name={`hand-over-${shipment.id}`}
      noun="shipment"
      start={{
        ...carrierValues(shipment),
        ...(shipment.carrierName === null && wished && wishedCarrier(wished)),
      }}
      schema={schema}
      send={(body) => send.mutateAsync(body)}
      said={({ trackingNumber, carrierName }) => ({
        title: 'Handed Over',
        description: `${trackingNumber} is on its way with ${carrierName}.`,
      })}
      next={onDone}
      onClose={onClose}
    >
      <CarrierFields />
    </AskDialog>
  )
}
