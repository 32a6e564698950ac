import type { RecordsEditorProps } from '../list/filters.ts'
import type { Entity, EntityType } from './entity.ts'
import { EntityListPicker } from './entity-list-picker.tsx'
import { entityKey } from './entity-sources.ts'
import { useEntities } from './use-entity-search.ts'

interface EntityFilterEditorProps extends RecordsEditorProps {
  label: string
  type: EntityType
}

export function EntityFilterEditor({ label, type, keys, onKeysChange }: EntityFilterEditorProps) {
  const named = useEntities(type, keys)
  const values = keys.map((key, index): Entity => named[index] ?? { id: Number(key), code: key, name: '' })
  return (
    <EntityListPicker
      aria-label={label}
      type={type}
      inactive
      // What is chosen already would be covered.
      startOpen={keys.length === 0}
      values={values}
      onValuesChange={(chosen) => onKeysChange(chosen.map((value) => entityKey(type, value)))}
    />
  )
}
