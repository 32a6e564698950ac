import type { ReadLines } from './paste-lines-dialog.tsx'
import { readNumber, wholeNumber } from './read-number.ts'

/** A pasted line that could be read: a SKU, a quantity of at least 1, and further cells. */
export interface PastedLine {
  sku: string
  quantity: number
  further: readonly string[]
}

interface PasteOptions {
  /** Whether a text is the SKU of an item, so that it is neither a heading nor a SKU with its quantity. */
  isSku?: (typed: string) => boolean
  /** Adds a line, or says why it can't be added. */
  add: (line: PastedLine) => string | undefined
}

const lineQuantity = { ...wholeNumber, min: 1 }
const mostSku = 100

/**
 * Reads lines with a SKU and a quantity, as copied from a spreadsheet or an email: separated by tabs, semicolons or commas, or SKU and
 * quantity by spaces. The names of the columns in the first line are skipped.
 */
export function readPastedLines(text: string, { isSku = () => false, add }: PasteOptions): ReadLines {
  const [first, ...others] = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  if (first === undefined) return { added: 0, rejected: [] }
  const isHeading = others.length > 0 && !/\d/.test(first) && cellsOf(first).length > 1 && !isSku(first)
  const read = (isHeading ? others : [first, ...others]).map((typed) => {
    const line = lineIn(typed, isSku)
    return { text: typed, reason: typeof line === 'string' ? line : add(line) }
  })
  const rejected = read.flatMap(({ text, reason }) => (reason === undefined ? [] : [{ text, reason }]))
  return { added: read.length - rejected.length, rejected }
}

/** The line, or why it can't be read. */
function lineIn(typed: string, isSku: (typed: string) => boolean): PastedLine | string {
  const [sku = '', quantity = '', ...further] = isSku(typed) ? [typed] : cellsOf(typed)
  if (sku === '') return 'SKU is missing.'
  if (sku.length > mostSku) return `SKU must have at most ${mostSku} characters.`
  if (quantity === '') return 'Quantity is missing.'
  const { number, error } = readNumber(quantity, lineQuantity)
  return error === undefined ? { sku, quantity: Number(number), further } : `Quantity ${error}.`
}

function cellsOf(typed: string): string[] {
  const separator = ['\t', ';', ','].find((each) => typed.includes(each))
  // The comma of 'COF-1 1,5' is of the number, which is then rejected.
  if (separator === undefined || (separator === ',' && /\s[\d.]+,\d+$/.test(typed))) {
    return /^(.*\S)\s+(\S+)$/.exec(typed)?.slice(1) ?? [typed]
  }
  // A cell in quotes may have separators.
  const cells: string[] = []
  for (const part of typed.split(separator)) {
    const last = cells.at(-1)
    if (last?.startsWith('"') && !/[^"]"$|^""$/.test(last)) cells[cells.length - 1] = `${last}${separator}${part.trimEnd()}`
    else cells.push(part.trim())
  }
  return cells.map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"'))
}
