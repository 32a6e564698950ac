import { z } from 'zod'
import type { ItemTracking } from '../../../contract/stock/inventory/item-measures.ts'
import { type Lot, lotCorrection, lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { checkedBy } from '../../platform/form/checked-by.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
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
  return (
    <AskDialog
      title="Correct Lot"
      description={
        <>
          <span className="mono">{sku}</span>. Goods, reservations and history stay with the lot.
        </>
      }
      submitLabel="Correct Lot"
      pendingLabel="Saving..."
      name={`correct-lot-${lot.id}`}
      noun="lot"
      start={{ lotNumber: lot.lotNumber, expiresOn: lot.expiresOn ?? '', reason: '' }}
      schema={typed}
      send={correcting.mutateAsync}
      said={({ lotNumber }) => ({ title: 'Lot corrected', description: `${sku}: ${lotNumber}` })}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField name="lotNumber" label="Lot Number" required mono scanned maxLength={100} />
        <DateField name="expiresOn" label="Expiry Date" required={tracking === 'lot_expiry'} />
      </FieldGrid>
      <TextField name="reason" label="Reason" required rows={3} maxLength={300} hint="Recorded in the item’s history with your name" />
    </AskDialog>
  )
}
