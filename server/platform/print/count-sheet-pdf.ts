import type { Letterhead, PdfContent } from '../files/pdf.ts'
import type { Block } from '../files/pdf-blocks.ts'
import { code128 } from './barcode.ts'
import { datesIn } from './dates.ts'

/** What is printed of a count. Days are like 2027-12-31, moments are instants. */
export interface PrintedCount {
  countNumber: string
  name: string | null
  status: string
  /** The code; null while the warehouse has one. */
  site: string | null
  method: string
  blind: boolean
  dueOn: string | null
  assignedToName: string | null
  createdAt: string
  notes: string | null
  /** In the order in which they are walked to. */
  places: PrintedPlace[]
}

interface PrintedPlace {
  location: string
  round: number
  goods: PrintedGoods[]
}

interface PrintedGoods {
  sku: string
  name: string
  customerName: string | null
  lot: string | null
  /** SSCC. */
  handlingUnit: string | null
  unitOfMeasure: string
  /** Null in a blind count. */
  expected: number | null
}

/** A count on paper: a table for each place with lines to write on, also for goods that no one asks for. */
export function countSheetPdf(count: PrintedCount, { timeZone, letterhead }: { timeZone: string; letterhead: Letterhead }): PdfContent {
  const { moment, day } = datesIn(timeZone)
  const barcode = code128(count.countNumber)
  return {
    letterhead,
    title: 'Count Sheet',
    number: count.countNumber,
    facts: [
      { label: 'Name', value: count.name ?? '' },
      { label: 'Count By', value: count.method },
      { label: 'Status', value: count.status },
      ...(count.site === null ? [] : [{ label: 'Site', value: count.site }]),
      { label: 'Quantities', value: count.blind ? 'Blind' : 'Expected shown' },
      { label: 'Created', value: moment(count.createdAt) },
      { label: 'Due', value: count.dueOn ? day(count.dueOn) : '' },
      { label: 'Assigned To', value: count.assignedToName ?? '' },
      { label: 'Locations', value: String(count.places.length) },
    ],
    blocks: [
      ...(barcode ? [{ kind: 'barcode' as const, ...barcode }] : []),
      ...(count.notes ? [{ kind: 'text' as const, label: 'Notes', text: count.notes }] : []),
      ...count.places.flatMap((place) => blocksOf(place, count.blind)),
      ...(count.places.length === 0 ? [{ kind: 'heading' as const, text: 'Nothing is left to count.' }] : []),
      { kind: 'boxes', labels: ['Counted by', 'Date and Time', 'Signature'] },
    ],
  }
}

/** Lines for goods that are there and not on the sheet. */
const emptyLines = 2

function blocksOf({ location, round, goods }: PrintedPlace, blind: boolean): Block[] {
  const expected = { label: 'Expected', width: 62, align: 'right' as const }
  const columns = [
    { label: 'SKU, Name' },
    { label: 'Customer', width: 104 },
    { label: 'Lot, SSCC', width: 118 },
    ...(blind ? [] : [expected]),
    { label: 'Unit', width: 54 },
    { label: 'Counted', width: 76 },
  ]
  const empty = Array.from({ length: emptyLines }, () => [' \n '])
  return [
    { kind: 'heading', text: location, ...(round > 1 && { detail: `Round ${round}` }) },
    { kind: 'table', columns, rows: [...goods.map((each) => rowOf(each, blind)), ...empty] },
  ]
}

function rowOf({ sku, name, customerName, lot, handlingUnit, unitOfMeasure, expected }: PrintedGoods, blind: boolean): string[] {
  const origin = [lot && `Lot ${lot}`, handlingUnit].filter(Boolean).join('\n')
  const asked = blind ? [] : [(expected ?? 0).toLocaleString('en-US')]
  return [`${sku}\n${name}`, customerName ?? '', origin, ...asked, unitOfMeasure, '']
}
