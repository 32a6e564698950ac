import { z } from 'zod'
import { type Location, locations, locationsEndpoints, locationTypeLabels, locationTypes } from '../../contract/locations/locations.ts'
import { useOverlay } from '../address/use-overlay.ts'
import type { RecordFormProps } from '../form/edit-dialog.tsx'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { wholeNumber } from '../form/read-number.ts'
import { rereadBy, useRecordCalls } from '../form/use-record-calls.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { formatNumber, plural } from '../lib/format.ts'
import { FieldGrid } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'

const typed = z.object({
  code: z.string(),
  name: z.string(),
  zone: z.string(),
  type: z.enum(locationTypes),
  capacity: z.string(),
  isActive: z.boolean(),
})
type Typed = z.output<typeof typed>

const schema = formSchema(
  typed,
  (values, { capacity }) => ({ ...values, capacity: capacity === null ? null : Number(capacity) }),
  locations.created,
  { capacity: wholeNumber },
)
const { TextField, ChoiceField, QuantityField, SwitchField } = fieldsOf<Typed>()

const typeOptions = locationTypes.map((type) => ({ value: type, label: locationTypeLabels[type] }))

export function LocationDialog(props: RecordFormProps<Location>) {
  const form = useLocationForm(props)
  const { record } = form
  return (
    <FormDialog
      form={form}
      title={record ? 'Edit Location' : 'Add Location'}
      focus={record ? 'title' : 'field'}
      description={record && `${record.code} · ${record.name}`}
      submitLabel={record ? 'Save Changes' : 'Create Location'}
    >
      <FieldGrid>
        <TextField name="code" label="Code" required mono scanned={record === null} />
        <TextField name="name" label="Name" required />
        <TextField name="zone" label="Zone" />
        <ChoiceField name="type" label="Type" options={typeOptions} />
        <QuantityField name="capacity" label="Capacity" hint="In units. Leave blank for unlimited" />
        <SwitchField name="isActive" label="Active" hint={activeHint(record)} />
      </FieldGrid>
    </FormDialog>
  )
}

function activeHint(location: Location | null): string {
  if (!location || location.currentOccupancy === 0) return 'Stock can be stored here'
  return `Holds ${plural(location.currentOccupancy, 'unit')}${
    location.capacity === null ? '' : ` of ${formatNumber(location.capacity)}`
  }. Move the stock before you deactivate the location`
}

function useLocationForm({ record, onClose }: RecordFormProps<Location>) {
  const adding = useOverlay('new')
  // The set-up guide opens the dialog for a type: `new=receiving`.
  const wanted = locationTypes.find((type) => type === adding.value)
  const { create, update } = useRecordCalls(locationsEndpoints)
  return useRecordForm({
    name: 'location',
    noun: 'location',
    record,
    values: (read) => formValues(read, wanted),
    create: { schema: () => schema, send: create },
    update: {
      schema: () => schema,
      send: update,
      reread: rereadBy(locationsEndpoints.get),
      history: locations.history,
    },
    onSaved: ({ code, name }, { isNew }) =>
      toast({ title: isNew ? 'Location created successfully' : 'Location updated successfully', description: `${code} · ${name}` }),
    onClose,
  })
}

function formValues(location: Location | null, wanted: Typed['type'] = 'storage'): Typed {
  return {
    code: location?.code ?? '',
    name: location?.name ?? '',
    zone: location?.zone ?? '',
    type: location?.type ?? wanted,
    capacity: String(location?.capacity ?? ''),
    isActive: location?.isActive ?? true,
  }
}
