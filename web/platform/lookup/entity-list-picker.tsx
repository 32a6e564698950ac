import { X } from 'lucide-react'
import { useState } from 'react'
import { chosenEntity, type Entity, type EntityValue } from './entity.ts'
import { EntityPicker, type EntityPickerProps } from './entity-picker.tsx'

interface EntityListPickerProps extends Omit<EntityPickerProps, 'value' | 'onValueChange' | 'ref'> {
  values: readonly Entity[]
  onValuesChange: (values: readonly Entity[]) => void
}

/** Chooses several records: each choice becomes an entry of the list, and the field is free for the next. */
export function EntityListPicker({ values, onValuesChange, ...picker }: EntityListPickerProps) {
  const [typed, setTyped] = useState<EntityValue>(null)
  function take(value: EntityValue) {
    const chosen = chosenEntity(value)
    setTyped(chosen ? null : value)
    if (chosen && !values.some(({ id, code }) => id === chosen.id && code === chosen.code)) onValuesChange([...values, chosen])
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <EntityPicker {...picker} value={typed} onValueChange={take} />
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
                className="grid size-7 flex-none place-items-center rounded-control text-muted hover:text-ink pointer-coarse:size-(--touch)"
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
