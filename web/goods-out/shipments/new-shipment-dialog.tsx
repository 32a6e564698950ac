import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { day } from '../../../contract/fields.ts'
import { fullStopAfter } from '../../../contract/full-stop.ts'
import { defaultTransitDays, newShipment, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { plural } from '../../platform/lib/format.ts'
import { endOfDay } from '../../platform/lib/warehouse-time.ts'
import { chosenEntity, entityValue } from '../../platform/lookup/entity.ts'
import { EntityField } from '../../platform/lookup/entity-field.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'

const typed = z.object({
  customerId: entityValue.refine((value): boolean => value !== null, 'must be chosen from the list'),
  serviceType: z.string(),
  origin: z.string(),
  destination: z.string(),
  estimatedDelivery: z.string().refine((value) => value === '' || day.safeParse(value).success, 'must be a date such as 2026-01-31'),
  notes: z.string(),
})
type Typed = z.output<typeof typed>

/** What is left empty isn't sent, so that the server's defaults hold. */
const schema = formSchema(
  typed,
  ({ customerId, estimatedDelivery, ...texts }) => ({
    customerId: chosenEntity(customerId)?.id ?? 0,
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
    ...(estimatedDelivery && { estimatedDelivery: endOfDay(estimatedDelivery) }),
  }),
  newShipment,
)
const { TextField, DateField } = fieldsOf<Typed>()

const blank: Typed = { customerId: null, serviceType: '', origin: 'Warehouse', destination: '', estimatedDelivery: '', notes: '' }

/** A shipment that no movement made: goods that are fetched elsewhere, or that another system shipped. */
export function NewShipmentDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { create } = useRecordCalls(shipmentsEndpoints)
  return (
    <AskDialog
      title="New Shipment"
      description="For shipments without a movement. Exported movements create their shipments automatically."
      submitLabel="Create Shipment"
      pendingLabel="Creating..."
      size="md"
      name="shipment"
      noun="shipment"
      start={blank}
      schema={schema}
      send={create}
      said={({ id, trackingNumber, customerName }) => ({
        title: 'Shipment Created',
        description: `${trackingNumber} for ${customerName}${fullStopAfter(customerName)}`,
        action: { label: 'View', onClick: () => void navigate({ to: '/shipments/$id', params: { id: String(id) } }) },
      })}
      onClose={onClose}
    >
      <FieldGrid>
        <EntityField<keyof Typed> name="customerId" label="Customer" type="customer" required />
        <TextField name="serviceType" label="Service" maxLength={100} hint="Leave blank for Standard" />
        <TextField name="origin" label="Origin" maxLength={200} />
        <TextField name="destination" label="Destination" maxLength={200} />
        <DateField
          name="estimatedDelivery"
          label="Estimated delivery"
          hint={`Leave blank for ${plural(defaultTransitDays, 'day')} from now`}
        />
      </FieldGrid>
      <TextField name="notes" label="Notes" rows={3} maxLength={1000} />
    </AskDialog>
  )
}
