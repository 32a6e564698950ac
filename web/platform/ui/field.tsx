import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** The props that a field passes to its control. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps {
  label: ReactNode
  help?: ReactNode
  error?: string
  required?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, help and error below, all tied to the control by id. */
export function Field({ label, help, error, required, className, children }: FieldProps) {
  const id = useId()
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={classNames('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={errorId} message={sentence(label, error)} />}
      {help && (
        <p id={helpId} className="text-small text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

/** 'must be filled in' becomes 'SKU must be filled in'; a message that begins with a capital is a complete sentence. */
function sentence(label: ReactNode, message: string): string {
  return typeof label === 'string' && /^[a-z]/.test(message) ? `${label} ${message}` : message
}

/** For errors that belong to a group of fields. */
export function FieldError({ id, message }: { id?: string; message: string }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-small text-negative-text">
      <CircleAlert aria-hidden className="mt-px" />
      <span>{message}</span>
    </p>
  )
}

/** Fields in two columns if the width allows it. */
export function FieldGrid({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', columns === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}>
      {children}
    </div>
  )
}

/** A titled group of fields. */
export function FieldSet({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 text-heading font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}
