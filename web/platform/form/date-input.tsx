import { CalendarDays } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { timeNow } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { classNames } from '../ui/class-names.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { type DateRule, datePattern, dateProblem, isDate, readDate, writeDate } from './read-date.ts'

// Loaded when first opened.
const CalendarPopover = lazyPart(() => import('./calendar-popover.tsx'), 'CalendarPopover')

interface DateInputProps extends DateRule, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** ISO 8601, as the contract has it; what couldn't be read is passed on as typed. */
  value: string
  onValueChange: (value: string) => void
}

/**
 * A day, or a day and a time of 24 hours, as text in the person's format. The text stays as it is typed until the field is left; then
 * it is written in full. The button, or Alt with the down arrow, opens a calendar.
 */
export function DateInput({ value, onValueChange, withTime, min, max, className, ...rest }: DateInputProps) {
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const rule = { withTime }
  const text = typed !== null && readDate(typed, rule) === value ? typed : writeDate(value, rule)
  const isFixed = rest.disabled || rest.readOnly

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event)
    if (event.key === 'Enter') setTyped(null)
    if (event.key !== 'ArrowDown' || !event.altKey || isFixed) return
    event.preventDefault()
    setOpen(true)
  }

  function choose(day: string) {
    setTyped(null)
    setOpen(false)
    onValueChange(withTime ? `${day}T${isDate(value, rule) ? value.slice(11) : timeNow()}` : day)
    // After the new text is shown.
    if (withTime) setTimeout(() => selectTime(box.current?.querySelector('input')))
    else focusButton()
  }

  const focusButton = () => box.current?.querySelector('button')?.focus()

  return (
    <div ref={box} className="relative">
      <Input
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={datePattern(rule)}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value)
          onValueChange(readDate(event.target.value, rule))
        }}
        onBlur={(event) => {
          rest.onBlur?.(event)
          setTyped(null)
        }}
        onKeyDown={onKeyDown}
        className={classNames('figures pr-9 pointer-coarse:pr-11', className)}
      />
      <button
        type="button"
        aria-label="Open calendar"
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={isFixed}
        onClick={() => setOpen(!open)}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-muted hover:text-ink disabled:opacity-55 pointer-coarse:w-(--touch)"
      >
        <CalendarDays aria-hidden />
      </button>
      {open && (
        <Suspense>
          <CalendarPopover
            anchor={box}
            day={isDate(value, rule) ? value.slice(0, 10) : null}
            min={min}
            max={max}
            onChoose={choose}
            onClose={(returnsFocus) => {
              setOpen(false)
              if (returnsFocus) focusButton()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function selectTime(input: HTMLInputElement | null | undefined): void {
  input?.focus()
  input?.setSelectionRange(input.value.length - 5, input.value.length)
}

interface LabelledDateProps extends DateRule, Omit<ComponentProps<typeof Field>, 'children' | 'error'> {
  value: string
  onValueChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean | undefined
  input?: Pick<DateInputProps, 'name' | 'ref'>
  /** Between the control and its error. */
  children?: ReactNode
}

/** A date with its label. What can't be read as one, or is outside the limits, is refused when the field is left. */
export function LabelledDate(props: LabelledDateProps) {
  const { value, onValueChange, error, disabled, input, children, withTime, min, max, ...field } = props
  const { problem, isAllowed, edit, leaving } = useDateProblem(value, { withTime, min, max })
  const shown = isAllowed ? error : problem
  return (
    <Field {...field} {...(shown !== undefined && { error: shown })}>
      {(control) => (
        <>
          <DateInput
            {...control}
            {...input}
            disabled={disabled}
            withTime={withTime}
            min={min}
            max={max}
            value={value}
            onValueChange={(next) => {
              edit()
              onValueChange(next)
            }}
            {...leaving}
          />
          {children}
        </>
      )}
    </Field>
  )
}

/** What is wrong with a date: `problem` says it once the field is left or Enter pressed. `edit` is called at each change. */
export function useDateProblem(value: string, rule: DateRule = {}) {
  const [editing, setEditing] = useState(false)
  const problem = dateProblem(value, rule)
  return {
    problem: editing ? undefined : problem,
    isAllowed: problem === undefined,
    edit: () => setEditing(true),
    leaving: {
      onBlur: () => setEditing(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && setEditing(false),
    },
  }
}
