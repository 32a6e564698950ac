import type { Readable } from 'node:stream'
import { type Block, drawBlock } from './pdf-blocks.ts'
import { drawFacts, type Fact } from './pdf-facts.ts'
import { contentWidth, left, margins, newPdf, type Pdf, rule, style } from './pdf-style.ts'

export interface PdfContent {
  /** Who issues the document. */
  operator: string
  /** Printed beside the operator's name; PNG or JPEG. */
  logo?: Uint8Array | null
  title: string
  number: string
  facts: Fact[]
  blocks: Block[]
  /** Printed at the bottom of each page, beside 'Page 1 of 3'. */
  footer: string
}

/** A document in the house style: A4, a heading, facts in two columns, then the blocks one below the other. */
export function pdfStream(content: PdfContent): Readable {
  const pdf = newPdf(`${content.title} ${content.number}`, content.operator)
  drawHeading(pdf, content)
  drawFacts(pdf, content.facts)
  for (const block of content.blocks) drawBlock(pdf, block)
  drawFooters(pdf, content.footer)
  pdf.end()
  return pdf
}

const logoSize = { width: 150, height: 44 }

function drawHeading(pdf: Pdf, { operator, logo, title, number }: PdfContent) {
  if (logo)
    pdf.image(Buffer.from(logo), left + contentWidth - logoSize.width, margins.top, {
      fit: [logoSize.width, logoSize.height],
      align: 'right',
    })
  style(pdf, 'operator').text(operator, left, margins.top, { width: contentWidth })
  pdf.moveDown(0.6)
  style(pdf, 'title').text(`${title} ${number}`, { width: contentWidth })
  pdf.moveDown(0.4)
  rule(pdf, pdf.y)
  pdf.y += 14
}

/** Drawn last, when the number of pages is known. */
function drawFooters(pdf: Pdf, footer: string) {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    const y = pdf.page.height - margins.bottom + 24
    rule(pdf, y - 8)
    // Without line breaks nothing here starts another page.
    style(pdf, 'footer').text(footer, left, y, { lineBreak: false })
    const pageNumber = `Page ${page + 1} of ${count}`
    pdf.text(pageNumber, left + contentWidth - pdf.widthOfString(pageNumber), y, { lineBreak: false })
  }
}
