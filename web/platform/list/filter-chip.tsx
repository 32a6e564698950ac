import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { FilterPopover } from './filter-popover.tsx'
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
          <span className="text-muted">{filter.label}</span> <Chosen name={name} filter={filter} values={values} />
        </Popover.Trigger>
        <FilterPopover name={name} filter={filter} values={values} onChange={onChange} />
      </Popover.Root>
      <button
        type="button"
        aria-label={`Remove filter: ${filter.label}`}
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

const noChoices = () => []

function Chosen({ name, filter, values }: Pick<FilterChipProps, 'name' | 'filter' | 'values'>) {
  const keys = values[name] ?? []
  const useOffered = filter.kind === 'choices' ? filter.useChoices : noChoices
  const words = chosenWords(name, filter, values, useOffered())
  return filter.kind === 'records' && keys.length > 0 ? <filter.Names keys={keys} /> : words || '…'
}
