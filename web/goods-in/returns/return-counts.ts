import { z } from 'zod'
import { receivedGoods } from '../../../contract/goods-in/returns/return-work.ts'
import type { GoodsReturn, ReturnLine } from '../../../contract/goods-in/returns/returns.ts'
import { foldedCode } from '../../../contract/platform/codes/goods-by-code.ts'
import type { LabelFacts } from '../../../contract/platform/codes/read-code.ts'
import { checkedBy } from '../../platform/form/checked-by.ts'
import { readNumber, wholeNumber, wholeNumberIn } from '../../platform/form/read-number.ts'
import { chosenEntity, type EntityValue } from '../../platform/lookup/entity.ts'
import type { LotOfGoods } from '../../platform/lookup/lots-of-item.ts'

/** What is counted of one line of a return. */
export interface ReturnCount {
  key: string
  /** Null for goods that the return doesn't name. */
  lineId: number | null
  sku: string
  name: string
  expected: number
  isExcise: boolean
  /** The typed text. */
  quantity: string
  lot: string
  expiresOn: string
  handlingUnit: string
  uiCodes: readonly string[]
}

export interface CountValues {
  counts: readonly ReturnCount[]
  returnLocation: EntityValue
  overrideReason: string
}

export function countValues({ items }: GoodsReturn): CountValues {
  return { counts: items.map(countOf), returnLocation: null, overrideReason: '' }
}

function countOf(line: ReturnLine): ReturnCount {
  return {
    key: String(line.id),
    lineId: line.id,
    sku: line.sku,
    name: line.name,
    expected: line.expected,
    isExcise: line.isExcise,
    quantity: String(line.received ?? 0),
    lot: line.lot ?? '',
    expiresOn: line.expiresOn ?? '',
    handlingUnit: line.handlingUnit ?? '',
    uiCodes: line.uiCodes,
  }
}

/** What was scanned: one unit, or what its label says. */
export interface Scanned extends LabelFacts {
  sscc: string | null
}

/** Goods that were scanned, with what their lot is once it is clear. */
export interface ScannedGoods extends Pick<ReturnCount, 'sku' | 'name'> {
  inventoryId: number
  scanned: Scanned
}

export function countsOfSku(counts: readonly ReturnCount[], sku: string): ReturnCount[] {
  return counts.filter((count) => foldedCode(count.sku) === foldedCode(sku))
}

/** How much of the goods on a handling unit is counted. */
export function countedOn(counts: readonly ReturnCount[], sscc: string): number {
  return unitsIn(counts.filter(({ handlingUnit }) => handlingUnit === sscc))
}

export function lotOfCount({ lot, expiresOn }: ReturnCount): LotOfGoods {
  return { lotNumber: lot || null, expiresOn: expiresOn || null }
}

/**
 * The counts with the units of a scan added. Goods of another lot, or in another handling unit, than the lines have so far get a line of their
 * own; what was counted loose stays loose.
 */
export function withScan(counts: readonly ReturnCount[], { sku, name, scanned }: ScannedGoods) {
  const lot = scanned.lotNumber ?? ''
  const handlingUnit = scanned.sscc ?? ''
  const alike = countsOfSku(counts, sku)
  const uncounted = alike.filter((count) => wholeNumberIn(count.quantity) === 0)
  const known =
    alike.find((count) => count.lot === lot && count.handlingUnit === handlingUnit) ??
    uncounted.find((count) => count.lot === lot) ??
    uncounted.find((count) => count.lot === '')
  const [first] = alike
  const count: ReturnCount = known ?? {
    key: `new ${counts.length}`,
    lineId: null,
    sku: first?.sku ?? sku,
    name: first?.name ?? name,
    expected: 0,
    isExcise: first?.isExcise ?? false,
    quantity: '0',
    lot,
    expiresOn: '',
    handlingUnit,
    uiCodes: [],
  }
  const counted = {
    ...count,
    quantity: String((wholeNumberIn(count.quantity) || 0) + scanned.quantity),
    lot,
    expiresOn: scanned.expiresOn ?? count.expiresOn,
    handlingUnit,
  }
  return { counts: known ? counts.map((each) => (each === known ? counted : each)) : [...counts, counted], key: count.key }
}

export function unitsIn(counts: readonly ReturnCount[]): number {
  return counts.reduce((sum, { quantity }) => sum + (wholeNumberIn(quantity) || 0), 0)
}

/** Whether more units of a SKU are counted than the return names. */
export function isMoreThanExpected(counts: readonly ReturnCount[]): boolean {
  return counts.some(({ sku }) => {
    const alike = counts.filter((each) => each.sku === sku)
    return unitsIn(alike) > alike.reduce((sum, { expected }) => sum + expected, 0)
  })
}

export const countsSchema = z.custom<CountValues>().transform(({ counts, returnLocation, overrideReason }, context) => {
  for (const { sku, quantity } of counts) {
    const { error } = readNumber(quantity, wholeNumber)
    if (error) context.addIssue({ code: 'custom', message: `${sku} ${error}`, path: ['counts'] })
  }
  const items = counts.flatMap(({ lineId, sku, quantity, lot, expiresOn, handlingUnit, uiCodes }) => {
    const units = wholeNumberIn(quantity) || 0
    if (units === 0 && lineId === null) return []
    const of = lineId === null ? { sku } : { lineId }
    return [{ ...of, quantity: units, lot, expiresOn, handlingUnit, uiCodes: [...uiCodes] }]
  })
  return checkedBy(receivedGoods, { items, returnLocation: chosenEntity(returnLocation)?.code, overrideReason }, context)
})
