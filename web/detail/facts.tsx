import { Waybill, type WaybillCell } from '../ui/waybill.tsx'

/** What is known about a record, as labelled cells. Facts that don't apply may be left out by `false`. */
export function Facts({ facts }: { facts: readonly (WaybillCell | false | null | undefined)[] }) {
  return <Waybill cells={facts.filter((fact) => Boolean(fact)) as WaybillCell[]} />
}
