import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlingUnitsEndpoints } from '../../contract/handling-units.ts'
import { inventoryEndpoints } from '../../contract/inventory.ts'
import { stockEndpoints } from '../../contract/item-stock.ts'
import { locationsEndpoints } from '../../contract/locations.ts'
import { receiptsEndpoints } from '../../contract/receipts.ts'
import { type Task, tasksEndpoints } from '../../contract/tasks.ts'
import { expectBooksToBalance } from '../../tests/support/books.ts'
import {
  createTasksAtReceiving,
  makeCategory,
  makeHandlingUnit,
  makeInspectedReceipt,
  makeItem,
  makeLocation,
  makePackedUnit,
  makeReceipt,
  makeReceivingLocations,
  makeTask,
} from '../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { system } from '../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const complete = (id: number, body: { locationCode: string; scanned?: string; quantity?: number }) =>
  it.as('manager').ask(tasksEndpoints.complete, { params: { id }, body })
const task = (id: number) => it.as('manager').call(tasksEndpoints.get, { params: { id } })
const stockAt = async (id: number) =>
  (await it.as('manager').call(stockEndpoints.atLocation, { params: { id }, query: {} })).map(({ sku, onHand }) => ({ sku, onHand }))

/** These bins are the only ones with room. */
async function onlyBins(...wanted: Parameters<typeof makeLocation>[1][]) {
  await it.db.transaction(system, (trx) =>
    sql`update locations l set capacity = (select coalesce(sum(s.on_hand), 0) from stock s where s.location_id = l.id)
      where not is_built_in and type = 'storage'`.execute(trx.sql),
  )
  const bins = []
  for (const bin of wanted) bins.push(await makeLocation(it, bin))
  return bins
}

describe('a suggested bin', () => {
  test('is where the same item and lot lie, while there is room', async () => {
    const [near, same] = await onlyBins({ code: 'S-01', capacity: 100 }, { code: 'S-09', capacity: 20 })
    const receiving = await makeLocation(it, { type: 'receiving' })
    const item = await makeItem(it, { location: same?.code, quantity: 5, lotNumber: 'L1' })
    await it.as('manager').call(inventoryEndpoints.adjust, {
      params: { id: item.id },
      body: { adjustment: 10, reason: 'Delivered', location: receiving.code },
    })
    const [first = 0] = await it.db.transaction(system, (trx) => createTasksAtReceiving(trx, item.id))
    expect(await task(first)).toMatchObject({
      suggestedLocation: 'S-09',
      lot: 'L1',
      quantity: 10,
      reason: 'The same item and lot lie there already: 5.',
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
    expect(await task(second)).toMatchObject({
      suggestedLocation: 'S-01',
      reason: expect.stringMatching(/^No room for 10 where the same item and lot lie\. /),
    })
    expect(near?.code).toBe('S-01')
  })

  test('is in a zone where goods of its category lie; else the nearest; numbers count by value', async () => {
    const category = (await makeCategory(it)).name
    const bins = await onlyBins(
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

  test('is never one that overflows: when none fits, the task says why and takes any location with room', async () => {
    await onlyBins({ code: 'F-1', capacity: 9 }, { code: 'F-2', capacity: 12 })
    const open = await makeTask(it, { quantity: 15 })
    expect(open).toMatchObject({
      suggestedLocation: null,
      reason: 'No bin has room for 15: the largest free space is 12, at F-2. Scan any location with room.',
    })
    expect((await complete(open.id, { locationCode: 'F-2' })).body).toMatchObject({
      status: 409,
      code: 'location.full',
      detail: 'F-2 has room for 12 more, not for 15: of its capacity of 12, 0 are taken. Choose another location.',
    })
    const done = await complete(open.id, { locationCode: 'f-2', quantity: 12 })
    expect(done.body).toMatchObject({
      state: 'done',
      quantity: 12,
      doneLocation: 'F-2',
      rest: { state: 'open', quantity: 3, suggestedLocation: 'F-1' },
    })
  })
})

describe('completing a task', () => {
  test('moves the goods to the scanned bin, another than suggested too, once', async () => {
    await onlyBins({ code: 'D-1', capacity: 50 })
    const other = await makeLocation(it, { code: 'D-2', capacity: 50 })
    const open = await makeTask(it, { quantity: 10 })
    expect(open.suggestedLocation).toBe('D-1')
    const done = await complete(open.id, { locationCode: other.code, scanned: open.sku?.toLowerCase() })
    expect(done.body).toMatchObject({
      state: 'done',
      doneLocation: 'D-2',
      suggestedLocation: 'D-1',
      endedBy: expect.any(String),
      rest: null,
    })
    expect(await stockAt(other.id)).toEqual([{ sku: open.sku, onHand: 10 }])
    expect((await complete(open.id, { locationCode: other.code })).body).toMatchObject({
      status: 409,
      detail: 'This task is done already. Load the list again.',
    })
    const lines = await it.as('manager').call(inventoryEndpoints.movements, { query: { inventoryId: [open.inventoryId ?? 0] } })
    expect(lines[0]).toMatchObject({ movementType: 'transfer', reason: 'Put away', quantity: 10, toLocation: 'D-2' })
  })

  test('refuses wrong goods and wrong locations with what was expected and what was scanned', async () => {
    await onlyBins({ code: 'E-1', capacity: 50 })
    const open = await makeTask(it, { quantity: 10 })
    const quarantine = await makeLocation(it, { code: 'E-Q', type: 'quarantine' })
    const closed = await makeLocation(it, { code: 'E-X', isActive: false })
    const refusals = [
      [{ locationCode: 'E-1', scanned: 'WRONG' }, 409, `This task is for loose ${open.sku}, but WRONG was scanned. Nothing was moved.`],
      [{ locationCode: 'NOWHERE' }, 400, 'There is no location NOWHERE. E-1 was suggested. Nothing was moved.'],
      [{ locationCode: 'SUPPLIER' }, 400, 'There is no location SUPPLIER. E-1 was suggested. Nothing was moved.'],
      [{ locationCode: quarantine.code }, 409, /^E-Q was scanned, a quarantine location\. .*; E-1 was suggested\. Nothing was moved\.$/],
      [{ locationCode: closed.code }, 409, 'The location E-X is inactive; E-1 was suggested. Nothing was moved.'],
      [{ locationCode: open.fromLocation ?? '' }, 409, /^The goods lie at .* already/],
      [{ locationCode: 'E-1', quantity: 11 }, 409, "This task is for 10 units, so 11 can't be put away with it."],
    ] as const
    for (const [body, status, detail] of refusals)
      expect((await complete(open.id, body)).body).toMatchObject({
        status,
        detail: typeof detail === 'string' ? detail : expect.stringMatching(detail),
      })
    expect((await task(open.id)).state).toBe('open')
  })

  test('says what lies there when goods were taken meanwhile', async () => {
    await onlyBins({ code: 'G-1', capacity: 50 })
    const open = await makeTask(it, { quantity: 10 })
    await it
      .as('manager')
      .call(inventoryEndpoints.adjust, { params: { id: open.inventoryId ?? 0 }, body: { adjustment: -7, reason: 'Broken' } })
    expect((await complete(open.id, { locationCode: 'G-1' })).body).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Only 3 of'),
    })
    expect((await complete(open.id, { locationCode: 'G-1', quantity: 3 })).body).toMatchObject({ quantity: 3, rest: { quantity: 7 } })
  })

  test('brings a handling unit as a whole, with the units in it', async () => {
    const [bin] = await onlyBins({ code: 'H-1', capacity: 20 })
    const receiving = await makeLocation(it, { type: 'receiving' })
    const { unit, item } = await makePackedUnit(it, receiving.code)
    const carton = await makeHandlingUnit(it, { kind: 'carton', parentId: unit.id })
    const second = await makeItem(it, { location: receiving.code, quantity: 6 })
    const pack = { inventoryId: second.id, quantity: 6 }
    await it.as('manager').call(handlingUnitsEndpoints.pack, { params: { id: carton.id }, body: pack })
    const [id = 0] = await it.db.transaction(system, (trx) => createTasksAtReceiving(trx, item.id))
    expect(await task(id)).toMatchObject({ sscc: unit.sscc, quantity: 16, inventoryId: null, suggestedLocation: 'H-1' })
    expect((await complete(id, { locationCode: 'H-1', scanned: carton.sscc })).body).toMatchObject({
      status: 409,
      detail: expect.stringContaining(unit.sscc),
    })
    expect((await complete(id, { locationCode: 'H-1', quantity: 6 })).status).toBe(409)
    const move = await it.as('manager').ask(handlingUnitsEndpoints.move, { params: { id: carton.id }, body: { locationCode: 'H-1' } })
    expect(move.body).toMatchObject({ status: 409, code: 'task.open-for-goods' })
    expect((await complete(id, { locationCode: 'H-1', scanned: `(00)${unit.sscc}` })).status).toBe(200)
    expect((await stockAt(bin?.id ?? 0)).map(({ onHand }) => onHand).sort()).toEqual([10, 6])
    const both = await it.as('manager').call(handlingUnitsEndpoints.list, { query: { location: ['H-1'] } })
    expect(both.map(({ sscc }) => sscc).sort()).toEqual([unit.sscc, carton.sscc].sort())
  })
})

describe('a receipt', () => {
  const create = (id: number) => it.as('manager').ask(tasksEndpoints.create, { params: { id }, body: {} })
  const receiptOf = (id: number) => it.as('manager').call(receiptsEndpoints.get, { params: { id } })

  test('that is inspected gets a task for each of its goods, once, and is stored with the last of them', async () => {
    const [bin] = await onlyBins({ capacity: 1000 })
    await makeReceivingLocations(it)
    const pending = await makeReceipt(it)
    expect((await create(pending.id)).body).toMatchObject({ status: 409, detail: expect.stringContaining('is pending') })
    const receipt = await makeInspectedReceipt(it, {
      items: [
        { sku: 'PUT-1', quantity: 10 },
        { sku: 'PUT-2', quantity: 4, lotNumber: 'L1' },
        { sku: 'PUT-2', quantity: 3, lotNumber: 'L1', handlingUnit: '340123450000000024' },
        { sku: 'PUT-3', quantity: 2, condition: 'damaged' },
      ],
    })
    const made = await Promise.all([create(receipt.id), create(receipt.id)])
    const tasks = made.flatMap(({ body }) => (body as { created: Task[] }).created)
    expect(tasks.map(({ sku, quantity, lot, sscc }) => [sku, quantity, lot, sscc]).sort()).toEqual([
      ['PUT-1', 10, null, null],
      ['PUT-2', 3, 'L1', '340123450000000024'],
      ['PUT-2', 4, 'L1', null],
    ])
    expect(tasks.every((each) => each.receiptNumber === receipt.receiptNumber && each.suggestedLocation === bin?.code)).toBe(true)
    for (const [n, { id }] of tasks.entries()) {
      const { body } = await complete(id, { locationCode: bin?.code ?? '' })
      expect(body).toMatchObject({ state: 'done', receiptStored: n === 2 })
    }
    expect(await receiptOf(receipt.id)).toMatchObject({ status: 'stored', storedAt: expect.any(String) })
    expect((await create(receipt.id)).body).toMatchObject({ status: 409, detail: expect.stringContaining('is stored') })
  })

  test('that is stored by status alone has the rest put on the suggested bins, and all of it brought back when it goes back', async () => {
    const [bin] = await onlyBins({ capacity: 12 })
    const receipt = await makeInspectedReceipt(it, {
      items: [
        { sku: 'ALL-1', quantity: 10 },
        { sku: 'ALL-2', quantity: 5 },
      ],
    })
    await create(receipt.id)
    const set = (status: 'stored' | 'inspected') =>
      it.as('manager').call(receiptsEndpoints.update, { params: { id: receipt.id }, body: { status } })
    expect((await set('stored')).status).toBe('stored')
    expect(await stockAt(bin?.id ?? 0)).toEqual([{ sku: 'ALL-1', onHand: 10 }])
    const [second] = await it.as('manager').call(inventoryEndpoints.list, { query: { q: 'ALL-2' } })
    const { stock } = await it.as('manager').call(inventoryEndpoints.get, { params: { id: second?.id ?? 0 } })
    expect(stock).toMatchObject([{ location: null, onHand: 5 }])
    const open = await it.as('manager').call(tasksEndpoints.list, { query: { receiptId: [receipt.id], state: ['open'] } })
    expect(open).toEqual([])
    expect((await set('inspected')).status).toBe('inspected')
    expect(await stockAt(bin?.id ?? 0)).toEqual([])
    expect(((await create(receipt.id)).body as { created: Task[] }).created).toHaveLength(2)
  })

  test('that goes back has its open tasks cancelled', async () => {
    await onlyBins({ capacity: 100 })
    const receipt = await makeInspectedReceipt(it)
    const { created } = (await create(receipt.id)).body as { created: Task[] }
    await it.as('manager').call(receiptsEndpoints.update, { params: { id: receipt.id }, body: { status: 'received' } })
    expect(await task(created[0]?.id ?? 0)).toMatchObject({ state: 'cancelled' })
    expect((await complete(created[0]?.id ?? 0, { locationCode: created[0]?.suggestedLocation ?? '' })).status).toBe(409)
  })
})

test('tasks are made once for the same goods, and again after one was cancelled', async () => {
  await onlyBins({ code: 'K-1', capacity: 50 })
  const open = await makeTask(it, { quantity: 10 })
  const again = () => it.db.transaction(system, (trx) => createTasksAtReceiving(trx, open.inventoryId ?? 0))
  expect(await again()).toEqual([])
  await it.as('manager').call(tasksEndpoints.cancel, { params: { id: open.id }, body: { reason: 'Wrong' } })
  const [next = 0] = await again()
  expect(await task(next)).toMatchObject({ quantity: 10, suggestedLocation: 'K-1' })
})

test('assigned tasks are found by who is to do them, and by what is searched', async () => {
  const open = await makeTask(it)
  await it.as('manager').call(tasksEndpoints.update, { params: { id: open.id }, body: { assignedTo: 2 } })
  const list = (query: object) => it.as('manager').call(tasksEndpoints.list, { query })
  expect((await list({ assignedTo: [2], state: ['open'] })).map(({ id }) => id)).toContain(open.id)
  expect((await list({ q: open.sku })).map(({ id }) => id)).toEqual([open.id])
  const toCustomer = await it.as('manager').ask(tasksEndpoints.update, { params: { id: open.id }, body: { assignedTo: 3 } })
  expect(toCustomer.body).toMatchObject({ status: 409, code: 'task.assignee-not-staff' })
})

test('a location where goods are promised is not counted as free for others', async () => {
  await onlyBins({ code: 'P-1', capacity: 10 })
  const open = await makeTask(it, { quantity: 10 })
  expect(open.suggestedLocation).toBe('P-1')
  const { unit } = await makePackedUnit(it)
  const move = await it.as('manager').ask(handlingUnitsEndpoints.move, { params: { id: unit.id }, body: { locationCode: 'P-1' } })
  expect(move.body).toMatchObject({
    status: 409,
    detail:
      'P-1 has room for 0 more, not for 10: of its capacity of 10, 0 are taken and 10 are promised to open tasks. Choose another location.',
  })
  const room = await it.as('manager').call(locationsEndpoints.list, { query: { q: 'P-1' } })
  expect(room[0]?.currentOccupancy).toBe(0)
})
