import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { asksForScan } from '../scan/use-scan.ts'
import { classNames } from '../ui/class-names.ts'
import { Field, FieldError } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { CollisionChoice } from './collision-choice.tsx'
import { QuantityInput } from './number-input.tsx'

/* The lines of a form, for editors whose lines have many fields each. */

interface LineListProps<Line> {
  /** The field of the form's values. */
  name: string
  lines: readonly Line[]
  error: string | undefined
  /** Shown when there are no lines. */
  empty: string
  /** Lines in words, where two people changed them. */
  inWords: (lines: readonly Line[]) => string
  children: (line: Line, index: number) => ReactNode
}

/** All lines, their error, and the choice between two people's lines. */
export function LineList<Line>({ name, lines, error, empty, inWords, children }: LineListProps<Line>) {
  const border = `rounded-panel border ${error ? 'border-negative' : 'border-line'}`
  return (
    <>
      {lines.length === 0 ? (
        <p className={classNames(border, 'px-4 py-6 text-center text-muted')}>{empty}</p>
      ) : (
        <ol aria-label="Lines" className={border}>
          {lines.map(children)}
        </ol>
      )}
      {error && <FieldError message={error} />}
      <CollisionChoice<readonly Line[]> name={name} label="Lines" show={inWords} />
    </>
  )
}

/** The line that was added or scanned last. */
export interface LatestLine {
  key: string
  scanned: boolean
}

/** One line: a grid of twelve columns, of two on a phone. The latest is scrolled into view; one that was added by hand gets the focus. */
export function LineRow({ latest, children }: { latest: LatestLine | null; children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!latest) return
    row.current?.scrollIntoView({ block: 'nearest' })
    if (!latest.scanned) row.current?.querySelector('input')?.focus()
  }, [latest])
  return (
    <li
      ref={row}
      className={classNames(
        'grid grid-cols-2 gap-x-3 gap-y-2.5 border-b border-line px-3 py-3 first:rounded-t-panel last:rounded-b-panel last:border-b-0 sm:grid-cols-12 sm:px-4',
        latest?.scanned ? 'bg-selected shadow-[inset_2px_0_0_var(--primary-text)]' : 'bg-raised',
      )}
    >
      {children}
    </li>
  )
}

interface LineFieldProps extends Omit<ComponentProps<typeof Field>, 'children' | 'error'> {
  error?: string | undefined
  value: string
  onChange: (value: string) => void
}

interface LineTextProps extends LineFieldProps {
  input?: ComponentProps<typeof Input>
  /** For codes: a scanned code replaces the content while the field has the focus. */
  scanned?: boolean
}

/** A text of a line. */
export function LineText({ value, onChange, error, input, scanned, ...field }: LineTextProps) {
  return (
    <Field {...field} {...(error && { error })}>
      {(control) => (
        <Input
          {...control}
          {...(scanned && { ...asksForScan, className: 'mono' })}
          {...input}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface LineNumberProps extends LineFieldProps {
  as?: typeof QuantityInput
  disabled?: boolean
}

/** A number of a line: a quantity unless `as` is another input. */
export function LineNumber({ as: Control = QuantityInput, disabled, value, onChange, error, ...field }: LineNumberProps) {
  return (
    <Field {...field} {...(error && { error })}>
      {(control) => <Control {...control} disabled={disabled} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
