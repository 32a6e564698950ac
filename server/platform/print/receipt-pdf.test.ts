import { mkdirSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { pictureOf } from '../../../tests/support/read-barcodes.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { pdfStream } from '../files/pdf.ts'
import { type PrintedLine, type PrintedReceipt, receiptPdf } from './receipt-pdf.ts'

const line: PrintedLine = {
  sku: 'WINE-01',
  description: 'Red wine, 12 bottles',
  expected: 1200,
  counted: 1190,
  damaged: 4,
  short: 10,
  over: 0,
  lotNumber: 'L-2026-08',
  expiresOn: '2027-12-31',
  handlingUnit: '340123450000000017',
}
const receipt: PrintedReceipt = {
  receiptNumber: 'WR-2026-042',
  status: 'Inspected',
  customerName: 'Acme Imports',
  supplier: 'Weingut Müller',
  trackingNumber: 'TRK-1',
  createdAt: '2026-01-29T10:00:00.000Z',
  expectedDate: '2026-01-31',
  receivedDate: '2026-01-31T23:30:00.000Z',
  inspectedAt: '2026-02-01T08:15:00.000Z',
  inspectedBy: 'Mo Manager',
  storedAt: null,
  receivingLocation: 'RCV-1',
  quarantineLocation: 'Q-1',
  notes: 'Driver waited for an hour.',
  lines: [line, { ...line, sku: 'WINE-02', expected: 5, counted: 8, damaged: 0, short: 0, over: 3, lotNumber: null, expiresOn: null }],
  inspection: [
    { label: 'Check for visible damage', checked: true, note: null, by: 'Mo Manager', at: '2026-02-01T08:10:00.000Z' },
    { label: 'Verify SKUs match order', checked: false, note: 'Two labels unreadable', by: 'Ada Admin', at: '2026-02-01T08:15:00.000Z' },
  ],
}
const settings = {
  timeZone: 'Europe/Berlin',
  letterhead: { name: 'Harbour Logistics', lines: ['2 Quay Street', 'office@harbour.example'], logo: null },
}

async function print(name: string, wanted: Partial<PrintedReceipt>): Promise<string[]> {
  const file = await buffer(pdfStream(receiptPdf({ ...receipt, ...wanted }, settings)))
  if (process.env.SHOW) {
    mkdirSync(process.env.SHOW, { recursive: true })
    writeFileSync(`${process.env.SHOW}/${name}.png`, await pictureOf(file, { dpi: 100 }))
  }
  return (await readPdf(file)).map((page) => page.replace(/\s+/g, ' '))
}

test('a receipt names customer, supplier, dates in the warehouse’s time zone, lines with their differences, the inspection and a signature', async () => {
  const [page, ...more] = await print('receipt', {})
  expect(more).toEqual([])
  for (const words of [
    'Harbour Logistics 2 Quay Street office@harbour.example Warehouse Receipt WR-2026-042',
    'Harbour Logistics · Warehouse Receipt WR-2026-042',
    'Acme Imports',
    'Weingut Müller',
    'Jan 31, 2026',
    'Feb 1, 2026, 00:30',
    'Feb 1, 2026, 09:15, Mo Manager',
    'RCV-1, Q-1 (quarantine)',
    'WINE-01',
    'Lot L-2026-08 Expires Dec 31, 2027 340123450000000017',
    '1,200 1,190 10 short 4',
    '5 8 3 over 0',
    'Total 1,205 1,198 10 short 3 over 4',
    'Check for visible damage Checked Mo Manager Feb 1, 2026, 09:10',
    'Verify SKUs match order Not checked Ada Admin Feb 1, 2026, 09:15 Two labels unreadable',
    'Driver waited for an hour.',
    'Delivered by',
    'Signature',
    'Page 1 of 1',
  ])
    expect(page).toContain(words)
})

test('before receipt nothing is counted', async () => {
  const lines = [{ ...line, counted: null, short: 0, damaged: 0 }]
  const [page] = await print('pending', { status: 'Pending', receivedDate: null, inspectedAt: null, inspectedBy: null, lines })
  expect(page).toContain('1,200 – 0')
  expect(page).toContain('Total 1,200 – 0')
})

test('very long names wrap, and many lines go on with page numbers', async () => {
  const long = 'Князь Ђорђевић и синови, экспортно-импортная компания Щука Łódź '.repeat(4)
  const unbroken = 'X'.repeat(100)
  const lines = Array.from({ length: 40 }, (_, index) => ({ ...line, sku: `${index}-${unbroken}`, description: long, lotNumber: unbroken }))
  const pages = await print('long', { customerName: long, supplier: unbroken.repeat(3), lines, notes: long.repeat(10) })
  expect(pages.length).toBeGreaterThan(5)
  expect(pages[0]).toContain(`Page 1 of ${pages.length}`)
  const text = pages.join(' ').replaceAll(' ', '')
  expect(text.split(unbroken).length - 1).toBe(3 + 2 * 40)
  for (const [index] of lines.entries()) expect(text).toContain(`${index}-${unbroken}`)
})
