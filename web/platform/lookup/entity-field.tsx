import { type FieldProps, FormField } from '../form/fields.tsx'
import { chosenEntity, type EntityType, type EntityValue, isUnresolved } from './entity.ts'
import { EntityPicker } from './entity-picker.tsx'
import { type EntityScope, entityLabel } from './entity-sources.ts'

interface EntityFieldProps<Name extends string> extends FieldProps<Name>, EntityScope {
  type: EntityType
  placeholder?: string
  acceptsNew?: boolean
}

/** An EntityPicker as a field of a record form. The form's value is an EntityValue, and its schema has `entityValue`. */
export function EntityField<Name extends string>({
  type,
  placeholder,
  customerId,
  locationType,
  inactive,
  among,
  acceptsNew,
  ...field
}: EntityFieldProps<Name>) {
  function show(value: EntityValue): string {
    const chosen = chosenEntity(value)
    if (chosen) return entityLabel(type, chosen)
    return isUnresolved(value) ? value.text : ''
  }
  return (
    <FormField<EntityValue> {...field} show={show}>
      {(control, value, change) => (
        <EntityPicker
          {...control}
          type={type}
          placeholder={placeholder}
          customerId={customerId}
          locationType={locationType}
          inactive={inactive}
          among={among}
          acceptsNew={acceptsNew}
          value={value}
          onValueChange={change}
        />
      )}
    </FormField>
  )
}
