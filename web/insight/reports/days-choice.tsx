import { useState } from 'react'
import { timeProblem } from '../../../contract/insight/reports/report-time.ts'
import { LabelledDate } from '../../platform/form/date-input.tsx'
import { isDate } from '../../platform/form/read-date.ts'

interface DaysChoiceProps {
  from: string
  to: string
  onChange: (days: { from: string; to: string }) => void
}

/** Days that don't fit together stay in the fields; the reports keep the last that did. */
export function DaysChoice({ from, to, onChange }: DaysChoiceProps) {
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
