import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface SegmentedProps<V extends string> {
  /** The accessible name of the group. */
  label: string
  /** '' when nothing is chosen yet. */
  value: V | ''
  onValueChange: (value: V) => void
  options: readonly { value: V; label: string; icon?: ReactNode }[]
  /** Fills the available width. */
  wide?: boolean
  /** For a form: a choice is missing or wrong, and the id of the element that says so. */
  invalid?: boolean
  describedBy?: string | undefined
}

/** A radio group drawn as segments. */
export function Segmented<V extends string>({
  label,
  value,
  onValueChange,
  options,
  wide,
  invalid = false,
  describedBy,
}: SegmentedProps<V>) {
  const name = useId()
  const chosen = options.some((option) => option.value === value)
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      // A form focuses what is invalid: here the radio button that Tab would reach.
      tabIndex={invalid ? -1 : undefined}
      onFocus={({ target, currentTarget }) => target === currentTarget && focusRadio(currentTarget)}
      className={classNames(
        'h-control max-w-full min-w-0 rounded-control border border-control bg-raised pointer-coarse:h-[calc(var(--touch)+2px)]',
        wide ? 'flex w-full' : 'inline-flex',
      )}
    >
      {options.map((option, index) => (
        <label
          key={option.value}
          className={classNames(
            'relative inline-flex min-w-0 items-center justify-center gap-1.5 border-l border-line px-3 font-medium max-sm:px-1.5 whitespace-nowrap text-ink-2 first-of-type:border-l-0 pointer-coarse:min-w-(--touch)',
            wide ? 'flex-auto sm:flex-1' : 'flex-auto',
            'has-checked:rounded-control has-checked:bg-primary-soft has-checked:text-primary-text has-checked:ring-inset-control',
            'has-focus-visible:z-1 has-focus-visible:rounded-control has-focus-visible:shadow-(--focus)',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            // Only the chosen one, or else the first, is focusable, so that focusing the first control, as a dialog does, finds it.
            tabIndex={option.value === value || (!chosen && index === 0) ? 0 : -1}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 size-full opacity-0"
          />
          {option.icon}
          <span className="truncate">{option.label}</span>
        </label>
      ))}
    </div>
  )
}

function focusRadio(group: HTMLElement): void {
  group.querySelector<HTMLElement>('input[tabindex="0"]')?.focus()
}
