import { z } from 'zod'
import { day } from '../../../contract/fields.ts'
import {
  delayReasonLabels,
  delayReasons,
  newShipmentEvent,
  nextKinds,
  type SentKind,
  sentKinds,
  shipmentEventLabels,
} from '../../../contract/goods-out/shipments/shipment-events.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { endOfDay, warehouseTime } from '../../platform/lib/warehouse-time.ts'
import { labelled } from '../../platform/list/filters.ts'

const typed = z.object({
  kind: z.enum(sentKinds),
  place: z.string(),
  notes: z.string(),
  at: z.string(),
  reason: z.enum(['', ...delayReasons]),
  estimatedDelivery: z.string().refine((value) => value === '' || day.safeParse(value).success, 'must be a day (2026-01-31)'),
})
type Typed = z.output<typeof typed>

/** Reason and day that belong to a kind chosen before aren't sent. */
const schema = formSchema(
  typed,
  ({ at, reason, estimatedDelivery, ...values }) => ({
    ...values,
    ...(at !== '' && { at: warehouseTime(at) }),
    ...(reason !== '' && hasReason(values.kind) && { reason }),
    ...(estimatedDelivery !== '' && values.kind === 'delayed' && { estimatedDelivery: endOfDay(estimatedDelivery) }),
  }),
  newShipmentEvent,
)
const { TextField, ChoiceField, DateField } = fieldsOf<Typed>()

/** Tells what happened to the shipment, now or earlier: what can follow its status. */
export function RecordEventDialog({ shipment, onClose }: { shipment: ShipmentWithEvents; onClose: () => void }) {
  const record = useRowChange(shipmentsEndpoints.record)
  const kinds = nextKinds[shipment.status]
  return (
    <AskDialog
      title="Record Event"
      description={<span className="mono">{shipment.trackingNumber}</span>}
      submitLabel="Record Event"
      pendingLabel="Recording..."
      name={`event-of-shipment-${shipment.id}`}
      noun="shipment"
      start={{ kind: kinds[0] ?? 'picked_up', place: '', notes: '', at: '', reason: '', estimatedDelivery: '' }}
      schema={schema}
      send={(body) => record.mutateAsync({ read: shipment, body })}
      said={({ trackingNumber }, values) => ({
        title: 'Event Recorded',
        description: `${trackingNumber}: ${labels[values.kind]} ${values.place}`.trim(),
      })}
      onClose={onClose}
    >
      <KindField kinds={kinds} />
      <DelayFields />
      <TextField name="place" label="Place" maxLength={200} hint="Optional" />
      <DateField name="at" label="When" withTime hint="Leave blank for now" />
      <TextField name="notes" label="Notes" rows={3} maxLength={1000} hint="Optional. Visible to the customer." />
    </AskDialog>
  )
}

const labels = { ...shipmentEventLabels, delayed: 'Delayed' }

function hasReason(kind: SentKind): boolean {
  return kind === 'delayed' || kind === 'exception'
}

/** Why it is late, and until when. */
function DelayFields() {
  const kind = useFormField<SentKind>('kind', '').value
  if (!hasReason(kind)) return null
  const reasons = [
    { value: '' as const, label: kind === 'delayed' ? 'Choose a reason' : 'None' },
    ...labelled(delayReasons, delayReasonLabels),
  ]
  return (
    <>
      <ChoiceField name="reason" label="Reason" required={kind === 'delayed'} options={reasons} />
      {kind === 'delayed' && <DateField name="estimatedDelivery" label="New estimated delivery" hint="Optional" />}
    </>
  )
}

/** What can follow; what was chosen before someone else recorded an event stays in sight, but can't be chosen again. */
function KindField({ kinds }: { kinds: readonly SentKind[] }) {
  const label = 'What happened'
  const chosen = useFormField<SentKind>('kind', label).value
  const shown = kinds.includes(chosen) ? kinds : [chosen, ...kinds]
  const options = labelled(shown, labels).map((option) => ({ ...option, disabled: !kinds.includes(option.value) }))
  return <ChoiceField name="kind" label={label} options={options} />
}
