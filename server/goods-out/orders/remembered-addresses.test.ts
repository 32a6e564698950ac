import { afterAll, beforeAll, expect, test } from 'vitest'
import { rememberedAddresses } from '../../../contract/goods-out/orders/order-addresses.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { anAddress, makeCustomer, makeItem, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const addressesOf = (id: number, by: TestPerson = 'admin') => it.as(by).call(ordersEndpoints.addresses, { params: { id } })
const at = (street: string) => ({ ...anAddress, street })

test('each address of a customer’s movements is listed once per kind, the last used first', async () => {
  const items = [{ sku: (await makeItem(it)).sku, quantity: 1 }]
  await makeOrder(it, { items, billingAddress: at('Head Office'), shippingAddress: at('Shop 1') })
  const second = await makeOrder(it, { items, by: 'customer', billingAddress: at('Head Office'), shippingAddress: at('Shop 2') })
  const third = await makeOrder(it, { items, billingAddress: at('Head Office'), shippingAddress: at('Shop 1') })
  const offered = await addressesOf(1)
  expect(offered).toEqual([
    { kind: 'billing', address: at('Head Office'), lastUsedAt: third.createdAt, timesUsed: 3 },
    { kind: 'shipping', address: at('Shop 1'), lastUsedAt: third.createdAt, timesUsed: 2 },
    { kind: 'shipping', address: at('Shop 2'), lastUsedAt: second.createdAt, timesUsed: 1 },
  ])
  expect(await addressesOf(1, 'customer')).toEqual(offered)
})

test('a customer reads only its own addresses, and one without movements has none', async () => {
  expect(await addressesOf(2, 'rival')).toEqual([])
  expect(await addressesOf((await makeCustomer(it)).id)).toEqual([])
  for (const id of [1, 2_000_000_000]) {
    expect(await it.as('rival').ask(ordersEndpoints.addresses, { params: { id } })).toMatchObject({ status: 404 })
  }
  expect(await it.anyone.ask(ordersEndpoints.addresses, { params: { id: 1 } })).toMatchObject({ status: 401 })
})

test('the twenty last used addresses of each kind are listed, from the newest thousand movements', async () => {
  const { movements, ofEachKind } = rememberedAddresses
  const { id } = await makeCustomer(it)
  const start = Date.UTC(2026, 0, 1)
  // The oldest are one too many, and the only ones to this address.
  const orders = Array.from({ length: movements + 1 }, (_, n) => ({
    order_number: `TEST-${n}`,
    customer_id: id,
    type: 'pick_pack' as const,
    created_at: new Date(start + n * 60_000),
    billing_address: JSON.stringify(at(n === 0 ? 'Too old' : 'Head Office')),
    shipping_address: JSON.stringify(at(`Shop ${n % 30}`)),
  }))
  await it.db.transaction(system, (trx) => trx.sql.insertInto('orders').values(orders).execute())
  const offered = await addressesOf(id)
  expect(offered.filter(({ kind }) => kind === 'billing')).toMatchObject([{ address: { street: 'Head Office' }, timesUsed: movements }])
  const shops = offered.filter(({ kind }) => kind === 'shipping').map(({ address }) => address.street)
  expect(shops).toEqual(Array.from({ length: ofEachKind }, (_, n) => `Shop ${(((movements - n) % 30) + 30) % 30}`))
})
