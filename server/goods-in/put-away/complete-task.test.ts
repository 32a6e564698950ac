import { afterAll, beforeAll, expect, test } from 'vitest'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import {
  createTasksAtReceiving,
  makeHandlingUnit,
  makeItem,
  makeLocation,
  makePackedUnit,
  makeTask,
} from '../../../tests/support/factories.ts'
import { completeTask, onlyBins, readTask, stockAt } from '../../../tests/support/put-away.ts'
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

test('completing a task moves the goods to the scanned bin, another than suggested too, once', async () => {
  await onlyBins(it, { code: 'D-1', capacity: 50 })
  const other = await makeLocation(it, { code: 'D-2', capacity: 50 })
  const open = await makeTask(it, { quantity: 10 })
  expect(open.suggestedLocation).toBe('D-1')
  const done = await completeTask(it, open.id, { locationCode: other.code, scanned: open.sku?.toLowerCase() })
  expect(done.body).toMatchObject({
    state: 'done',
    doneLocation: 'D-2',
    suggestedLocation: 'D-1',
    endedBy: expect.any(String),
    rest: null,
  })
  expect(await stockAt(it, other.id)).toEqual([{ sku: open.sku, onHand: 10 }])
  expect((await completeTask(it, open.id, { locationCode: other.code })).body).toMatchObject({
    status: 409,
    detail: 'This task is already done. Load the list again.',
  })
  const lines = await it.as('manager').call(inventoryEndpoints.movements, { query: { inventoryId: [open.inventoryId ?? 0] } })
  expect(lines[0]).toMatchObject({ movementType: 'transfer', reason: 'Put away', quantity: 10, toLocation: 'D-2' })
})

test('completing a task refuses wrong goods and wrong locations with what was expected and what was scanned', async () => {
  await onlyBins(it, { code: 'E-1', capacity: 50 })
  const open = await makeTask(it, { quantity: 10 })
  const quarantine = await makeLocation(it, { code: 'E-Q', type: 'quarantine' })
  const closed = await makeLocation(it, { code: 'E-X', isActive: false })
  const refusals = [
    [{ locationCode: 'E-1', scanned: 'WRONG' }, 409, `This task is for loose ${open.sku}, but WRONG was scanned. Nothing was moved.`],
    [{ locationCode: 'NOWHERE' }, 400, 'There is no location NOWHERE. E-1 was suggested. Nothing was moved.'],
    [{ locationCode: 'SUPPLIER' }, 400, 'There is no location SUPPLIER. E-1 was suggested. Nothing was moved.'],
    [{ locationCode: quarantine.code }, 409, /^E-Q was scanned, a quarantine location\. .*; E-1 was suggested\. Nothing was moved\.$/],
    [{ locationCode: closed.code }, 409, 'The location E-X is inactive; E-1 was suggested. Nothing was moved.'],
    [{ locationCode: open.fromLocation ?? '' }, 409, /^The goods are already at /],
    [{ locationCode: 'E-1', quantity: 11 }, 409, "This task is for 10 units, so 11 can't be put away with it."],
  ] as const
  for (const [body, status, detail] of refusals)
    expect((await completeTask(it, open.id, body)).body).toMatchObject({
      status,
      detail: typeof detail === 'string' ? detail : expect.stringMatching(detail),
    })
  expect((await readTask(it, open.id)).state).toBe('open')
})

test('the goods of a task are named by their GTIN and by a GS1 label, and not by a label of other goods', async () => {
  await onlyBins(it, { code: 'JAM-1-BIN', capacity: 500 })
  const scans = ['9501101530041', '09501101530041', '010950110153004110L\u001d91X', '(01)09501101530041']
  for (const scanned of scans) {
    const { id } = await makeTask(it, { quantity: 1, gtin: '9501101530041' })
    expect(await completeTask(it, id, { locationCode: 'JAM-1-BIN', scanned: '0104006381333931' })).toMatchObject({
      status: 409,
      body: { code: 'task.other-goods' },
    })
    expect(await completeTask(it, id, { locationCode: 'JAM-1-BIN', scanned }), scanned).toMatchObject({ status: 200 })
  }
})

test('completing a task says what lies there when goods were taken meanwhile', async () => {
  await onlyBins(it, { code: 'G-1', capacity: 50 })
  const open = await makeTask(it, { quantity: 10 })
  await it.as('manager').call(inventoryEndpoints.adjust, {
    params: { id: open.inventoryId ?? 0 },
    body: { adjustment: -7, location: open.fromLocation ?? '', reason: 'Broken' },
  })
  expect((await completeTask(it, open.id, { locationCode: 'G-1' })).body).toMatchObject({
    status: 409,
    detail: expect.stringContaining('Only 3 of'),
  })
  expect((await completeTask(it, open.id, { locationCode: 'G-1', quantity: 3 })).body).toMatchObject({ quantity: 3, rest: { quantity: 7 } })
})

test('completing a task brings a handling unit as a whole, with the units in it', async () => {
  const [bin] = await onlyBins(it, { code: 'H-1', capacity: 20 })
  const receiving = await makeLocation(it, { type: 'receiving' })
  const { unit, item } = await makePackedUnit(it, receiving.code)
  const carton = await makeHandlingUnit(it, { kind: 'carton', parentId: unit.id })
  const second = await makeItem(it, { location: receiving.code, quantity: 6 })
  const pack = { inventoryId: second.id, quantity: 6 }
  await it.as('manager').call(handlingUnitsEndpoints.pack, { params: { id: carton.id }, body: pack })
  const [id = 0] = await it.db.transaction(system, (trx) => createTasksAtReceiving(trx, item.id))
  expect(await readTask(it, id)).toMatchObject({ sscc: unit.sscc, quantity: 16, inventoryId: null, suggestedLocation: 'H-1' })
  expect((await completeTask(it, id, { locationCode: 'H-1', scanned: carton.sscc })).body).toMatchObject({
    status: 409,
    detail: expect.stringContaining(unit.sscc),
  })
  expect((await completeTask(it, id, { locationCode: 'H-1', quantity: 6 })).status).toBe(409)
  const move = await it.as('manager').ask(handlingUnitsEndpoints.move, { params: { id: carton.id }, body: { locationCode: 'H-1' } })
  expect(move.body).toMatchObject({ status: 409, code: 'task.open-for-goods' })
  expect((await completeTask(it, id, { locationCode: 'H-1', scanned: `(00)${unit.sscc}` })).status).toBe(200)
  expect((await stockAt(it, bin?.id ?? 0)).map(({ onHand }) => onHand).sort()).toEqual([10, 6])
  const both = await it.as('manager').call(handlingUnitsEndpoints.list, { query: { location: ['H-1'] } })
  expect(both.map(({ sscc }) => sscc).sort()).toEqual([unit.sscc, carton.sscc].sort())
})
