import { buffer } from 'node:stream/consumers'
import type { Address } from '../../../contract/address.ts'
import type { Recipient } from '../../../contract/goods-out/orders/order-references.ts'
import { gtin14Of } from '../../../contract/gs1.ts'
import { type DataElement, elementString, fitsElement, gs1Date, humanReadable } from '../../../contract/gs1-elements.ts'
import { drawLinear, type LinearSymbol, widthOf } from '../files/linear-symbol.ts'
import type { Letterhead } from '../files/pdf.ts'
import { newPdf, type Pdf, setFont } from '../files/pdf-style.ts'
import { drawMatrix, gs1Linear, gs1Matrix, mm } from './barcode.ts'
import { countryDigits } from './country-codes.ts'
import { drawField, drawFitted } from './label-text.ts'

declare module '../workers/thread-work.ts' {
  interface ThreadWork {
    'print-unit-label': typeof unitLabel
  }
}

/** What is on a handling unit. */
export interface UnitContent {
  sku: string
  name: string
  quantity: number
  unitOfMeasure: string
  lot: string | null
  /** As 2027-12-31. */
  expiresOn: string | null
  /** 8, 12, 13 or 14 digits; where it is missing, a SKU that is a GTIN counts. */
  gtin?: string | null
  isTobacco?: boolean
}

/** The movement that a unit was packed for. */
export interface LabelMovement {
  orderNumber: string
  shipTo: Address
  recipient?: Recipient | null
  reference?: string | null
  purchaseOrder?: string | null
}

export interface UnitLabel {
  sscc: string
  letterhead: Pick<Letterhead, 'name' | 'lines'>
  /** The name of the customer that owns the goods. */
  owner: string
  contents: UnitContent[]
  movement?: LabelMovement | null
}

// 4 × 6 inches. GS1 wants bars of at least 32 mm and modules of at least 0.495 mm; 0.5 mm is a whole number of dots at 203 dpi.
const label = { width: 288, height: 432 }
export const labelPage: { size: [number, number]; margins: Record<'top' | 'right' | 'bottom' | 'left', number> } = {
  size: [label.width, label.height],
  margins: { top: 0, right: 0, bottom: 0, left: 0 },
}
const edge = 7
const moduleWidth = 0.5 * mm
const barHeight = 32 * mm
const hriHeight = 13
const symbolHeight = barHeight + hriHeight
/** Above the SSCC: the text needs the rest, and more of it where there is a destination. */
const mostSymbols = { stored: 2, packed: 1 }
/** The most characters of a GS1-128 symbol, without its start and check characters. */
const mostData = 48
/** Next to the aggregated-level carrier of tobacco products (Implementing Regulation (EU) 2018/574, Article 21). */
const tobaccoMark = 'EU TTT'
/** The width of a module of a GS1 DataMatrix on a logistic unit. */
const matrixModuleWidth = 0.75 * mm

/**
 * The label of a handling unit: its SSCC, its content where that is one item with a GTIN, and where it goes when it was packed for a
 * movement. Each group has symbols of its own, or one DataMatrix has them all where bars have no room.
 */
export function unitLabel(given: UnitLabel): Promise<Uint8Array> {
  const { size, margins } = labelPage
  const [width, height] = size
  const pdf = newPdf(`Label ${given.sscc}`, given.letterhead.name, { page: { width, height, margins } })
  drawUnitLabel(pdf, given)
  pdf.end()
  return buffer(pdf)
}

/** On a page of its size. */
export function drawUnitLabel(pdf: Pdf, given: UnitLabel): void {
  const groups = [contentOf(given.contents), transportOf(given.movement ?? null)].filter((group) => group.length > 0)
  let bottom = drawSymbol(pdf, [{ ai: '00', value: given.sscc }], label.height - edge)
  if (given.contents.some(({ isTobacco }) => isTobacco)) drawTobaccoMark(pdf, label.height - edge)
  const symbols = linearSymbols(groups, given.movement ? mostSymbols.packed : mostSymbols.stored)
  if (symbols) for (const symbol of symbols) bottom = drawSymbol(pdf, symbol.elements, bottom - 2)
  else bottom = drawContentMatrix(pdf, groups.flat(), bottom - 2)
  line(pdf, bottom - 3)
  drawText(pdf, given, { top: edge, bottom: bottom - 5 })
}

/**
 * GTIN, count, expiry and lot of the content. Nothing where GS1 has no way to say it: several items on the unit, or an item without a GTIN.
 * Only what several lots have in common is encoded. A lot that GS1 can't encode is printed as text only.
 */
function contentOf(contents: UnitContent[]): DataElement[] {
  const [first] = contents
  const gtin = first ? (first.gtin?.padStart(14, '0') ?? gtin14Of(first.sku)) : null
  if (!first || gtin === null || contents.some(({ sku }) => sku !== first.sku)) return []
  const count = contents.reduce((sum, { quantity }) => sum + quantity, 0)
  const common = <K extends 'lot' | 'expiresOn'>(field: K) => (contents.every((each) => each[field] === first[field]) ? first[field] : null)
  const [expiresOn, lot] = [common('expiresOn'), common('lot')]
  const elements: DataElement[] = [
    { ai: '02', value: gtin },
    { ai: '37', value: String(count) },
  ]
  if (expiresOn) elements.push({ ai: '17', value: gs1Date(expiresOn) })
  if (lot && fitsElement({ ai: '10', value: lot })) elements.push({ ai: '10', value: lot })
  return elements.every(fitsElement) ? elements : []
}

/** Postcode and order number; what GS1 can't encode is printed as text only. */
function transportOf(movement: LabelMovement | null): DataElement[] {
  if (!movement) return []
  const postcode = movement.shipTo.zip.replace(/\s+/g, '').toUpperCase()
  const country = countryDigits(movement.shipTo.country)
  const withCountry = { ai: '421', value: `${country}${postcode}` }
  const shipTo = country !== null && postcode !== '' && fitsElement(withCountry) ? withCountry : { ai: '420', value: postcode }
  return [shipTo, { ai: '400', value: movement.orderNumber }].filter(fitsElement)
}

interface Placed {
  elements: DataElement[]
  symbol: LinearSymbol
}

/** Each group in as few GS1-128 symbols as fit the width of the label, the last one lowest; null when it takes too many. */
function linearSymbols(groups: DataElement[][], most: number): Placed[] | null {
  const placed: Placed[] = []
  for (const elements of groups) {
    let last: Placed | undefined
    for (const element of elements) {
      const longer = last && placedIf([...last.elements, element])
      const next = longer ?? placedIf([element])
      if (!next) return null
      if (longer) placed.pop()
      placed.push(next)
      last = next
    }
  }
  return placed.length > most ? null : placed.reverse()
}

/** The elements in one symbol, if that fits. */
function placedIf(elements: DataElement[]): Placed | undefined {
  const symbol = gs1Linear(elements)
  const fits = widthOf(symbol, moduleWidth) <= label.width && elementString(elements).length <= mostData
  return fits ? { elements, symbol } : undefined
}

/** Next to the text of the SSCC, which ends at `bottom`. */
function drawTobaccoMark(pdf: Pdf, bottom: number): void {
  setFont(pdf, 'bold', 12).text(tobaccoMark, edge, bottom - hriHeight, { lineBreak: false })
}

/** Draws a GS1-128 that ends at `bottom`, and answers where it begins. */
function drawSymbol(pdf: Pdf, elements: DataElement[], bottom: number): number {
  const symbol = gs1Linear(elements)
  const top = bottom - symbolHeight
  const x = (label.width - widthOf(symbol, moduleWidth)) / 2
  drawLinear(pdf, symbol, { x, y: top, moduleWidth, height: barHeight })
  drawFitted(pdf, humanReadable(elements), 'regular', [10, 9, 8, 7], {
    x: edge,
    y: top + barHeight + 1,
    width: label.width - 2 * edge,
    height: hriHeight - 1,
    align: 'center',
  })
  return top
}

/** Draws a GS1 DataMatrix with its text next to it, and answers where it begins. */
function drawContentMatrix(pdf: Pdf, elements: DataElement[], bottom: number): number {
  const symbol = gs1Matrix(elements)
  const side = symbol.size * matrixModuleWidth
  const gap = 3 * matrixModuleWidth
  const y = bottom - side - gap
  drawMatrix(pdf, symbol, { x: edge + gap, y, moduleWidth: matrixModuleWidth })
  const x = edge + side + 3 * gap
  const text = elements.map((element) => humanReadable([element])).join('\n')
  drawFitted(pdf, text, 'regular', [12, 11, 10, 9, 8, 7.5, 7, 6.5], { x, y, width: label.width - edge - x, height: side })
  return y - gap
}

function line(pdf: Pdf, y: number): void {
  pdf
    .moveTo(edge, y)
    .lineTo(label.width - edge, y)
    .lineWidth(0.75)
    .strokeColor('#000000')
    .stroke()
}

function drawText(pdf: Pdf, { sscc, letterhead, owner, contents, movement }: UnitLabel, area: { top: number; bottom: number }): void {
  const width = label.width - 2 * edge
  const half = (width - 8) / 2
  const isRoomy = area.bottom - area.top > 150
  const shipToLines = movement ? [...recipientLines(movement.recipient), ...addressLines(movement.shipTo)] : []
  // Three lines fit; each further one, of a recipient, takes its own height.
  const partiesHeight = isRoomy ? 34 + 9.5 * Math.max(0, shipToLines.length - 3) : 19
  const from = isRoomy ? [letterhead.name, ...letterhead.lines].join('\n') : letterhead.name
  drawField(pdf, { title: 'FROM', value: from, sizes: [10, 9, 8, 7], x: edge, y: area.top, width: half, height: partiesHeight })
  const right = { x: edge + half + 8, width: half, sizes: [10, 9, 8, 7] as const }
  const shipTo = movement ? shipToLines.join(isRoomy ? '\n' : ', ') : owner
  drawField(pdf, { title: movement ? 'SHIP TO' : 'OWNER', value: shipTo, ...right, y: area.top, height: partiesHeight })
  let y = area.top + partiesHeight + 2
  if (movement) {
    drawField(pdf, { title: 'OWNER', value: owner, sizes: [10, 9, 8, 7], x: edge, y, width: half, height: 19 })
    drawField(pdf, { title: 'ORDER', value: movement.orderNumber, ...right, y, height: 19 })
    y += 21
    const { reference, purchaseOrder } = movement
    if (reference || purchaseOrder) {
      drawField(pdf, { title: 'REFERENCE', value: reference ?? '', sizes: right.sizes, x: edge, y, width: half, height: 19 })
      drawField(pdf, { title: 'PURCHASE ORDER', value: purchaseOrder ?? '', ...right, y, height: 19 })
      y += 21
    }
  }
  line(pdf, y)
  y += 3
  const ssccHeight = isRoomy ? 33 : 17
  drawField(pdf, { title: 'SSCC', value: sscc, sizes: isRoomy ? [22, 20] : [10, 9], x: edge, y, width, height: ssccHeight })
  y += ssccHeight + 2
  if (contents.length === 1 && contents[0]) drawOneContent(pdf, contents[0], { top: y, bottom: area.bottom })
  else drawContents(pdf, contents, { top: y, bottom: area.bottom })
}

function recipientLines(recipient: Recipient | null | undefined): string[] {
  return [recipient?.name, recipient?.company, recipient?.phone].filter((line) => line !== null && line !== undefined)
}

function addressLines({ street, zip, city, country }: Address): string[] {
  return [street, [zip, city].filter(Boolean).join(' '), country].filter(Boolean)
}

function drawOneContent(pdf: Pdf, content: UnitContent, { top, bottom }: { top: number; bottom: number }): void {
  const width = label.width - 2 * edge
  const detailsHeight = bottom - top > 90 ? 30 : 20
  const skuHeight = Math.min(36, (bottom - top - detailsHeight) * 0.55)
  const nameHeight = bottom - top - detailsHeight - skuHeight - 2
  drawFitted(pdf, content.sku, 'bold', [28, 24, 20, 16, 14, 12, 10, 8, 7], { x: edge, y: top, width, height: skuHeight })
  drawFitted(pdf, content.name, 'regular', [20, 16, 14, 12, 11, 10, 9, 8, 7], { x: edge, y: top + skuHeight, width, height: nameHeight })
  const third = (width - 12) / 3
  const details = [
    { title: 'QUANTITY', value: `${content.quantity} ${content.unitOfMeasure}` },
    { title: 'LOT', value: content.lot ?? '' },
    { title: 'EXPIRY', value: content.expiresOn ?? '' },
  ]
  for (const [index, field] of details.entries()) {
    const x = edge + index * (third + 6)
    drawField(pdf, { ...field, sizes: [16, 14, 12, 10, 9, 8, 7, 6], x, y: bottom - detailsHeight, width: third, height: detailsHeight })
  }
}

/** A unit with several items or lots is listed line by line; what doesn't fit is counted. */
function drawContents(pdf: Pdf, contents: UnitContent[], { top, bottom }: { top: number; bottom: number }): void {
  const lineHeight = 11
  const width = label.width - 2 * edge
  const lines = Math.floor((bottom - top) / lineHeight)
  const shown = contents.length > lines ? contents.slice(0, lines - 1) : contents
  let y = top
  for (const { sku, name, quantity, unitOfMeasure, lot, expiresOn } of shown) {
    const lotAndExpiry = [lot, expiresOn].filter(Boolean).join(' · ')
    const text = [`${quantity} ${unitOfMeasure}`, sku, lotAndExpiry, name].filter(Boolean).join('   ')
    drawFitted(pdf, text, 'regular', [8.5], { x: edge, y, width, height: lineHeight })
    y += lineHeight
  }
  const left = contents.length - shown.length
  const rest = contents.length === 0 ? 'The unit is empty.' : left > 0 ? `and ${left} more` : ''
  if (rest) setFont(pdf, 'regular', 8.5).text(rest, edge, y, { width, lineBreak: false })
}
