import { z } from 'zod'
import { newShortPick, type PickLine, type PickList, pickingEndpoints, shortReasons } from '../../../contract/goods-out/picking/picking.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { wholeNumber } from '../../platform/form/read-number.ts'
import { formatNumber, formatQuantity } from '../../platform/lib/format.ts'
import { useFloorChange } from './use-pick-list.ts'

const typed = z.object({ found: z.string(), reason: z.string() })
type Typed = z.output<typeof typed>

const { QuantityField, ChoiceField } = fieldsOf<Typed>()
const reasons = shortReasons.map((reason) => ({ value: reason, label: reason }))

interface ShortPickDialogProps {
  list: PickList
  line: PickLine
  onClose: () => void
}

/** How many there were, and why not more. Of a lot that has expired nothing can go, however much there is. */
export function ShortPickDialog({ list, line, onClose }: ShortPickDialogProps) {
  const pickShort = useFloorChange(pickingEndpoints.pickShort, list)
  const schema = formSchema(typed, ({ reason }, { found }) => ({ line: line.id, found: Number(found ?? 0), reason }), newShortPick, {
    found: { ...wholeNumber, min: 0, max: line.quantity - 1 },
  })
  return (
    <AskDialog
      title="Report Short"
      description={
        <>
          {formatQuantity(line.quantity, line.unitOfMeasure)} of <span className="mono">{line.sku}</span>{' '}
          {line.expired ? 'have expired and are put aside.' : `should be at ${line.location ?? 'no location'}.`}
          {list.status === 'packing' && ` ${list.orderNumber} goes back to picking.`}
        </>
      }
      submitLabel="Report Short"
      pendingLabel="Reporting..."
      name={`short-pick-${line.id}`}
      noun="pick"
      start={{ found: '0', reason: line.expired ? 'Expired' : '' }}
      schema={schema}
      send={(body) => pickShort.mutateAsync(body)}
      said={(after) => ({ title: 'Short Pick Recorded', description: whatFollows(line, list, after) })}
      onClose={onClose}
    >
      {!line.expired && (
        <QuantityField name="found" label="Found" required suffix={line.unitOfMeasure} hint="The quantity you found will be picked." />
      )}
      <ChoiceField name="reason" label="Reason" required placeholder="Choose a reason" options={reasons} />
    </AskDialog>
  )
}

/** A short pick ends its line, so that the lines that are new to the list bring the rest. */
function whatFollows({ sku }: PickLine, before: PickList, { open, missing }: PickList): string {
  const lacking = missing.find((each) => each.sku === sku)
  const seen = new Set(before.open.map(({ id }) => id))
  const rest = open.filter((line) => line.sku === sku && !seen.has(line.id))
  const bins = [...new Set(rest.map(({ location }) => location ?? 'no location'))].join(', ')
  if (!lacking) return `The rest is picked at ${bins}`
  const backOrder = `Nothing else is in stock: ${formatNumber(lacking.quantity)} on back-order`
  return rest.length > 0
    ? `${formatNumber(rest.reduce((sum, { quantity }) => sum + quantity, 0))} are picked at ${bins}. ${backOrder}`
    : backOrder
}
