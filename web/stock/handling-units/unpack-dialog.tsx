import { z } from 'zod'
import { handlingUnitsEndpoints, unpacking } from '../../../contract/stock/handling-units/handling-units.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { wholeNumber } from '../../platform/form/read-number.ts'
import { formatQuantity } from '../../platform/lib/format.ts'
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
  return (
    <AskDialog
      title="Unpack"
      description={
        <>
          <span className="mono">{sku}</span>
          {lot !== null && `, lot ${lot}`}. It stays at {unit.location}, loose.
        </>
      }
      submitLabel="Unpack"
      pendingLabel="Unpacking..."
      name={`unpack-${content.id}`}
      noun="handling unit"
      start={{ quantity: onHand === null ? '' : String(onHand) }}
      schema={schemaOf(content)}
      send={(body) => unpack.mutateAsync({ read: unit, body })}
      said={({ sscc }, values) => ({ title: 'Stock Unpacked', description: `${values.quantity} × ${sku} out of ${sscc}.` })}
      onClose={onClose}
    >
      <QuantityField
        name="quantity"
        label="Quantity"
        required
        suffix={unitOfMeasure}
        hint={onHand === null ? 'It is being counted.' : `of ${formatQuantity(onHand, unitOfMeasure)}`}
      />
    </AskDialog>
  )
}
