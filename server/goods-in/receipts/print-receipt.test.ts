import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { makeItem, makeLocation, makeReceipt } from '../../../tests/support/factories.ts'
import { damagedPng } from '../../../tests/support/images.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, type TestPerson, urlOf } from '../../../tests/support/test-app.ts'
import { redrawOldLogo } from '../../platform/settings/redraw-logo.ts'
import { system } from '../../viewer.ts'

const now = new Date('2026-03-02T12:00:00Z')
let app: TestApp
let address: string
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
  address = await app.listen()
  await makeLocation(app, { type: 'receiving', code: 'RCV-1' })
  await makeLocation(app, { type: 'quarantine', code: 'QRN-1' })
})
afterAll(() => app.close())

async function print(id: number, by: TestPerson): Promise<Response> {
  return fetch(address + urlOf(receiptsEndpoints.pdf, { params: { id } }), { headers: { cookie: await app.as(by).cookie() } })
}

async function textOf(answer: Response): Promise<string | undefined> {
  expect(answer.status).toBe(200)
  const [page] = await readPdf(Buffer.from(await answer.arrayBuffer()))
  return page?.replace(/\s+/g, ' ')
}

test('the PDF of a receipt is staff’s and its customer’s, and tells what is expected', async () => {
  const { sku } = await makeItem(app, { sku: 'WINE-PDF' })
  const items = [{ sku, quantity: 12, lotNumber: 'L-1', expiresOn: '2099-12-31' }]
  const receipt = await makeReceipt(app, { supplier: 'Weingut Łódź', items })
  for (const person of ['manager', 'customer'] as const) {
    const answer = await print(receipt.id, person)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="receipt-${receipt.receiptNumber}.pdf"`)
    const words = await textOf(answer)
    for (const part of [`Warehouse Receipt ${receipt.receiptNumber}`, 'Weingut Łódź', 'WINE-PDF', 'Lot L-1', '12 – 0', 'Pending'])
      expect(words).toContain(part)
  }
  expect((await print(receipt.id, 'rival')).status).toBe(404)
})

test('of a receipt that was counted it tells the differences, what is damaged, where it lies, and who inspected what', async () => {
  const items = [
    { sku: 'SHORT-1', description: 'Kettle', quantity: 1200, handlingUnit: '340123450000000017' },
    { sku: 'OVER-1', quantity: 5 },
    { sku: 'WET-1', quantity: 7 },
  ]
  const receipt = await makeReceipt(app, { items })
  const change = (body: object) => app.as('manager').call(receiptsEndpoints.update, { params: { id: receipt.id }, body })
  const [short, over, wet] = receipt.items
  await change({
    status: 'received',
    items: [
      { ...short, quantity: 1190, damaged: 4 },
      { ...over, quantity: 8 },
      { ...wet, condition: 'damaged' },
    ],
    inspection: [
      { point: 'damage', checked: true },
      { point: 'skus', checked: false, note: 'Two labels unreadable' },
    ],
  })
  const received = await textOf(await print(receipt.id, 'customer'))
  for (const part of [
    'Status Received',
    'Received Mar 2, 2026, 12:00',
    'Location RCV-1, QRN-1 (quarantine)',
    '1 SHORT-1 Kettle 340123450000000017 1,200 1,190 10 short 4',
    '2 OVER-1 OVER-1 5 8 3 over 0',
    '3 WET-1 WET-1 7 7 7',
    'Total 1,212 1,205 10 short 3 over 11',
    'Check for visible damage Checked Mar 2, 2026, 12:00',
    'Verify SKUs match order Not checked Mar 2, 2026, 12:00 Two labels unreadable',
    'Verify quantity matches packing list –',
  ])
    expect(received).toContain(part)
  expect(await textOf(await print(receipt.id, 'manager'))).toContain('Check for visible damage Checked manager Mar 2, 2026, 12:00')
  await change({ status: 'inspected' })
  expect(await textOf(await print(receipt.id, 'manager'))).toContain('Inspected Mar 2, 2026, 12:00, manager')
})

test('it is headed by whoever runs the warehouse, for its customer too', async () => {
  const { id, receiptNumber } = await makeReceipt(app)
  expect(await textOf(await print(id, 'manager'))).toContain(`Tallyhouse · Warehouse Receipt ${receiptNumber}`)
  const operator = { name: 'Harbour Logistics', address: '2 Quay Street\n3011 Rotterdam', email: 'office@harbour.example' }
  await app.as('admin').call(settingsEndpoints.updateOperator, { body: operator })
  expect(await app.as('customer').call(settingsEndpoints.getOperator)).toEqual({ ...operator, logoUrl: null, version: 2 })
  for (const person of ['manager', 'customer'] as const) {
    const words = await textOf(await print(id, person))
    expect(words).toContain(`Harbour Logistics 2 Quay Street 3011 Rotterdam office@harbour.example Warehouse Receipt ${receiptNumber}`)
    expect(words).toContain(`Harbour Logistics · Warehouse Receipt ${receiptNumber}`)
    expect(words).not.toContain('Tallyhouse')
  }
  expect((await app.as('manager').ask(settingsEndpoints.updateOperator, { body: operator })).status).toBe(403)
})

test('it is printed again once the clean-up removed a logo that an earlier version stored damaged', async () => {
  const value = JSON.stringify({ mediaType: 'image/png', base64: damagedPng.toString('base64') })
  await app.db.transaction(system, (trx) => trx.sql.insertInto('settings').values({ key: 'logo', value }).execute())
  const receipt = await makeReceipt(app, { supplier: 'Weingut' })
  expect(await redrawOldLogo({ db: app.db })).toContain('was removed')
  for (let times = 0; times < 2; times++) expect(await textOf(await print(receipt.id, 'manager'))).toContain('Weingut')
})
