import { z } from 'zod'
import { type CountingLine, countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { LotButtons } from '../../platform/floor/lot-buttons.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { plural } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { type LotOfGoods, useOfferedLots } from '../../platform/lookup/lots-of-item.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'

interface Typed {
  lotNumber: string
  expiresOn: string
}
const { TextField, DateField } = fieldsOf<Typed>()
const typed = z.object({ lotNumber: z.string(), expiresOn: z.string() })

interface CountedLotProps {
  receiptId: number
  line: CountingLine
  lot: CountingLine['lots'][number]
  onCorrected: (lot: LotOfGoods & { handlingUnit: string | null }) => void
  onClose: () => void
}

/** Corrects the lot number and the expiry date of units that were counted. */
export function CountedLotDialog({ receiptId, line, lot, onCorrected, onClose }: CountedLotProps) {
  const { sku } = line
  const { lotNumber, expiresOn, handlingUnit } = lot
  const correcting = useChange(countingEndpoints.correctLot, (right: Typed) => ({
    params: { id: receiptId },
    body: { sku, of: { lotNumber, expiresOn, handlingUnit }, ...right },
  }))
  const form = useRecordForm({
    name: `counted-lot-${receiptId}-${sku}-${lotNumber}-${handlingUnit}`,
    noun: 'lot',
    record: null,
    values: (): Typed => ({ lotNumber: lotNumber ?? '', expiresOn: expiresOn ?? '' }),
    create: {
      schema: () => typed,
      send: async (right: Typed) => {
        await correcting.mutateAsync(right)
        return right
      },
    },
    onSaved: (right) => {
      toast({ title: 'Lot corrected', description: `${sku}: ${right.lotNumber.trim() || 'no lot'}` })
      onCorrected({ lotNumber: right.lotNumber.trim() || null, expiresOn: right.expiresOn || null, handlingUnit })
    },
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Correct Lot"
      description={
        <>
          <span className="mono">{sku}</span> · {plural(lot.counted, 'unit')} counted
        </>
      }
      submitLabel="Save"
      pendingLabel="Saving..."
    >
      <FieldGrid>
        <TextField name="lotNumber" label="Lot Number" mono scanned maxLength={100} />
        <DateField name="expiresOn" label="Expires On" />
      </FieldGrid>
      <KnownLots line={line} />
    </FormDialog>
  )
}

function KnownLots({ line: { sku, inventoryId, expectedLots } }: { line: CountingLine }) {
  const lotNumber = useFormField<string>('lotNumber', 'Lot Number')
  const expiresOn = useFormField<string>('expiresOn', 'Expires On')
  return (
    <LotButtons
      label={`Known lots of ${sku}`}
      lots={useOfferedLots(inventoryId, expectedLots)}
      isChosen={(lot) => lot.lotNumber === lotNumber.value && (lot.expiresOn ?? '') === expiresOn.value}
      onChoose={(lot) => {
        lotNumber.change(lot.lotNumber)
        expiresOn.change(lot.expiresOn ?? '')
      }}
    />
  )
}
