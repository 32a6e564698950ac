import { Popover } from 'radix-ui'
import { type ReactNode, Suspense, useRef } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { LoadingField } from '../scan/loading-field.tsx'
import type { Filter, FilterValues } from './filters.ts'

// Loaded when first opened.
const FilterEditor = lazyPart(() => import('./filter-editor.tsx'), 'FilterEditor')

type Changed = Record<string, readonly string[] | undefined>

interface FilterPopoverProps {
  /** Below the values. */
  children?: ReactNode
  name: string
  filter: Filter
  values: FilterValues
  onChange: (changed: Changed, options?: { replace?: boolean }) => void
}

/** The values of a filter, over the list. */
export function FilterPopover({ name, filter, values, onChange, children }: FilterPopoverProps) {
  const change = useLiveChanges(onChange)
  return (
    <Popover.Portal>
      <Popover.Content align="start" sideOffset={4} className="filter-popover" aria-label={filter.label}>
        <Suspense fallback={<LoadingField />}>
          <FilterEditor name={name} filter={filter} values={values} onChange={change} />
        </Suspense>
        {children}
      </Popover.Content>
    </Popover.Portal>
  )
}

/** Rows follow each tick; all ticks of one visit are one entry in the browser's history. */
function useLiveChanges(onChange: FilterPopoverProps['onChange']) {
  const changed = useRef(false)
  return (values: Changed) => {
    onChange(values, { replace: changed.current })
    changed.current = true
  }
}
