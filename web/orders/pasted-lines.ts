import type { ReadLines } from '../form/paste-lines-dialog.tsx'
import { readNumber, wholeNumber, wholeNumberIn } from '../form/read-number.ts'
import { formatNumber } from '../lib/format.ts'
import { type DraftLine, withLine } from './order-draft.ts'
import { itemWith } from './scanned-line.ts'
import type { OfferedItem } from './use-offered-items.ts'

interface PastedLines extends ReadLines {
  /** The lines of the movement with the pasted quantities added. */
  lines: readonly DraftLine[]
}

const lineQuantity = { ...wholeNumber, min: 1 }

/** Reads 'SKU quantity' lines, as copied from a spreadsheet or an email, and adds them to the lines of a movement. */
export function pastedLines(text: string, lines: readonly DraftLine[], offered: readonly OfferedItem[]): PastedLines {
  let next = lines
  const rejected: PastedLines['rejected'][number][] = []
  let added = 0
  for (const typed of withoutHeading(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
    offered,
  )) {
    const read = readLine(typed, next, offered)
    if (typeof read === 'string') {
      rejected.push({ text: typed, reason: read })
    } else {
      next = withLine(next, read)
      added += 1
    }
  }
  return { lines: next, added, rejected }
}

/** Without the names of the columns, which come along from a spreadsheet: 'SKU Quantity', before lines with numbers. */
function withoutHeading(typed: readonly string[], offered: readonly OfferedItem[]): readonly string[] {
  const [first = '', ...others] = typed
  const isHeading = others.length > 0 && !/\d/.test(first) && /[\s;]/.test(first) && !itemWith(first, offered)
  return isHeading ? others : typed
}

/** The line that results, or why it can't be read. */
function readLine(typed: string, lines: readonly DraftLine[], offered: readonly OfferedItem[]): DraftLine | string {
  const [, code, quantity] = /^(.*[^\s;])[\s;]+([^\s;]+)$/.exec(typed) ?? /^([^,]+),([^,]+)$/.exec(typed) ?? []
  if (code === undefined || quantity === undefined || itemWith(typed, offered)) return 'Quantity is missing.'
  const found = itemWith(code, offered)
  if (!found) return `No item has the SKU ${code}.`
  const { number, error } = readNumber(quantity, lineQuantity)
  if (error !== undefined) return `Quantity ${error}.`
  const { sku, name } = found.item
  const chosen = lines.find((line) => line.sku === sku)
  const total = Number(number) + (chosen ? wholeNumberIn(chosen.quantity) || 0 : 0)
  if (total > found.limit) return `Only ${formatNumber(found.limit)} of ${sku} are available.`
  return { sku, name, quantity: String(total) }
}
