import { useId } from 'react'

interface SwitchProps {
  label: string
  hint?: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Takes effect at once, unlike a checkbox in a form. The whole line is the click target. */
export function Switch({ label, hint, checked, onCheckedChange }: SwitchProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="-mr-1 grid min-h-(--touch) grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 py-1.5 pr-1"
    >
      <span id={`${id}-label`} className="font-medium">
        {label}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="switch row-span-2"
      />
      {hint && (
        <span id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </span>
      )}
    </label>
  )
}
