import { FilterX, Plus } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { FilterChip } from './filter-chip.tsx'
import { type Choice, type Filter, isActive } from './filters.ts'
import { PinnedFilter } from './pinned-filter.tsx'
import type { ListControls } from './use-list.ts'

type NamedFilter = [name: string, filter: Filter]

interface FilterBarProps {
  list: Pick<ListControls, 'filters' | 'setFilters' | 'filtered' | 'total' | 'clear'>
  filters: Readonly<Record<string, Filter>>
}

/** The filters that are always in sight, a chip for each other filter in use, and a menu of the rest. */
export function FilterBar({ list, filters }: FilterBarProps) {
  const named = Object.entries(filters)
  const pinned = named.filter(([, filter]) => isPinned(filter))
  const others = named.filter(([, filter]) => !isPinned(filter))
  /** A filter that was added and has no value yet. */
  const [added, setAdded] = useState<string | null>(null)
  const shown = others.filter(([name, filter]) => name === added || isActive(name, filter, list.filters))
  const offered = others.filter((filter) => !shown.includes(filter))
  const props = { values: list.filters, onChange: list.setFilters }
  function add(name: string) {
    const only = onlyOf(filters[name])
    if (only) list.setFilters({ [name]: [only.value] })
    else setAdded(name)
  }
  return (
    <>
      {pinned.map(([name, filter]) => (
        <PinnedFilter key={name} name={name} filter={filter} {...props} />
      ))}
      {shown.map(([name, filter]) => (
        <FilterChip
          key={name}
          name={name}
          filter={filter}
          startOpen={name === added}
          onClose={() => setAdded((current) => (current === name ? null : current))}
          {...props}
        />
      ))}
      {offered.length > 0 && <AddFilter filters={offered} small={list.filtered} onAdd={add} />}
      {/* Without rows the button stands in their place. As narrow as it is, choosing a filter moves no rows. */}
      {list.filtered && list.total !== 0 && (
        <IconButton label="Clear filters" icon={<FilterX />} className="size-control" onClick={list.clear} />
      )}
    </>
  )
}

function isPinned(filter: Filter): boolean {
  return (filter.kind === 'choices' || filter.kind === 'records') && filter.all !== undefined
}

function onlyOf(filter: Filter | undefined): Choice | undefined {
  return filter?.kind === 'choices' ? filter.only : undefined
}

interface AddFilterProps {
  filters: readonly NamedFilter[]
  /** Without words, where filters in use take the room. */
  small: boolean
  onAdd: (name: string) => void
}

function AddFilter({ filters, small, onAdd }: AddFilterProps) {
  // Not a state: the menu may be gone before it would be rendered with it.
  const chosen = useRef<string | null>(null)
  return (
    <DropdownMenu.Root
      modal={false}
      onOpenChange={(open) => {
        if (open) chosen.current = null
      }}
    >
      <DropdownMenu.Trigger asChild>
        <Button
          variant="ghost"
          icon={<Plus aria-hidden />}
          title={small ? 'Add filter' : undefined}
          className={small ? 'px-2.5' : undefined}
        >
          <span className={small ? 'sr-only' : undefined}>Add filter</span>
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          className="menu"
          onCloseAutoFocus={(event) => {
            if (chosen.current === null) return
            // The chip opens its values and takes the focus; of a single value there are none to open.
            if (!onlyOf(filters.find(([name]) => name === chosen.current)?.[1])) event.preventDefault()
            onAdd(chosen.current)
          }}
        >
          {filters.map(([name, filter]) => (
            <DropdownMenu.Item key={name} className="menu-item" onSelect={() => (chosen.current = name)}>
              {filter.label}
              {onlyOf(filter) && `: ${onlyOf(filter)?.label}`}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
