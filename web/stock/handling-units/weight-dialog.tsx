import { z } from 'zod'
import { type HandlingUnit, handlingUnits, handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { writeNumber } from '../../platform/form/read-number.ts'
import { useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { carrierNumbers } from './carrier-numbers.ts'

const typed = z.object({ weightKg: z.string() })
const { MoneyField } = fieldsOf<z.output<typeof typed>>()
const schema = formSchema(typed, (_values, { weightKg }) => ({ weightKg }), handlingUnits.changed, { weightKg: carrierNumbers.weightKg })

/** Records what a unit weighs with all that is in it. */
export function WeightDialog({ unit, onClose }: { unit: Pick<HandlingUnit, 'id' | 'sscc' | 'weightKg' | 'version'>; onClose: () => void }) {
  const { update } = useRecordCalls(handlingUnitsEndpoints)
  return (
    <AskDialog
      title="Weight"
      description={<span className="mono">{unit.sscc}</span>}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      name={`weight-of-unit-${unit.id}`}
      noun="handling unit"
      start={{ weightKg: writeNumber(unit.weightKg) }}
      schema={schema}
      send={(change) => update(unit, change)}
      said={({ sscc, weightKg }) => ({
        title: 'Weight Recorded',
        description: weightKg === null ? `${sscc} has no weight.` : `${sscc} weighs ${weightKg} kg.`,
      })}
      onClose={onClose}
    >
      <MoneyField name="weightKg" label="Weight" suffix="kg" hint="Including contents. Leave blank if unknown." />
    </AskDialog>
  )
}
