import { z } from 'zod'
import { type PickLine, type PickList, pickingEndpoints, putRight } from '../../../contract/goods-out/picking/picking.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { wholeNumber } from '../../platform/form/read-number.ts'
import { formatQuantity } from '../../platform/lib/format.ts'
import { useFloorChange } from './use-pick-list.ts'

const typed = z.object({ quantity: z.string(), locationCode: z.string(), reason: z.string() })
type Typed = z.output<typeof typed>

const { QuantityField, TextField } = fieldsOf<Typed>()

interface PutRightDialogProps {
  list: PickList
  line: PickLine
  onClose: () => void
}

/** Puts back what was picked by mistake. It counts as a pick exception. */
export function PutRightDialog({ list, line, onClose }: PutRightDialogProps) {
  const change = useFloorChange(pickingEndpoints.putRight, list)
  const schema = formSchema(
    typed,
    ({ locationCode, reason }, { quantity }) => ({ line: line.id, quantity: Number(quantity ?? 0), locationCode, reason }),
    putRight,
    { quantity: { ...wholeNumber, min: 1, max: line.quantity } },
  )
  return (
    <AskDialog
      title="Put Right"
      description={
        <>
          {formatQuantity(line.quantity, line.unitOfMeasure)} of <span className="mono">{line.sku}</span> are picked. Units you put back
          must be picked again.
        </>
      }
      submitLabel="Put Back"
      pendingLabel="Putting back..."
      name={`put-right-${line.id}`}
      noun="pick"
      start={{ quantity: String(line.quantity), locationCode: '', reason: '' }}
      schema={schema}
      send={(body) => change.mutateAsync(body)}
      said={(_, values) => ({
        title: 'Pick Put Right',
        description: `Pick ${values.quantity} of ${line.sku} again at ${values.locationCode}.`,
      })}
      onClose={onClose}
    >
      <QuantityField name="quantity" label="Quantity" required suffix={line.unitOfMeasure} />
      <TextField name="locationCode" label="Put Back To" required mono scanned maxLength={50} hint="Scan the location" />
      <TextField name="reason" label="Reason" required maxLength={200} />
    </AskDialog>
  )
}
