import type { Letterhead, PdfContent } from '../files/pdf.ts'
import { datesIn } from './dates.ts'

/** What is printed of a receipt. Days are like 2027-12-31, moments are instants. */
export interface PrintedReceipt {
  receiptNumber: string
  status: string
  customerName: string
  supplier: string
  trackingNumber: string | null
  createdAt: string
  expectedDate: string | null
  receivedDate: string | null
  inspectedAt: string | null
  inspectedBy: string | null
  storedAt: string | null
  receivingLocation: string | null
  quarantineLocation: string | null
  notes: string | null
  lines: PrintedLine[]
  inspection: PrintedPoint[]
}

export interface PrintedLine {
  sku: string
  description: string | null
  expected: number
  /** Null before receipt. */
  counted: number | null
  damaged: number
  short: number
  over: number
  lotNumber: string | null
  expiresOn: string | null
  /** SSCC. */
  handlingUnit: string | null
}

export interface PrintedPoint {
  label: string
  checked: boolean
  note: string | null
  by: string | null
  at: string | null
}

interface PrintSettings {
  timeZone: string
  letterhead: Letterhead
}

/** A warehouse receipt as a PDF, signed by who delivers and who receives. */
export function receiptPdf(receipt: PrintedReceipt, { timeZone, letterhead }: PrintSettings): PdfContent {
  const { moment, day } = datesIn(timeZone)
  const inspected = [receipt.inspectedAt && moment(receipt.inspectedAt), receipt.inspectedBy].filter(Boolean).join(', ')
  return {
    letterhead,
    title: 'Warehouse Receipt',
    number: receipt.receiptNumber,
    facts: [
      { label: 'Customer', value: receipt.customerName },
      { label: 'Supplier', value: receipt.supplier },
      { label: 'Status', value: receipt.status },
      { label: 'Created', value: moment(receipt.createdAt) },
      { label: 'Expected', value: receipt.expectedDate ? day(receipt.expectedDate) : '' },
      { label: 'Received', value: receipt.receivedDate ? moment(receipt.receivedDate) : '' },
      { label: 'Inspected', value: inspected },
      { label: 'Stored', value: receipt.storedAt ? moment(receipt.storedAt) : '' },
      { label: 'Tracking Number', value: receipt.trackingNumber ?? '' },
      { label: 'Location', value: locationsOf(receipt) },
    ],
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: 'Line', width: 34, align: 'right' },
          { label: 'SKU, Description' },
          { label: 'Lot, Expiry, SSCC', width: 122 },
          { label: 'Expected', width: 56, align: 'right' },
          { label: 'Counted', width: 54, align: 'right' },
          { label: 'Short, Over', width: 58, align: 'right' },
          { label: 'Damaged', width: 56, align: 'right' },
        ],
        rows: [...receipt.lines.map((line, index) => rowOf(line, index + 1, day)), totalsOf(receipt.lines)],
      },
      {
        kind: 'table',
        columns: [
          { label: 'Inspection' },
          { label: 'Result', width: 74 },
          { label: 'By, When', width: 120 },
          { label: 'Note', width: 130 },
        ],
        rows: receipt.inspection.map(({ label, checked, by, at, note }) => [
          label,
          checked ? 'Checked' : at ? 'Not checked' : '–',
          [by, at && moment(at)].filter(Boolean).join('\n'),
          note ?? '',
        ]),
      },
      ...(receipt.notes ? [{ kind: 'text' as const, label: 'Notes', text: receipt.notes }] : []),
      { kind: 'boxes', labels: ['Delivered by', 'Received by', 'Date', 'Signature'] },
    ],
  }
}

function locationsOf({ receivingLocation, quarantineLocation }: PrintedReceipt): string {
  const locations = [receivingLocation, quarantineLocation && `${quarantineLocation} (quarantine)`]
  return locations.filter(Boolean).join(', ')
}

function rowOf(line: PrintedLine, number: number, day: (value: string) => string): string[] {
  const origin = [line.lotNumber && `Lot ${line.lotNumber}`, line.expiresOn && `Expires ${day(line.expiresOn)}`, line.handlingUnit]
  const item = [line.sku, line.description]
  return [String(number), item.filter(Boolean).join('\n'), origin.filter(Boolean).join('\n'), ...quantitiesOf(line)]
}

function totalsOf(lines: PrintedLine[]): string[] {
  const sum = (field: 'expected' | 'damaged' | 'short' | 'over') => lines.reduce((total, line) => total + line[field], 0)
  const isCounted = lines.some(({ counted }) => counted !== null)
  const counted = isCounted ? lines.reduce((total, line) => total + (line.counted ?? 0), 0) : null
  const totals = { counted, expected: sum('expected'), damaged: sum('damaged'), short: sum('short'), over: sum('over') }
  return ['', 'Total', '', ...quantitiesOf(totals)]
}

function quantitiesOf({
  expected,
  counted,
  short,
  over,
  damaged,
}: Pick<PrintedLine, 'expected' | 'counted' | 'short' | 'over' | 'damaged'>): string[] {
  const differences = [short > 0 && `${written(short)} short`, over > 0 && `${written(over)} over`]
  return [written(expected), counted === null ? '–' : written(counted), differences.filter(Boolean).join('\n'), written(damaged)]
}

function written(quantity: number): string {
  return quantity.toLocaleString('en-US')
}
