import PDFDocument from 'pdfkit'
import { addFonts, type FontName } from './pdf-fonts.ts'

export type Pdf = PDFKit.PDFDocument

export const ink = '#14181f'
const muted = '#5b6472'
const ruleColor = '#c9ced6'
const boxColor = '#8a929e'

const styles = {
  operator: { font: 'bold', size: 10, color: muted },
  title: { font: 'bold', size: 20, color: ink },
  heading: { font: 'bold', size: 10.5, color: ink },
  label: { font: 'regular', size: 8, color: muted },
  text: { font: 'regular', size: 9.5, color: ink },
  columnLabel: { font: 'bold', size: 8.5, color: ink },
  denseText: { font: 'regular', size: 7.5, color: ink },
  denseLabel: { font: 'bold', size: 7, color: ink },
  footer: { font: 'regular', size: 8, color: muted },
} as const

/** In points, 72 to the inch. */
export const margins = { top: 48, right: 48, bottom: 64, left: 48 }
const a4 = { width: 595.28, height: 841.89 }
export const left = margins.left
export const contentWidth = a4.width - margins.left - margins.right
export const bottom = a4.height - margins.bottom
export const contentHeight = bottom - margins.top

/** In points. */
interface Page {
  width: number
  height: number
  margins: { top: number; right: number; bottom: number; left: number }
}

interface Pages {
  /** The format of all pages that name no other. */
  page?: Page
  /** Without a first page, which is added like the others. */
  startsEmpty?: boolean
}

export function newPdf(title: string, author: string, { page = { ...a4, margins }, startsEmpty = false }: Pages = {}): Pdf {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margins: page.margins,
    autoFirstPage: !startsEmpty,
    // Added below.
    font: '',
    // Page numbers are drawn when all pages are there.
    bufferPages: true,
    info: { Title: title, Author: author },
    displayTitle: true,
    lang: 'en',
  })
  addFonts(pdf)
  return pdf
}

export function style(pdf: Pdf, name: keyof typeof styles): Pdf {
  const { font, size, color } = styles[name]
  return pdf.font(font).fontSize(size).fillColor(color)
}

/** For labels, whose text is as large as there is room. */
export function setFont(pdf: Pdf, font: FontName, size: number): Pdf {
  return pdf.font(font).fontSize(size).fillColor('#000000')
}

export function rule(pdf: Pdf, y: number) {
  pdf
    .moveTo(left, y)
    .lineTo(left + contentWidth, y)
    .lineWidth(0.75)
    .strokeColor(ruleColor)
    .stroke()
}

export function box(pdf: Pdf, x: number, y: number, width: number, height: number) {
  pdf.rect(x, y, width, height).lineWidth(0.75).strokeColor(boxColor).stroke()
}

/** Starts a new page unless that much fits on this one. */
export function keepTogether(pdf: Pdf, height: number) {
  if (pdf.y + height > bottom) pdf.addPage()
}
