import type { z } from 'zod'
import { type BillingLine, sentBillingLine } from '../../../contract/money.ts'
import { type NumberRule, readNumber, writeNumber } from '../../platform/form/read-number.ts'

/** A line as it stands in a form: the typed texts. */
export interface DraftLine {
  key: string
  description: string
  quantity: string
  unitPrice: string
  /** Percent, as one of the choices. */
  taxRate: string
}

export type LineErrors = Partial<Record<'description' | 'quantity' | 'unitPrice', string>>

const mostUnits = 999_999_999_999.99
const rules = {
  quantity: { decimals: 3, min: 0, max: 999_999_999 },
  unitPrice: { decimals: 4, min: -mostUnits, max: mostUnits },
} as const satisfies Record<string, NumberRule>

export function newLine(taxRate: string): DraftLine {
  return { key: `new-${Math.random().toString(36).slice(2)}`, description: '', quantity: '1', unitPrice: '', taxRate }
}

/** The lines of a document that is changed. They have no ids: their order is what identifies them. */
export function draftLines(lines: readonly BillingLine[]): DraftLine[] {
  return lines.map(({ description, quantity, unitPrice, taxRate }, index) => ({
    key: `line-${index}`,
    description,
    quantity: writeNumber(quantity),
    unitPrice: writeNumber(unitPrice),
    taxRate,
  }))
}

export function withoutTax(lines: readonly DraftLine[]): DraftLine[] {
  return lines.map((line) => ({ ...line, taxRate: '0' }))
}

/** What is wrong with a line, at its fields. */
export function lineErrors(line: DraftLine): LineErrors {
  return lineIn(line).error ?? {}
}

type LineRead = { line: BillingLine; error?: undefined } | { line?: undefined; error: LineErrors }

/** The line as it is sent, or what is wrong with it. */
function lineIn({ description, taxRate, ...typed }: DraftLine): LineRead {
  const errors: LineErrors = {}
  const read = { quantity: '', unitPrice: '' }
  for (const field of ['quantity', 'unitPrice'] as const) {
    const { number, error } = readNumber(typed[field], rules[field])
    if (error) errors[field] = error
    else if (number == null) errors[field] = 'must be filled in'
    else read[field] = number
  }
  const checked = sentBillingLine.safeParse({ description, taxRate, ...read })
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = path[0] as keyof LineErrors
    errors[field] ??= message
  }
  return checked.success && Object.keys(errors).length === 0 ? { line: checked.data } : { error: errors }
}

/** The lines that can be read, for the totals while someone is typing. A description isn't needed for them. */
export function readableLines(lines: readonly DraftLine[]): BillingLine[] {
  return lines.flatMap((typed) => {
    const { line } = lineIn({ ...typed, description: '–' })
    return line ? [line] : []
  })
}

/** In place of a line that can't be read, so that no other issue is found with the lines. */
const unread: BillingLine = { description: '–', quantity: '1', unitPrice: '0.00', taxRate: '0' }

/** The lines for a body. Those that can't be read are an issue at the field `lines`. */
export function sentLines(lines: readonly DraftLine[], context: z.RefinementCtx): BillingLine[] {
  const read = lines.map(lineIn)
  if (read.some(({ error }) => error)) context.addIssue({ code: 'custom', message: 'Correct the marked lines.', path: ['lines'] })
  return read.map(({ line }) => line ?? unread)
}

/** Lines in words, where two people changed them. */
export function linesInWords(lines: readonly DraftLine[]): string {
  return lines.map(({ description, quantity, unitPrice }) => `${description || 'a line'}: ${quantity} × ${unitPrice || '–'}`).join(', ')
}
