import type { ReadLines } from '../../platform/form/paste-lines-dialog.tsx'
import { readPastedLines } from '../../platform/form/pasted-lines.ts'
import { wholeNumberIn } from '../../platform/form/read-number.ts'
import { type DraftLine, newLine, skuOf } from './receipt-form-values.ts'

interface PastedDelivery extends ReadLines {
  /** The lines of the receipt with the pasted ones added. */
  lines: readonly DraftLine[]
}

/** Adds pasted 'SKU; quantity; description' lines to a receipt. A SKU without a lot that is there already gets the quantity in addition. */
export function pastedDelivery(text: string, before: readonly DraftLine[]): PastedDelivery {
  const lines = [...before]
  const read = readPastedLines(text, {
    add: ({ sku, quantity, further }) => {
      const at = lines.findIndex((line) => skuOf(line).toLowerCase() === sku.toLowerCase() && line.lotNumber === '')
      const known = lines[at]
      if (known) lines[at] = { ...known, quantity: String((wholeNumberIn(known.quantity) || 0) + quantity) }
      else lines.push({ ...newLine({ text: sku }, String(quantity)), description: further.filter(Boolean).join(', ') })
      return undefined
    },
  })
  return { lines, ...read }
}
