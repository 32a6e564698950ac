import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countingEndpoints } from '../../contract/goods-in/receipts/counting.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../support/books.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, row, sees, toast } from '../support/browser-sights.ts'
import { makeItem, makeLocation, makeReceipt } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

const stockOf = async (id: number) => {
  const { stock } = await it.as('admin').call(inventoryEndpoints.get, { params: { id } })
  return Object.fromEntries(stock.map(({ location, onHand }) => [location, onHand]))
}

/** The next such change reaches the server, which carries it out, and its answer is lost. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

const isUnknown = 'It isn’t known whether this was done. If you try again, it is done only once.'

test('goods whose count wasn’t answered are scanned again and counted once', async () => {
  const item = await makeItem(it, { quantity: 0 })
  const receipt = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 10 }] })
  const counted = async () =>
    (await it.as('admin').call(countingEndpoints.get, { params: { id: receipt.id } })).lines.map(({ counted }) => counted)
  const page = await it.visit(`/receipts/${receipt.id}/receive`, 'worker', phone)
  await sees(page.getByText('Counted 0 of 10'))
  await loseAnswer(page, '**/api/warehouse-receipts/*/counts')
  await scan(page, item.sku)
  const refused = page.getByRole('alert').filter({ hasText: 'Not known whether it was counted' })
  await sees(refused.getByText(isUnknown))
  await sees(refused.getByText(`1 × ${item.sku}`))
  expect(await counted()).toEqual([1])
  await scan(page, item.sku)
  await refused.waitFor({ state: 'hidden' })
  expect(await counted()).toEqual([1])
  await scan(page, item.sku)
  await eventually(counted).toEqual([2])
})

test('goods whose move wasn’t answered are moved once', async () => {
  const [from, to] = [await makeLocation(it, { code: 'LOST-1' }), await makeLocation(it, { code: 'LOST-2' })]
  const item = await makeItem(it, { quantity: 20, location: from.code })
  const page = await it.visit('/move', 'manager', phone)
  const move = page.getByRole('region', { name: 'Move Stock' })
  await sees(move.getByText('Scan the location, the goods or a handling unit'))
  await scan(page, from.code)
  await sees(move.getByRole('list', { name: 'Goods to move' }).getByText(item.sku))
  await scan(page, item.sku)
  await move.getByRole('textbox', { name: `Quantity of ${item.sku}` }).fill('5')
  await loseAnswer(page, '**/api/inventory/*/move')
  await scan(page, to.code)
  await sees(move.getByRole('alert').getByText(`Not known whether it was moved: 5 × ${item.sku}`))
  await sees(move.getByRole('alert').getByText(isUnknown))
  await scan(page, to.code)
  await sees(move.getByRole('status').getByText(`5 of ${item.sku} moved to LOST-2`))
  expect(await stockOf(item.id)).toEqual({ 'LOST-1': 15, 'LOST-2': 5 })
})

test('goods are scrapped once although the answer was lost and the dialog pressed again', async () => {
  const quarantine = await makeLocation(it, { code: 'LOST-Q', type: 'quarantine' })
  const item = await makeItem(it, { quantity: 10, location: quarantine.code })
  const page = await it.visit(`/quarantine?q=${item.sku}`, 'manager')
  await row(page, item.sku).getByRole('button', { name: 'Scrap' }).click()
  const scrapping = dialog(page, 'Scrap')
  await scrapping.getByRole('textbox', { name: 'Quantity' }).fill('6')
  await scrapping.getByLabel('Reason').fill('Broken')
  await loseAnswer(page, '**/api/inventory/*/dispose')
  await scrapping.getByRole('button', { name: 'Scrap', exact: true }).click()
  await sees(scrapping.getByText(isUnknown))
  expect(await stockOf(item.id)).toEqual({ 'LOST-Q': 4 })
  await scrapping.getByRole('button', { name: 'Scrap', exact: true }).click()
  await sees(toast(page, `6 of ${item.sku}`))
  expect(await stockOf(item.id)).toEqual({ 'LOST-Q': 4 })
})
