import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyEndpoints } from '../../../contract/history.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import { makeCount, submit } from '../../../tests/support/counting.ts'
import { makeItem } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const lotsOf = (id: number, query: { inStock?: 'true' | 'false'; q?: string } = {}, who: TestPerson = 'worker') =>
  it.as(who).call(lotsEndpoints.ofItem, { params: { id }, query })
const adjust = (id: number, body: object) =>
  it.as('admin').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 1, reason: 'Found', ...body } })

test('the lots of an item are found by number and by whether any of it is in stock', async () => {
  const { id } = await makeItem(it, { quantity: 5, lotNumber: 'L-OLD' })
  await adjust(id, { lot: 'L-NEW', expiresOn: '2031-01-31' })
  await adjust(id, { adjustment: -5, lot: 'L-OLD' })
  const numbers = async (query: Parameters<typeof lotsOf>[1]) => (await lotsOf(id, query)).map(({ lotNumber }) => lotNumber)
  expect(await numbers({})).toEqual(['L-NEW', 'L-OLD'])
  expect(await numbers({ inStock: 'true' })).toEqual(['L-NEW'])
  expect(await numbers({ inStock: 'false' })).toEqual(['L-OLD'])
  expect(await numbers({ q: 'old' })).toEqual(['L-OLD'])
  expect(await lotsOf(id, {}, 'customer')).toHaveLength(2)
  expect((await it.as('rival').ask(lotsEndpoints.ofItem, { params: { id }, query: {} })).status).toBe(404)
})

test('who counts blind reads no quantity of a lot until it is counted', async () => {
  const { id, item, placeId, bin } = await makeCount(it, { blind: true, quantity: 0 })
  await adjust(item.id, { adjustment: 7, lot: 'L-1', location: bin.code })
  expect(await lotsOf(item.id)).toMatchObject([{ lotNumber: 'L-1', onHand: null }])
  expect(await lotsOf(item.id, { inStock: 'true' })).toHaveLength(1)
  expect(await lotsOf(item.id, {}, 'manager')).toMatchObject([{ onHand: 7 }])
  await submit(it, 'worker', id, placeId, { round: 1, lines: [{ inventoryId: item.id, lot: 'L-1', quantity: 7 }] })
  expect(await lotsOf(item.id)).toMatchObject([{ onHand: 7 }])
})

test('managers correct a lot with a reason, which is in the history of the item; another lot of that number refuses it', async () => {
  const item = await makeItem(it, { quantity: 4, lotNumber: 'L-O' })
  await adjust(item.id, { lot: 'L-1', expiresOn: '2020-01-31' })
  const [first, other] = await lotsOf(item.id)
  const correct = (body: object, who: TestPerson = 'manager') =>
    it.as(who).ask(lotsEndpoints.correct, { params: { id: item.id, lotId: first?.id ?? 0 }, body: body as never })
  expect(first).toMatchObject({ lotNumber: 'L-1', expired: true })
  expect((await correct({ expiresOn: '2031-01-31' })).body).toMatchObject({ status: 400 })
  expect((await correct({ lotNumber: other?.lotNumber, reason: 'Misread' })).status).toBe(409)
  expect((await correct({ lotNumber: 'L-2', reason: 'Misread' }, 'worker')).status).toBe(403)
  expect((await correct({ lotNumber: 'L-2', expiresOn: '2031-01-31', reason: 'Misread' })).body).toMatchObject({
    expired: false,
    onHand: 1,
  })
  const [entry] = await it.as('manager').call(historyEndpoints.ofItem, { params: { id: item.id } })
  expect(entry).toMatchObject({ action: 'correct_lot', before: { lotNumber: 'L-1' }, after: { lotNumber: 'L-2', reason: 'Misread' } })
})
