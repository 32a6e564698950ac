import type { Letterhead, PdfContent } from '../files/pdf.ts'
import { code128 } from './barcode.ts'
import { datesIn } from './dates.ts'

/** What is printed of a return. Days are like 2027-12-31, moments are instants. */
export interface PrintedReturn {
  returnNumber: string
  status: string
  reason: string
  customerName: string
  orderNumber: string | null
  carrier: string | null
  trackingNumber: string | null
  createdAt: string
  receivedAt: string | null
  notes: string | null
  lines: PrintedReturnLine[]
}

export interface PrintedReturnLine {
  sku: string
  name: string
  lot: string | null
  expiresOn: string | null
  handlingUnit: string | null
  expected: number
  /** Null before receipt. */
  received: number | null
}

/** The slip that comes with returned goods, with the number as a barcode. */
export function returnSlip(printed: PrintedReturn, { timeZone, letterhead }: { timeZone: string; letterhead: Letterhead }): PdfContent {
  const { moment, day } = datesIn(timeZone)
  const barcode = code128(printed.returnNumber)
  return {
    letterhead,
    title: 'Return Slip',
    number: printed.returnNumber,
    facts: [
      { label: 'Customer', value: printed.customerName },
      { label: 'Movement', value: printed.orderNumber ?? '' },
      { label: 'Status', value: printed.status },
      { label: 'Reason', value: printed.reason },
      { label: 'Created', value: moment(printed.createdAt) },
      { label: 'Received', value: printed.receivedAt ? moment(printed.receivedAt) : '' },
      { label: 'Carrier', value: printed.carrier ?? '' },
      { label: 'Tracking Number', value: printed.trackingNumber ?? '' },
    ],
    blocks: [
      ...(barcode ? [{ kind: 'barcode' as const, ...barcode }] : []),
      {
        kind: 'table',
        columns: [
          { label: 'Line', width: 34, align: 'right' },
          { label: 'SKU, Name' },
          { label: 'Lot, Expiry, SSCC', width: 122 },
          { label: 'Expected', width: 62, align: 'right' },
          { label: 'Received', width: 62, align: 'right' },
        ],
        rows: printed.lines.map((line, index) => rowOf(line, index + 1, day)),
      },
      ...(printed.notes ? [{ kind: 'text' as const, label: 'Notes', text: printed.notes }] : []),
      { kind: 'boxes', labels: ['Received by', 'Date', 'Signature'] },
    ],
  }
}

function rowOf(line: PrintedReturnLine, number: number, day: (value: string) => string): string[] {
  const origin = [line.lot && `Lot ${line.lot}`, line.expiresOn && `Expires ${day(line.expiresOn)}`, line.handlingUnit]
  const written = (quantity: number | null) => quantity?.toLocaleString('en-US') ?? '–'
  return [String(number), `${line.sku}\n${line.name}`, origin.filter(Boolean).join('\n'), written(line.expected), written(line.received)]
}
