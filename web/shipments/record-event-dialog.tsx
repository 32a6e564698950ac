import { z } from 'zod'
import {
  newShipmentEvent,
  nextKinds,
  type RecordedKind,
  recordedKinds,
  shipmentEventLabels,
} from '../../contract/shipments/shipment-events.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../contract/shipments/shipments.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { useFormField } from '../form/record-form-context.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useRowChange } from '../lib/use-change.ts'
import { warehouseTime } from '../lib/warehouse-time.ts'
import { labelled } from '../list/filters.ts'

const typed = z.object({ kind: z.enum(recordedKinds), place: z.string(), notes: z.string(), at: z.string() })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, ({ at, ...values }) => ({ ...values, ...(at !== '' && { at: warehouseTime(at) }) }), newShipmentEvent)
const { TextField, ChoiceField, DateField } = fieldsOf<Typed>()

/** Tells what happened to the shipment, now or earlier: what can follow its status. */
export function RecordEventDialog({ shipment, onClose }: { shipment: ShipmentWithEvents; onClose: () => void }) {
  const record = useRowChange(shipmentsEndpoints.record)
  const kinds = nextKinds[shipment.status]
  const form = useRecordForm({
    name: `event-of-shipment-${shipment.id}`,
    noun: 'shipment',
    record: null,
    values: (): Typed => ({ kind: kinds[0] ?? 'picked_up', place: '', notes: '', at: '' }),
    create: { schema: () => schema, send: (body) => record.mutateAsync({ read: shipment, body }) },
    onSaved: ({ trackingNumber }, { values }) =>
      toast({ title: 'Event Recorded', description: `${trackingNumber}: ${shipmentEventLabels[values.kind]} ${values.place}`.trim() }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Record Event"
      description={<span className="mono">{shipment.trackingNumber}</span>}
      submitLabel="Record Event"
      pendingLabel="Recording..."
    >
      <KindField kinds={kinds} />
      <TextField name="place" label="Place" maxLength={200} hint="Optional" />
      <DateField name="at" label="When" withTime hint="Leave blank for now" />
      <TextField name="notes" label="Notes" rows={3} maxLength={1000} hint="Optional. Visible to the customer." />
    </FormDialog>
  )
}

/** What can follow; what was chosen before someone else recorded an event stays in sight, but can't be chosen again. */
function KindField({ kinds }: { kinds: readonly RecordedKind[] }) {
  const label = 'What happened'
  const chosen = useFormField<RecordedKind>('kind', label).value
  const shown = kinds.includes(chosen) ? kinds : [chosen, ...kinds]
  const options = labelled(shown, shipmentEventLabels).map((option) => ({ ...option, disabled: !kinds.includes(option.value) }))
  return <ChoiceField name="kind" label={label} options={options} />
}
