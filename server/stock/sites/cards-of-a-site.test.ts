import { afterAll, beforeAll, expect, test } from 'vitest'
import { quarantineEndpoints } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { type Site, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { anAddress, makeItem, makeLocation, makeOrder, makeReceipt, makeReturn, makeShipment } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

// The figures of a screen are of the site whose rows its list shows.

let it: TestApp
let north: Site
beforeAll(async () => {
  it = await openTestApp()
  const damaged = await makeLocation(it, { type: 'quarantine' })
  await makeItem(it, { quantity: 9, location: damaged.code })
  await makeOrder(it)
  await makeReceipt(it)
  await makeReturn(it)
  const { shipmentId } = await makeShipment(it)
  await it.as('manager').call(shipmentsEndpoints.update, { params: { id: shipmentId ?? 0 }, body: { status: 'in_transit' } })
  north = await it.as('admin').call(sitesEndpoints.create, { body: { code: 'NORTH', name: 'North Depot', address: anAddress } })
})
afterAll(() => it.close())

test('at a site where nothing is, every figure is nothing', async () => {
  const query = { siteId: [north.id] }
  const manager = it.as('manager')
  expect(await manager.call(quarantineEndpoints.list, { query })).toEqual([])
  for (const endpoint of [
    quarantineEndpoints.summary,
    ordersEndpoints.summary,
    inventoryEndpoints.summary,
    receiptsEndpoints.summary,
    returnsEndpoints.summary,
    shipmentsEndpoints.figures,
  ] as const) {
    const figuresOf = async (asked: object) => {
      const reply = await manager.ask(endpoint as typeof ordersEndpoints.summary, { query: asked })
      return Object.values(reply.body as object).filter((value) => typeof value === 'number' && value > 0).length
    }
    expect([endpoint.path, await figuresOf(query)]).toEqual([endpoint.path, 0])
    expect([endpoint.path, (await figuresOf({})) > 0]).toEqual([endpoint.path, true])
  }
})
