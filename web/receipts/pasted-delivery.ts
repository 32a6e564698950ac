import type { ReadLines } from '../form/paste-lines-dialog.tsx'
import { readNumber, wholeNumber, wholeNumberIn } from '../form/read-number.ts'
import { type DraftLine, newLine, skuOf } from './receipt-form-values.ts'

interface PastedDelivery extends ReadLines {
  /** The lines of the receipt with the pasted ones added. */
  lines: readonly DraftLine[]
}

const lineQuantity = { ...wholeNumber, min: 1 }
const mostSku = 100

/**
 * Reads 'SKU; quantity; description' lines, as copied from a spreadsheet or an email: separated by tabs, semicolons or commas, or SKU and
 * quantity by spaces. A SKU without a lot that is there already gets the quantity in addition.
 */
export function pastedDelivery(text: string, lines: readonly DraftLine[]): PastedDelivery {
  const next = [...lines]
  const rejected: PastedDelivery['rejected'][number][] = []
  let added = 0
  for (const pasted of text.split(/\r?\n/)) {
    const typed = pasted.trim()
    if (typed === '' || isHeading(typed)) continue
    const read = readLine(typed)
    if (typeof read === 'string') {
      rejected.push({ text: typed, reason: read })
      continue
    }
    added += 1
    const at = next.findIndex((line) => skuOf(line).toLowerCase() === read.sku.toLowerCase() && line.lotNumber === '')
    const known = next[at]
    if (known) next[at] = { ...known, quantity: String((wholeNumberIn(known.quantity) || 0) + read.quantity) }
    else next.push({ ...newLine({ text: read.sku }, String(read.quantity)), description: read.description })
  }
  return { lines: next, added, rejected }
}

/** The first row of a spreadsheet. */
function isHeading(typed: string): boolean {
  return /^sku\b.*\b(quantity|qty)\b/i.test(typed)
}

function cellsOf(typed: string): string[] {
  const separator = ['\t', ';', ','].find((each) => typed.includes(each))
  if (separator === undefined) return /^(.*\S)\s+(\S+)$/.exec(typed)?.slice(1) ?? [typed]
  // A cell in quotes may have separators.
  const cells: string[] = []
  for (const part of typed.split(separator)) {
    const last = cells.at(-1)
    if (last?.startsWith('"') && !/[^"]"$|^""$/.test(last)) cells[cells.length - 1] = `${last}${separator}${part.trimEnd()}`
    else cells.push(part.trim())
  }
  return cells.map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"'))
}

/** The line, or why it can't be read. */
function readLine(typed: string): { sku: string; quantity: number; description: string } | string {
  const [sku = '', quantity = '', ...description] = cellsOf(typed)
  if (sku === '') return 'It has no SKU.'
  if (sku.length > mostSku) return `The SKU has more than ${mostSku} characters.`
  if (quantity === '') return 'It has no quantity.'
  const { number, error } = readNumber(quantity, lineQuantity)
  if (error !== undefined) return `Quantity ${error}.`
  return { sku, quantity: Number(number), description: description.filter(Boolean).join(', ') }
}
