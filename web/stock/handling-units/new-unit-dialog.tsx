import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import {
  handlingUnitKindLabels,
  handlingUnitKinds,
  handlingUnits,
  handlingUnitsEndpoints,
} from '../../../contract/stock/handling-units/handling-units.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { labelled } from '../../platform/list/filters.ts'
import { chosenEntity, entityValue } from '../../platform/lookup/entity.ts'
import { EntityField } from '../../platform/lookup/entity-field.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'

const typed = z.object({ kind: z.enum(handlingUnitKinds), sscc: z.string(), customerId: entityValue })
type Typed = z.output<typeof typed>

const schema = formSchema(
  typed,
  ({ kind, sscc, customerId }) => ({ kind, ...(sscc.trim() && { sscc }), ...(customerId && { customerId: chosenEntity(customerId)?.id }) }),
  handlingUnits.created,
)
const { TextField, ChoiceField } = fieldsOf<Typed>()

/** A pallet or carton, with a label of its own or the next SSCC of the warehouse. */
export function NewUnitDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { create } = useRecordCalls(handlingUnitsEndpoints)
  return (
    <AskDialog
      title="New Handling Unit"
      submitLabel="Create"
      pendingLabel="Creating..."
      name="handling-unit"
      noun="handling unit"
      start={{ kind: 'pallet', sscc: '', customerId: null }}
      schema={schema}
      send={create}
      said={({ id, sscc, kind }) => ({
        title: `${handlingUnitKindLabels[kind]} Created`,
        description: sscc,
        action: { label: 'View', onClick: () => void navigate({ to: '/handling-units/$id', params: { id: String(id) } }) },
      })}
      onClose={onClose}
    >
      <FieldGrid>
        <ChoiceField name="kind" label="Kind" options={labelled(handlingUnitKinds, handlingUnitKindLabels)} />
        <EntityField<keyof Typed> name="customerId" label="Customer" type="customer" hint="Optional" />
      </FieldGrid>
      <TextField
        name="sscc"
        label="SSCC"
        mono
        scanned
        maxLength={100}
        hint="Scan or enter the SSCC of an existing label. Leave blank to assign the next one."
      />
    </AskDialog>
  )
}
