import { z } from 'zod'
import type { ItemTracking } from '../../../contract/stock/inventory/item-measures.ts'
import { type Lot, lotCorrection, lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import { checkedBy } from '../../platform/form/checked-by.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'

interface Typed {
  lotNumber: string
  expiresOn: string
  reason: string
}
const { TextField, DateField } = fieldsOf<Typed>()
const typed = z.custom<Typed>().transform((values, context) => checkedBy(lotCorrection, values, context))

interface CorrectLotProps {
  sku: string
  tracking: ItemTracking
  lot: Lot
  onClose: () => void
}

/** Corrects the number and the expiry date of a lot, with a reason. */
export function CorrectLotDialog({ sku, tracking, lot, onClose }: CorrectLotProps) {
  const correcting = useChange(lotsEndpoints.correct, (body: z.output<typeof lotCorrection>) => ({
    params: { id: lot.inventoryId, lotId: lot.id },
    body,
  }))
  const form = useRecordForm({
    name: `correct-lot-${lot.id}`,
    noun: 'lot',
    record: null,
    values: (): Typed => ({ lotNumber: lot.lotNumber, expiresOn: lot.expiresOn ?? '', reason: '' }),
    create: { schema: () => typed, send: correcting.mutateAsync },
    onSaved: ({ lotNumber }) => toast({ title: 'Lot corrected', description: `${sku}: ${lotNumber}` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Correct Lot"
      description={
        <>
          <span className="mono">{sku}</span>. Goods, reservations and history stay with the lot.
        </>
      }
      submitLabel="Correct Lot"
      pendingLabel="Saving..."
    >
      <FieldGrid>
        <TextField name="lotNumber" label="Lot Number" required mono scanned maxLength={100} />
        <DateField name="expiresOn" label="Expiry Date" required={tracking === 'lot_expiry'} />
      </FieldGrid>
      <TextField name="reason" label="Reason" required rows={3} maxLength={300} hint="Recorded in the item’s history with your name" />
    </FormDialog>
  )
}
