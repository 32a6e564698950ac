import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { codesInRange, locationRange, locationRangeEndpoints } from '../../../contract/stock/locations/location-range.ts'
import { locationTypeLabels, locationTypes } from '../../../contract/stock/locations/locations.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { wholeNumber } from '../../platform/form/read-number.ts'
import { useRecordFormFields } from '../../platform/form/record-form-context.ts'
import { plural } from '../../platform/lib/format.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { labelled } from '../../platform/list/filters.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'

const typed = z.object({ from: z.string(), to: z.string(), zone: z.string(), type: z.enum(locationTypes), capacity: z.string() })
type Typed = z.output<typeof typed>

const schema = formSchema(
  typed,
  ({ capacity: _capacity, ...values }, { capacity }) => ({ ...values, capacity: capacity === null ? null : Number(capacity) }),
  locationRange,
  { capacity: wholeNumber },
)
const { TextField, QuantityField, ChoiceField } = fieldsOf<Typed>()
const types = labelled(locationTypes, locationTypeLabels)

/** Adds all locations from one code to another. */
export function LocationRangeDialog({ onClose }: { onClose: () => void }) {
  const add = useChange(locationRangeEndpoints.create, (body: z.output<typeof locationRange>) => ({ body }))
  return (
    <AskDialog
      title="Add Range"
      description="Adds a location for each code from the first to the last. Each is named after its code."
      submitLabel="Add Locations"
      pendingLabel="Adding..."
      size="md"
      name="location-range"
      noun="range"
      start={{ from: '', to: '', zone: '', type: 'storage', capacity: '' }}
      schema={schema}
      send={async (body) => ({ ...(await add.mutateAsync(body)), ...body })}
      said={({ created, from, to }) => ({ title: 'Locations Added', description: `${plural(created, 'location')}, ${from} to ${to}.` })}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField name="from" label="From" required mono scanned maxLength={50} hint="As A-01-01" />
        <TextField name="to" label="To" required mono scanned maxLength={50} hint="As A-04-10" />
        <TextField name="zone" label="Zone" required maxLength={100} />
        <ChoiceField name="type" label="Type" options={types} />
        <QuantityField name="capacity" label="Capacity" hint="Per location, in units. Leave blank for unlimited" />
      </FieldGrid>
      <Preview />
    </AskDialog>
  )
}

/** What the two codes amount to. */
function Preview() {
  const { control } = useRecordFormFields()
  const [from, to] = useWatch({ control, name: ['from', 'to'] }) as [string, string]
  const codes = from.trim() && to.trim() ? codesInRange(from.trim(), to.trim()) : null
  return (
    <p role="status" className="min-h-5 text-small text-muted wrap-anywhere">
      {Array.isArray(codes) && (
        <>
          <span className="font-medium text-ink-2">{plural(codes.length, 'location')}:</span>{' '}
          <span className="mono">{codes.length > 4 ? `${codes.slice(0, 3).join(', ')} … ${codes.at(-1)}` : codes.join(', ')}</span>
        </>
      )}
    </p>
  )
}
