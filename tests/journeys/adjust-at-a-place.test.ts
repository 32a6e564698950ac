import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { expectBooksToBalance } from '../support/books.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, figure, pick, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeLocation } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const stockOf = async (id: number) => {
  const { stock } = await it.as('admin').call(inventoryEndpoints.get, { params: { id } })
  return stock.map(({ location, lot, onHand }) => [location, lot, onHand])
}

test('stock is added at a scanned location and to a new lot; only the locations that match are read', async () => {
  await makeLocation(it, { code: 'ADJ-HOME' })
  await makeLocation(it, { code: 'ADJ-DOCK', type: 'receiving' })
  const item = await makeItem(it, { location: 'ADJ-HOME', quantity: 48 })
  const page = await it.visit(`/inventory?q=${item.sku}`, 'manager')
  const lists: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/warehouse-locations') lists.push(searchParams.get('limit') ?? 'all')
  })
  await page.getByRole('button', { name: `Adjust ${item.sku}` }).click()
  const adjusting = dialog(page, 'Adjust Stock')
  const location = adjusting.getByRole('combobox', { name: 'Location' })
  expect(await location.getAttribute('placeholder')).toBe('ADJ-HOME (home)')
  await eventually(() => figure(adjusting, 'Available').textContent()).toBe('48 → 49 EA')
  await location.focus()
  await scan(page, 'adj-dock')
  await eventually(() => location.inputValue()).toContain('ADJ-DOCK')
  // What lies at receiving is on hand, but not available.
  await eventually(() => figure(adjusting, 'Available').textContent()).toBe('48 EA')
  const lot = adjusting.getByRole('combobox', { name: 'Lot' })
  await lot.focus()
  await scan(page, 'LOT-NEW-1')
  await eventually(() => lot.inputValue()).toBe('LOT-NEW-1')
  await adjusting.getByRole('textbox', { name: 'Quantity' }).fill('52')
  await adjusting.getByLabel('Reason').fill('Found at the dock')
  await adjusting.getByRole('button', { name: 'Confirm' }).click()
  const done = toast(page, 'Inventory adjusted successfully')
  await sees(done.filter({ hasText: `${item.sku}: +52, now 100` }))
  expect(await stockOf(item.id)).toEqual([
    ['ADJ-DOCK', 'LOT-NEW-1', 52],
    ['ADJ-HOME', null, 48],
  ])
  expect(lists.filter((limit) => limit === 'all')).toEqual([])
  await done.getByRole('button', { name: 'View' }).click()
  await page.waitForURL(`**/inventory/${item.id}`)
})

test('stock is removed only where the item has some, from the lot that is chosen', async () => {
  for (const code of ['ADJ-ONE', 'ADJ-TWO', 'ADJ-OTHER']) await makeLocation(it, { code })
  const item = await makeItem(it, { location: 'ADJ-ONE', lotNumber: 'LOT-A', quantity: 10 })
  await it.as('admin').call(inventoryEndpoints.adjust, {
    params: { id: item.id },
    body: { adjustment: 7, reason: 'Counted', location: 'ADJ-TWO', lot: 'LOT-B' },
  })
  const page = await it.visit(`/inventory/${item.id}?adjust=${item.id}`, 'manager')
  const adjusting = dialog(page, 'Adjust Stock')
  await adjusting.getByRole('radio', { name: 'Remove stock' }).check()
  const location = adjusting.getByRole('combobox', { name: 'Location' })
  await location.click()
  const offered = page.getByRole('listbox').getByRole('option')
  await eventually(() => offered.allTextContents()).toEqual(['ADJ-ONE10 EA', 'ADJ-TWO7 EA'])
  await scan(page, 'ADJ-OTHER')
  await sees(toast(page, 'ADJ-OTHER is none of the locations to choose from.'))
  await pick(page, location, 'ADJ-TWO')
  const lot = adjusting.getByRole('combobox', { name: 'Lot' })
  await lot.focus()
  await scan(page, 'LOT-A')
  await sees(toast(page, 'LOT-A is none of the lots to choose from.'))
  await scan(page, 'LOT-B')
  await eventually(() => lot.inputValue()).toBe('LOT-B')
  await adjusting.getByRole('textbox', { name: 'Quantity' }).fill('3')
  await adjusting.getByLabel('Reason').fill('Broken')
  await adjusting.getByRole('button', { name: 'Confirm' }).click()
  await sees(toast(page, 'Inventory adjusted successfully').filter({ hasText: '−3, now 14' }))
  await seesNo(adjusting)
  expect(await stockOf(item.id)).toEqual([
    ['ADJ-ONE', 'LOT-A', 10],
    ['ADJ-TWO', 'LOT-B', 4],
  ])
  await expectBooksToBalance(it.db)
})
