import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import type { Entity } from './entity.ts'
import { EntityListPicker } from './entity-list-picker.tsx'

function Picker({ start }: { start: readonly Entity[] }) {
  const [values, choose] = useState(start)
  return <Field label="Items">{(control) => <EntityListPicker {...control} type="item" values={values} onValuesChange={choose} />}</Field>
}

export const Empty = () => <Picker start={[]} />
export const Two = () => (
  <Picker
    start={[
      { id: 1, code: 'COF-1', name: 'Colombia Huila' },
      { id: 2, code: 'COF-2', name: 'Ethiopia Yirgacheffe' },
    ]}
  />
)
export const LongNames = () => (
  <Picker
    start={[
      {
        id: 1,
        code: 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen',
        name: 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen',
      },
    ]}
  />
)
