import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export interface SelectOption<V extends string = string> {
  value: V
  label: string
  disabled?: boolean
}

interface SelectProps<V extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'size'> {
  value: V | ''
  onValueChange: (value: V) => void
  options: readonly SelectOption<V>[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  size?: 'md' | 'sm'
}

/** A native select: fast with thousands of options, and the native picker on phones. */
export function Select<V extends string>({ value, onValueChange, options, placeholder, size = 'md', className, ...rest }: SelectProps<V>) {
  return (
    <div className={classNames('relative', className)}>
      <select
        {...rest}
        value={value}
        onChange={(event) => onValueChange(event.target.value as V)}
        className={classNames(
          'w-full min-w-0 appearance-none truncate rounded-control border border-control bg-raised text-ink',
          'aria-invalid:border-negative disabled:bg-sunken disabled:text-muted',
          size === 'sm' ? 'h-control-sm pr-7 pl-2 text-small' : 'h-control pr-8 pl-2.5',
        )}
      >
        {placeholder !== undefined && !options.some((option) => option.value === '') && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className={classNames(
          'pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted',
          size === 'sm' ? 'right-1.5 size-3.5!' : 'right-2.5',
        )}
      />
    </div>
  )
}
