import type { ReactNode } from 'react'
import { Waybill, type WaybillCell } from '../ui/waybill.tsx'

type Optional<Fact> = readonly (Fact | false | null | undefined)[]

/** What is known about a record, as labelled cells. Facts that don't apply may be left out by `false`. */
export function Facts({ facts }: { facts: Optional<WaybillCell> }) {
  const cells = facts.filter((fact) => Boolean(fact)) as WaybillCell[]
  return cells.length > 0 && <Waybill cells={cells} />
}

interface Fact {
  label: string
  value: ReactNode
}

/** The rarer facts, one under the other, in a section. */
export function FactList({ facts }: { facts: Optional<Fact> }) {
  return (
    <dl className="grid grid-cols-[40%_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.label} className="contents">
              <dt className="wrap-anywhere text-muted">{fact.label}</dt>
              <dd className="wrap-anywhere">{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
