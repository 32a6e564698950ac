import { useState } from 'react'
import type { CountingLine } from '../../../contract/goods-in/receipts/counting.ts'
import { wholeNumberIn } from '../../platform/form/read-number.ts'

/** What was counted of a SKU: its lot, and on which unit. */
export interface CountedOf {
  sku: string
  lotNumber: string | null
  expiresOn: string | null
  handlingUnit: string | null
}

/** The numbers of a line that a person typed and didn't save yet. */
export interface TypedCount {
  of: CountedOf
  counted: string
  damaged: string
  /** What was counted when it was typed: others count meanwhile. */
  known: Known
}

interface Known {
  counted: number
  damaged: number
}

/** The typed numbers of all lines, as long as the screen is open: a scan of another item leaves them. */
export function useTypedCounts(lines: readonly CountingLine[]) {
  const [all, setAll] = useState<readonly TypedCount[]>([])
  return {
    /** Numbers that differ from what is counted, of the lines that are still there. */
    unsaved: all.filter((each) => isUnsaved(each, lines)),
    put: (next: TypedCount, known: Known) =>
      setAll((now) => {
        const others = now.filter((each) => !isOf(each.of, next.of) && each !== typedAt(now, lines, next.of))
        return isOther(next, known) ? [...others, next] : others
      }),
    /** Numbers that changed while they were saved are other ones. */
    drop: (saved: TypedCount) => setAll((now) => now.filter((each) => each !== saved)),
    at: (of: CountedOf) => typedAt(all, lines, of),
  }
}

/**
 * The numbers that were typed of a line in one lot. Numbers of a lot that isn't counted any more, as it was corrected or given only later,
 * are shown with the lot that is.
 */
export function typedAt(all: readonly TypedCount[], lines: readonly CountingLine[], of: CountedOf): TypedCount | undefined {
  const lots = lines.find(({ sku }) => sku === of.sku)?.lots ?? []
  const ofLine = all.filter((each) => each.of.sku === of.sku)
  return ofLine.find((each) => isOf(each.of, of)) ?? ofLine.find((each) => !lots.some((lot) => isOf(each.of, { ...lot, sku: of.sku })))
}

/** What is counted of the lot that was counted or chosen last, or else of the first. */
export function countedLotOf(
  { lots }: CountingLine,
  { lotNumber, expiresOn, handlingUnit }: CountedOf,
): CountingLine['lots'][number] | undefined {
  const ofLot = lots.filter((lot) => lot.lotNumber === lotNumber)
  const same = ofLot.find((lot) => lot.expiresOn === expiresOn && lot.handlingUnit === handlingUnit)
  return same ?? ofLot[0] ?? lots[0]
}

function isOf(one: CountedOf, other: CountedOf): boolean {
  const fields = ['sku', 'lotNumber', 'expiresOn', 'handlingUnit'] as const
  return fields.every((field) => one[field] === other[field])
}

function isUnsaved(typed: TypedCount, lines: readonly CountingLine[]): boolean {
  const line = lines.find(({ sku }) => sku === typed.of.sku)
  return line !== undefined && isOther(typed, countedLotOf(line, typed.of) ?? { counted: 0, damaged: 0 })
}

function isOther({ counted, damaged }: Pick<TypedCount, 'counted' | 'damaged'>, known: Known): boolean {
  return wholeNumberIn(counted) !== known.counted || wholeNumberIn(damaged) !== known.damaged
}
