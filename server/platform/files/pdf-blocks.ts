import { drawBarcode, type LinearSymbol } from './linear-symbol.ts'
import { box, contentWidth, ink, keepTogether, left, type Pdf, style } from './pdf-style.ts'
import { drawTable, type Table } from './pdf-table.ts'

export const boxHeight = 44

export interface Sum {
  label: string
  amount: string
  isTotal?: boolean
}

export type Block =
  | ({ kind: 'table' } & Table)
  | { kind: 'text'; label: string; text: string }
  /** Above a table, with which its page begins when they don't both fit. */
  | { kind: 'heading'; text: string; detail?: string }
  /** Below a table: amounts at its right edge with their labels before them. */
  | { kind: 'sums'; rows: Sum[] }
  | ({ kind: 'barcode' } & LinearSymbol)
  /** Empty boxes to fill in by hand, in a row. */
  | { kind: 'boxes'; labels: string[] }
  /** Lines that were drawn in a field of this size. */
  | { kind: 'drawing'; label: string; path: string; width: number; height: number }

export function drawBlock(pdf: Pdf, block: Block) {
  switch (block.kind) {
    case 'table':
      return drawTable(pdf, block)
    case 'text':
      return drawText(pdf, block.label, block.text)
    case 'heading':
      return drawHeading(pdf, block)
    case 'sums':
      return drawSums(pdf, block.rows)
    case 'barcode':
      return drawBarcode(pdf, block)
    case 'boxes':
      return drawBoxes(pdf, block.labels)
    case 'drawing':
      return drawDrawing(pdf, block)
  }
}

function drawText(pdf: Pdf, label: string, text: string) {
  keepTogether(pdf, 40)
  style(pdf, 'label').text(label, left, pdf.y, { width: contentWidth })
  style(pdf, 'text').text(text, left, pdf.y + 2, { width: contentWidth })
  pdf.y += 14
}

/** Space for the heading itself, the labels of its table and a row of two lines. */
const headingNeeds = 100

function drawHeading(pdf: Pdf, { text, detail }: { text: string; detail?: string }) {
  keepTogether(pdf, headingNeeds)
  style(pdf, 'heading').text(text, left, pdf.y, { width: contentWidth })
  if (detail) style(pdf, 'label').text(detail, left, pdf.y, { width: contentWidth })
  pdf.y += 2
}

/** As far as the cells of a table keep from its edge. */
const sumPadding = 5
const sumHeight = 16
const amountWidth = 120

/** All of them on one page. */
function drawSums(pdf: Pdf, rows: Sum[]) {
  keepTogether(pdf, rows.length * sumHeight)
  for (const { label, amount, isTotal = false } of rows) {
    const y = pdf.y
    style(pdf, isTotal ? 'heading' : 'text')
    const right = left + contentWidth - sumPadding
    pdf.text(label, left, y, { width: right - amountWidth - left, align: 'right', lineBreak: false })
    pdf.text(amount, right - amountWidth, y, { width: amountWidth, align: 'right', lineBreak: false })
    pdf.y = y + sumHeight
  }
  pdf.x = left
  pdf.y += 14
}

function drawBoxes(pdf: Pdf, labels: string[]) {
  const labelHeight = 12
  const gap = 12
  keepTogether(pdf, labelHeight + boxHeight)
  const y = pdf.y
  const width = (contentWidth - gap * (labels.length - 1)) / labels.length
  for (const [index, label] of labels.entries()) {
    const x = left + index * (width + gap)
    style(pdf, 'label').text(label, x, y, { width })
    box(pdf, x, y + labelHeight, width, boxHeight)
  }
  pdf.x = left
  pdf.y = y + labelHeight + boxHeight + 14
}

function drawDrawing(pdf: Pdf, { label, path, width, height }: Extract<Block, { kind: 'drawing' }>) {
  const labelHeight = 12
  const scale = contentWidth / 2 / width
  keepTogether(pdf, labelHeight + height * scale)
  const y = pdf.y
  style(pdf, 'label').text(label, left, y, { width: contentWidth })
  box(pdf, left, y + labelHeight, width * scale, height * scale)
  pdf
    .save()
    .translate(left, y + labelHeight)
    .scale(scale)
  pdf.path(path).lineWidth(3).lineCap('round').lineJoin('round').strokeColor(ink).stroke()
  pdf.restore()
  pdf.x = left
  pdf.y = y + labelHeight + height * scale + 14
}
