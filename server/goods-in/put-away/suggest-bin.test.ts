import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { createTasksAtReceiving, makeCategory, makeItem, makeLocation, makeReceipt, makeTask } from '../../../tests/support/factories.ts'
import { completeTask, onlyBins, readTask } from '../../../tests/support/put-away.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

test('a suggested bin is where the same item and lot lie, while there is room', async () => {
  const [near, same] = await onlyBins(it, { code: 'S-01', capacity: 100 }, { code: 'S-09', capacity: 20 })
  const receiving = await makeLocation(it, { type: 'receiving' })
  const item = await makeItem(it, { location: same?.code, quantity: 5, lotNumber: 'L1' })
  await it.as('manager').call(inventoryEndpoints.adjust, {
    params: { id: item.id },
    body: { adjustment: 10, reason: 'Delivered', location: receiving.code },
  })
  const [first = 0] = await it.db.transaction(system, (trx) => createTasksAtReceiving(trx, item.id))
  expect(await readTask(it, first)).toMatchObject({
    suggestedLocation: 'S-09',
    lot: 'L1',
    quantity: 10,
    reason: 'The same item and lot are already there.',
  })
  const receipt = await makeReceipt(it)
  // 5 lie there and 10 are promised, so 10 more of them don't fit.
  await it.as('manager').call(inventoryEndpoints.adjust, {
    params: { id: item.id },
    body: { adjustment: 10, reason: 'Delivered', location: receiving.code },
  })
  const [second = 0] = await it.db.transaction(system, (trx) =>
    sql<{
      ids: number[]
    }>`select create_put_away_tasks(${receipt.id}, array[row(${item.id}, (select id from lots where item_id = ${item.id}), null, 10, null,
      ${receiving.id}, 0, null)::stock_change], 1, now()) as ids`
      .execute(trx.sql)
      .then(({ rows }) => rows[0]?.ids ?? []),
  )
  expect(await readTask(it, second)).toMatchObject({
    suggestedLocation: 'S-01',
    reason: expect.stringMatching(/^No room for 10 where the same item and lot are\. /),
  })
  expect(near?.code).toBe('S-01')
})

test('a suggested bin is in a zone where goods of its category lie; else the nearest; numbers count by value', async () => {
  const category = (await makeCategory(it)).name
  const bins = await onlyBins(
    it,
    { code: 'C-2', zone: 'Cellar', capacity: 30 },
    { code: 'C-10', zone: 'Cellar', capacity: 30 },
    { code: 'B-1', zone: 'Barn', capacity: 1000 },
  )
  await makeItem(it, { category, location: 'C-10', quantity: 4 })
  const found = await makeTask(it, { category, quantity: 20 })
  expect(found).toMatchObject({
    suggestedLocation: 'C-2',
    reason: "The first bin with room in Cellar, the zone of the item's home or category.",
  })
  const large = await makeTask(it, { category, quantity: 40 })
  expect(large).toMatchObject({
    suggestedLocation: 'B-1',
    reason: expect.stringMatching(/^No bin with room for 40 in Cellar\. The nearest bin with room from LOC-\d+\.$/),
  })
  expect(bins).toHaveLength(3)
})

test('a suggested bin is never one that overflows: when none fits, the task says why and takes any location with room', async () => {
  await onlyBins(it, { code: 'F-1', capacity: 9 }, { code: 'F-2', capacity: 12 })
  const open = await makeTask(it, { quantity: 15 })
  expect(open).toMatchObject({
    suggestedLocation: null,
    reason: 'No bin has room for 15: the largest free space is 12, at F-2. Scan any location with room.',
  })
  expect((await completeTask(it, open.id, { locationCode: 'F-2' })).body).toMatchObject({
    status: 409,
    code: 'location.full',
    detail: 'F-2 has room for 12 more, not for 15: of its capacity of 12, 0 are taken. Choose another location.',
  })
  const done = await completeTask(it, open.id, { locationCode: 'f-2', quantity: 12 })
  expect(done.body).toMatchObject({
    state: 'done',
    quantity: 12,
    doneLocation: 'F-2',
    rest: { state: 'open', quantity: 3, suggestedLocation: 'F-1' },
  })
})
