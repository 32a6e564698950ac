// Its named export raw is another one: the symbology of that name.
import barcodes from 'bwip-js/node'
import { type DataElement, elementString } from '../../../contract/gs1-elements.ts'
import type { LinearSymbol } from '../files/linear-symbol.ts'
import type { Pdf } from '../files/pdf-style.ts'

/** Points to the millimetre. */
export const mm = 72 / 25.4

/** A square symbol, row by row, without its quiet zone. */
export interface MatrixSymbol {
  size: number
  isDark: boolean[]
}

/** GS1-128. Encoded as data with FNC1, because brackets in a value could be taken for an AI. */
export function gs1Linear(elements: readonly DataElement[]): LinearSymbol {
  return linearOf(barcodes.raw('code128', withFnc1(elements), 'parsefnc'))
}

/** GS1 DataMatrix, for what doesn't fit a GS1-128 of the label's width. */
export function gs1Matrix(elements: readonly DataElement[]): MatrixSymbol {
  return matrixOf(barcodes.raw('datamatrix', withFnc1(elements), 'parsefnc'))
}

/** Code 128, for printable ASCII; null for other text. */
export function code128(text: string): LinearSymbol | null {
  return /^[ -~]+$/.test(text) ? linearOf(barcodes.raw('code128', text, '')) : null
}

export function qrCode(text: string): MatrixSymbol {
  return matrixOf(barcodes.raw('qrcode', text, 'eclevel=Q'))
}

/** Neither the separator's place holder nor its first character is in the character set of GS1. */
function withFnc1(elements: readonly DataElement[]): string {
  return `^FNC1${elementString(elements).replaceAll('\u001d', '^FNC1')}`
}

type RawSymbol = { sbs: number[] } | { pixs: number[]; pixx: number; pixy: number }

function linearOf([symbol]: RawSymbol[]): LinearSymbol {
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode came out as no linear symbol.')
  return { widths: symbol.sbs, modules: symbol.sbs.reduce((sum, width) => sum + width, 0) }
}

function matrixOf([symbol]: RawSymbol[]): MatrixSymbol {
  if (!symbol || !('pixs' in symbol) || symbol.pixx !== symbol.pixy) throw new Error('The barcode came out as no square symbol.')
  return { size: symbol.pixx, isDark: symbol.pixs.map(Boolean) }
}

/** Draws it without its quiet zone; in points. */
export function drawMatrix(
  pdf: Pdf,
  { size, isDark }: MatrixSymbol,
  { x, y, moduleWidth }: { x: number; y: number; moduleWidth: number },
): void {
  for (let row = 0; row < size; row++) {
    let from = 0
    while (from < size) {
      let to = from
      while (to < size && isDark[row * size + to]) to++
      // Neighbours in one rectangle, as a viewer may leave a hair line between two.
      if (to > from) pdf.rect(x + from * moduleWidth, y + row * moduleWidth, (to - from) * moduleWidth, moduleWidth)
      from = to + 1
    }
  }
  pdf.fill('#000000')
}
