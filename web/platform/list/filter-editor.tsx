import { useState } from 'react'
import { daysBeforeToday } from '../../../contract/list-query.ts'
import { DateInput, useDateProblem } from '../form/date-input.tsx'
import { isDate } from '../form/read-date.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Input } from '../ui/input.tsx'
import { type Filter, type FilterValues, paramsOf, periodWords } from './filters.ts'

type Changed = Record<string, readonly string[] | undefined>

interface FilterEditorProps {
  name: string
  filter: Filter
  values: FilterValues
  onChange: (changed: Changed) => void
}

export function FilterEditor({ name, filter, values, onChange }: FilterEditorProps) {
  if (filter.kind === 'choices') return <ChoicesEditor name={name} filter={filter} values={values} onChange={onChange} />
  if (filter.kind === 'records') {
    const setKeys = (keys: readonly string[]) => onChange({ [name]: keys.length > 0 ? keys : undefined })
    return <filter.Editor keys={values[name] ?? []} onKeysChange={setKeys} />
  }
  const Bound = filter.kind === 'dates' ? DateBound : NumberBound
  return (
    <div className="grid gap-2 p-1.5">
      {filter.kind === 'dates' && <Periods name={name} filter={filter} values={values} onChange={onChange} />}
      {paramsOf(name, filter).map((param, index) => (
        <div key={param} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-2">
          <span aria-hidden>{index === 0 ? 'From' : 'To'}</span>
          <Bound
            label={index === 0 ? 'From' : 'To'}
            value={calendarDay(values[param]?.[0])}
            onChange={(value) => onChange({ [param]: value ? [value] : undefined })}
          />
        </div>
      ))}
    </div>
  )
}

const periods = ['today', 'today-6', 'today-29']

/** Days up to today, by the calendar of the warehouse: what they mean in a saved view moves on with the days. */
function Periods({ name, filter, values, onChange }: FilterEditorProps) {
  const [from = '', to = ''] = paramsOf(name, filter)
  const chosen = values[to] ? undefined : values[from]?.[0]
  return (
    <div className="flex flex-wrap gap-1">
      {periods.map((period) => (
        <Button
          key={period}
          size="sm"
          variant="ghost"
          aria-pressed={period === chosen}
          className="aria-pressed:bg-selected"
          onClick={() => onChange({ [from]: period === chosen ? undefined : [period], [to]: undefined })}
        >
          {periodWords(period)}
        </Button>
      ))}
    </div>
  )
}

/** Empty for a day like `today`, which isn't one of the calendar. */
function calendarDay(value = ''): string {
  return daysBeforeToday(value) === null ? value : ''
}

interface BoundProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Calls `onChange` when the field is left or Enter pressed, with a whole number or nothing. */
function NumberBound({ label, value, onChange }: BoundProps) {
  const [typed, setTyped] = useTyped(value)
  const isWhole = /^\d{0,9}$/.test(typed.trim())
  const settle = () => {
    if (isWhole && typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <span>
      <Input
        aria-label={label}
        inputMode="numeric"
        value={typed}
        aria-invalid={!isWhole || undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
      />
      {!isWhole && <BoundError message="Enter a whole number" />}
    </span>
  )
}

/** Calls `onChange` as soon as a day can be read, and when it is cleared. */
function DateBound({ label, value, onChange }: BoundProps) {
  const [typed, setTyped] = useTyped(value)
  const { problem, edit, leaving } = useDateProblem(typed)
  return (
    <span>
      <DateInput
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        value={typed}
        onValueChange={(next) => {
          setTyped(next)
          edit()
          if (next === '' || isDate(next)) onChange(next)
        }}
        {...leaving}
      />
      {problem && <BoundError message={problem} />}
    </span>
  )
}

function BoundError({ message }: { message: string }) {
  return (
    <span role="alert" className="text-small text-negative-text">
      {message}
    </span>
  )
}

/** What is typed, until another value is received. */
function useTyped(value: string) {
  const [typed, setTyped] = useState(value)
  const [received, setReceived] = useState(value)
  if (value !== received) {
    setReceived(value)
    setTyped(value)
  }
  return [typed, setTyped] as const
}

/** A longer list of choices can be searched. */
const mostAtOnce = 8

function ChoicesEditor({ name, filter, values, onChange }: FilterEditorProps & { filter: Extract<Filter, { kind: 'choices' }> }) {
  const { useChoices, single, label } = filter
  const offered = useChoices()
  const [sought, setSought] = useState('')
  const chosen = values[name] ?? []
  const shown = offered.filter((choice) => choice.label.toLowerCase().includes(sought.trim().toLowerCase()))

  function toggle(value: string, on: boolean) {
    const rest = single ? [] : chosen.filter((other) => other !== value)
    const next = on ? [...rest, value] : rest
    onChange({ [name]: next.length > 0 ? next : undefined })
  }

  return (
    <div className="grid gap-1">
      {offered.length > mostAtOnce && (
        <Input aria-label={`Find in ${label}`} placeholder="Find…" value={sought} onChange={(event) => setSought(event.target.value)} />
      )}
      <ul className="max-h-72 overflow-auto">
        {shown.map((choice) => (
          <li key={choice.value}>
            <Checkbox
              className="w-full rounded-control px-1.5 py-1.5 hover:bg-hover"
              label={choice.label}
              checked={chosen.includes(choice.value)}
              onCheckedChange={(on) => toggle(choice.value, on)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="px-1.5 py-2 text-muted">No matches</p>}
    </div>
  )
}
