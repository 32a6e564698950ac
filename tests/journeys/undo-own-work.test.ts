import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../../contract/stock/inventory/move-stock.ts'
import { touch } from '../support/browser-accessibility.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { eventually, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeLocation } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const stockOf = async (id: number) =>
  (await it.as('admin').call(inventoryEndpoints.get, { params: { id } })).stock.map(({ location, onHand }) => [location, onHand])

test('a worker undoes a move to quarantine in the line that says it was done, and only that one', async () => {
  await makeLocation(it, { code: 'OWN-1' })
  await makeLocation(it, { code: 'OWN-QRN', type: 'quarantine' })
  const item = await makeItem(it, { sku: 'OWN-SKU', quantity: 20, location: 'OWN-1' })
  const earlier = { from: 'OWN-1', to: 'OWN-QRN', quantity: 2, reason: 'Wet cartons' }
  await it.as('worker').call(moveStockEndpoints.move, { params: { id: item.id }, body: earlier })

  const page = await it.visit('/move', 'worker', touch)
  const move = page.getByRole('region', { name: 'Move Stock' })
  await sees(move.getByText('Scan the location, the goods or a handling unit'))
  await scan(page, 'OWN-1')
  await sees(move.getByRole('list', { name: 'Goods to move' }).getByText('OWN-SKU'))
  await scan(page, 'OWN-SKU')
  await move.getByRole('textbox', { name: 'Quantity of OWN-SKU' }).fill('5')
  await scan(page, 'OWN-QRN')
  await move.getByRole('textbox', { name: 'Reason' }).fill('Crushed')
  await move.locator('form button[type=submit]').last().click()
  await sees(move.getByRole('status').getByText(/^5 of OWN-SKU moved to OWN-QRN/))
  expect(await stockOf(item.id)).toEqual([
    ['OWN-1', 13],
    ['OWN-QRN', 7],
  ])
  await move.getByRole('button', { name: 'Undo', exact: true }).click()
  await sees(toast(page, 'Move of OWN-SKU to OWN-QRN was undone.'))
  await move.getByRole('button', { name: 'Undo', exact: true }).click()
  await sees(toast(page, 'Nothing to Undo'))
  expect(await stockOf(item.id)).toEqual([
    ['OWN-1', 18],
    ['OWN-QRN', 2],
  ])
})

test('what one did in the last minutes is on the floor screen, with undo; of others nothing', async () => {
  const [from, to] = [await makeLocation(it), await makeLocation(it)]
  const [item, other] = [await makeItem(it, { quantity: 9, location: from.code }), await makeItem(it, { quantity: 9, location: from.code })]
  const body = { from: from.code, to: to.code, quantity: 4, reason: null }
  await it.as('worker').call(moveStockEndpoints.move, { params: { id: item.id }, body })
  await it.as('manager').call(moveStockEndpoints.move, { params: { id: other.id }, body })

  const page = await it.visit('/floor', 'worker', touch)
  const own = page.getByRole('region', { name: 'Your last work' })
  await sees(own.getByText(item.sku))
  expect(await own.getByText(other.sku).count()).toBe(0)
  await own.getByRole('button', { name: `Undo Move of ${item.sku} to ${to.code}` }).click()
  await sees(toast(page, `Move of ${item.sku} to ${to.code} was undone.`))
  await seesNo(own.getByText(item.sku))
  await eventually(() => stockOf(item.id)).toEqual([[from.code, 9]])
})
