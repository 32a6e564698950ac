import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { readElementString } from '../../../contract/platform/codes/read-elements.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { makeCategory, makeHandlingUnit, makeItem, makeLocation, makeOrder } from '../../../tests/support/factories.ts'
import { readBarcodes } from '../../../tests/support/read-barcodes.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, urlOf } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await openTestApp()
  address = await app.listen()
})
afterAll(() => app.close())

async function print(id: number): Promise<Buffer> {
  const url = address + urlOf(handlingUnitsEndpoints.label, { params: { id } })
  const answer = await fetch(url, { headers: { cookie: await app.as('manager').cookie() } })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

test('the label of a pallet tells what is on it and in its cartons', async () => {
  const operator = { name: 'Harbour Logistics', address: '2 Quay Street', email: null }
  await app.as('admin').call(settingsEndpoints.updateOperator, { body: operator })
  const { code } = await makeLocation(app)
  const item = await makeItem(app, { sku: '09501101530003', name: 'Red wine', location: code, quantity: 100 })
  const pallet = await makeHandlingUnit(app, { customerId: 1 })
  const carton = await makeHandlingUnit(app, { customerId: 1, kind: 'carton' })
  const pack = (id: number, quantity: number) =>
    app.as('manager').call(handlingUnitsEndpoints.pack, { params: { id }, body: { inventoryId: item.id, quantity, locationCode: code } })
  await pack(pallet.id, 30)
  await pack(carton.id, 12)
  await app.as('manager').call(handlingUnitsEndpoints.update, { params: { id: carton.id }, body: { parentId: pallet.id } })
  const file = await print(pallet.id)
  expect((await readBarcodes(file)).map(({ symbology, text }) => symbology + text)).toEqual([
    ']C102095011015300033742',
    `]C100${pallet.sscc}`,
  ])
  const [page] = await readPdf(file)
  for (const words of [pallet.customerName ?? 'no name', 'FROM Harbour Logistics', 'Red wine', '42 EA'])
    expect(page?.replace(/\s+/g, ' ')).toContain(words)
  expect(await readBarcodes(await print(carton.id))).toHaveLength(2)
})

test('the label of a unit packed for a movement of tobacco has GTIN, destination, order number and mark, its cartons’ too', async () => {
  const { code } = await makeLocation(app)
  const { name: category } = await makeCategory(app, { exciseCode: 'T400' })
  const item = await makeItem(app, { name: 'Shag', location: code, quantity: 20, category, gtin: '09501101530003' })
  const pallet = await makeHandlingUnit(app, { customerId: 1 })
  const carton = await makeHandlingUnit(app, { customerId: 1, kind: 'carton' })
  const body = { inventoryId: item.id, quantity: 20, locationCode: code }
  await app.as('manager').call(handlingUnitsEndpoints.pack, { params: { id: carton.id }, body })
  await app.as('manager').call(handlingUnitsEndpoints.update, { params: { id: carton.id }, body: { parentId: pallet.id } })
  const elementsOf = async (file: Buffer) =>
    (await readBarcodes(file)).flatMap(({ symbology, text }) => {
      const read = readElementString(symbology + text)
      return 'elements' in read ? read.elements.map(({ ai, value }) => `(${ai})${value}`) : [read.problem]
    })
  expect(await elementsOf(await print(carton.id))).toEqual(['(02)09501101530003', '(37)20', `(00)${carton.sscc}`])

  const order = await makeOrder(app, { items: [{ sku: item.sku, quantity: 20 }] })
  await app.db.transaction(system, (trx) =>
    trx.sql.updateTable('handling_units').set({ order_id: order.id }).where('id', '=', pallet.id).execute(),
  )
  for (const unit of [pallet, carton]) {
    const file = await print(unit.id)
    expect(await elementsOf(file)).toEqual([
      '(02)09501101530003',
      '(37)20',
      '(421)5283011',
      `(400)${order.orderNumber}`,
      `(00)${unit.sscc}`,
    ])
    const text = (await readPdf(file)).join(' ').replace(/\s+/g, ' ')
    for (const words of ['EU TTT', 'SHIP TO 1 Harbour Road 3011 Rotterdam', `ORDER ${order.orderNumber}`]) expect(text).toContain(words)
  }
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  expect(await elementsOf(await print(pallet.id))).not.toContain(`(400)${order.orderNumber}`)
})

test('customers print no labels, and an SSCC that no scanner accepts is refused with a sentence', async () => {
  const foreign = await makeHandlingUnit(app, { customerId: 2 })
  expect((await app.as('customer').ask(handlingUnitsEndpoints.label, { params: { id: foreign.id } })).status).toBe(403)
  const sscc = '340123450000000018'
  const { id } = await app.db.transaction(system, (trx) =>
    trx.sql.updateTable('handling_units').set({ sscc }).where('id', '=', foreign.id).returning('id').executeTakeFirstOrThrow(),
  )
  expect((await app.as('manager').ask(handlingUnitsEndpoints.label, { params: { id } })).body).toMatchObject({
    status: 409,
    detail: expect.stringContaining(`The check digit of the SSCC ${sscc} is wrong`),
  })
})
