import { keepTogether, left, type Pdf } from './pdf-style.ts'

/** A linear symbol: the widths of bars and spaces in turn, in modules, without the quiet zones. */
export interface LinearSymbol {
  widths: number[]
  modules: number
}

/** Modules that stay empty on each side of a linear symbol. */
export const quietZone = 10

export function widthOf({ modules }: LinearSymbol, moduleWidth: number): number {
  return (modules + 2 * quietZone) * moduleWidth
}

/** Draws it with its quiet zones, from the left edge of the left one; all in points. */
export function drawLinear(
  pdf: Pdf,
  { widths }: LinearSymbol,
  { x, y, moduleWidth, height }: { x: number; y: number; moduleWidth: number; height: number },
): void {
  let at = x + quietZone * moduleWidth
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) pdf.rect(at, y, width * moduleWidth, height)
    at += width * moduleWidth
  }
  pdf.fill('#000000')
}

const block = { moduleWidth: 1.1, height: 40 }

/** Draws it as a block of a document, its bars flush with the text. */
export function drawBarcode(pdf: Pdf, symbol: LinearSymbol): void {
  keepTogether(pdf, block.height)
  const y = pdf.y
  drawLinear(pdf, symbol, { x: left - quietZone * block.moduleWidth, y, ...block })
  pdf.x = left
  pdf.y = y + block.height + 14
}
