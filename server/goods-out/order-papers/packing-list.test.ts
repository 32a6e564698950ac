import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { makeHandlingUnit, makeItem, makeLocation, makeOrder } from '../../../tests/support/factories.ts'
import { makeConfirmedOrder, pickEverything, pickListOf } from '../../../tests/support/pick-cases.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function print(id: number, person: TestPerson = 'manager') {
  const response = await fetch(`${await app.listen()}/api/orders/${id}/packing-list.pdf`, {
    headers: { cookie: await app.as(person).cookie() },
  })
  const pages = response.ok ? await readPdf(Buffer.from(await response.arrayBuffer())) : []
  return { response, text: pages.join(' ').replace(/\s+/g, ' ') }
}

/** 100 of an item with a lot, all picked: 30 on a pallet, 12 in a carton on it, 8 on a pallet that came along, 50 loose; a carton is empty. */
async function packed() {
  const { code } = await makeLocation(app)
  const item = await makeItem(app, { name: 'Shag', location: code, quantity: 100, lotNumber: 'LOT42', unitOfMeasure: 'CS' })
  await app.db.transaction(system, (trx) =>
    trx.sql.updateTable('lots').set({ expires_on: '2099-12-31' }).where('item_id', '=', item.id).execute(),
  )
  const unit = (kind: 'pallet' | 'carton') => makeHandlingUnit(app, { customerId: 1, kind })
  const [pallet, carton, storage, empty] = [await unit('pallet'), await unit('carton'), await unit('pallet'), await unit('carton')]
  await app.as('manager').call(handlingUnitsEndpoints.pack, {
    params: { id: storage.id },
    body: { inventoryId: item.id, lot: 'LOT42', quantity: 8, locationCode: code },
  })
  const order = await makeConfirmedOrder(app, { items: [{ sku: item.sku, quantity: 100 }] })
  await pickEverything(app, order.id)
  const pack = async (handlingUnitId: number, quantity: number) => {
    const line = (await pickListOf(app, order.id)).picked.find((each) => each.sscc === null && each.quantity >= quantity)
    const body = { handlingUnitId, lines: [{ line: line?.id ?? 0, quantity }] }
    await app.as('manager').call(pickingEndpoints.pack, { params: { id: order.id }, body })
  }
  await pack(pallet.id, 30)
  await pack(carton.id, 12)
  await app.as('manager').call(handlingUnitsEndpoints.update, { params: { id: carton.id }, body: { parentId: pallet.id } })
  await app.db.transaction(system, (trx) =>
    trx.sql.updateTable('handling_units').set({ order_id: order.id }).where('id', '=', empty.id).execute(),
  )
  return { order, item, pallet, carton, storage, empty }
}

test('a packing list has each unit with what it holds for the movement, the units in it after it, and the rest as loose', async () => {
  const { order, item, pallet, carton, storage, empty } = await packed()
  const { response, text } = await print(order.id)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="packing-list-${order.orderNumber}.pdf"`)
  const table = (quantity: number) => `SKU Name Lot Expiry Quantity ${item.sku} Shag LOT42 Dec 31, 2099 ${quantity} CS`
  expect(text).toContain(`Packing List ${order.orderNumber}`)
  expect(text).toContain('2 pallets, 2 cartons · 100 units')
  expect(text).toContain(`Pallet ${pallet.sscc} ${table(30)} Carton ${carton.sscc} In pallet ${pallet.sscc} ${table(12)}`)
  expect(text).toContain(`Carton ${empty.sscc} Contains nothing from this movement`)
  expect(text).toContain(`Loose Not packed in a pallet or carton ${table(50)}`)
  expect(text).toContain(`Pallet ${storage.sscc} ${table(8)}`)
})

test('of an exported movement it says what has left, and its units are not packed again', async () => {
  const { order, pallet, item } = await packed()
  const before = (await print(order.id)).text
  for (const stage of trackingStages.slice(3))
    await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage } })
  const { code } = await makeLocation(app)
  const other = await makeItem(app, { quantity: 5, location: code })
  const again = await app
    .as('manager')
    .ask(handlingUnitsEndpoints.pack, { params: { id: pallet.id }, body: { inventoryId: other.id, quantity: 5, locationCode: code } })
  expect(again).toMatchObject({ status: 409, body: { code: 'handling-unit.shipped' } })
  const { text } = await print(order.id, 'customer')
  expect(text).toContain('Exported')
  const blocks = (list: string) => list.slice(list.indexOf('Pallet '), list.indexOf('Packed by'))
  expect(blocks(text)).toBe(blocks(before))
  expect(text).toContain(item.sku)
})

test('the packing list of another customer is 404, and one of a cancelled movement is empty', async () => {
  const { id } = await makeOrder(app)
  expect((await print(id, 'rival')).response.status).toBe(404)
  expect((await print(id)).text).toContain('Loose')
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id }, body: {} })
  expect((await print(id)).text).toContain('Nothing is packed.')
})
