import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BodyInput } from '../../../contract/endpoint.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { locations, locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeLocation } from '../../../tests/support/factories.ts'
import { makeBinnedItem, makeConfirmedOrder, makeShortLocation, pickEverything, pickListOf } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { serverFolder } from '../../folders.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeLocation(it, { code: 'STAGE-1', type: 'staging' })
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const manager = () => it.as('manager')
const adjust = (id: number, adjustment: number, location?: string) =>
  manager().call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Count', ...(location && { location }) } })
const planAgain = (id: number) => manager().ask(pickingEndpoints.planAgain, { params: { id }, body: {} })

/** A movement orders 10 of an item. 40 are booked at its bin, where a picker finds 7. */
async function pickedShort(item?: Awaited<ReturnType<typeof makeBinnedItem>>) {
  const { id: itemId, sku } = item ?? (await makeBinnedItem(it))
  const { id } = await makeConfirmedOrder(it, { items: [{ sku, quantity: 10 }] })
  const [line] = (await pickListOf(it, id)).open
  const body = { line: line?.id ?? 0, found: 7, reason: 'Not found' }
  const list = await manager().call(pickingEndpoints.pickShort, { params: { id }, body })
  const { stock } = await manager().call(inventoryEndpoints.get, { params: { id: itemId } })
  return { id, itemId, bin: line?.location ?? '', list, aside: stock.filter(({ onHand }) => onHand === 3).map(({ location }) => location) }
}

test('what was missing is put aside at a location of the product, whatever people call theirs', async () => {
  const theirs = await makeLocation(it, { code: 'Discrepancy' })
  expect((await pickedShort()).aside).toEqual(['DISCREPANCY-2'])
  const all = await manager().call(locationsEndpoints.list, { query: { q: 'DISCREPANCY' } })
  expect(all.map(({ code, type }) => [code, type])).toEqual([
    ['DISCREPANCY-2', 'quarantine'],
    ['Discrepancy', 'storage'],
  ])
  const change = (id: number, body: object) => manager().ask(locationsEndpoints.update, { params: { id }, body })
  const aside = all.find(({ id }) => id !== theirs.id)?.id ?? 0
  for (const body of [{ type: 'storage' }, { isActive: false }])
    expect((await change(aside, body)).body).toMatchObject({ status: 409, code: 'location.takes-short-picks' })
  expect((await change(aside, { code: 'TO-COUNT', type: 'quarantine', isActive: true })).status).toBe(200)
  expect((await pickedShort()).aside).toEqual(['TO-COUNT'])
})

test('a short pick does not lead back to the bin where it was reported, until that is counted', async () => {
  const item = await makeBinnedItem(it)
  const elsewhere = await makeLocation(it)
  await adjust(item.id, 2, elsewhere.code)
  const { id, bin, list } = await pickedShort(item)
  expect(list).toMatchObject({ open: [{ location: elsewhere.code, quantity: 2 }], missing: [{ quantity: 1 }] })
  expect((await planAgain(id)).body).toMatchObject({ open: [{ quantity: 2 }], missing: [{ quantity: 1 }] })
  // Another movement may still be sent there.
  const { open } = await pickListOf(it, (await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 5 }] })).id)
  expect(open).toMatchObject([{ location: bin, quantity: 5 }])
  await adjust(item.id, -1, bin)
  const again = (await planAgain(id)).body
  expect(again).toMatchObject({ missing: [], open: expect.arrayContaining([expect.objectContaining({ location: bin, quantity: 1 })]) })
})

describe('a location that was reported short', () => {
  const stockAt = (id: number) => manager().call(stockEndpoints.atLocation, { params: { id }, query: {} })
  const putRight = (id: number, body: BodyInput<typeof stockEndpoints.putRight>) =>
    manager().ask(stockEndpoints.putRight, { params: { id }, body })
  const isReserved = async (sku: string, quantity: number) =>
    (await pickListOf(it, (await makeConfirmedOrder(it, { items: [{ sku, quantity }] })).id)).open.map((line) => [
      line.location,
      line.quantity,
    ])

  test('comes last for other movements, after goods that expire later or came later', async () => {
    const { bin, item } = await makeShortLocation(it)
    const later = await makeLocation(it)
    await adjust(item.id, 5, later.code)
    expect(await stockAt(bin.id)).toMatchObject([{ sku: item.sku, reportedShortAt: expect.any(String) }])
    expect(await stockAt(later.id)).toMatchObject([{ reportedShortAt: null }])
    // It does come where nothing else is left.
    expect(await isReserved(item.sku, 8)).toEqual(
      expect.arrayContaining([
        [later.code, 5],
        [bin.code, 3],
      ]),
    )
  })

  test('comes in its turn again once staff put it right, and so for the movement itself', async () => {
    const { bin, item, orderId } = await makeShortLocation(it)
    await adjust(item.id, 5, (await makeLocation(it)).code)
    expect((await planAgain(orderId)).body).toMatchObject({ missing: [] })
    expect((await putRight(bin.id, { inventoryId: item.id, lot: 'OTHER' })).body).toMatchObject({ code: 'stock.not-reported-short' })
    expect((await putRight(bin.id, { inventoryId: item.id, lot: null })).status).toBe(204)
    expect(await stockAt(bin.id)).toMatchObject([{ reportedShortAt: null }])
    expect(await isReserved(item.sku, 2)).toEqual([[bin.code, 2]])
    const again = await putRight(bin.id, { inventoryId: item.id })
    expect(again.body).toMatchObject({ status: 409, detail: `${item.sku} is not reported short at ${bin.code}.` })
    expect((await putRight(bin.id, { inventoryId: 999_999 })).status).toBe(404)
    const history = await manager().call(locations.history, { params: { id: bin.id }, query: {} })
    expect(history[0]).toMatchObject({ action: 'put_right', after: { sku: item.sku } })
  })

  test('lets its movement have the rest of what is there once it was put right', async () => {
    const { bin, item, orderId } = await makeShortLocation(it)
    expect((await planAgain(orderId)).body).toMatchObject({ open: [], missing: [{ quantity: 4 }] })
    expect((await putRight(bin.id, { inventoryId: item.id })).status).toBe(204)
    expect((await planAgain(orderId)).body).toMatchObject({ open: [{ location: bin.code, quantity: 4 }], missing: [] })
  })

  test('is counted by an adjustment, put right by goods that a picker brings back, and stays reported when goods move', async () => {
    const counted = await makeShortLocation(it)
    await adjust(counted.item.id, -1, counted.bin.code)
    expect(await stockAt(counted.bin.id)).toMatchObject([{ onHand: 29, reportedShortAt: null }])

    const { bin, item } = await makeShortLocation(it)
    const { id } = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 3 }] })
    const { picked } = await pickEverything(it, id)
    expect(await stockAt(bin.id)).toMatchObject([{ onHand: 27, reportedShortAt: expect.any(String) }])
    const body = { line: picked[0]?.id ?? 0, quantity: 1, locationCode: bin.code, reason: 'Wrong flavour' }
    await manager().call(pickingEndpoints.putRight, { params: { id }, body })
    expect(await stockAt(bin.id)).toMatchObject([{ onHand: 28, reportedShortAt: null }])
  })
})

test.each([
  { type: 'quarantine', expected: 'DISCREPANCY' },
  { type: 'storage', expected: 'DISCREPANCY-2' },
])('an installation from before, whose DISCREPANCY is of type $type, goes on picking short at $expected', async ({ type, expected }) => {
  const before = await openTestApp()
  await makeLocation(before, { code: 'DISCREPANCY', type: type as 'quarantine' })
  const migration = readFileSync(join(serverFolder, 'platform/set-up/migrations/0044_discrepancy_location.sql'), 'utf8')
  await asOwner(before.db, before.db.url, (owner) => owner.query(`alter table locations drop column is_discrepancy; ${migration}`))
  const usual = it
  it = before
  try {
    expect((await pickedShort()).aside).toEqual([expected])
    expect(await before.as('manager').call(locationsEndpoints.list, { query: { q: 'DISCREPANCY' } })).toHaveLength(
      type === 'storage' ? 2 : 1,
    )
  } finally {
    it = usual
    await before.close()
  }
})
