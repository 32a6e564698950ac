import { buffer } from 'node:stream/consumers'
import type { labelPapers } from '../../../contract/stock/locations/locations.ts'
import { drawLinear, widthOf } from '../files/linear-symbol.ts'
import { newPdf, type Pdf } from '../files/pdf-style.ts'
import { code128, drawMatrix, mm, qrCode } from './barcode.ts'
import { drawFitted } from './label-text.ts'

declare module '../workers/thread-work.ts' {
  interface ThreadWork {
    'print-location-labels': typeof locationLabels
  }
}

export interface LocationLabel {
  code: string
  name: string
  zone: string | null
}

/** How the labels are laid out on paper, in millimetres. */
const papers = {
  /** Eight on a sheet of A4, as cut labels of 99.1 × 67.7 mm are sold. */
  a4: { page: [210, 297], label: [99.1, 67.7], columns: 2, rows: 4, left: 4.65, top: 13.1, gap: 2.5 },
  /** One for each piece of a roll of 100 × 50 mm. */
  roll: { page: [100, 50], label: [100, 50], columns: 1, rows: 1, left: 0, top: 0, gap: 0 },
} as const

/** Labels for locations, in the given order: the code as Code 128, or as QR code where a linear one is too long or can't carry it. */
export function locationLabels(labels: LocationLabel[], author: string, paperName: (typeof labelPapers)[number]): Promise<Uint8Array> {
  const paper = papers[paperName]
  const [width, height] = [paper.page[0] * mm, paper.page[1] * mm]
  const none = { top: 0, right: 0, bottom: 0, left: 0 }
  const pdf = newPdf('Location labels', author, { page: { width, height, margins: none } })
  const perPage = paper.columns * paper.rows
  for (const [index, each] of labels.entries()) {
    const place = index % perPage
    if (index > 0 && place === 0) pdf.addPage()
    const column = place % paper.columns
    const row = Math.floor(place / paper.columns)
    drawLabel(pdf, each, {
      x: (paper.left + column * (paper.label[0] + paper.gap)) * mm,
      y: (paper.top + row * paper.label[1]) * mm,
      width: paper.label[0] * mm,
      height: paper.label[1] * mm,
    })
  }
  pdf.end()
  return buffer(pdf)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const inset = 4 * mm
/** From the widest, which scanners read from the farthest; each a whole number of dots at 203 dpi. */
const moduleWidths = [0.75, 0.625, 0.5, 0.375, 0.25].map((width) => width * mm)

function drawLabel(pdf: Pdf, { code, name, zone }: LocationLabel, box: Box): void {
  const x = box.x + inset
  const width = box.width - 2 * inset
  const codeHeight = box.height * 0.3
  const nameHeight = 22
  const barcodeTop = box.y + inset + codeHeight
  const barcodeHeight = box.height - 2 * inset - codeHeight - nameHeight
  drawFitted(pdf, code, 'bold', [48, 40, 34, 28, 24, 20, 16, 12, 9], {
    x,
    y: box.y + inset,
    width,
    height: codeHeight - 4,
    align: 'center',
  })
  drawBarcode(pdf, code, { x, y: barcodeTop, width, height: barcodeHeight })
  drawFitted(pdf, [zone, name].filter(Boolean).join(' · '), 'regular', [11, 10, 9, 8, 7], {
    x,
    y: box.y + box.height - inset - nameHeight + 4,
    width,
    height: nameHeight - 4,
    align: 'center',
  })
}

function drawBarcode(pdf: Pdf, code: string, box: Box): void {
  const linear = code128(code)
  const moduleWidth = linear && moduleWidths.find((width) => widthOf(linear, width) <= box.width)
  if (linear && moduleWidth) {
    const x = box.x + (box.width - widthOf(linear, moduleWidth)) / 2
    drawLinear(pdf, linear, { x, y: box.y, moduleWidth, height: box.height })
    return
  }
  const matrix = qrCode(code)
  const side = box.height / (matrix.size + 8)
  drawMatrix(pdf, matrix, { x: box.x + (box.width - matrix.size * side) / 2, y: box.y + 4 * side, moduleWidth: side })
}
