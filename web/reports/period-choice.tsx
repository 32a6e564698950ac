import { useState } from 'react'
import {
  calendarPeriods,
  periodLabels,
  type ReportPeriod,
  type ReportTime,
  rollingPeriods,
  timeProblem,
} from '../../contract/reports/report-time.ts'
import { LabelledDate } from '../form/labelled-date.tsx'
import { isDate } from '../form/read-date.ts'
import { dayOf } from '../lib/format.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'

type Rolling = (typeof rollingPeriods)[number]
type Other = (typeof calendarPeriods)[number] | 'days'

const rolling = rollingPeriods.map((value) => ({ value, label: value }))
const others: { value: Other; label: string }[] = [
  ...calendarPeriods.map((value) => ({ value, label: periodLabels[value] })),
  { value: 'days', label: 'Choose dates' },
]

interface PeriodChoiceProps {
  time: ReportTime
  /** Undefined for what the address no longer says. */
  onChange: (time: { period: ReportPeriod | undefined; from: string | undefined; to: string | undefined }) => void
}

/** What reports cover: the last days, a month or quarter, or days between two dates. */
export function PeriodChoice({ time, onChange }: PeriodChoiceProps) {
  const { period, from, to } = time
  const choose = (next: ReportPeriod) => onChange({ period: next, from: undefined, to: undefined })
  const chosen = from === undefined ? period : 'days'
  return (
    <>
      <Segmented<Rolling>
        label="Period"
        value={rollingPeriods.find((each) => each === chosen) ?? ''}
        onValueChange={choose}
        options={rolling}
      />
      <Select<Other>
        aria-label="Other periods"
        className="w-40"
        placeholder="Other periods"
        value={others.find(({ value }) => value === chosen)?.value ?? ''}
        onValueChange={(next) => (next === 'days' ? onChange({ period: undefined, ...thisMonth() }) : choose(next))}
        options={others}
      />
      {from !== undefined && to !== undefined && (
        <Days key={`${from} ${to}`} from={from} to={to} onChange={(days) => onChange({ period: undefined, ...days })} />
      )}
    </>
  )
}

/** From its first day to today. */
function thisMonth() {
  const today = dayOf(new Date()) ?? ''
  return { from: `${today.slice(0, 7)}-01`, to: today }
}

interface DaysProps {
  from: string
  to: string
  onChange: (days: { from: string; to: string }) => void
}

/** Days that don't fit together stay in the fields; the reports keep the last that did. */
function Days({ from, to, onChange }: DaysProps) {
  const [typed, setTyped] = useState({ from, to })
  const problem = timeProblem({ from: typed.from || undefined, to: typed.to || undefined })
  function change(next: { from: string; to: string }) {
    setTyped(next)
    if (isDate(next.from) && isDate(next.to) && timeProblem(next) === null) onChange(next)
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <LabelledDate
        label="From"
        error={problem?.field === 'from' ? problem.message : undefined}
        value={typed.from}
        onValueChange={(from) => change({ ...typed, from })}
      />
      <LabelledDate
        label="To"
        error={problem?.field === 'to' ? problem.message : undefined}
        value={typed.to}
        onValueChange={(to) => change({ ...typed, to })}
      />
    </div>
  )
}
