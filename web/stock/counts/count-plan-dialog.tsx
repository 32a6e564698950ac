import { z } from 'zod'
import type { CountCriteria } from '../../../contract/stock/counts/count-criteria.ts'
import { type CountPlan, countPlans, countPlansEndpoints, planMethodLabels } from '../../../contract/stock/counts/count-plans.ts'
import type { RecordFormProps } from '../../platform/form/edit-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { wholeNumber } from '../../platform/form/read-number.ts'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { today } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { noChoice } from '../../platform/record/form-values.ts'
import { dialogWords } from '../../platform/record/record-form.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { AssigneeField, assigneeIn, CriterionField, criteriaIn, emptyCriteria, locationsRule, typedCriteria } from './criteria-fields.tsx'

const methods = Object.keys(planMethodLabels) as (keyof typeof planMethodLabels)[]
const typed = z.object({
  ...typedCriteria,
  method: z.enum(methods as [CountPlan['method'], ...CountPlan['method'][]]),
  name: z.string(),
  everyDays: z.string(),
  nextOn: z.string(),
  blind: z.boolean(),
  isActive: z.boolean(),
})
type Typed = z.output<typeof typed>

function schemaOf<S extends z.ZodType>(body: S) {
  return formSchema(
    typed,
    (values, { everyDays, maxLocations }) =>
      ({
        name: values.name,
        method: values.method,
        ...criteriaIn(values),
        everyDays: Number(everyDays),
        maxLocations: Number(maxLocations),
        assignedTo: assigneeIn(values.assignedTo),
        blind: values.blind,
        isActive: values.isActive,
        nextOn: values.nextOn,
      }) as z.input<S>,
    body,
    { everyDays: { ...wholeNumber, min: 1, max: 365 }, maxLocations: locationsRule },
  )
}
const schemas = { created: schemaOf(countPlansEndpoints.create.body.schema), changed: schemaOf(countPlansEndpoints.update.body.schema) }

const { TextField, ChoiceField, QuantityField, DateField, SwitchField } = fieldsOf<Typed>()

function valuesOf(plan: CountPlan | null): Typed {
  if (!plan)
    return { ...emptyCriteria, method: 'zone', name: '', everyDays: '7', maxLocations: '50', nextOn: today(), blind: true, isActive: true }
  const { zones = [], abc = 'A', days = 90 } = plan.criteria as CountCriteria
  return {
    ...emptyCriteria,
    method: plan.method,
    name: plan.name,
    everyDays: String(plan.everyDays),
    maxLocations: String(plan.maxLocations),
    nextOn: plan.nextOn,
    blind: plan.blind,
    isActive: plan.isActive,
    zones: zones.join(', '),
    abc,
    days: String(days),
    assignedTo: plan.assignedTo === null ? noChoice : String(plan.assignedTo),
  }
}

/** A plan by which counts are made again every so many days. */
export function CountPlanDialog({ record, onClose }: RecordFormProps<CountPlan>) {
  const { create, update } = useRecordCalls(countPlansEndpoints)
  const form = useRecordForm({
    name: 'count-plan',
    noun: 'plan',
    record,
    values: valuesOf,
    create: { schema: () => schemas.created, send: create },
    update: {
      schema: () => schemas.changed,
      send: update,
      reread: rereadBy(countPlansEndpoints.get),
      history: countPlans.history,
    },
    onSaved: ({ name }, { isNew }) => toast({ title: isNew ? 'Plan Created' : 'Plan Saved', description: name }),
    onClose,
  })
  return (
    <FormDialog form={form} {...dialogWords('Plan', form.record)}>
      <TextField name="name" label="Name" required maxLength={200} />
      <FieldGrid>
        <ChoiceField name="method" label="Count By" options={methods.map((value) => ({ value, label: planMethodLabels[value] }))} />
        <CriterionField />
        <QuantityField name="everyDays" label="Every" suffix="days" required />
        <QuantityField name="maxLocations" label="At Most" suffix="locations" required />
        <DateField name="nextOn" label="Next" required hint="The count is planned at five o’clock in the morning" />
        <AssigneeField />
      </FieldGrid>
      <SwitchField name="blind" label="Blind" hint="No quantities are shown until the count is in review" />
      <SwitchField name="isActive" label="Active" hint="Counts are planned" />
    </FormDialog>
  )
}
