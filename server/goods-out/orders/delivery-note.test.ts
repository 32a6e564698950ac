import { expect, test } from 'vitest'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { pdfStream } from '../../platform/files/pdf.ts'
import { deliveryNote } from './delivery-note.ts'

const settings = {
  timeZone: 'Europe/Berlin',
  letterhead: { name: 'Harbour Logistics', lines: ['2 Quay Street', 'office@harbour.example'], logo: null },
}

const order: Order = {
  id: 7,
  orderNumber: 'WM-2026-00042',
  customerId: 1,
  customerName: 'Θεσσαλονίκη Trading',
  type: 'pick_pack',
  status: 'packing',
  priority: 'normal',
  siteId: 1,
  siteCode: 'MAIN',
  transfer: null,
  items: [{ id: 1, sku: 'CIG-1', name: 'Cigarillos, box of 20', quantity: 1200, shortQuantity: 0, inventoryId: 3 }],
  assignedTo: null,
  assignedToName: null,
  backOrderOf: null,
  createdAt: '2026-01-31T23:30:00.000Z',
  trackingStage: 'documented',
  trackingHistory: [],
  confirmedAt: null,
  pickingStartedAt: null,
  packagingStartedAt: null,
  labellingCompletedAt: null,
  documentedAt: null,
  exportedAt: null,
  cancelledAt: null,
  cancelReason: null,
  billingAddress: { street: '1 Market Street', city: 'Łódź', state: 'Łódzkie', zip: '90-001', country: 'Poland' },
  shippingAddress: { street: '2 Harbour Road', city: 'Rotterdam', state: 'ZH', zip: '3011', country: '' },
  notes: 'Ring twice at gate B.',
  reference: null,
  purchaseOrder: null,
  recipient: null,
  requestedShipDate: null,
  carrier: null,
  serviceType: 'Standard',
  shipmentId: null,
  shipmentStatus: null,
  rating: null,
  ratingComment: null,
  version: 1,
  arc: null,
  consignorSeed: null,
  consigneeSeed: null,
}

test('a delivery note has the consignee, the lines, the address and a signature box', async () => {
  const [page, ...more] = await readPdf(pdfStream(deliveryNote(order, settings)))
  expect(more).toEqual([])
  const words = page?.replace(/\s+/g, ' ')
  for (const expected of [
    'Harbour Logistics 2 Quay Street office@harbour.example Delivery Note WM-2026-00042',
    'Feb 1, 2026',
    'Θεσσαλονίκη Trading',
    'Packing',
    '1 Market Street Łódź, Łódzkie, 90-001 Poland',
    '2 Harbour Road Rotterdam, ZH, 3011',
    'Line SKU Name Quantity 1 CIG-1 Cigarillos, box of 20 1,200',
    'Notes Ring twice at gate B.',
    'Received by Date Signature',
  ]) {
    expect(words).toContain(expected)
  }
  expect(words).not.toContain('Tracking Number')
})

test('a delivery note names the shipment once the movement is exported', async () => {
  const exported: Order = { ...order, status: 'completed', exportedAt: '2026-02-03T10:00:00.000Z', notes: null }
  const [page] = await readPdf(pdfStream(deliveryNote(exported, { ...settings, trackingNumber: 'TRK-AB12CD34EF' })))
  for (const expected of ['Exported', 'Feb 3, 2026', 'Tracking Number', 'TRK-AB12CD34EF', 'Completed']) expect(page).toContain(expected)
  expect(page).not.toContain('Notes')
})

test('200 lines fill several pages, each with the labels and the number', async () => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    id: index + 1,
    sku: `SKU-${index + 1}`,
    name: `Item ${index + 1}`,
    quantity: 1,
    shortQuantity: 0,
    inventoryId: index + 1,
  }))
  const pages = await readPdf(pdfStream(deliveryNote({ ...order, items }, settings)))
  expect(pages).toHaveLength(7)
  for (const [index, page] of pages.entries()) {
    expect(page.replace(/\s+/g, ' ')).toContain('Line SKU Name Quantity')
    expect(page).toContain('WM-2026-00042')
    expect(page).toContain(`Page ${index + 1} of 7`)
  }
  expect(pages.join('\n').match(/SKU-\d+/g)).toEqual(items.map((item) => item.sku))
})

test('a delivery note of excise goods has the ARC and the SEED numbers, with a dash for what is missing', async () => {
  const excise: Order = { ...order, arc: '26DE000000000000001P3', consignorSeed: 'NL00987654321' }
  const [page] = await readPdf(pdfStream(deliveryNote(excise, { ...settings, hasExciseGoods: true })))
  const words = page?.replace(/\s+/g, ' ')
  expect(words).toContain('ARC')
  expect(words).toContain('26DE000000000000001P3')
  expect(words).toContain('Consignor SEED')
  expect(words).toContain('NL00987654321')
  expect(words).toContain('Consignee SEED –')
  const [plain] = await readPdf(pdfStream(deliveryNote(order, settings)))
  expect(plain).not.toMatch(/ARC|SEED/)
})

test('a delivery note shows what was ordered and what is shipped where they differ', async () => {
  const items = [
    { id: 1, sku: 'CIG-1', name: 'Cigarillos', quantity: 1200, shortQuantity: 150, inventoryId: 3 },
    { id: 2, sku: 'CIG-2', name: 'Cigars', quantity: 7, shortQuantity: 0, inventoryId: 4 },
  ]
  const [page] = await readPdf(pdfStream(deliveryNote({ ...order, items }, settings)))
  const words = page?.replace(/\s+/g, ' ')
  expect(words).toContain('Line SKU Name Ordered Shipped 1 CIG-1 Cigarillos 1,200 1,050 2 CIG-2 Cigars 7 7')
})
