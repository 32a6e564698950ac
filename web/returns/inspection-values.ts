import { z } from 'zod'
import { type ReturnCondition, type ReturnDisposition, sellableConditions } from '../../contract/returns/return-words.ts'
import { inspectedGoods } from '../../contract/returns/return-work.ts'
import type { GoodsReturn, ReturnPart } from '../../contract/returns/returns.ts'
import { checkedBy } from '../form/checked-by.ts'
import { wholeNumber, wholeNumberIn } from '../form/read-number.ts'
import { plural } from '../lib/format.ts'
import { chosenEntity, type EntityValue } from '../lookup/entity.ts'

export interface DraftPart {
  key: string
  /** The typed text. */
  quantity: string
  condition: ReturnCondition
  disposition: ReturnDisposition
  note: string
  location: EntityValue
}

export interface DraftInspection {
  lineId: number
  sku: string
  name: string
  lot: string | null
  received: number
  parts: readonly DraftPart[]
}

export interface InspectionValues {
  lines: readonly DraftInspection[]
}

export function inspectionValues({ items }: GoodsReturn): InspectionValues {
  return {
    lines: items.flatMap(({ id, sku, name, lot, received, parts }) =>
      received === null || received === 0
        ? []
        : [{ lineId: id, sku, name, lot, received, parts: parts.length > 0 ? parts.map(partOf) : [newPart(received)] }],
    ),
  }
}

function partOf({ quantity, condition, disposition, note, location }: ReturnPart): DraftPart {
  return { ...newPart(quantity), condition, disposition, note: note ?? '', location: location === null ? null : { text: location } }
}

/** In good condition unless the inspection says otherwise. */
export function newPart(quantity: number): DraftPart {
  const key = Math.random().toString(36).slice(2)
  return { key, quantity: String(quantity), condition: 'good', disposition: 'restock', note: '', location: null }
}

export function unitsOf(parts: readonly DraftPart[]): number {
  return parts.reduce((sum, { quantity }) => sum + (wholeNumberIn(quantity) || 0), 0)
}

/** What usually becomes of goods in a condition. */
export function usualDisposition(condition: ReturnCondition): ReturnDisposition {
  return sellableConditions.includes(condition) ? 'restock' : 'quarantine'
}

/** What is wrong with a part, in a sentence. */
export function partProblem({ quantity, condition, disposition, note }: DraftPart): string | undefined {
  if (Number.isNaN(wholeNumberIn(quantity, { ...wholeNumber, min: 1 }))) return 'Enter a whole number of at least 1.'
  if (disposition === 'restock' && !sellableConditions.includes(condition)) return 'Only good and opened goods can be restocked.'
  if (disposition === 'scrap' && note.trim() === '') return 'Write why the goods are scrapped.'
  return undefined
}

export const inspectionSchema = z.custom<InspectionValues>().transform(({ lines }, context) => {
  for (const { sku, received, parts } of lines) {
    const problem = parts.map(partProblem).find((each) => each !== undefined)
    const units = unitsOf(parts)
    const sum = units === received ? undefined : `The parts add up to ${units}, and ${plural(received, 'unit')} were received.`
    const message = problem ?? sum
    if (message) context.addIssue({ code: 'custom', message: `${sku}: ${message}`, path: ['lines'] })
  }
  const body = lines.map(({ lineId, parts }) => ({
    lineId,
    parts: parts.map(({ quantity, condition, disposition, note, location }) => ({
      ...{ quantity: wholeNumberIn(quantity) || 0, condition, disposition, note },
      location: disposition === 'quarantine' ? codeOf(location) : null,
    })),
  }))
  return checkedBy(inspectedGoods, { lines: body }, context)
})

/** Chosen, or kept from an earlier inspection. */
function codeOf(location: EntityValue): string | null {
  return chosenEntity(location)?.code ?? (location !== null && 'text' in location ? location.text : null)
}
