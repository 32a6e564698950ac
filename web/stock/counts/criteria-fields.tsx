import { z } from 'zod'
import { type CountCriteria, mostCountDays, mostCountLocations } from '../../../contract/stock/counts/count-criteria.ts'
import { abcClasses, type CountMethod, countMethods } from '../../../contract/stock/counts/count-words.ts'
import { FormField, fieldsOf } from '../../platform/form/fields.tsx'
import { wholeNumber, wholeNumberIn } from '../../platform/form/read-number.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import type { Entity } from '../../platform/lookup/entity.ts'
import { EntityListPicker } from '../../platform/lookup/entity-list-picker.tsx'
import { noChoice } from '../../platform/record/form-values.ts'
import { useAssignees } from './use-assignees.ts'

const someEntities = z.custom<readonly Entity[]>(() => true)

/** What the forms of counts and plans ask about the locations. */
export const typedCriteria = {
  method: z.enum(countMethods),
  locations: someEntities,
  /** Separated by commas. */
  zones: z.string(),
  items: someEntities,
  abc: z.enum(abcClasses),
  days: z.string(),
  maxLocations: z.string(),
  assignedTo: z.string(),
}
export type TypedCriteria = z.output<z.ZodObject<typeof typedCriteria>>

export const emptyCriteria = { locations: [], zones: '', items: [], abc: 'A', days: '90', assignedTo: noChoice } as const

export const daysRule = { ...wholeNumber, min: 1, max: mostCountDays }
export const locationsRule = { ...wholeNumber, min: 1, max: mostCountLocations }

/** What is sent for the method; empty where it isn't filled in yet. */
export function criteriaIn({ method, locations, zones, items, abc, days }: TypedCriteria): CountCriteria {
  const named = zones.split(',').flatMap((zone) => zone.trim() || [])
  const most = wholeNumberIn(days, daysRule)
  const ids = (of: readonly Entity[]) => (of.length === 0 ? {} : { ids: of.map(({ id }) => id) })
  const sent: Record<CountMethod, CountCriteria> = {
    location: locations.length > 0 ? { locationIds: ids(locations).ids } : {},
    zone: named.length > 0 ? { zones: named } : {},
    item: items.length > 0 ? { inventoryIds: ids(items).ids } : {},
    abc: { abc },
    not_counted: Number.isNaN(most) ? {} : { days: most },
    short_pick: {},
  }
  return sent[method]
}

/** The id of the member of staff; null for no one in particular. */
export function assigneeIn(assignedTo: string): number | null {
  return assignedTo === noChoice ? null : Number(assignedTo)
}

const { TextField, QuantityField, ChoiceField } = fieldsOf<TypedCriteria>()

/** The field that the chosen method needs. */
export function CriterionField() {
  const method = useFormField<CountMethod>('method', 'Count By').value
  if (method === 'zone') return <TextField name="zones" label="Zones" required hint="Separate several by commas" />
  if (method === 'abc')
    return (
      <ChoiceField
        name="abc"
        label="Class"
        options={abcClasses.map((value) => ({ value, label: value }))}
        hint="By units shipped in the last 90 days"
      />
    )
  if (method === 'not_counted')
    return <QuantityField name="days" label="Days" required hint="Locations with stock not counted for so long" />
  if (method === 'location') return <SeveralField name="locations" label="Locations" type="location" />
  if (method === 'item') return <SeveralField name="items" label="Items" type="item" />
  return <p className="self-center text-small text-muted">Locations with a short pick since they were last counted.</p>
}

function SeveralField({ name, label, type }: { name: 'locations' | 'items'; label: string; type: 'location' | 'item' }) {
  return (
    <FormField<readonly Entity[]> name={name} label={label} required show={(chosen) => chosen.map(({ code }) => code).join(', ')}>
      {({ ref: _, ...control }, values, change) => <EntityListPicker {...control} type={type} values={values} onValuesChange={change} />}
    </FormField>
  )
}

/** Who is to count, of the members of staff. */
export function AssigneeField() {
  const options = [{ value: noChoice, label: 'Unassigned' }, ...useAssignees()]
  return <ChoiceField name="assignedTo" label="Assigned To" options={options} />
}
