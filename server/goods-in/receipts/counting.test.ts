import { afterAll, beforeAll, expect, test } from 'vitest'
import { countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { documentUrl } from '../../../contract/platform/documents/documents.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeDocument, makeHandlingUnit, makeItem, makeLocation, makeReceipt } from '../../../tests/support/factories.ts'
import { makeConfirmedOrder, pickEverything, pickListOf } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeLocation(it, { type: 'receiving', code: 'RCV-1' })
  await makeLocation(it, { type: 'quarantine', code: 'QRN-1' })
})
afterAll(() => it.close())

const count = (id: number, body: object, who: 'admin' | 'manager' = 'manager', key?: string) =>
  it.as(who).ask(countingEndpoints.count, { params: { id }, body: body as never, ...(key && { headers: { 'idempotency-key': key } }) })
const counting = (id: number) => it.as('manager').call(countingEndpoints.get, { params: { id } })
/** The status and the problem's code. */
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string } | null)?.code]
const receive = (id: number) => it.as('manager').ask(countingEndpoints.receive, { params: { id }, body: {} })

test('an expiry date that contradicts a known lot is refused at the count, and nothing of it is counted', async () => {
  const item = await makeItem(it, { quantity: 5, lotNumber: 'KNOWN-1' })
  const earlier = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 1 }] })
  const dated = (expiresOn: string, lotNumber = 'L-1') => ({ sku: item.sku, quantity: 1, lotNumber, expiresOn })
  expect((await count(earlier.id, dated('2027-04-17'))).status).toBe(200)
  expect((await receive(earlier.id)).status).toBe(200)
  const { id } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 2 }] })
  expect((await count(id, dated('2027-12-31'))).body).toMatchObject({
    status: 409,
    code: 'receipt.lot-expires-otherwise',
    detail: `Lot L-1 of ${item.sku} expires on 2027-04-17, not on 2027-12-31. Correct the date or the lot number of the line.`,
  })
  expect((await counting(id)).lines[0]).toMatchObject({ counted: 0 })
  expect((await count(id, dated('2027-04-17'))).status).toBe(200)
  // A lot without a date, and one that is new, get theirs.
  for (const lot of ['KNOWN-1', 'NEW-1']) expect((await count(id, dated('2027-12-31', lot))).status).toBe(200)
})

test('people who count a lot at the same time do not give it two dates', async () => {
  const { sku } = await makeItem(it, { quantity: 0 })
  const { id } = await makeReceipt(it, { items: [{ sku, quantity: 12 }] })
  const dates = Array.from({ length: 12 }, (_, n) => `2027-05-${10 + n}`)
  const counts = await Promise.all(dates.map((expiresOn) => count(id, { sku, quantity: 1, lotNumber: 'AT-ONCE', expiresOn })))
  expect(counts.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await counting(id)).lines).toMatchObject([{ counted: 1 }])
  expect((await receive(id)).status).toBe(200)
})

test('a carton that left with a movement is not counted as a new delivery', async () => {
  await makeLocation(it, { type: 'staging' })
  const { sku } = await makeItem(it, { quantity: 10, location: (await makeLocation(it)).code })
  const order = await makeConfirmedOrder(it, { items: [{ sku, quantity: 4 }] })
  await pickEverything(it, order.id)
  const unit = await makeHandlingUnit(it, { customerId: 1 })
  const lines = (await pickListOf(it, order.id)).picked.map(({ id }) => ({ line: id, quantity: 4 }))
  await it.as('worker').call(pickingEndpoints.pack, { params: { id: order.id }, body: { handlingUnitId: unit.id, lines } })
  for (const stage of ['labelling', 'documented', 'exported'] as const)
    await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage } })
  const { id } = await makeReceipt(it, { items: [{ sku, quantity: 4 }] })
  const refused = { status: 409, body: { code: 'receipt.unit-left', detail: expect.stringContaining(order.orderNumber) } }
  expect(await count(id, { sku, quantity: 4, handlingUnit: unit.sscc })).toMatchObject(refused)
  const received = { status: 'received' as const, items: [{ sku, quantity: 4, handlingUnit: unit.sscc }] }
  expect(await it.as('manager').ask(receiptsEndpoints.update, { params: { id }, body: received })).toMatchObject(refused)
  expect((await it.as('manager').call(handlingUnitsEndpoints.get, { params: { id: unit.id } })).orderId).toBe(order.id)
})

test('what is short is short of its lot', async () => {
  const { sku } = await makeItem(it, { quantity: 0 })
  const announced = [
    { sku, quantity: 20, lotNumber: 'SHORT-A' },
    { sku, quantity: 10, lotNumber: 'SHORT-B' },
    { sku, quantity: 5, lotNumber: 'SHORT-C' },
  ]
  const { id } = await makeReceipt(it, { items: announced })
  await count(id, { sku, quantity: 1, lotNumber: 'SHORT-A' })
  await count(id, { sku, quantity: 2, lotNumber: 'SHORT-B' })
  expect((await receive(id)).status).toBe(200)
  const { items } = await it.as('manager').call(receiptsEndpoints.get, { params: { id } })
  expect(items.map(({ lotNumber, expected, quantity }) => [lotNumber, expected, quantity])).toEqual([
    ['SHORT-A', 20, 1],
    ['SHORT-B', 10, 2],
    ['SHORT-C', 5, 0],
  ])
})

test('the expiry date of a lot that this receipt counts is that of all its counts', async () => {
  const item = await makeItem(it, { quantity: 0 })
  const { id } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 4 }] })
  const lot = { sku: item.sku, quantity: 1, lotNumber: 'L-NEW' }
  expect((await count(id, { ...lot, expiresOn: '2027-04-17' })).status).toBe(200)
  expect(codeOf(await count(id, { ...lot, expiresOn: '2027-12-31' }))).toEqual([409, 'receipt.lot-expires-otherwise'])
  // Without a date it takes the known one.
  expect((await count(id, lot)).status).toBe(200)
  expect((await receive(id)).status).toBe(200)
})

const correctLot = (id: number, body: object, who: 'manager' | 'worker' | 'customer' = 'worker') =>
  it.as(who).ask(countingEndpoints.correctLot, { params: { id }, body: body as never })

test('the lot of counted units is corrected, with their damaged units, photos and people; units of the right lot are one', async () => {
  const { sku } = await makeItem(it, { quantity: 0, tracking: 'lot_expiry' })
  const { id } = await makeReceipt(it, { items: [{ sku, quantity: 9 }] })
  const photo = { name: 'torn.pdf', url: documentUrl(await makeDocument(it, { by: 'manager', name: 'torn.pdf' })) }
  const misread = { lotNumber: 'L-8', expiresOn: '2027-08-31' }
  await count(id, { sku, quantity: 3, damaged: 1, ...misread }, 'admin')
  await count(id, { sku, quantity: 0, ...misread, documents: [photo] })
  await count(id, { sku, quantity: 2, lotNumber: 'L-B', expiresOn: '2028-01-31' })
  const of = { sku, of: misread }
  expect(codeOf(await correctLot(id, { ...of, lotNumber: 'L-B', expiresOn: '2028-02-28' }))).toEqual([409, 'receipt.lot-expires-otherwise'])
  expect(codeOf(await correctLot(id, { ...of, lotNumber: 'L-C', expiresOn: null }))).toEqual([400, 'stock.expiry-needed'])
  expect(codeOf(await correctLot(id, { ...of, lotNumber: null }))).toEqual([400, 'stock.lot-and-expiry-needed'])
  expect(codeOf(await correctLot(id, { ...of, lotNumber: null, expiresOn: '2028-01-31' }))).toEqual([400, 'request.invalid'])
  expect((await correctLot(id, { ...of, lotNumber: 'L-B' }, 'customer')).status).toBe(403)
  expect((await correctLot(999_999, { ...of, lotNumber: 'L-B' })).status).toBe(404)
  const corrected = await correctLot(id, { ...of, lotNumber: 'L-B', expiresOn: '2028-01-31' })
  expect(corrected.status).toBe(200)
  expect((await counting(id)).lines).toMatchObject([
    {
      counted: 5,
      damaged: 1,
      countedBy: expect.arrayContaining(['Ada', 'manager']),
      lots: [{ lotNumber: 'L-B', expiresOn: '2028-01-31', counted: 5, damaged: 1, documents: [{ name: 'torn.pdf' }] }],
    },
  ])
  expect(codeOf(await correctLot(id, { ...of, lotNumber: 'L-B', expiresOn: '2028-01-31' }))).toEqual([409, 'receipt.lot-uncounted'])
  // Another date of the same lot is that of its units on every pallet.
  await count(id, { sku, quantity: 4, lotNumber: 'L-B', expiresOn: '2028-01-31', handlingUnit: '340123450000000017' })
  const loose = { sku, of: { lotNumber: 'L-B', expiresOn: '2028-01-31' } }
  expect((await correctLot(id, { ...loose, expiresOn: '2029-01-31' })).status).toBe(200)
  expect((await counting(id)).lines[0]?.lots.map(({ expiresOn, counted }) => [expiresOn, counted])).toEqual([
    ['2029-01-31', 5],
    ['2029-01-31', 4],
  ])
  expect((await receive(id)).status).toBe(200)
  expect(codeOf(await correctLot(id, { ...loose, lotNumber: 'L-D', expiresOn: '2029-01-31' }))).toEqual([409, 'receipt.not-pending'])
  await expectBooksToBalance(it.db)
})

test('a line names its item and the lots that are expected of it', async () => {
  const item = await makeItem(it, { quantity: 0, tracking: 'lot' })
  const lot = (lotNumber: string, quantity: number) => ({ sku: item.sku, quantity, lotNumber, expiresOn: '2028-01-31' })
  const { id } = await makeReceipt(it, { items: [lot('LOT-A', 6), lot('LOT-B', 3), lot('LOT-B', 1), { sku: 'NOT-AN-ITEM', quantity: 2 }] })
  expect((await counting(id)).lines).toMatchObject([
    {
      inventoryId: item.id,
      tracking: 'lot',
      expectedLots: [
        { lotNumber: 'LOT-A', expiresOn: '2028-01-31', expected: 6 },
        { lotNumber: 'LOT-B', expiresOn: '2028-01-31', expected: 4 },
      ],
    },
    { inventoryId: null, tracking: 'none', expectedLots: [{ lotNumber: null, expiresOn: null, expected: 2 }] },
  ])
})

test('two people count one receipt at once; what they counted is received, line by line', async () => {
  const item = await makeItem(it, { quantity: 0 })
  const receipt = await makeReceipt(it, {
    items: [
      { sku: item.sku, quantity: 10 },
      { sku: 'NOBODY-COUNTS', quantity: 4 },
    ],
  })
  expect(await counting(receipt.id)).toMatchObject({
    startedAt: null,
    lines: [{ sku: item.sku, expected: 10, counted: 0 }, { expected: 4 }],
  })
  const countOne = (n: number) =>
    count(receipt.id, { sku: item.sku.toLowerCase(), quantity: 1, lotNumber: n % 2 ? 'L2' : 'L1' }, n < 4 ? 'admin' : 'manager')
  const replies = [await countOne(0), ...(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(countOne)))]
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
  await count(receipt.id, { sku: item.sku, quantity: 3, damaged: 2, lotNumber: 'L2' })
  expect((await counting(receipt.id)).lines[0]).toMatchObject({
    sku: item.sku,
    counted: 11,
    damaged: 2,
    lots: [{ counted: expect.any(Number) }, { counted: expect.any(Number) }],
    countedBy: expect.arrayContaining(['Ada', 'manager']),
  })
  const reply = await receive(receipt.id)
  expect(reply.status).toBe(200)
  const received = await it.as('manager').call(receiptsEndpoints.get, { params: { id: receipt.id } })
  expect(received).toMatchObject({ status: 'received', totalUnits: 11, damagedUnits: 2, shortUnits: 4, overUnits: 1 })
  expect(received.items.map(({ sku, quantity, expected, lotNumber }) => [sku, quantity, expected, lotNumber]).sort()).toEqual(
    [
      [item.sku, 4, 4, 'L1'],
      [item.sku, 7, 6, 'L2'],
      ['NOBODY-COUNTS', 0, 4, null],
    ].sort(),
  )
  expect(await it.as('manager').call(inventoryEndpoints.get, { params: { id: item.id } })).toMatchObject({ quantity: 11 })
  const history = await it.as('manager').call(historyEndpoints.ofReceipt, { params: { id: receipt.id } })
  const counts = history.filter(({ action }) => action === 'count')
  expect(counts.map(({ by, after }) => [by, after?.counted]).toSorted()).toEqual(
    [
      ['Ada', 2],
      ['Ada', 2],
      ['manager', 2],
      ['manager', 5],
    ].toSorted(),
  )
  expect((await counting(receipt.id)).startedAt).toBeNull()
  expect((await count(receipt.id, { sku: item.sku, quantity: 1 })).text).toContain(`${receipt.receiptNumber} is received.`)
  await expectBooksToBalance(it.db)
})

test('a count that is sent twice counts once', async () => {
  const item = await makeItem(it, { quantity: 0 })
  const receipt = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 2 }] })
  for (let n = 0; n < 2; n++)
    expect((await count(receipt.id, { sku: item.sku, quantity: 2 }, 'manager', 'once-only-key-1')).status).toBe(200)
  expect((await counting(receipt.id)).lines[0]?.counted).toBe(2)
})

test('a correction never takes more than was counted, and damaged units are counted units', async () => {
  const item = await makeItem(it, { quantity: 0 })
  const receipt = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 9 }] })
  const tooMany = await count(receipt.id, { sku: item.sku, quantity: -1 })
  expect(codeOf(tooMany)).toEqual([409, 'receipt.count-negative'])
  expect((await counting(receipt.id)).startedAt).toBeNull()
  await count(receipt.id, { sku: item.sku, quantity: 4 })
  const reply = await count(receipt.id, { sku: item.sku, quantity: -5 })
  expect([reply.status, reply.text.includes(`Only 4 of ${item.sku} are counted.`)]).toEqual([409, true])
  expect(codeOf(await count(receipt.id, { sku: item.sku, quantity: 0, damaged: 5 }))).toEqual([409, 'receipt.damaged-uncounted'])
  expect((await count(receipt.id, { sku: item.sku, quantity: 0, damaged: 4 })).status).toBe(200)
  expect((await count(receipt.id, { sku: item.sku, quantity: 0 })).status).toBe(400)
  expect((await count(receipt.id, { sku: item.sku, quantity: -4, damaged: -4 })).status).toBe(200)
  expect((await receive(receipt.id)).body).toMatchObject({ status: 409, code: 'receipt.nothing-counted', detail: 'Count the goods first.' })
})

test('a SKU that the customer lacks is refused without a name, and becomes an item with one', async () => {
  const receipt = await makeReceipt(it, { items: [] })
  const refused = await count(receipt.id, { sku: 'NEW-ON-DOCK', quantity: 1 })
  expect(codeOf(refused)).toEqual([409, 'receipt.unknown-sku'])
  await count(receipt.id, { sku: 'NEW-ON-DOCK', quantity: 1, name: 'Kettle, red' })
  await count(receipt.id, { sku: 'new-on-dock', quantity: 2 })
  expect((await counting(receipt.id)).lines).toMatchObject([{ sku: 'NEW-ON-DOCK', name: 'Kettle, red', expected: 0, counted: 3 }])
  await receive(receipt.id)
  const received = await it.as('manager').call(receiptsEndpoints.get, { params: { id: receipt.id } })
  expect(received.items).toMatchObject([{ sku: 'NEW-ON-DOCK', description: 'Kettle, red', quantity: 3, expected: 0 }])
})

test('a receipt that is being counted takes no other lines, and a change of its status takes the counts', async () => {
  const item = await makeItem(it, { quantity: 0 })
  const receipt = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 6 }] })
  await count(receipt.id, { sku: item.sku, quantity: 5 })
  const update = (body: object) => it.as('manager').ask(receiptsEndpoints.update, { params: { id: receipt.id }, body })
  expect(codeOf(await update({ items: [{ sku: item.sku, quantity: 9 }] }))).toEqual([409, 'receipt.being-counted'])
  expect((await update({ notes: 'Wet cartons' })).status).toBe(200)
  expect((await update({ status: 'received' })).status).toBe(200)
  expect(await it.as('manager').call(receiptsEndpoints.get, { params: { id: receipt.id } })).toMatchObject({ totalUnits: 5, shortUnits: 1 })
})

test('discarded counts begin again, and a receipt that was received can’t be discarded', async () => {
  const item = await makeItem(it, { quantity: 0 })
  const receipt = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 2 }] })
  const discard = () => it.as('manager').ask(countingEndpoints.discard, { params: { id: receipt.id } })
  await count(receipt.id, { sku: item.sku, quantity: 2 })
  expect((await discard()).status).toBe(204)
  expect(await counting(receipt.id)).toMatchObject({ startedAt: null, lines: [{ counted: 0 }] })
  await count(receipt.id, { sku: item.sku, quantity: 2 })
  await receive(receipt.id)
  expect(codeOf(await discard())).toEqual([409, 'receipt.not-pending'])
})

test('photos that are taken while counting are documents of the received lines; discarded counts let go of them', async () => {
  const { sku } = await makeItem(it, { quantity: 0 })
  const { id } = await makeReceipt(it, { items: [{ sku, quantity: 4 }] })
  const photo = async (name: string) => ({ name, url: documentUrl(await makeDocument(it, { by: 'manager', name })) })
  const [first, second, third] = [await photo('first.pdf'), await photo('second.pdf'), await photo('third.pdf')]
  expect(codeOf(await count(id, { sku, quantity: 0 }))).toEqual([400, 'request.invalid'])
  expect(codeOf(await count(id, { sku, quantity: 1, documents: [{ name: 'x', url: documentUrl('x'.repeat(32)) }] }))).toEqual([
    400,
    'document.unknown',
  ])
  await count(id, { sku, quantity: 1, documents: [first] })
  await it.as('manager').call(countingEndpoints.discard, { params: { id } })
  await count(id, { sku, quantity: 3, damaged: 1, lotNumber: 'L1', documents: [first] })
  await count(id, { sku, quantity: 1, lotNumber: 'L2', documents: [second] })
  await count(id, { sku, quantity: 0, lotNumber: 'L1', documents: [third] })
  expect(codeOf(await count(id, { sku, quantity: 1, documents: [third] }))).toEqual([409, 'document.attached'])
  expect((await counting(id)).lines[0]?.lots.map(({ lotNumber, documents }) => [lotNumber, documents.map(({ name }) => name)])).toEqual([
    ['L1', ['first.pdf', 'third.pdf']],
    ['L2', ['second.pdf']],
  ])
  expect((await receive(id)).status).toBe(200)
  const { items } = await it.as('customer').call(receiptsEndpoints.get, { params: { id } })
  expect(items.map(({ lotNumber, documents }) => [lotNumber, documents.map(({ name }) => name)])).toEqual([
    ['L1', ['first.pdf', 'third.pdf']],
    ['L2', ['second.pdf']],
  ])
  expect((await it.as('customer').request('GET', first.url)).status).toBe(200)
  expect((await it.as('rival').request('GET', first.url)).status).toBe(404)
})

test('customers neither see nor do the counting', async () => {
  const receipt = await makeReceipt(it, {})
  expect((await it.as('customer').ask(countingEndpoints.get, { params: { id: receipt.id } })).status).toBe(403)
})
