import { X } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { Entity, EntityType, EntityValue } from './entity.ts'
import { EntityPicker } from './entity-picker.tsx'
import type { EntityScope } from './entity-sources.ts'

interface EntityListPickerProps extends EntityScope, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size'> {
  type: EntityType
  values: readonly Entity[]
  onValuesChange: (values: readonly Entity[]) => void
}

/** Chooses several records: each choice becomes an entry of the list, and the field is free for the next. */
export function EntityListPicker({ type, values, onValuesChange, ...rest }: EntityListPickerProps) {
  const [typed, setTyped] = useState<EntityValue>(null)
  function take(value: EntityValue) {
    const chosen = value !== null && 'id' in value ? value : null
    setTyped(chosen ? null : value)
    if (chosen && !values.some(({ id, code }) => id === chosen.id && code === chosen.code)) onValuesChange([...values, chosen])
  }
  return (
    <div className="grid gap-2">
      <EntityPicker {...rest} type={type} value={typed} onValueChange={take} />
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {values.map((value) => (
            <li
              key={value.code}
              className="flex max-w-full items-center rounded-control border border-line bg-sunken pl-2 text-small"
              title={`${value.code} · ${value.name}`}
            >
              <span className="truncate">
                <span className="mono">{value.code}</span> {value.name}
              </span>
              <button
                type="button"
                aria-label={`Remove ${value.code}`}
                onClick={() => onValuesChange(values.filter((other) => other !== value))}
                className="grid size-7 flex-none place-items-center rounded-control text-muted hover:text-ink pointer-coarse:size-11"
              >
                <X aria-hidden className="size-3.5!" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
