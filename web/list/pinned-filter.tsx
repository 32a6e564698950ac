import { Popover } from 'radix-ui'
import { useState } from 'react'
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

/** A select of one value; its last option opens a choice of several. */
export function PinnedFilter({ name, filter, values, onChange }: PinnedFilterProps) {
  const [choosing, setChoosing] = useState(false)
  if (filter.kind !== 'choices') return null
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

interface PinnedSelectProps extends PinnedFilterProps {
  filter: Extract<Filter, { kind: 'choices' }>
  onSeveral: () => void
}

function PinnedSelect({ name, filter, values, onChange, onSeveral }: PinnedSelectProps) {
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

function optionsOf(name: string, filter: PinnedSelectProps['filter'], values: FilterValues, offered: readonly Choice[]): Choice[] {
  const chosen = values[name] ?? []
  const isUnknown = chosen.length === 1 && !offered.some(({ value }) => value === chosen[0])
  const current = chosen.length > 1 || isUnknown ? [{ value: chosen.join(), label: chosenWords(name, filter, values, offered) }] : []
  const more = filter.single || offered.length < 3 ? [] : [{ value: several, label: 'Several…' }]
  return [{ value: all, label: filter.all ?? '' }, ...current, ...offered, ...more]
}
