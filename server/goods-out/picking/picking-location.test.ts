import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeLocation } from '../../../tests/support/factories.ts'
import { makeBinnedItem, makeConfirmedOrder, pickEverything, pickListOf } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

test('without a staging location goods stay where they are, and with several those of one movement come to one of them', async () => {
  const { id } = await makeConfirmedOrder(it)
  const { destination, open } = await pickListOf(it, id)
  expect(destination).toBeNull()
  const list = await pickEverything(it, id)
  expect(list.picked).toMatchObject([{ location: open[0]?.location, quantity: 10 }])

  for (const [n, capacity] of [15, 25, 40].entries()) await makeLocation(it, { code: `S-${n + 1}`, type: 'staging', capacity })
  const orders: number[] = []
  for (const quantities of [
    [12, 8],
    [3, 3],
    [10, 5],
  ])
    orders.push(await orderOfLines(quantities))
  // The first lines first, as several pickers do: room is judged by what will come, not by what lies there.
  for (const order of orders) await pickFirstLine(order)
  const places: (string | null)[][] = []
  for (const order of orders) places.push((await pickEverything(it, order)).picked.map(({ location }) => location))
  expect(places).toEqual([
    ['S-2', 'S-2'],
    ['S-1', 'S-1'],
    ['S-3', 'S-3'],
  ])
})

test('where no location has room for all of a movement, it comes to the one with most room, also beyond its capacity', async () => {
  // The goods of the movements above fill S-1 to S-3 up to 9, 5 and 25 units.
  const id = await orderOfLines([20, 12, 8])
  await pickFirstLine(id)
  const { destination } = await pickListOf(it, id)
  const places = (await pickEverything(it, id)).picked.map(({ location }) => location)
  expect(new Set(places)).toEqual(new Set([destination]))
  expect(destination).toBe('S-3')
})

async function orderOfLines(quantities: readonly number[]): Promise<number> {
  const items: { sku: string; quantity: number }[] = []
  for (const quantity of quantities) items.push({ sku: (await makeBinnedItem(it)).sku, quantity })
  return (await makeConfirmedOrder(it, { items })).id
}

async function pickFirstLine(id: number) {
  const line = (await pickListOf(it, id)).open[0]?.id ?? 0
  await it.as('manager').call(pickingEndpoints.pick, { params: { id }, body: { line } })
}
