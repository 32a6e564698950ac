import { z } from 'zod'
import { requiredText, text } from '../../../contract/fields.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { plural } from '../../platform/lib/format.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { chosenEntity, entityValue } from '../../platform/lookup/entity.ts'
import { EntityField } from '../../platform/lookup/entity-field.tsx'
import { useUndoNewest } from '../acts/use-undo-newest.ts'
import type { DetailedUnit } from './unit-contents.tsx'

const typed = z.object({ locationCode: entityValue, reason: z.string() })
type Typed = z.output<typeof typed>

const { TextField } = fieldsOf<Typed>()
const schema = formSchema(
  typed,
  ({ locationCode, reason }) => ({ locationCode: chosenEntity(locationCode)?.code ?? '', reason }),
  z.object({ locationCode: requiredText(50, 'Please scan or choose the location'), reason: text(300).trim() }),
)

/** Brings the unit with all that is in it to another location. */
export function MoveUnitDialog({ unit, onClose }: { unit: DetailedUnit; onClose: () => void }) {
  const move = useRowChange(handlingUnitsEndpoints.move)
  const undoNewest = useUndoNewest()
  return (
    <AskDialog
      title="Move Handling Unit"
      description={
        <>
          <span className="mono">{unit.sscc}</span> with {unit.quantity === null ? 'its contents' : plural(unit.quantity, 'unit')}, from{' '}
          <span className="mono">{unit.location ?? 'no location'}</span>.
          {unit.parentSscc !== null && ` It will be taken out of ${unit.parentSscc}.`}
        </>
      }
      submitLabel="Move"
      pendingLabel="Moving..."
      name={`move-unit-${unit.id}`}
      noun="handling unit"
      start={{ locationCode: null, reason: '' }}
      schema={schema}
      send={(body) => move.mutateAsync({ read: unit, body })}
      said={({ id, sscc, location }) => ({
        title: 'Handling Unit Moved',
        description: `${sscc} is now at ${location}.`,
        ...undoNewest({ kind: 'move', of: { location: location ?? undefined }, on: recordLink('/handling-units/$id', id) }),
      })}
      onClose={onClose}
    >
      <EntityField<keyof Typed> name="locationCode" label="Location" type="location" required />
      <TextField name="reason" label="Reason" maxLength={300} hint="Needed for a quarantine location" />
    </AskDialog>
  )
}
