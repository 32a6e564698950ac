import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { makeConfirmedOrder, pickListOf } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeLocation(it, { code: 'STAGE-1', type: 'staging' })
})
afterAll(() => it.close())

/** Picks 1 of goods in lot 45 by a scan; whether that was right. */
async function picks(scannedItem: string, gtin?: string): Promise<boolean> {
  const bin = await makeLocation(it)
  const item = await makeItem(it, { location: bin.code, quantity: 10, lotNumber: '45', ...(gtin && { gtin }) })
  const order = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 1 }] })
  const [line] = (await pickListOf(it, order.id)).open
  const reply = await it.as('manager').ask(pickingEndpoints.pick, { params: { id: order.id }, body: { line: line?.id ?? 0, scannedItem } })
  expect([200, 409]).toContain(reply.status)
  return reply.status === 200
}

test('goods are never right because their code begins as a lot does, or their label has the same lot', async () => {
  await makeItem(it, { sku: '1045' })
  expect(await picks('1045')).toBe(false)
  expect(await picks('010950110153000310' + '45')).toBe(false)
  expect(await picks('01095011015300031045', '9501101530010')).toBe(false)
})

test('the lot alone names them, unless other goods have it as their SKU', async () => {
  expect(await picks('45')).toBe(true)
  await makeItem(it, { sku: '45' })
  expect(await picks('45')).toBe(false)
})

test('labels with elements that are unknown here are right, as they are printed too', async () => {
  expect(await picks('0109501101530027' + '1045\u001d240ART7', '9501101530027')).toBe(true)
  expect(await picks('(01)09501101530034(17)271231(10)45', '9501101530034')).toBe(true)
})
