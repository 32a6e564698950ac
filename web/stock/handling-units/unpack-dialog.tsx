import { z } from 'zod'
import { handlingUnitsEndpoints, unpacking } from '../../../contract/stock/handling-units/handling-units.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { wholeNumber } from '../../platform/form/read-number.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { formatQuantity } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import type { DetailedUnit, UnitContent } from './unit-contents.tsx'

const typed = z.object({ quantity: z.string() })
const { QuantityField } = fieldsOf<z.output<typeof typed>>()

function schemaOf({ inventoryId, lot, onHand }: UnitContent) {
  return formSchema(
    typed,
    (_typed, { quantity }) => ({ inventoryId, quantity: Number(quantity ?? 0), ...(lot !== null && { lot }) }),
    unpacking,
    { quantity: { ...wholeNumber, min: 1, ...(onHand !== null && { max: onHand }) } },
  )
}

interface UnpackDialogProps {
  unit: DetailedUnit
  content: UnitContent
  onClose: () => void
}

/** Takes stock out of the unit; it stays at the location, loose. */
export function UnpackDialog({ unit, content, onClose }: UnpackDialogProps) {
  const unpack = useRowChange(handlingUnitsEndpoints.unpack)
  const { sku, lot, onHand, unitOfMeasure } = content
  const form = useRecordForm({
    name: `unpack-${content.id}`,
    noun: 'handling unit',
    record: null,
    values: () => ({ quantity: onHand === null ? '' : String(onHand) }),
    create: { schema: () => schemaOf(content), send: (body) => unpack.mutateAsync({ read: unit, body }) },
    onSaved: ({ sscc }, { values }) => toast({ title: 'Stock Unpacked', description: `${values.quantity} × ${sku} out of ${sscc}.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Unpack"
      description={
        <>
          <span className="mono">{sku}</span>
          {lot !== null && `, lot ${lot}`}. It stays at {unit.location}, loose.
        </>
      }
      submitLabel="Unpack"
      pendingLabel="Unpacking..."
    >
      <QuantityField
        name="quantity"
        label="Quantity"
        required
        suffix={unitOfMeasure}
        hint={onHand === null ? 'It is being counted.' : `of ${formatQuantity(onHand, unitOfMeasure)}`}
      />
    </FormDialog>
  )
}
