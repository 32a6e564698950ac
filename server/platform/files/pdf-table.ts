import { bottom, contentHeight, contentWidth, keepTogether, left, type Pdf, rule, style } from './pdf-style.ts'

export interface TableColumn {
  label: string
  /** In points; columns without one share the remaining width. */
  width?: number
  align?: 'left' | 'right'
}

export interface Table {
  columns: TableColumn[]
  rows: string[][]
  /** Smaller text, for many columns. */
  dense?: boolean
}

type RowStyle = 'columnLabel' | 'text' | 'denseLabel' | 'denseText'

const padding = 5

interface Position {
  x: number
  width: number
  align: 'left' | 'right'
}

/** The labels are repeated on each page, long text wraps, and no row is cut by the end of a page. */
export function drawTable(pdf: Pdf, { columns, rows, dense = false }: Table) {
  const [labelStyle, textStyle] = dense ? (['denseLabel', 'denseText'] as const) : (['columnLabel', 'text'] as const)
  const positions = positionsOf(columns)
  const labels = columns.map(({ label }) => label)
  const labelHeight = rowHeight(pdf, labelStyle, labels, positions)
  const firstHeight = rows[0] ? rowHeight(pdf, textStyle, rows[0], positions) : 0

  keepTogether(pdf, labelHeight + firstHeight)
  drawRow(pdf, labelStyle, labels, positions, labelHeight)
  for (const row of rows) {
    const height = Math.min(rowHeight(pdf, textStyle, row, positions), contentHeight - labelHeight)
    if (pdf.y + height > bottom) {
      pdf.addPage()
      drawRow(pdf, labelStyle, labels, positions, labelHeight)
    }
    drawRow(pdf, textStyle, row, positions, height)
  }
  pdf.x = left
  pdf.y += 14
}

function positionsOf(columns: TableColumn[]): Position[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const share = (contentWidth - fixed) / columns.filter(({ width }) => width === undefined).length
  let x = left
  return columns.map(({ width = share, align = 'left' }) => {
    const position = { x: x + padding, width: width - 2 * padding, align }
    x += width
    return position
  })
}

function rowHeight(pdf: Pdf, styleName: RowStyle, texts: string[], positions: Position[]): number {
  style(pdf, styleName)
  return 2 * padding + Math.max(...positions.map(({ width }, index) => pdf.heightOfString(texts[index] || ' ', { width })))
}

function drawRow(pdf: Pdf, styleName: RowStyle, texts: string[], positions: Position[], height: number) {
  style(pdf, styleName)
  const y = pdf.y
  for (const [index, { x, width, align }] of positions.entries()) {
    // Only text that is longer than a whole page ends in an ellipsis.
    pdf.text(texts[index] ?? '', x, y + padding, { width, align, height: height - 2 * padding + 1, ellipsis: true })
  }
  pdf.y = y + height
  rule(pdf, pdf.y)
}
