import { fieldsOf } from '../../platform/form/fields.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'
import type { OrderDraft } from './order-draft.ts'

const { TextField, DateField } = fieldsOf<OrderDraft>()

/** What the customer calls the movement, and when it is to leave. */
export function ReferenceFields() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
      <TextField name="reference" label="Reference" mono maxLength={100} />
      <TextField name="purchaseOrder" label="Purchase Order" mono maxLength={100} />
      <DateField name="requestedShipDate" label="Ship By" />
    </div>
  )
}

/** Who receives the movement. */
export function RecipientFields() {
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <TextField name="recipientName" label="Recipient" maxLength={200} />
      <TextField name="recipientCompany" label="Company" maxLength={200} />
      <TextField name="recipientPhone" label="Phone" type="tel" maxLength={50} />
      <TextField name="recipientEmail" label="Email" type="email" maxLength={254} />
    </div>
  )
}

/** The wished carrier and service. */
export function OrderCarrierFields() {
  return (
    <FieldGrid>
      <TextField name="carrier" label="Carrier" maxLength={100} />
      <TextField name="serviceType" label="Service" maxLength={100} hint="Leave blank for the standard service." />
    </FieldGrid>
  )
}
