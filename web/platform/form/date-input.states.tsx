import { useState } from 'react'
import { Calendar } from './calendar.tsx'
import { LabelledDate } from './date-input.tsx'

interface StateProps {
  start?: string
  withTime?: boolean
  min?: string
  max?: string
  disabled?: boolean
  error?: string
}

function State({ start = '', ...rest }: StateProps) {
  const [value, setValue] = useState(start)
  return <LabelledDate label="Expected date" value={value} onValueChange={setValue} {...rest} />
}

export const Empty = () => <State />
export const Filled = () => <State start="2026-11-22" />
export const WithTime = () => <State start="2026-11-22T14:05" withTime />
export const EmptyWithTime = () => <State withTime />
export const Disabled = () => <State start="2026-11-22" disabled />
export const Unreadable = () => <State start="31.02.2026" />
export const BeforeTheFirst = () => <State start="2026-11-22" min="2026-12-01" />
export const LongText = () => <State start="the Friday after the second delivery of the supplier from Rotterdam" />
export const Month = () => <Calendar day="2026-11-22" onChoose={() => {}} />
export const MonthWithLimits = () => <Calendar day="2026-11-22" min="2026-11-10" max="2026-11-24" onChoose={() => {}} />
