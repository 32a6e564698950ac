import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import type { Filter, RecordsEditorProps } from '../list/filters.ts'
import { LoadingField } from '../scan/loading-field.tsx'
import type { EntityType } from './entity.ts'

// Loaded when the filter is first opened or in use.
const EntityFilterEditor = lazyPart(() => import('./entity-filter-editor.tsx'), 'EntityFilterEditor')
const EntityNames = lazyPart(() => import('./entity-names.tsx'), 'EntityNames')

/** The filter of a list by customers, items, locations or movements, for which one searches. `all` keeps it in sight. */
export function entities(label: string, type: EntityType, options: { all?: string } = {}): Filter {
  function Editor(props: RecordsEditorProps) {
    return (
      <Suspense fallback={<LoadingField />}>
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
  return { kind: 'records', label, ...options, Editor, Names }
}
