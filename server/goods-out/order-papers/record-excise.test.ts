import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { makeCategory, makeItem, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const record = (id: number, body: object, headers?: Record<string, string>) =>
  app.as('manager').ask(orderPapersEndpoints.recordExcise, { params: { id }, body, headers })
const excise = (id: number, person: 'manager' | 'customer' = 'manager') =>
  app.as(person).call(orderPapersEndpoints.excise, { params: { id } })

test('staff record ARC and SEED numbers, normalized; the customer reads them and changes none', async () => {
  const { id, version } = await makeOrder(app)
  const recorded = await record(id, { arc: ' 26de000000000000001p3', consignorSeed: 'gr 00000000123' })
  expect(recorded).toMatchObject({
    status: 200,
    body: { arc: '26DE000000000000001P3', consignorSeed: 'EL00000000123', consigneeSeed: null, version: version + 1 },
  })
  const { arc, consignorSeed } = await app.as('customer').call(ordersEndpoints.get, { params: { id } })
  expect({ arc, consignorSeed }).toEqual({ arc: '26DE000000000000001P3', consignorSeed: 'EL00000000123' })
  expect((await app.as('customer').ask(orderPapersEndpoints.recordExcise, { params: { id }, body: {} })).status).toBe(403)
  expect((await app.as('rival').ask(orderPapersEndpoints.excise, { params: { id } })).status).toBe(404)
  const [entry] = await app.as('manager').call(historyEndpoints.ofOrder, { params: { id } })
  expect(entry).toMatchObject({ action: 'update', before: { arc: null }, after: { arc: '26DE000000000000001P3' } })
})

test('what is left out stays, and null or blank clears', async () => {
  const { id } = await makeOrder(app)
  await record(id, { arc: '26DE000000000000001P3', consignorSeed: 'NL00987654321' })
  expect((await record(id, { consigneeSeed: 'PL2005764CL78', arc: null })).body).toMatchObject({
    arc: null,
    consignorSeed: 'NL00987654321',
    consigneeSeed: 'PL2005764CL78',
  })
  expect((await record(id, { consignorSeed: ' ' })).body).toMatchObject({ consignorSeed: null, consigneeSeed: 'PL2005764CL78' })
})

test('a malformed number is refused with its sentence, an unusual check digit is not', async () => {
  const { id } = await makeOrder(app)
  const refused = await record(id, { arc: '26DE00000000000001P3', consigneeSeed: 'LU987ABC' })
  expect(refused).toMatchObject({
    status: 400,
    body: {
      errors: [
        { path: 'arc', message: 'An ARC has 21 characters, and this has 20.' },
        { path: 'consigneeSeed', message: expect.stringContaining('write LU00000987ABC') },
      ],
    },
  })
  expect((await record(id, { arc: '23XI00000000000000333' })).status).toBe(200)
})

test('it needs the version that was read, and is closed once the movement is exported or cancelled', async () => {
  const { id, version, orderNumber } = await makeOrder(app)
  await record(id, { arc: '26DE000000000000001P3' })
  expect((await record(id, { arc: null }, { 'if-match': `"${version}"` })).status).toBe(412)
  for (const stage of trackingStages.slice(1)) {
    expect((await record(id, { consigneeSeed: 'PL2005764CL78' })).status).toBe(200)
    await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  }
  expect(await record(id, { arc: null })).toMatchObject({
    status: 409,
    body: { detail: `${orderNumber} is exported; its excise data can no longer be changed.` },
  })
  const cancelled = await makeOrder(app)
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id: cancelled.id }, body: {} })
  expect(await record(cancelled.id, { arc: null })).toMatchObject({
    status: 409,
    body: { code: 'order.excise-closed', detail: expect.stringContaining('is cancelled;') },
  })
})

test('the excise goods of a movement are the items in categories with a code; the warehouse’s SEED number is proposed', async () => {
  const tobacco = await makeCategory(app, { exciseCode: 'T400' })
  const tea = await makeCategory(app)
  const shag = await makeItem(app, { category: tobacco.name })
  const other = await makeItem(app, { category: tea.name })
  const { id } = await makeOrder(app, {
    items: [
      { sku: other.sku, quantity: 2 },
      { sku: shag.sku, quantity: 3 },
    ],
  })
  const goods = [{ inventoryId: shag.id, sku: shag.sku, name: shag.name, quantity: 3, exciseCode: 'T400' }]
  expect(await excise(id, 'customer')).toEqual({ goods, proposedConsignorSeed: null })
  const update = (body: object) => app.as('admin').call(customersEndpoints.update, { params: { id: 1 }, body })
  await update({ seedIdCompany: 'NL00123456789' })
  expect(await excise(id)).toEqual({ goods, proposedConsignorSeed: 'NL00123456789' })
  await update({ seedIdWarehouse: 'NL00987654321' })
  expect(await excise(id)).toEqual({ goods, proposedConsignorSeed: 'NL00987654321' })
})
