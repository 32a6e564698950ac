import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** Text next to the box; without it set `aria-label`. */
  label?: ReactNode
  indeterminate?: boolean
  onCheckedChange?: (checked: boolean) => void
}

export function Checkbox({ label, indeterminate = false, onCheckedChange, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  const input = (
    <input
      ref={box}
      {...rest}
      id={id}
      type="checkbox"
      onChange={(event) => onCheckedChange?.(event.target.checked)}
      className={classNames('check-box', label ? '' : className)}
    />
  )
  if (!label) {
    return (
      // It enlarges what a finger can hit; the input has a name of its own.
      <label htmlFor={id} className="inline-grid place-items-center align-middle sm:pointer-coarse:size-(--touch)">
        {input}
      </label>
    )
  }
  return (
    <label
      htmlFor={id}
      className={classNames('inline-flex items-center gap-2 pointer-coarse:min-h-(--touch)', rest.disabled && 'text-muted', className)}
    >
      {input}
      <span className="min-w-0">{label}</span>
    </label>
  )
}
