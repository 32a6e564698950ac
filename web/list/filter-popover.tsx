import { Popover } from 'radix-ui'
import { lazy, Suspense, useRef } from 'react'
import type { Filter, FilterValues } from './filters.ts'

// Loaded when first opened.
const FilterEditor = lazy(() => import('./filter-editor.tsx').then((file) => ({ default: file.FilterEditor })))

type Changed = Record<string, readonly string[] | undefined>

interface FilterPopoverProps {
  name: string
  filter: Filter
  values: FilterValues
  onChange: (changed: Changed, options?: { replace?: boolean }) => void
}

/** The values of a filter, over the list. */
export function FilterPopover({ name, filter, values, onChange }: FilterPopoverProps) {
  const change = useLiveChanges(onChange)
  return (
    <Popover.Portal>
      <Popover.Content align="start" sideOffset={4} className="filter-popover" aria-label={filter.label}>
        <Suspense>
          <FilterEditor name={name} filter={filter} values={values} onChange={change} />
        </Suspense>
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
