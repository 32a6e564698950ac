import { z } from 'zod'
import { type HandlingUnit, handlingUnits, handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { writeNumber } from '../../platform/form/read-number.ts'
import { useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { carrierNumbers } from './carrier-numbers.ts'

const typed = z.object({ weightKg: z.string() })
const { MoneyField } = fieldsOf<z.output<typeof typed>>()
const schema = formSchema(typed, (_values, { weightKg }) => ({ weightKg }), handlingUnits.changed, { weightKg: carrierNumbers.weightKg })

/** Records what a unit weighs with all that is in it. */
export function WeightDialog({ unit, onClose }: { unit: Pick<HandlingUnit, 'id' | 'sscc' | 'weightKg' | 'version'>; onClose: () => void }) {
  const { update } = useRecordCalls(handlingUnitsEndpoints)
  const form = useRecordForm({
    name: `weight-of-unit-${unit.id}`,
    noun: 'handling unit',
    record: null,
    values: () => ({ weightKg: writeNumber(unit.weightKg) }),
    create: { schema: () => schema, send: (change) => update(unit, change) },
    onSaved: ({ sscc, weightKg }) =>
      toast({ title: 'Weight Recorded', description: weightKg === null ? `${sscc} has no weight.` : `${sscc} weighs ${weightKg} kg.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Weight"
      description={<span className="mono">{unit.sscc}</span>}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
    >
      <MoneyField name="weightKg" label="Weight" suffix="kg" hint="Including contents. Leave blank if unknown." />
    </FormDialog>
  )
}
