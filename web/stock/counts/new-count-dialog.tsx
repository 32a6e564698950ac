import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { criterionOf } from '../../../contract/stock/counts/count-criteria.ts'
import { countMethodLabels, countMethods } from '../../../contract/stock/counts/count-words.ts'
import { countsEndpoints, newCount } from '../../../contract/stock/counts/counts.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { wholeNumberIn } from '../../platform/form/read-number.ts'
import { useRecordFormFields } from '../../platform/form/record-form-context.ts'
import { automaticSite, siteIn, useSiteOptions } from '../../platform/form/site-choice.ts'
import { plural } from '../../platform/lib/format.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useChosenSite } from '../../platform/lib/use-sites.ts'
import { labelled } from '../../platform/list/filters.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { AssigneeField, assigneeIn, CriterionField, criteriaIn, emptyCriteria, locationsRule, typedCriteria } from './criteria-fields.tsx'

const typed = z.object({ ...typedCriteria, siteId: z.string(), name: z.string(), dueOn: z.string(), blind: z.boolean(), notes: z.string() })
type Typed = z.output<typeof typed>

const schema = formSchema(
  typed,
  (values, { maxLocations }) => ({
    ...siteIn(values),
    method: values.method,
    ...criteriaIn(values),
    ...(maxLocations !== null && { maxLocations: Number(maxLocations) }),
    name: values.name,
    dueOn: values.dueOn || null,
    blind: values.blind,
    notes: values.notes,
    assignedTo: assigneeIn(values.assignedTo),
  }),
  newCount,
  { maxLocations: locationsRule },
)

const { TextField, ChoiceField, QuantityField, DateField, SwitchField } = fieldsOf<Typed>()

/** Plans a count; says while it is typed how many locations and lines that is. */
export function NewCountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const chosen = useChosenSite()
  const sites = useSiteOptions()
  const create = useChange(countsEndpoints.create, (body: z.output<typeof schema>) => ({ body }))
  return (
    <AskDialog
      title="New Count"
      submitLabel="Plan Count"
      pendingLabel="Planning..."
      summary={<Preview />}
      size="md"
      name="count"
      noun="count"
      start={{
        ...emptyCriteria,
        siteId: chosen === null ? '' : String(chosen),
        method: 'zone',
        maxLocations: '50',
        name: '',
        dueOn: '',
        blind: true,
        notes: '',
      }}
      schema={schema}
      send={create.mutateAsync}
      said={({ id, countNumber, placeCount }) => ({
        title: 'Count Planned',
        description: `${countNumber}, ${plural(placeCount, 'location')}`,
        action: { label: 'View', onClick: () => void navigate({ to: '/counting/$id', params: { id: String(id) } }) },
      })}
      onClose={onClose}
    >
      <FieldGrid>
        {sites.length > 1 && <ChoiceField name="siteId" label="Site" options={[automaticSite, ...sites]} />}
        <ChoiceField name="method" label="Count By" options={labelled(countMethods, countMethodLabels)} />
        <CriterionField />
        <QuantityField name="maxLocations" label="At Most" suffix="locations" />
        <SwitchField name="blind" label="Blind" hint="No quantities are shown until the count is in review" />
        <TextField name="name" label="Name" maxLength={200} />
        <DateField name="dueOn" label="Due" />
        <AssigneeField />
      </FieldGrid>
      <TextField name="notes" label="Notes" rows={2} maxLength={5000} />
    </AskDialog>
  )
}

/** '38 locations, 214 lines'. */
function Preview() {
  const values = useWatch({ control: useRecordFormFields().control }) as Typed
  const criteria = criteriaIn(values)
  const needed = criterionOf[values.method]
  const most = wholeNumberIn(values.maxLocations, locationsRule)
  const isComplete = needed === null || criteria[needed] !== undefined
  const query = { ...siteIn(values), method: values.method, ...criteria, ...(!Number.isNaN(most) && { maxLocations: most }) }
  const { data } = useRead(countsEndpoints.preview, { query }, { enabled: isComplete })
  if (!isComplete || !data) return null
  return (
    <span role="status" className="text-small text-ink-2">
      {plural(data.locations, 'location')}, {plural(data.lines, 'line')}
      {data.skipped.length > 0 && `, ${data.skipped.length} in other counts`}
    </span>
  )
}
