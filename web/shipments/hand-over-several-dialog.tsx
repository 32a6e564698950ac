import { type FormEvent, useId, useState } from 'react'
import type { Order } from '../../contract/orders/orders.ts'
import { handOverEndpoints } from '../../contract/shipments/hand-over.ts'
import { type ShipmentStatus, shipmentStatusLabels } from '../../contract/shipments/shipment-events.ts'
import type { Shipment } from '../../contract/shipments/shipments.ts'
import { plural } from '../lib/format.ts'
import { sendChange } from '../lib/use-change.ts'
import type { BulkDialogProps } from '../list/bulk-run.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, dialogButtons } from '../ui/dialog.tsx'
import { Field, FieldGrid } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { useCarriers } from './carrier-form.tsx'

/** What is handed over with a row: its shipment, or none while there is none. */
interface Consignment {
  name: string
  shipmentId: number | null
  status: ShipmentStatus | null
}

export function HandOverShipmentsDialog(props: BulkDialogProps<Shipment>) {
  return <HandOverSeveral {...props} consignmentOf={ofShipment} />
}

export function HandOverOrdersDialog(props: BulkDialogProps<Order>) {
  return <HandOverSeveral {...props} consignmentOf={ofOrder} />
}

const ofShipment = ({ id, trackingNumber, status }: Shipment): Consignment => ({ name: trackingNumber, shipmentId: id, status })
const ofOrder = ({ orderNumber, shipmentId, shipmentStatus }: Order): Consignment => ({
  name: orderNumber,
  shipmentId,
  status: shipmentStatus,
})

/** Above so many rows their tracking numbers are entered at each shipment. */
const mostWithNumbers = 50

interface HandOverSeveralProps<Row> extends BulkDialogProps<Row> {
  consignmentOf: (row: Row) => Consignment
}

/** One carrier takes all selected shipments; each can have its own tracking number. */
function HandOverSeveral<Row extends { id: number }>({ rows, consignmentOf, onRun, onClose }: HandOverSeveralProps<Row>) {
  const [carrierName, setCarrier] = useState('')
  const [carrierService, setService] = useState('')
  const [numbers, setNumbers] = useState<ReadonlyMap<number, string>>(new Map())
  const carriers = useCarriers()
  const [form, list] = [useId(), useId()]
  const ready = rows.filter((row) => whyNot(consignmentOf(row)) === undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (carrierName.trim() === '') return
    onRun({
      label: 'Hand Over',
      running: 'Handing over',
      done: (count) => `${plural(count, 'shipment')} handed over`,
      refuses: (row) => whyNot(consignmentOf(row)),
      run: (row) =>
        sendChange(handOverEndpoints.handOver, {
          params: { id: consignmentOf(row).shipmentId ?? 0 },
          body: {
            carrierName,
            // What is left empty stays as the shipment has it.
            ...(carrierService && { carrierService }),
            ...(numbers.get(row.id) && { carrierTrackingNumber: numbers.get(row.id) }),
          },
        }),
      changes: handOverEndpoints.handOver.changes,
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Hand Over: ${plural(ready.length, 'shipment')}`}
      description={
        ready.length < rows.length ? `${plural(rows.length - ready.length, 'row')} can’t be handed over and will be skipped.` : undefined
      }
      footer={
        <div className={dialogButtons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} disabled={ready.length === 0}>
            Hand Over
          </Button>
        </div>
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
        {ready.length <= mostWithNumbers &&
          ready.map((row) => (
            <Field key={row.id} label={`Tracking Number of ${consignmentOf(row).name}`}>
              {(control) => (
                <Input
                  {...control}
                  className="mono"
                  autoComplete="off"
                  maxLength={100}
                  value={numbers.get(row.id) ?? ''}
                  onChange={(event) => setNumbers(new Map(numbers).set(row.id, event.target.value.trim()))}
                />
              )}
            </Field>
          ))}
      </form>
    </Dialog>
  )
}

function whyNot({ shipmentId, status }: Consignment): string | undefined {
  if (shipmentId === null || status === null) return 'It has no shipment yet. Export it first.'
  return status === 'created' ? undefined : `Its shipment is ${shipmentStatusLabels[status].toLowerCase()}.`
}
