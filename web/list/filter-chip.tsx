import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { FilterEditor, useLiveChanges } from './filter-editor.tsx'
import { chosenWords, type Filter, type FilterValues, paramsOf } from './filters.ts'

interface FilterChipProps {
  name: string
  filter: Filter
  values: FilterValues
  onChange: (changed: Record<string, readonly string[] | undefined>, options?: { replace?: boolean }) => void
  /** It was just added: its values are offered at once. */
  startOpen: boolean
  onClose: () => void
}

/** A filter in use. Its name opens its values, its cross removes it. */
export function FilterChip({ name, filter, values, onChange, startOpen, onClose }: FilterChipProps) {
  const [open, setOpen] = useState(startOpen)
  const words = useChosenWords(name, filter, values)
  const none = Object.fromEntries(paramsOf(name, filter).map((param) => [param, undefined]))
  return (
    <span className="filter-chip">
      <Popover.Root
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (!next) onClose()
        }}
      >
        <Popover.Trigger className="min-w-0 truncate px-2.5">
          <span className="text-muted">{filter.label}</span> {words || '…'}
        </Popover.Trigger>
        <ChipPopover name={name} filter={filter} values={values} onChange={onChange} />
      </Popover.Root>
      <button
        type="button"
        aria-label={`Remove filter ${filter.label}`}
        className="grid w-8 place-items-center"
        onClick={() => {
          onChange(none)
          onClose()
        }}
      >
        <X aria-hidden />
      </button>
    </span>
  )
}

function ChipPopover({ name, filter, values, onChange }: Pick<FilterChipProps, 'name' | 'filter' | 'values' | 'onChange'>) {
  const change = useLiveChanges(onChange)
  return (
    <Popover.Portal>
      <Popover.Content align="start" sideOffset={4} className="filter-popover" aria-label={filter.label}>
        <FilterEditor name={name} filter={filter} values={values} onChange={change} />
      </Popover.Content>
    </Popover.Portal>
  )
}

const noChoices = () => []

function useChosenWords(name: string, filter: Filter, values: FilterValues): string {
  const useOffered = filter.kind === 'choices' ? filter.useChoices : filter.kind === 'records' ? filter.useNamed : noChoices
  return chosenWords(name, filter, values, useOffered(values[name] ?? []))
}
