import { buffer } from 'node:stream/consumers'
import { drawDocument, type PdfContent } from '../files/pdf.ts'
import { newPdf } from '../files/pdf-style.ts'
import { drawUnitLabel, labelPage, type UnitLabel } from './unit-label.ts'

declare module '../workers/thread-work.ts' {
  interface ThreadWork {
    'print-papers': typeof printPapers
  }
}

export type Paper = { document: PdfContent } | { label: UnitLabel }

/** Documents and labels as one file, each on pages of its own size, documents with page numbers of their own. */
export function printPapers(title: string, author: string, papers: Paper[]): Promise<Uint8Array> {
  const pdf = newPdf(title, author, { startsEmpty: true })
  for (const paper of papers) {
    if ('document' in paper) {
      pdf.addPage()
      drawDocument(pdf, paper.document)
    } else {
      pdf.addPage(labelPage)
      drawUnitLabel(pdf, paper.label)
    }
  }
  pdf.end()
  return buffer(pdf)
}
