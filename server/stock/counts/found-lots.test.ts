import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { accepting, approve, countOf, makeCount, submit } from '../../../tests/support/counting.ts'
import { makeItem } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

test('the expiry date of a lot that the first round found is on the sheet of the next, which needn’t send it again', async () => {
  const { id, placeId, item } = await makeCount(it)
  const found = await makeItem(it, { quantity: 0, tracking: 'lot_expiry' })
  const asked = { inventoryId: item.id, quantity: 40 }
  const lot = { inventoryId: found.id, lot: 'L-FOUND', quantity: 2 }
  const undated = await submit(it, 'worker', id, placeId, { round: 1, lines: [asked, lot] })
  expect(undated.body).toMatchObject({ status: 400, code: 'stock.expiry-needed' })
  expect((await submit(it, 'worker', id, placeId, { round: 1, lines: [asked, { ...lot, expiresOn: '2031-05-31' }] })).status).toBe(200)
  const sheet = await it.as('admin').call(countsEndpoints.sheet, { params: { id } })
  expect(sheet.places[0]?.goods).toMatchObject([{ sku: found.sku, lot: 'L-FOUND', expiresOn: '2031-05-31' }])
  expect((await submit(it, 'admin', id, placeId, { round: 2, lines: [lot] })).status).toBe(200)
  const line = (await countOf(it, id)).places[0]?.lines.find(({ inventoryId }) => inventoryId === found.id)
  expect((await approve(it, id, accepting(line ?? { id: 0 }))).status).toBe(200)
  expect(await it.as('manager').call(lotsEndpoints.ofItem, { params: { id: found.id }, query: {} })).toMatchObject([
    { lotNumber: 'L-FOUND', expiresOn: '2031-05-31', onHand: 2 },
  ])
  await expectBooksToBalance(it.db)
})
