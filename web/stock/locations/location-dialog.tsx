import { type Location, locations, locationTypes } from '../../../contract/stock/locations/locations.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import type { RecordFormProps } from '../../platform/form/edit-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { useSiteOptions } from '../../platform/form/site-choice.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { noChoice } from '../../platform/record/form-values.ts'
import { dialogWords, formOf } from '../../platform/record/record-form.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'

const { useForm, FormField } = formOf(locations, ['code', 'name', 'zone', 'type', 'use', 'capacity', 'siteId', 'isActive'])

const { ChoiceField } = fieldsOf<{ siteId: string }>()

export function LocationDialog({ record: opened, onClose }: RecordFormProps<Location>) {
  const adding = useOverlay('new')
  const form = useForm({
    record: opened,
    // The set-up guide opens the dialog for a type: `new=receiving`.
    start: { type: locationTypes.find((type) => type === adding.value) },
    failure: 'Error',
    saved: ({ code, name }, { isNew }) => ({
      title: isNew ? 'Location created successfully' : 'Location updated successfully',
      description: `${code} · ${name}`,
    }),
    onClose,
  })
  const { record } = form
  return (
    <FormDialog form={form} {...dialogWords('Location', record)} description={record && `${record.code} · ${record.name}`}>
      <FieldGrid>
        <FormField name="code" mono scanned={record === null} />
        <FormField name="name" />
        <FormField name="zone" />
        <FormField name="type" />
        <FormField name="use" hint="Movements reserve from Pick first and from Bulk last" />
        <FormField name="capacity" hint="In units. Leave blank for unlimited" />
        <SiteField />
        <FormField name="isActive" label="Active" hint={activeHint(record)} />
      </FieldGrid>
    </FormDialog>
  )
}

/** With several sites: the one that the location is at. */
function SiteField() {
  const options = useSiteOptions()
  const chosen = useFormField<string>('siteId', 'Site').value
  if (options.length < 2) return null
  return (
    <ChoiceField name="siteId" label="Site" options={chosen === noChoice ? [{ value: noChoice, label: 'Default' }, ...options] : options} />
  )
}

function activeHint(location: Location | null): string {
  if (!location || location.currentOccupancy === 0) return 'Stock can be stored here'
  if (location.currentOccupancy === null) return 'Being counted'
  return `Holds ${plural(location.currentOccupancy, 'unit')}${
    location.capacity === null ? '' : ` of ${formatNumber(location.capacity)}`
  }. Move the stock before you deactivate the location`
}
