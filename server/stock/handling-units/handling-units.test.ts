import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { isSscc } from '../../../contract/gs1.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { handlingUnits, handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeHandlingUnit, makeItem, makeLocation, makeOrder, makePackedUnit } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const manager = () => it.as('manager')
const unitOf = (id: number) => manager().call(handlingUnitsEndpoints.get, { params: { id } })
const move = (id: number, locationCode: string) => manager().ask(handlingUnitsEndpoints.move, { params: { id }, body: { locationCode } })
const pack = (id: number, body: { inventoryId: number; quantity: number; locationCode?: string; lot?: string }) =>
  manager().ask(handlingUnitsEndpoints.pack, { params: { id }, body })
const nest = (id: number, parentId: number | null) => manager().ask(handlingUnitsEndpoints.update, { params: { id }, body: { parentId } })
const itemOf = (id: number) => manager().call(inventoryEndpoints.get, { params: { id } })

test('units get SSCCs one after the other: numbers of the warehouse itself, until its GS1 company prefix is known', async () => {
  const create = (body: { kind: 'pallet' | 'carton'; sscc?: string }) => manager().ask(handlingUnitsEndpoints.create, { body })
  const internal = (await create({ kind: 'pallet' })).body as { sscc: string }
  expect([internal.sscc, isSscc(internal.sscc)]).toEqual([expect.stringMatching(/^00400\d{13}$/), true])
  await it.as('admin').call(settingsEndpoints.updateGs1, { body: { companyPrefix: '4012345' } })
  // The second serial came with a label.
  expect((await create({ kind: 'carton', sscc: '00040123450000000023' })).body).toMatchObject({ sscc: '040123450000000023' })
  const made = [await create({ kind: 'pallet' }), await create({ kind: 'pallet' })]
  expect(made.map(({ body }) => (body as { sscc: string }).sscc)).toEqual(['040123450000000016', '040123450000000030'])
  expect((await create({ kind: 'pallet', sscc: '040123450000000016' })).body).toMatchObject({
    status: 409,
    code: 'handling-unit.sscc-taken',
  })
  expect((await create({ kind: 'pallet', sscc: '040123450000000018' })).body).toMatchObject({ status: 400, errors: [{ path: 'sscc' }] })
})

test('packing and unpacking change the unit that stock is in, not the quantity, and the ledger says so', async () => {
  const { code } = await makeLocation(it)
  const item = await makeItem(it, { location: code, quantity: 10, lotNumber: 'L7' })
  const { id, sscc } = await makeHandlingUnit(it)
  expect((await pack(id, { inventoryId: item.id, quantity: 4, lot: 'L7' })).body).toMatchObject({ code: 'handling-unit.no-location' })
  expect((await pack(id, { inventoryId: item.id, quantity: 11, lot: 'L7', locationCode: code })).body).toMatchObject({
    status: 409,
    detail: `There are 10 of ${item.sku} loose at ${code}, not 11.`,
  })
  expect((await pack(id, { inventoryId: item.id, quantity: 4, lot: 'L7', locationCode: code.toLowerCase() })).body).toMatchObject({
    location: code,
    quantity: 4,
    items: 1,
  })
  expect((await itemOf(item.id)).stock.map(({ handlingUnit, onHand }) => ({ handlingUnit, onHand }))).toEqual([
    { handlingUnit: null, onHand: 6 },
    { handlingUnit: sscc, onHand: 4 },
  ])
  const body = { inventoryId: item.id, quantity: 3, lot: 'L7' }
  await manager().call(handlingUnitsEndpoints.unpack, { params: { id }, body })
  expect((await manager().ask(handlingUnitsEndpoints.unpack, { params: { id }, body })).body).toMatchObject({
    status: 409,
    detail: `There are 1 of ${item.sku} in ${sscc}, not 3.`,
  })
  const lines = await manager().call(inventoryEndpoints.movements, { query: { handlingUnitId: [id] } })
  expect(lines.map((line) => [line.quantity, line.handlingUnit, line.toHandlingUnit, line.fromLocation, line.toLocation])).toEqual([
    [3, sscc, null, code, code],
    [4, null, sscc, code, code],
  ])
  const history = await manager().call(handlingUnits.history, { params: { id }, query: {} })
  expect(history.map(({ action }) => action)).toEqual(['unpack', 'pack', 'create'])
  expect(await unitOf(id)).toMatchObject({ quantity: 1, contents: [{ sku: item.sku, lot: 'L7', onHand: 1 }] })
})

test('a unit moves with the units in it in one batch, and reservations travel along', async () => {
  const { unit, item, code } = await makePackedUnit(it)
  const carton = await makeHandlingUnit(it, { kind: 'carton', parentId: unit.id })
  const other = await makeItem(it, { location: code, quantity: 6 })
  await pack(carton.id, { inventoryId: other.id, quantity: 6 })
  const order = await makeOrder(it, { items: [item, other].map(({ sku }) => ({ sku, quantity: 5 })) })
  const target = await makeLocation(it, { capacity: 15 })
  expect((await move(unit.id, target.code)).body).toMatchObject({ status: 409, code: 'location.full' })
  await manager().call(inventoryEndpoints.adjust, { params: { id: other.id }, body: { adjustment: -1, reason: 'Broken' } })
  expect((await move(unit.id, target.code)).body).toMatchObject({ location: target.code, quantity: 15, reserved: 10 })
  expect(await unitOf(carton.id)).toMatchObject({ location: target.code, parentId: unit.id, reserved: 5 })
  const held = await manager().call(inventoryEndpoints.reservations, { params: { id: other.id }, query: {} })
  expect(held).toMatchObject([{ orderId: order.id, location: target.code, handlingUnit: carton.sscc, quantity: 5 }])
  const lines = await manager().call(inventoryEndpoints.movements, { query: { q: `Moved ${unit.sscc}` } })
  expect(lines.map(({ movementType, toLocation }) => [movementType, toLocation])).toEqual([
    ['transfer', target.code],
    ['transfer', target.code],
  ])
  expect(new Set(lines.map(({ createdAt }) => createdAt)).size).toBe(1)
  const quarantine = await makeLocation(it, { type: 'quarantine' })
  const toQuarantine = (reason?: string) =>
    manager().ask(handlingUnitsEndpoints.move, { params: { id: unit.id }, body: { locationCode: quarantine.code, reason } })
  const why = { status: 400, code: 'move.reason-needed', errors: [{ path: 'reason' }] }
  expect((await toQuarantine(' ')).body).toMatchObject(why)
  expect((await toQuarantine('Wet')).body).toMatchObject({ status: 409, code: 'stock.reserved-not-promisable' })
  await it.as('admin').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  expect((await toQuarantine('Wet')).body).toMatchObject({ location: quarantine.code })
})

test('packing takes reservations along when there is too little without', async () => {
  const { code } = await makeLocation(it)
  const item = await makeItem(it, { location: code, quantity: 10 })
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 7 }] })
  const { id, sscc } = await makeHandlingUnit(it)
  await pack(id, { inventoryId: item.id, quantity: 8, locationCode: code })
  const held = await manager().call(inventoryEndpoints.reservations, { params: { id: item.id }, query: {} })
  expect(held.map(({ handlingUnit, quantity }) => [handlingUnit, quantity]).sort()).toEqual([
    [null, 2],
    [sscc, 5],
  ])
  await it.as('admin').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  expect((await itemOf(item.id)).reservedQuantity).toBe(0)
})

describe('a unit', () => {
  test('is never in itself, nor in a unit that it holds', async () => {
    const [a, b, c] = [await makeHandlingUnit(it), await makeHandlingUnit(it), await makeHandlingUnit(it)]
    expect((await nest(b.id, a.id)).status).toBe(200)
    expect((await nest(c.id, b.id)).status).toBe(200)
    for (const [inner, outer] of [[a, a] as const, [a, c] as const])
      expect((await nest(inner.id, outer.id)).body).toMatchObject({ status: 409, code: 'handling-unit.in-itself' })
    expect((await nest(c.id, null)).body).toMatchObject({ parentId: null })
  })

  test('lies at one location with the units in it: nesting, homes and restoring keep to that', async () => {
    const [here, there] = [await makePackedUnit(it), await makePackedUnit(it)]
    expect((await nest(here.unit.id, there.unit.id)).body).toMatchObject({ status: 409, code: 'handling-unit.split' })
    const second = await makeItem(it, { location: here.code, quantity: 3 })
    await pack(here.unit.id, { inventoryId: second.id, quantity: 3 })
    const home = await manager().ask(inventoryEndpoints.update, { params: { id: second.id }, body: { location: there.code } })
    expect(home.body).toMatchObject({ status: 409, code: 'handling-unit.split' })
    await manager().call(inventoryEndpoints.delete, { params: { id: second.id } })
    expect((await move(here.unit.id, (await makeLocation(it)).code)).status).toBe(200)
    await manager().call(inventoryEndpoints.restore, { params: { id: second.id } })
    expect((await itemOf(second.id)).stock).toMatchObject([{ location: here.code, handlingUnit: null, onHand: 3 }])
  })

  test('that is moved alone leaves the one it was in', async () => {
    const { unit, code } = await makePackedUnit(it)
    const carton = await makeHandlingUnit(it, { kind: 'carton', parentId: unit.id })
    const item = await makeItem(it, { location: code, quantity: 2 })
    await pack(carton.id, { inventoryId: item.id, quantity: 2 })
    const target = await makeLocation(it)
    expect((await move(carton.id, target.code)).body).toMatchObject({ location: target.code, parentId: null })
    expect(await unitOf(unit.id)).toMatchObject({ location: code, quantity: 10, units: [] })
  })

  test('remains known when it is empty, and is found so', async () => {
    const { unit, item } = await makePackedUnit(it)
    await manager().call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -10, reason: 'Gone' } })
    expect(await unitOf(unit.id)).toMatchObject({ quantity: 0, location: null, contents: [] })
    const empty = await manager().call(handlingUnitsEndpoints.list, { query: { empty: 'true' } })
    expect(empty.map(({ id }) => id)).toContain(unit.id)
    expect((await move(unit.id, (await makeLocation(it)).code)).body).toMatchObject({ code: 'handling-unit.empty' })
  })

  test('of a customer holds no goods of another', async () => {
    const { unit, code } = await makePackedUnit(it)
    const owned = await makeHandlingUnit(it, { customerId: 1 })
    const foreign = await makeItem(it, { customerId: 2, location: code, quantity: 1 })
    expect((await pack(owned.id, { inventoryId: foreign.id, quantity: 1, locationCode: code })).body).toMatchObject({
      status: 409,
      code: 'handling-unit.other-owner',
    })
    expect((await pack(unit.id, { inventoryId: foreign.id, quantity: 1 })).status).toBe(200)
  })
})
