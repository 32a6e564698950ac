import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { automaticSite, useSiteOptions } from '../../platform/form/site-choice.ts'
import { EntityField } from '../../platform/lookup/entity-field.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { type ReceiptValues, receivesWith } from './receipt-form-values.ts'
import { useStatusOptions } from './status-update.tsx'
import { skipsSteps, stepWords } from './step-words.ts'

const { TextField, DateField, ChoiceField } = fieldsOf<ReceiptValues>()

interface ReceiptFieldsProps {
  /** The receipt that is edited; null for a new one. */
  receipt: Receipt | null
}

/** What is known about a delivery, besides its lines. */
export function ReceiptFields({ receipt }: ReceiptFieldsProps) {
  const isCounted = receipt !== null && receipt.status !== 'pending'
  return (
    <>
      <FieldGrid>
        <EntityField<keyof ReceiptValues>
          name="customerId"
          label="Customer"
          type="customer"
          required
          disabled={isCounted}
          hint={isCounted ? 'The goods were received into this customer’s stock.' : undefined}
        />
        <ArrivesAt fixed={isCounted || receipt?.transferOrderId != null} />
        <TextField name="supplier" label="Supplier" required maxLength={300} />
        <DateField name="expectedDate" label="Expected Date" />
        <TextField name="trackingNumber" label="Tracking Number" mono scanned maxLength={100} hint={receipt ? undefined : 'Optional'} />
        <TextField name="reference" label="Reference" mono maxLength={100} hint="The customer’s own number" />
      </FieldGrid>
      {receipt && <StatusFields receipt={receipt} />}
      <TextField name="notes" label="Notes" rows={3} maxLength={5000} />
    </>
  )
}

/** With several sites: where the goods arrive. */
function ArrivesAt({ fixed }: { fixed: boolean }) {
  const options = useSiteOptions()
  const chosen = useFormField<string>('siteId', 'Arrives At').value
  if (options.length < 2) return null
  const offered = fixed ? options.filter(({ value }) => value === chosen) : [automaticSite, ...options]
  return <ChoiceField name="siteId" label="Arrives At" options={offered} />
}

/** The status as part of the working copy: it is taken on Save Changes. */
function StatusFields({ receipt }: { receipt: Receipt }) {
  const options = useStatusOptions(receipt.status)
  const chosen = useFormField<Receipt['status']>('status', 'Status').value
  return (
    <>
      <FieldGrid>
        <ChoiceField name="status" label="Status" options={options} />
        {skipsSteps(receipt.status, chosen) && (
          <TextField name="reason" label="Reason" required maxLength={500} hint="Explain why steps are skipped" />
        )}
      </FieldGrid>
      {receivesWith(receipt.status, chosen) && (
        <FieldGrid>
          <EntityField<keyof ReceiptValues>
            name="receivingLocation"
            label="Receive at"
            type="location"
            locationType="receiving"
            placeholder="The first with room"
          />
          <EntityField<keyof ReceiptValues>
            name="quarantineLocation"
            label="Damaged units to"
            type="location"
            locationType="quarantine"
            placeholder="The first with room"
          />
        </FieldGrid>
      )}
      {chosen !== receipt.status && <Note tone="caution">{stepWords(receipt, chosen)}</Note>}
    </>
  )
}
