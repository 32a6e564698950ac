import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { DateInput, type DateInputProps } from './date-input.tsx'
import { type DateRule, dateProblem } from './read-date.ts'

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
  const [editing, setEditing] = useState(false)
  const problem = dateProblem(value, { withTime, min, max })
  const shown = problem === undefined ? error : editing ? undefined : problem
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
              setEditing(true)
              onValueChange(next)
            }}
            onBlur={() => setEditing(false)}
            onKeyDown={({ key }) => key === 'Enter' && setEditing(false)}
          />
          {children}
        </>
      )}
    </Field>
  )
}
