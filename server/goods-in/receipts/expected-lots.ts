import { onlyLot } from '../../../contract/goods-in/receipts/expected-lots.ts'
import type { ReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import type { Count } from './counting-queries.ts'

type ExpectedLine = Pick<ReceiptItem, 'expected' | 'lotNumber' | 'expiresOn' | 'handlingUnit'>

/**
 * What was counted of one SKU, with the lots that are expected where the person scanned none. A delivery that names one lot gives it to all such
 * units; where it names several, or also goods without a lot, nothing says which were counted, so they stay without. A transfer knows what
 * was sent: its lines are filled in their order, with their lots and handling units, and only what is more has none.
 */
export function withExpectedLots(lines: readonly ExpectedLine[], counts: readonly Count[], isTransfer: boolean): readonly Count[] {
  const named = lines.filter((line) => line.lotNumber !== null)
  if (isTransfer && named.length > 0) return merged(filledInOrder(named, counts))
  const only = onlyLot(lines)
  return only ? merged(counts.map((count) => (count.lotNumber === null ? { ...count, ...lotOf(only) } : count))) : counts
}

function lotOf({ lotNumber, expiresOn }: ExpectedLine) {
  return { lotNumber, expiresOn }
}

function filledInOrder(lines: readonly ExpectedLine[], counts: readonly Count[]): Count[] {
  const left = lines.map((line) => ({
    line,
    units: Math.max(line.expected - sum(counts.filter((count) => isOf(count, line)).map(({ counted }) => counted)), 0),
  }))
  return counts.flatMap((count) => {
    if (count.lotNumber !== null) return count
    const parts: { line?: ExpectedLine; units: number }[] = []
    let rest = count.counted
    const sameUnit = (line: ExpectedLine) => count.handlingUnit !== null && line.handlingUnit === count.handlingUnit
    for (const open of [...left.filter(({ line }) => sameUnit(line)), ...left.filter(({ line }) => !sameUnit(line))]) {
      const units = Math.min(rest, open.units)
      if (units === 0) continue
      open.units -= units
      rest -= units
      parts.push({ line: open.line, units })
    }
    if (rest > 0) parts.push({ units: rest })
    return partsOf(count, parts)
  })
}

function isOf({ lotNumber, handlingUnit }: Count, line: ExpectedLine): boolean {
  return lotNumber === line.lotNumber && (handlingUnit === null || handlingUnit === line.handlingUnit)
}

/** The damaged units are the last ones that were counted. */
function partsOf(count: Count, parts: readonly { line?: ExpectedLine; units: number }[]): Count[] {
  let start = 0
  return parts.map(({ line, units }) => {
    const end = start + units
    const damaged = Math.max(end - Math.max(start, count.counted - count.damaged), 0)
    start = end
    const handlingUnit = count.handlingUnit ?? line?.handlingUnit ?? null
    return { ...count, ...(line && lotOf(line)), handlingUnit, counted: units, damaged }
  })
}

/** Counts of the same lot on the same handling unit are one. */
function merged(counts: readonly Count[]): Count[] {
  const groups = Map.groupBy(counts, ({ lotNumber, expiresOn, handlingUnit }) => JSON.stringify([lotNumber, expiresOn, handlingUnit]))
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? {
          ...first,
          counted: first.counted + sum(others.map(({ counted }) => counted)),
          damaged: first.damaged + sum(others.map(({ damaged }) => damaged)),
        }
      : [],
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
