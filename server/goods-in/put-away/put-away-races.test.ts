import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { makeSscc } from '../../../contract/gs1.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import {
  anAddress,
  createTasksAtReceiving,
  makeInspectedReceipt,
  makeItem,
  makeLocation,
  makePackedUnit,
  makeReceivingLocations,
  makeTask,
} from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

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
  return rows.reduce((sum, { onHand }) => sum + Number(onHand), 0)
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

test('a task that is completed while its receipt goes back is either brought back or refused', async () => {
  await makeReceivingLocations(it)
  const bin = await makeLocation(it, { capacity: 100 })
  const outcomes = new Set<number>()
  for (let round = 0; round < 12; round++) {
    const items = [
      { sku: `BACK-${round}`, quantity: 7 },
      {
        sku: 'BACK',
        quantity: 3,
        ...(round % 2 && { handlingUnit: makeSscc({ extensionDigit: 5, companyPrefix: '4012345', serial: round }) }),
      },
    ]
    const { id } = await makeInspectedReceipt(it, { items })
    const { created } = await it.as('manager').call(tasksEndpoints.create, { params: { id }, body: {} })
    const back = async () => {
      await sleep(round % 3 === 1 ? 4 : 0)
      return it.as('admin').ask(receiptsEndpoints.update, { params: { id }, body: { status: 'received', reason: 'Miscounted' } })
    }
    const put = async (task: number) => {
      await sleep(round % 3 === 2 ? 20 : 0)
      return complete(task, bin.code)
    }
    // In odd rounds the last one makes the receipt stored, and going back then takes it from there.
    const [wentBack, ...completed] = await Promise.all([back(), ...created.slice(0, 1 + (round % 2)).map((task) => put(task.id))])
    for (const { status } of completed) outcomes.add(status)
    expect(wentBack.status, wentBack.text).toBe(200)
    for (const { status, text } of completed) if (status !== 200) expect(text).toMatch(/already cancelled/)
    const receipt = await it.as('manager').call(receiptsEndpoints.get, { params: { id } })
    expect(receipt).toMatchObject({ status: 'received', storedAt: null })
    const tasks = await it.as('manager').call(tasksEndpoints.list, { query: { receiptId: [id], state: ['open'] } })
    expect(tasks).toEqual([])
    expect(await occupancy(bin.id)).toBe(0)
    await expectBooksToBalance(it.db)
  }
  expect([...outcomes].sort()).toEqual([200, 409])
})

test('what is packed into a unit while it is about to move goes along', async () => {
  const [from, to] = [await makeLocation(it), await makeLocation(it)]
  const { unit, item } = await makePackedUnit(it, from.code)
  await it.as('manager').call(inventoryEndpoints.adjust, {
    params: { id: item.id },
    body: { adjustment: 5, reason: 'Found', location: from.code },
  })
  const moved = await it.db.transaction(system, async (trx) => {
    await sql`select pack_stock(${unit.id}, ${item.id}, null, 5, ${from.id}, 1, now())`.execute(trx.sql)
    const moving = it.as('manager').ask(handlingUnitsEndpoints.move, { params: { id: unit.id }, body: { locationCode: to.code } })
    // It has read what was in the unit, and waits for the item.
    await sleep(300)
    return { moving }
  })
  expect(await moved.moving).toMatchObject({ status: 200, body: { quantity: 15, location: to.code } })
  expect(await occupancy(from.id)).toBe(0)
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
