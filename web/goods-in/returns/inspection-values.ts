import { z } from 'zod'
import { type ReturnCondition, type ReturnDisposition, sellableConditions } from '../../../contract/goods-in/returns/return-words.ts'
import { inspectedGoods } from '../../../contract/goods-in/returns/return-work.ts'
import type { GoodsReturn, ReturnPart } from '../../../contract/goods-in/returns/returns.ts'
import { checkedBy } from '../../platform/form/checked-by.ts'
import { wholeNumber, wholeNumberIn } from '../../platform/form/read-number.ts'
import type { UploadedFile } from '../../platform/form/use-uploads.ts'
import { plural } from '../../platform/lib/format.ts'
import { chosenEntity, type EntityValue } from '../../platform/lookup/entity.ts'

export interface DraftPart {
  key: string
  /** The typed text. */
  quantity: string
  /** Empty until the person chooses. */
  condition: ReturnCondition | ''
  disposition: ReturnDisposition | ''
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
  documents: readonly UploadedFile[]
  lines: readonly DraftInspection[]
}

export function inspectionValues({ items, documents }: GoodsReturn): InspectionValues {
  return {
    documents: documents.map(({ name, url }) => ({ name, url })),
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

/** Nothing is said of its condition yet. */
export function newPart(quantity: number): DraftPart {
  const key = Math.random().toString(36).slice(2)
  return { key, quantity: String(quantity), condition: '', disposition: '', note: '', location: null }
}

/** Every part is good and goes back to stock. */
export function allGood(lines: readonly DraftInspection[]): DraftInspection[] {
  return lines.map((line) => ({ ...line, parts: line.parts.map((part) => ({ ...part, condition: 'good', disposition: 'restock' })) }))
}

/** Whether each part has a condition and a disposition. */
export function isDecided(lines: readonly Pick<DraftInspection, 'parts'>[]): boolean {
  return lines.every(({ parts }) => parts.every(({ condition, disposition }) => condition !== '' && disposition !== ''))
}

export function unitsOf(parts: readonly DraftPart[]): number {
  return parts.reduce((sum, { quantity }) => sum + (wholeNumberIn(quantity) || 0), 0)
}

/** What usually becomes of goods in a condition. */
export function usualDisposition(condition: ReturnCondition): ReturnDisposition {
  return sellableConditions.includes(condition) ? 'restock' : 'quarantine'
}

interface PartProblem {
  field: 'quantity' | 'disposition' | 'note'
  sentence: string
}

/** What is wrong with a part, and with which of its fields. */
export function partProblem({ quantity, condition, disposition, note }: DraftPart): PartProblem | undefined {
  if (Number.isNaN(wholeNumberIn(quantity, { ...wholeNumber, min: 1 })))
    return { field: 'quantity', sentence: 'Enter a whole number of at least 1.' }
  if (condition === '' || disposition === '') return undefined
  if (disposition === 'restock' && !sellableConditions.includes(condition))
    return { field: 'disposition', sentence: 'Only good and opened goods can be restocked.' }
  if (disposition === 'scrap' && note.trim() === '') return { field: 'note', sentence: 'Write why the goods are scrapped.' }
  return undefined
}

/** What is wrong with a line but for the notes of its parts. */
function lineProblem({ received, parts }: DraftInspection): string | undefined {
  const problem = parts.map(partProblem).find((each) => each !== undefined && each.field !== 'note')
  if (problem) return problem.sentence
  if (!isDecided([{ parts }])) return 'Choose the condition and the disposition of each part.'
  const units = unitsOf(parts)
  return units === received
    ? undefined
    : `The parts add up to ${units}, and ${plural(received, 'unit')} ${received === 1 ? 'was' : 'were'} received.`
}

export const inspectionSchema = z.custom<InspectionValues>().transform(({ lines, documents }, context) => {
  const problems = [
    ...lines.flatMap((line) => {
      const problem = lineProblem(line)
      return problem ? [{ message: `${line.sku}: ${problem}`, path: ['lines'] }] : []
    }),
    // Errors of notes come last, because an error of all lines would replace them.
    ...lines.flatMap(({ parts }, n) =>
      parts.flatMap((part, p) => {
        const problem = partProblem(part)
        return problem?.field === 'note' ? [{ message: problem.sentence, path: ['lines', n, 'parts', p, 'note'] }] : []
      }),
    ),
  ]
  for (const problem of problems) context.addIssue({ code: 'custom', ...problem })
  if (problems.length > 0) return z.NEVER
  const body = lines.map(({ lineId, parts }) => ({
    lineId,
    // An undecided part is an error above, so that none is left out of what is sent.
    parts: parts.flatMap(({ quantity, condition, disposition, note, location }) =>
      condition === '' || disposition === ''
        ? []
        : [
            {
              quantity: wholeNumberIn(quantity) || 0,
              condition,
              disposition,
              note,
              location: disposition === 'quarantine' ? codeOf(location) : null,
            },
          ],
    ),
  }))
  return checkedBy(inspectedGoods, { lines: body, documents: [...documents] }, context)
})

/** Chosen, or kept from an earlier inspection. */
function codeOf(location: EntityValue): string | null {
  return chosenEntity(location)?.code ?? (location !== null && 'text' in location ? location.text : null)
}
