import { z } from 'zod'
import { handlingUnits, handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { chosenEntity, entityValue } from '../../platform/lookup/entity.ts'
import { EntityField } from '../../platform/lookup/entity-field.tsx'
import type { DetailedUnit } from './unit-contents.tsx'

const typed = z.object({ parentId: entityValue })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, ({ parentId }) => ({ parentId: chosenEntity(parentId)?.id ?? null }), handlingUnits.changed)

/** Puts the unit into another at the same location, or takes it out of the one that it is in. */
export function ParentDialog({ unit, onClose }: { unit: DetailedUnit; onClose: () => void }) {
  const { update } = useRecordCalls(handlingUnitsEndpoints)
  const { parentId, parentSscc } = unit
  return (
    <AskDialog
      title="Put Into or Take Out"
      description={<span className="mono">{unit.sscc}</span>}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      name={`parent-of-unit-${unit.id}`}
      noun="handling unit"
      start={{ parentId: parentId !== null && parentSscc !== null ? { id: parentId, code: parentSscc, name: '' } : null }}
      schema={schema}
      send={(change) => update(unit, change)}
      said={(saved) => ({
        title: 'Handling Unit Updated',
        description: saved.parentSscc === null ? `${saved.sscc} is no longer in another unit.` : `${saved.sscc} is in ${saved.parentSscc}.`,
      })}
      onClose={onClose}
    >
      <EntityField<keyof Typed>
        name="parentId"
        label="Within"
        type="handlingUnit"
        hint="Choose a unit at the same location. Leave blank to take this unit out."
      />
    </AskDialog>
  )
}
