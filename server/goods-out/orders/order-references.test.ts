import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { searchEndpoints } from '../../../contract/platform/search/search.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { anAddress, makeItem, makeOrder, makeShipment } from '../../../tests/support/factories.ts'
import { csvOf, makeCheckedImport, runImports } from '../../../tests/support/imports.ts'
import { makeConfirmedOrder, pickEverything, pickListOf, setCompanyPrefix } from '../../../tests/support/pick-cases.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, urlOf } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let it: TestApp
let address: string
beforeAll(async () => {
  it = await openTestApp({ clock: () => new Date('2026-05-04T10:00:00Z') })
  address = await it.listen()
})
afterAll(() => it.close())

const recipient = { name: 'Marit Dekker', company: 'Waalhaven Winkels', phone: '+31 10 555 0142', email: 'marit@waalhaven.example' }
const references = {
  reference: 'SO-5501',
  purchaseOrder: '4500012345',
  recipient,
  requestedShipDate: '2026-05-06',
  carrier: 'Raben',
  serviceType: 'Cargo Classic',
}
const change = (id: number, body: object, by: 'manager' | 'customer' = 'manager') =>
  it.as(by).ask(ordersEndpoints.update, { params: { id }, body })
const numbersFound = async (query: object, by: 'manager' | 'rival' = 'manager') =>
  (await it.as(by).call(ordersEndpoints.list, { query })).map(({ orderNumber }) => orderNumber)

test('a movement takes and answers its references, recipient and carrier; none of them by default', async () => {
  const order = await makeOrder(it, { by: 'customer', ...references })
  expect(order).toMatchObject(references)
  expect(await makeOrder(it)).toMatchObject({
    reference: null,
    purchaseOrder: null,
    recipient: null,
    requestedShipDate: null,
    carrier: null,
    serviceType: 'Standard',
  })
  expect(await makeOrder(it, { type: 'shipment', recipient: { name: ' ', email: '' } })).toMatchObject({
    recipient: null,
    serviceType: 'Standard',
  })
  const changed = await change(order.id, { recipient: { company: 'Riva' }, reference: '', serviceType: null })
  expect(changed.body).toMatchObject({
    reference: null,
    recipient: { name: null, company: 'Riva' },
    purchaseOrder: '4500012345',
    serviceType: 'Standard',
  })
})

test('lists find it by reference, purchase order, recipient and company; another customer finds nothing', async () => {
  const { orderNumber } = await makeOrder(it, {
    ...references,
    reference: 'ZZ-77',
    purchaseOrder: 'PO-ÄÖ',
    recipient: { name: 'Zoë', company: 'Kiosk Nord' },
  })
  for (const q of ['zz-77', 'po-ao', 'zoe', 'kiosk nord']) expect(await numbersFound({ q }), q).toEqual([orderNumber])
  expect(await numbersFound({ reference: 'ZZ-77' })).toEqual([orderNumber])
  expect(await numbersFound({ reference: 'ZZ-7' })).toEqual([])
  expect(await numbersFound({ q: 'zz-77' }, 'rival')).toEqual([])
  expect(await numbersFound({ reference: 'ZZ-77' }, 'rival')).toEqual([])
  const { groups } = await it.as('manager').call(searchEndpoints.find, { query: { q: 'ZZ-77' } })
  expect(groups).toMatchObject([{ kind: 'order', results: [{ title: orderNumber, exact: true }] }])
  expect((await it.as('rival').call(searchEndpoints.find, { query: { q: 'ZZ-77' } })).groups).toEqual([])
  const sorted = await it.as('manager').call(ordersEndpoints.list, { query: { sort: 'requestedShipDate', limit: 1 } })
  expect(sorted[0]?.requestedShipDate).toBe('2026-05-06')
})

test('Ship By can’t be in the past, but a day that has passed meanwhile may stay', async () => {
  const items = [{ sku: (await makeItem(it)).sku, quantity: 1 }]
  const body = { customerId: 1, items, billingAddress: anAddress, shippingAddress: anAddress }
  const placed = (requestedShipDate: string) => it.as('admin').ask(ordersEndpoints.create, { body: { ...body, requestedShipDate } })
  const sentence = 'Ship By can’t be in the past.'
  const errors = [{ path: 'requestedShipDate', message: sentence }]
  expect(await placed('2026-05-03')).toMatchObject({ status: 400, body: { code: 'order.ship-by-passed', detail: sentence, errors } })
  const today = await placed('2026-05-04')
  expect(today.status).toBe(201)
  const { id } = today.body as { id: number }
  expect(await change(id, { requestedShipDate: '2026-05-01' })).toMatchObject({ status: 400, body: { errors } })
  expect(await change(id, { requestedShipDate: '31.5.2026' })).toMatchObject({ status: 400 })
  expect(await change(id, { recipient: { email: 'nobody' } })).toMatchObject({ status: 400 })
  await it.db.transaction(system, (trx) =>
    trx.sql.updateTable('orders').set({ requested_ship_date: '2026-05-01' }).where('id', '=', id).execute(),
  )
  expect((await change(id, { requestedShipDate: '2026-05-01', notes: 'As read' })).status).toBe(200)
})

test('references are edited while it is pending, carrier and service until it is exported, and its shipment takes the service', async () => {
  const { id } = await makeOrder(it, { by: 'customer', ...references })
  const advance = (stage: 'confirmed' | 'packaging' | 'labelling' | 'documented' | 'exported') =>
    it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  await advance('confirmed')
  expect(await change(id, { reference: 'SO-1' })).toMatchObject({ status: 409, body: { code: 'order.not-pending' } })
  expect(await change(id, { carrier: 'DHL', reference: 'SO-1' })).toMatchObject({ status: 409 })
  expect((await change(id, { carrier: 'DHL', serviceType: 'Eurapid' })).body).toMatchObject({
    carrier: 'DHL',
    serviceType: 'Eurapid',
    reference: 'SO-5501',
  })
  for (const stage of ['packaging', 'labelling', 'documented', 'exported'] as const) await advance(stage)
  expect(await change(id, { carrier: 'Raben' })).toMatchObject({ status: 409, body: { code: 'order.not-pending' } })
  const [shipment] = await it.as('manager').call(shipmentsEndpoints.list, { query: { orderId: id } })
  expect(shipment).toMatchObject({ serviceType: 'Eurapid', carrierName: null })
  const plain = await makeShipment(it, { type: 'shipment' })
  expect(await it.as('manager').call(shipmentsEndpoints.get, { params: { id: plain.shipmentId ?? 0 } })).toMatchObject({
    serviceType: 'Standard',
  })
})

test('delivery note, packing list and label have the recipient above the address, and the references', async () => {
  await setCompanyPrefix(it)
  const { id } = await makeConfirmedOrder(it, references)
  const { picked } = await pickEverything(it, id)
  const { units } = await it
    .as('manager')
    .call(pickingEndpoints.pack, { params: { id }, body: { lines: [{ line: picked[0]?.id ?? 0, quantity: 10 }] } })
  const read = async (url: string) => {
    const answer = await fetch(address + url, { headers: { cookie: await it.as('manager').cookie() } })
    return (await readPdf(Buffer.from(await answer.arrayBuffer()))).join(' ').replace(/\s+/g, ' ')
  }
  const shipTo = 'Marit Dekker Waalhaven Winkels +31 10 555 0142'
  for (const endpoint of [ordersEndpoints.deliveryNote, orderPapersEndpoints.packingList]) {
    const text = await read(urlOf(endpoint, { params: { id } }))
    for (const part of [`${shipTo} marit@waalhaven.example 1 Harbour Road`, 'SO-5501', '4500012345', 'May 6, 2026'])
      expect(text).toContain(part)
  }
  const label = await read(urlOf(handlingUnitsEndpoints.label, { params: { id: units[0]?.id ?? 0 } }))
  for (const part of [`${shipTo} 1 Harbour Road`, '3011 Rotterdam NL', 'REFERENCE SO-5501', 'PURCHASE ORDER 4500012345'])
    expect(label).toContain(part)
})

test('a back-order keeps what its movement was called', async () => {
  const { id } = await makeConfirmedOrder(it, references)
  const [line] = (await pickListOf(it, id)).open
  await it.as('manager').call(pickingEndpoints.pickShort, { params: { id }, body: { line: line?.id ?? 0, found: 4, reason: 'Not found' } })
  const { backOrders } = await it.as('admin').call(pickingEndpoints.shipShort, { params: { id }, body: {} })
  expect(await it.as('manager').call(ordersEndpoints.get, { params: { id: backOrders[0]?.id ?? 0 } })).toMatchObject(references)
})

test('an import fills the reference and the other fields, and refuses a Ship By in the past', async () => {
  const { sku } = await makeItem(it)
  const columns = ['Reference', 'Customer', 'Billing Street', 'Billing City', 'Billing State', 'Billing ZIP', 'SKU', 'Quantity']
  const more = ['Purchase Order', 'Ship By', 'Recipient', 'Company', 'Phone', 'Email', 'Carrier', 'Service']
  const rowOf = (reference: string, shipBy: string) => [
    ...[reference, '00001', '1 Quay', 'Split', 'Dalmatia', '21000', sku, 1],
    ...['4500012345', shipBy, 'Marit Dekker', 'Waalhaven Winkels', '+31 10 555 0142', 'marit@waalhaven.example', 'Raben', 'Cargo Classic'],
  ]
  const file = csvOf([...columns, ...more], rowOf('SO-IMP', '2026-05-06'), rowOf('SO-LATE', '2026-05-03'))
  const { id, counts } = await makeCheckedImport(it, file, { kind: 'movements' })
  expect(counts).toMatchObject({ ready: 1, error: 1 })
  await it.as('manager').call(importsEndpoints.commit, { params: { id }, body: { rows: 'ready' } })
  await runImports(it)
  const [order] = await it.as('manager').call(ordersEndpoints.list, { query: { reference: 'SO-IMP' } })
  expect(order).toMatchObject({ ...references, reference: 'SO-IMP' })
  expect(await numbersFound({ reference: 'SO-LATE' })).toEqual([])
})
