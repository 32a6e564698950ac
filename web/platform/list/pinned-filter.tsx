import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { FilterPopover } from './filter-popover.tsx'
import { type Choice, chosenWords, type Filter, type FilterValues } from './filters.ts'

interface PinnedFilterProps {
  name: string
  filter: Filter
  values: FilterValues
  onChange: (changed: Record<string, readonly string[] | undefined>, options?: { replace?: boolean }) => void
}

const all = 'all'
const several = 'several…'

/** A filter that is always in sight. */
export function PinnedFilter({ filter, ...props }: PinnedFilterProps) {
  if (filter.kind === 'choices') return <PinnedChoices filter={filter} {...props} />
  return filter.kind === 'records' && <PinnedRecords filter={filter} {...props} />
}

/** Looks like the selects next to it, and opens a search. */
function PinnedRecords({ name, filter, values, onChange }: PinnedFilterProps & { filter: Extract<Filter, { kind: 'records' }> }) {
  const keys = values[name] ?? []
  return (
    <Popover.Root>
      <Popover.Trigger className="flex h-control max-w-56 min-w-0 items-center gap-2 rounded-control border border-control bg-raised px-2.5 max-sm:flex-none">
        <span className="min-w-0 truncate">
          <span className="sr-only">{filter.label}: </span>
          {keys.length > 0 ? <filter.Names keys={keys} /> : filter.all}
        </span>
        <ChevronDown aria-hidden className="text-muted" />
      </Popover.Trigger>
      <FilterPopover name={name} filter={filter} values={values} onChange={onChange}>
        {keys.length > 0 && (
          <Popover.Close asChild>
            <Button variant="ghost" size="sm" className="mt-2" onClick={() => onChange({ [name]: undefined })}>
              {filter.all}
            </Button>
          </Popover.Close>
        )}
      </FilterPopover>
    </Popover.Root>
  )
}

/** A select of one value; its last option opens a choice of several. */
function PinnedChoices({ name, filter, values, onChange }: PinnedChoicesProps) {
  const [choosing, setChoosing] = useState(false)
  return (
    <Popover.Root open={choosing} onOpenChange={setChoosing}>
      <Popover.Anchor asChild>
        <div className="max-w-56 min-w-0 max-sm:flex-none">
          <PinnedSelect name={name} filter={filter} values={values} onChange={onChange} onSeveral={() => setChoosing(true)} />
        </div>
      </Popover.Anchor>
      <FilterPopover name={name} filter={filter} values={values} onChange={onChange} />
    </Popover.Root>
  )
}

interface PinnedChoicesProps extends PinnedFilterProps {
  filter: Extract<Filter, { kind: 'choices' }>
}

function PinnedSelect({ name, filter, values, onChange, onSeveral }: PinnedChoicesProps & { onSeveral: () => void }) {
  const { useChoices } = filter
  const offered = useChoices()
  const chosen = values[name] ?? []
  const [only] = chosen
  const options = optionsOf(name, filter, values, offered)
  return (
    <Select
      aria-label={filter.label}
      className="w-full"
      value={chosen.length > 1 ? chosen.join() : (only ?? all)}
      onValueChange={(value) => {
        if (value === several) onSeveral()
        else onChange({ [name]: value === all ? undefined : [value] })
      }}
      options={options}
    />
  )
}

function optionsOf(name: string, filter: PinnedChoicesProps['filter'], values: FilterValues, offered: readonly Choice[]): Choice[] {
  const chosen = values[name] ?? []
  const isUnknown = chosen.length === 1 && !offered.some(({ value }) => value === chosen[0])
  const current = chosen.length > 1 || isUnknown ? [{ value: chosen.join(), label: chosenWords(name, filter, values, offered) }] : []
  const more = filter.single || offered.length < 3 ? [] : [{ value: several, label: 'Several…' }]
  return [{ value: all, label: filter.all ?? '' }, ...current, ...offered, ...more]
}
