import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Block, drawBlock } from './pdf-blocks.ts'
import { drawFacts, type Fact } from './pdf-facts.ts'
import { contentWidth, left, margins, newPdf, type Pdf, rule, style } from './pdf-style.ts'

/** Who issues a document. */
export interface Letterhead {
  name: string
  /** Address and email, one below the other. */
  lines: readonly string[]
  /** Printed next to the name; PNG or JPEG. Left out where it is damaged. */
  logo: Uint8Array | null
}

export interface PdfContent {
  letterhead: Letterhead
  title: string
  number: string
  facts: Fact[]
  blocks: Block[]
}

declare module '../workers/thread-work.ts' {
  interface ThreadWork {
    'print-document': typeof printDocument
  }
}

export function printDocument(content: PdfContent): Promise<Uint8Array> {
  return buffer(pdfStream(content))
}

/** A document in the house style: A4, a heading, facts in two columns, then the blocks one below the other. */
export function pdfStream(content: PdfContent): Readable {
  const pdf = newPdf(`${content.title} ${content.number}`, content.letterhead.name)
  drawDocument(pdf, content)
  pdf.end()
  return pdf
}

/** From the page that was added last. */
export function drawDocument(pdf: Pdf, content: PdfContent): void {
  const firstPage = pdf.bufferedPageRange().count - 1
  drawHeading(pdf, content)
  drawFacts(pdf, content.facts)
  for (const block of content.blocks) drawBlock(pdf, block)
  drawFooters(pdf, content, firstPage)
}

const logoSize = { width: 150, height: 44 }

function drawHeading(pdf: Pdf, { letterhead, title, number }: PdfContent) {
  const { name, lines, logo } = letterhead
  if (logo)
    pdf.image(Buffer.from(logo), left + contentWidth - logoSize.width, margins.top, {
      fit: [logoSize.width, logoSize.height],
      align: 'right',
    })
  const width = logo ? contentWidth - logoSize.width - 12 : contentWidth
  style(pdf, 'operator').text(name, left, margins.top, { width })
  if (lines.length > 0) style(pdf, 'label').text(lines.join('\n'), { width })
  if (logo) pdf.y = Math.max(pdf.y, margins.top + logoSize.height - 8)
  pdf.moveDown(0.6)
  style(pdf, 'title').text(`${title} ${number}`, { width: contentWidth })
  pdf.moveDown(0.4)
  rule(pdf, pdf.y)
  pdf.y += 14
}

/** Drawn last, when the number of pages is known. */
function drawFooters(pdf: Pdf, { letterhead, title, number }: PdfContent, firstPage: number) {
  const footer = `${letterhead.name} · ${title} ${number}`
  const { count } = pdf.bufferedPageRange()
  for (let page = firstPage; page < count; page++) {
    pdf.switchToPage(page)
    const y = pdf.page.height - margins.bottom + 24
    rule(pdf, y - 8)
    const pageNumber = `Page ${page - firstPage + 1} of ${count - firstPage}`
    const numberWidth = style(pdf, 'footer').widthOfString(pageNumber)
    // With a height, and without line breaks, nothing here starts another page.
    pdf.text(footer, left, y, { width: contentWidth - numberWidth - 12, height: 11, ellipsis: true })
    pdf.text(pageNumber, left + contentWidth - numberWidth, y, { lineBreak: false })
  }
}
