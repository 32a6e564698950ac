import { lazy, Suspense } from 'react'
import type { Filter, RecordsEditorProps } from '../list/filters.ts'
import type { Entity, EntityType } from './entity.ts'
import { entityKey, entityLabel } from './entity-sources.ts'
import { useEntities } from './use-entity-search.ts'

// Loaded when the filter is first opened.
const EntityListPicker = lazy(() => import('./entity-list-picker.tsx').then((file) => ({ default: file.EntityListPicker })))

/** The filter of a list by customers, items, locations or movements, for which one searches. */
export function entities(label: string, type: EntityType): Filter {
  function Editor({ keys, onKeysChange }: RecordsEditorProps) {
    const named = useEntities(type, keys)
    const values = keys.map((key, index): Entity => named[index] ?? { id: Number(key), code: key, name: '' })
    return (
      <Suspense>
        <EntityListPicker
          aria-label={label}
          type={type}
          inactive
          values={values}
          onValuesChange={(chosen) => onKeysChange(chosen.map((value) => entityKey(type, value)))}
        />
      </Suspense>
    )
  }
  function useNamed(keys: readonly string[]) {
    return useEntities(type, keys).flatMap((entity, index) =>
      entity ? [{ value: keys[index] ?? '', label: entityLabel(type, entity) }] : [],
    )
  }
  return { kind: 'records', label, Editor, useNamed }
}
