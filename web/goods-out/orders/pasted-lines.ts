import type { ReadLines } from '../../platform/form/paste-lines-dialog.tsx'
import { readPastedLines } from '../../platform/form/pasted-lines.ts'
import { wholeNumberIn } from '../../platform/form/read-number.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { type DraftLine, withLine } from './order-draft.ts'
import { itemWith } from './scanned-line.ts'
import type { OfferedItem } from './use-offered-items.ts'

interface PastedLines extends ReadLines {
  /** The lines of the movement with the pasted quantities added. */
  lines: readonly DraftLine[]
}

/** Adds pasted quantities of items that are offered to the lines of a movement. */
export function pastedLines(text: string, before: readonly DraftLine[], offered: readonly OfferedItem[]): PastedLines {
  let lines = before
  const read = readPastedLines(text, {
    isSku: (typed) => itemWith(typed, offered) !== undefined,
    add: ({ sku: code, quantity }) => {
      const found = itemWith(code, offered)
      if (!found) return `No item has the SKU ${code}.`
      const { sku, name } = found.item
      const chosen = lines.find((line) => line.sku === sku)
      const total = quantity + (chosen ? wholeNumberIn(chosen.quantity) || 0 : 0)
      if (total > found.limit) return `Only ${formatNumber(found.limit)} of ${sku} are available.`
      lines = withLine(lines, { sku, name, quantity: String(total) })
      return undefined
    },
  })
  return { lines, ...read }
}
