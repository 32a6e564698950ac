import { contentWidth, keepTogether, left, type Pdf, style } from './pdf-style.ts'

export interface Fact {
  label: string
  value: string
}

const gap = 24
const width = (contentWidth - gap) / 2
const labelHeight = 12

/** Label and value pairs in two columns, in reading order; a dash where there is no value. */
export function drawFacts(pdf: Pdf, facts: Fact[]) {
  for (let index = 0; index < facts.length; index += 2) drawPair(pdf, facts.slice(index, index + 2))
  pdf.y += 6
}

function drawPair(pdf: Pdf, pair: Fact[]) {
  style(pdf, 'text')
  const height = labelHeight + Math.max(...pair.map(({ value }) => pdf.heightOfString(value || '–', { width })))
  keepTogether(pdf, height)
  const y = pdf.y
  for (const [column, { label, value }] of pair.entries()) {
    const x = left + column * (width + gap)
    style(pdf, 'label').text(label, x, y, { width })
    style(pdf, 'text').text(value || '–', x, y + labelHeight, { width })
  }
  pdf.x = left
  pdf.y = y + height + 10
}
