import { type ComponentProps, lazy, Suspense } from 'react'
import type { Filter, RecordsEditorProps } from '../list/filters.ts'
import type { EntityType } from './entity.ts'

// Loaded when the filter is first opened or in use.
const EntityFilterEditor = lazy(() => import('./entity-filter-parts.tsx').then((file) => ({ default: file.EntityFilterEditor })))
const EntityNames = lazy(() => import('./entity-filter-parts.tsx').then((file) => ({ default: file.EntityNames })))

/** The filter of a list by customers, items, locations or movements, for which one searches. */
export function entities(label: string, type: EntityType): Filter {
  function Editor(props: RecordsEditorProps) {
    return (
      <Suspense>
        <EntityFilterEditor label={label} type={type} {...props} />
      </Suspense>
    )
  }
  function Names({ keys }: Pick<ComponentProps<typeof EntityNames>, 'keys'>) {
    return (
      <Suspense fallback={keys.join(', ')}>
        <EntityNames type={type} keys={keys} />
      </Suspense>
    )
  }
  return { kind: 'records', label, Editor, Names }
}
