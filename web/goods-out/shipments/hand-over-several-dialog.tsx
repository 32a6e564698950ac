import { type FormEvent, useId, useState } from 'react'
import { standardService } from '../../../contract/goods-out/orders/order-references.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { handOverEndpoints } from '../../../contract/goods-out/shipments/hand-over.ts'
import { type ShipmentStatus, shipmentStatusLabels } from '../../../contract/goods-out/shipments/shipment-events.ts'
import type { Shipment } from '../../../contract/goods-out/shipments/shipments.ts'
import { plural } from '../../platform/lib/format.ts'
import { sendChange } from '../../platform/lib/use-change.ts'
import type { BulkDialogProps } from '../../platform/list/bulk-run.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field, FieldGrid } from '../../platform/ui/field.tsx'
import { Input } from '../../platform/ui/input.tsx'
import { useCarriers } from './carrier-form.tsx'
import { emptyParcels, ParcelFields, type TypedParcels, typedParcels } from './parcel-fields.tsx'

/** What is handed over with a row: its shipment, or none while there is none. */
interface Consignment {
  name: string
  shipmentId: number | null
  status: ShipmentStatus | null
  /** As far as they are known. */
  carrier: string | null
  service: string | null
}

export function HandOverShipmentsDialog(props: BulkDialogProps<Shipment>) {
  return <HandOverSeveral {...props} consignmentOf={ofShipment} />
}

export function HandOverOrdersDialog(props: BulkDialogProps<Order>) {
  return <HandOverSeveral {...props} consignmentOf={ofOrder} />
}

const ofShipment = ({ id, trackingNumber, status, carrierName, carrierService }: Shipment): Consignment => ({
  name: trackingNumber,
  shipmentId: id,
  status,
  carrier: carrierName,
  service: carrierService,
})
const ofOrder = ({ orderNumber, shipmentId, shipmentStatus, carrier, serviceType }: Order): Consignment => ({
  name: orderNumber,
  shipmentId,
  status: shipmentStatus,
  carrier,
  service: serviceType === standardService ? null : serviceType,
})

/** Above so many rows their numbers, parcels and weights are entered at each shipment. */
const mostWithParcels = 50

interface HandOverSeveralProps<Row> extends BulkDialogProps<Row> {
  consignmentOf: (row: Row) => Consignment
}

/** One carrier takes all selected shipments; each can have its own tracking number, parcels and weight. */
function HandOverSeveral<Row extends { id: number }>({ rows, consignmentOf, onRun, onClose }: HandOverSeveralProps<Row>) {
  const consignments = rows.map((row) => consignmentOf(row))
  const [carrierName, setCarrier] = useState(() => commonOf(consignments.map(({ carrier }) => carrier)))
  const [carrierService, setService] = useState(() => commonOf(consignments.map(({ service }) => service)))
  const [parcels, setParcels] = useState<ReadonlyMap<number, TypedParcels>>(new Map())
  const [tried, setTried] = useState(false)
  const carriers = useCarriers()
  const [form, list] = [useId(), useId()]
  const ready = rows.filter((row) => whyNot(consignmentOf(row)) === undefined)
  const parcelsOf = (row: Row) => parcels.get(row.id) ?? emptyParcels

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (carrierName.trim() === '' || ready.some((row) => typedParcels(parcelsOf(row)).errors.length > 0)) return
    onRun({
      label: 'Hand Over',
      running: 'Handing over',
      done: (count) => `${plural(count, 'shipment')} handed over`,
      refuses: (row) => whyNot(consignmentOf(row)),
      run: (row) =>
        sendChange(handOverEndpoints.handOver, {
          params: { id: consignmentOf(row).shipmentId ?? 0 },
          // What is left empty stays as the shipment has it.
          body: { carrierName, ...(carrierService && { carrierService }), ...typedParcels(parcelsOf(row)).body },
        }),
      changes: handOverEndpoints.handOver.changes,
    })
  }

  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={`Hand Over: ${plural(ready.length, 'shipment')}`}
      description={
        ready.length < rows.length ? `${plural(rows.length - ready.length, 'row')} can’t be handed over and will be skipped.` : undefined
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} disabled={ready.length === 0}>
            Hand Over
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <datalist id={list}>
          {carriers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <FieldGrid>
          <Field label="Carrier" required>
            {(control) => (
              <Input
                {...control}
                required
                list={list}
                autoComplete="off"
                maxLength={100}
                value={carrierName}
                onChange={(event) => setCarrier(event.target.value)}
              />
            )}
          </Field>
          <Field label="Service">
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={100}
                value={carrierService}
                onChange={(event) => setService(event.target.value)}
              />
            )}
          </Field>
        </FieldGrid>
        {ready.length <= mostWithParcels &&
          ready.map((row) => (
            <ParcelFields
              key={row.id}
              name={consignmentOf(row).name}
              value={parcelsOf(row)}
              tried={tried}
              onChange={(value) => setParcels(new Map(parcels).set(row.id, value))}
            />
          ))}
      </form>
    </Dialog>
  )
}

/** What all of them have; empty where they differ. */
function commonOf(values: readonly (string | null)[]): string {
  const [first, ...others] = new Set(values)
  return others.length === 0 ? (first ?? '') : ''
}

function whyNot({ shipmentId, status }: Consignment): string | undefined {
  if (shipmentId === null || status === null) return 'It has no shipment yet. Export it first.'
  return status === 'created' ? undefined : `Its shipment is ${shipmentStatusLabels[status].toLowerCase()}.`
}
