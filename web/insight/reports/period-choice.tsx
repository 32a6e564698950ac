import { Suspense } from 'react'
import {
  calendarPeriods,
  periodLabels,
  type ReportPeriod,
  type ReportTime,
  rollingPeriods,
} from '../../../contract/insight/reports/report-time.ts'
import { dayOf } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { Segmented } from '../../platform/ui/segmented.tsx'
import { Select } from '../../platform/ui/select.tsx'

// Loaded for those who choose dates.
const DaysChoice = lazyPart(() => import('./days-choice.tsx'), 'DaysChoice')

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
        <Suspense>
          <DaysChoice key={`${from} ${to}`} from={from} to={to} onChange={(days) => onChange({ period: undefined, ...days })} />
        </Suspense>
      )}
    </>
  )
}

/** From its first day to today. */
function thisMonth() {
  const today = dayOf(new Date()) ?? ''
  return { from: `${today.slice(0, 7)}-01`, to: today }
}
