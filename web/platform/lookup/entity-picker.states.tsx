import { type ComponentProps, useState } from 'react'
import { Field } from '../ui/field.tsx'
import type { EntityValue } from './entity.ts'
import { EntityPicker } from './entity-picker.tsx'

const long = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'

interface PickerProps extends Omit<ComponentProps<typeof EntityPicker>, 'value' | 'onValueChange' | 'type'> {
  type?: ComponentProps<typeof EntityPicker>['type']
  start?: EntityValue
  label?: string
  error?: string
}

/** Searches the server to which the page belongs. */
function Picker({ type = 'item', start = null, label = 'Item', error, ...rest }: PickerProps) {
  const [value, choose] = useState<EntityValue>(start)
  return (
    <Field label={label} {...(error && { error })}>
      {(control) => <EntityPicker {...rest} {...control} type={type} value={value} onValueChange={choose} />}
    </Field>
  )
}

export const Empty = () => <Picker />
export const Chosen = () => <Picker start={{ id: 1, code: 'COF-1', name: 'Colombia Huila' }} />
export const Customer = () => <Picker type="customer" label="Customer" start={{ id: 1, code: 'C1', name: 'Acme Imports' }} />
export const Location = () => <Picker type="location" label="Location" />
export const Movement = () => <Picker type="order" label="Movement" />
export const NothingChosen = () => <Picker start={{ text: 'colom' }} />
export const Invalid = () => <Picker error="must be filled in" />
export const Disabled = () => <Picker disabled start={{ id: 1, code: 'COF-1', name: 'Colombia Huila' }} />
export const LongName = () => <Picker start={{ id: 1, code: long.toUpperCase(), name: long }} />
