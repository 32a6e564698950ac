import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { makeCategory, makeCustomer, makeItem, makeLocation, makeShipment } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

// What `q` finds in each list.

let app: TestApp
let customer: Awaited<ReturnType<typeof makeCustomer>>
let item: Awaited<ReturnType<typeof makeItem>>
let shipped: Awaited<ReturnType<typeof makeShipment>>

beforeAll(async () => {
  app = await openTestApp()
  customer = await makeCustomer(app, { name: 'Ærø Træ', contactEmail: 'post@aeroe.example', primaryContact: 'Zoë Đurić' })
  const bin = await makeLocation(app, { code: 'GÄNG-01', name: 'Große Halle', zone: 'Łódź' })
  const category = await makeCategory(app, { name: 'Stühle', code: 'STÜ', description: 'Chairs, 100% wood' })
  item = await makeItem(app, {
    sku: 'CH_01',
    name: 'Fauteuil Zoë, ﬁne',
    lotNumber: 'Løt-7',
    customerId: customer.id,
    location: bin.code,
    category: category.name,
  })
  await makeItem(app, { sku: 'CHX01', name: 'Table' })
  shipped = await makeShipment(app, { customerId: customer.id, items: [{ sku: item.sku, quantity: 2 }] })
})
afterAll(() => app.close())

const skusFound = async (q: string, by: 'manager' | 'customer' = 'manager') =>
  (await app.as(by).call(inventoryEndpoints.list, { query: { q } })).map(({ sku }) => sku)

test.each(['zoe', 'ZOË', 'zoe\u0308', 'fine', 'lot-7', 'ch_01', 'gang', 'stuhle', 'aero', 'trae', 'træ fauteuil GANG-01  lot'])(
  'an item is found by %s',
  async (q) => {
    expect(await skusFound(q)).toEqual(['CH_01'])
  },
)

test.each(['zoee', 'zoe table', 'ch%', 'c_x', '\\', 'oteuil z'])('an item is not found by %s', async (q) => {
  expect(await skusFound(q)).toEqual([])
})

test('a customer’s search does not match the customer’s own name', async () => {
  const mine = await app.signIn('post@aeroe.example')
  const found = async (q: string) => (await mine.call(inventoryEndpoints.list, { query: { q } })).map(({ sku }) => sku)
  expect(await found('zoe gang stuhle')).toEqual(['CH_01'])
  expect(await found('aero')).toEqual([])
})

test('movements are found by number, customer, SKU and item name', async () => {
  const found = async (q: string) => (await app.as('manager').call(ordersEndpoints.list, { query: { q } })).map(({ id }) => id)
  const { id, orderNumber } = shipped.order
  for (const q of [orderNumber.toLowerCase(), 'ærø', 'ch_01', `zoe ${orderNumber.slice(-5)}`]) expect(await found(q), q).toEqual([id])
  expect(await found('zoe table')).toEqual([])
})

test('shipments are found by tracking number, customer and movement number', async () => {
  const found = (q: string) => app.as('manager').call(shipmentsEndpoints.list, { query: { q } })
  const [shipment] = await found('aero')
  expect(shipment?.id).toBe(shipped.shipmentId)
  for (const q of [shipment?.trackingNumber.slice(4).toLowerCase(), shipped.order.orderNumber]) expect(await found(q ?? '')).toHaveLength(1)
  expect(await found('aero TRK-0000000000')).toEqual([])
})

test('ledger lines are found by SKU, item name, reason and movement number', async () => {
  await app.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -1, reason: 'Düse defekt' } })
  const found = async (q: string) =>
    (await app.as('manager').call(inventoryEndpoints.movements, { query: { q } })).map(({ movementType }) => movementType)
  expect(await found('ch_01')).toEqual(['adjustment', 'outbound', 'inbound'])
  expect(await found('fauteuil')).toEqual(['adjustment', 'outbound', 'inbound'])
  expect(await found('duse')).toEqual(['adjustment'])
  expect(await found(`${shipped.order.orderNumber} zoe`)).toEqual(['outbound'])
})

test('customers, locations and categories are found by name, code and contact', async () => {
  const customers = async (q: string) => (await app.as('manager').call(customersEndpoints.list, { query: { q } })).map(({ name }) => name)
  for (const q of ['aerø', 'post@aeroe', 'zoe duric']) expect(await customers(q), q).toEqual(['Ærø Træ'])
  const locations = async (q: string) => (await app.as('manager').call(locationsEndpoints.list, { query: { q } })).map(({ code }) => code)
  for (const q of ['gang', 'grosse', 'lodz', 'halle LODZ']) expect(await locations(q), q).toEqual(['GÄNG-01'])
  const categories = async (q: string) => (await app.as('manager').call(categoriesEndpoints.list, { query: { q } })).map(({ name }) => name)
  for (const q of ['stuhle', 'stu', '100%', 'wood chairs']) expect(await categories(q), q).toEqual(['Stühle'])
})

test('deleted items are listed for staff only, and restored items are listed again', async () => {
  const gone = await makeItem(app, { sku: 'GONE', quantity: 3 })
  await app.as('manager').call(inventoryEndpoints.delete, { params: { id: gone.id } })
  const deleted = async () =>
    (await app.as('manager').call(inventoryEndpoints.list, { query: { deleted: 'true', limit: 10 } })).map(({ sku }) => sku)
  expect(await deleted()).toEqual(['GONE'])
  expect(await skusFound('gone')).toEqual([])
  expect((await app.as('customer').ask(inventoryEndpoints.list, { query: { deleted: 'true' } })).status).toBe(403)
  expect((await app.as('customer').ask(inventoryEndpoints.list, { query: { deleted: 'false' } })).status).toBe(200)
  await app.as('manager').call(inventoryEndpoints.restore, { params: { id: gone.id } })
  expect(await deleted()).toEqual([])
  expect(await skusFound('gone')).toEqual(['GONE'])
})

test('items are filtered by on-hand and by several statuses', async () => {
  const skus = ['FILTER-0', 'FILTER-5', 'FILTER-50']
  for (const sku of skus) await makeItem(app, { sku, quantity: Number(sku.slice(7)) })
  const found = async (query: object) =>
    (await app.as('manager').call(inventoryEndpoints.list, { query: { q: 'filter-', limit: 10, ...query } })).map(({ sku }) => sku)
  expect(await found({ quantityFrom: 1, quantityTo: 49 })).toEqual(['FILTER-5'])
  expect(await found({ quantityFrom: 5 })).toEqual(['FILTER-5', 'FILTER-50'])
  expect(await found({ quantityTo: 0 })).toEqual(['FILTER-0'])
  expect(await found({ status: 'In Stock' })).toEqual(['FILTER-50'])
  expect(await found({ status: ['Out of Stock', 'Low Stock'] })).toEqual(['FILTER-0', 'FILTER-5'])
})
