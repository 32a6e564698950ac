import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handlingUnitsEndpoints } from '../../contract/handling-units.ts'
import { stockEndpoints } from '../../contract/item-stock.ts'
import { ordersEndpoints } from '../../contract/orders.ts'
import { tasksEndpoints } from '../../contract/tasks.ts'
import { expectBooksToBalance } from '../../tests/support/books.ts'
import { anAddress, createTasksAtReceiving, makeItem, makeLocation, makePackedUnit, makeTask } from '../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { system } from '../viewer.ts'

// Several people at once, on PostgreSQL; the embedded database runs one transaction at a time.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
beforeEach(({ skip }) => {
  if (!it.db.url) skip()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const complete = (id: number, locationCode: string) =>
  it.as('manager').ask(tasksEndpoints.complete, { params: { id }, body: { locationCode } })

async function occupancy(id: number): Promise<number> {
  const rows = await it.as('manager').call(stockEndpoints.atLocation, { params: { id }, query: {} })
  return rows.reduce((sum, { onHand }) => sum + onHand, 0)
}

test('two people who complete the same task put its goods away once', async () => {
  const bin = await makeLocation(it, { capacity: 100 })
  const { id } = await makeTask(it, { quantity: 10 })
  const replies = await Promise.all([1, 2, 3, 4].map(() => complete(id, bin.code)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await occupancy(bin.id)).toBe(10)
})

test('of two tasks only one gets the last free space', async () => {
  const bin = await makeLocation(it, { capacity: 15, type: 'staging' })
  const tasks = [await makeTask(it, { quantity: 10 }), await makeTask(it, { quantity: 10 })]
  const replies = await Promise.all(tasks.map(({ id }) => complete(id, bin.code)))
  expect(replies.map(({ status }) => status).sort(), replies.map(({ text }) => text).join()).toEqual([200, 409])
  expect(await occupancy(bin.id)).toBe(10)
})

test('two suggestions at once do not promise the same space', async () => {
  await it.db.transaction(system, (trx) =>
    sql`update locations l set capacity = (select coalesce(sum(s.on_hand), 0) from stock s where s.location_id = l.id)
      where not is_built_in and type = 'storage'`.execute(trx.sql),
  )
  const bin = await makeLocation(it, { capacity: 25 })
  const { code } = await makeLocation(it, { type: 'receiving' })
  const items = await Promise.all([1, 2, 3, 4].map(() => makeItem(it, { location: code, quantity: 10 })))
  const made = await Promise.all(items.map(({ id }) => it.db.transaction(system, (trx) => createTasksAtReceiving(trx, id))))
  const tasks = await Promise.all(made.flat().map((id) => it.as('manager').call(tasksEndpoints.get, { params: { id } })))
  expect(tasks.map(({ suggestedLocation }) => suggestedLocation).sort()).toEqual([bin.code, bin.code, null, null])
})

test('a repeat at the same time makes no task twice', async () => {
  const { code } = await makeLocation(it, { type: 'receiving' })
  const { id } = await makeItem(it, { location: code, quantity: 10 })
  const made = await Promise.all([1, 2, 3].map(() => it.db.transaction(system, (trx) => createTasksAtReceiving(trx, id))))
  expect(made.flat()).toHaveLength(1)
})

test('stock is reserved where its unit is, while the unit moves', async () => {
  const [one, two] = [await makeLocation(it), await makeLocation(it)]
  const { unit, item } = await makePackedUnit(it, one.code)
  const move = (locationCode: string) =>
    it.as('manager').ask(handlingUnitsEndpoints.move, { params: { id: unit.id }, body: { locationCode } })
  const order = () =>
    it.as('admin').ask(ordersEndpoints.create, {
      body: { customerId: 1, billingAddress: anAddress, shippingAddress: anAddress, items: [{ sku: item.sku, quantity: 2 }] },
    })
  for (let round = 0; round < 3; round++) {
    const replies = await Promise.all([move(round % 2 ? one.code : two.code), order(), order()])
    expect(
      replies.map(({ status }) => status),
      replies.map(({ text }) => text).join(),
    ).toEqual(round < 2 ? [200, 201, 201] : [200, expect.any(Number), expect.any(Number)])
    await expectBooksToBalance(it.db)
  }
  const [row] = (await it.as('manager').call(handlingUnitsEndpoints.get, { params: { id: unit.id } })).contents
  expect(row).toMatchObject({ onHand: 10, reserved: 10 })
})
