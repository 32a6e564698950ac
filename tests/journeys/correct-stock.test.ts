import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../support/books.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, figure, pick, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeLocation, makeOrder } from '../support/factories.ts'
import { expectCodeWithinBudget } from '../support/loaded-code.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const quantityOf = async (id: number) => (await it.as('admin').call(inventoryEndpoints.get, { params: { id } })).quantity

test('an adjustment needs a reason and at least one unit', async () => {
  const item = await makeItem(it, { quantity: 20 })
  const page = await it.load('/inventory', 'manager')
  await sees(row(page, item.sku))
  await expectCodeWithinBudget(page, 'stock/inventory/inventory-page.tsx')
  await page.getByRole('button', { name: `Adjust ${item.sku}` }).click()
  const adjusting = dialog(page, 'Adjust Stock')
  const confirm = adjusting.getByRole('button', { name: 'Confirm' })
  const quantity = adjusting.getByRole('textbox', { name: 'Quantity' })
  expect(await confirm.isDisabled()).toBe(true)
  await adjusting.getByLabel('Reason').fill('   ')
  expect(await confirm.isDisabled()).toBe(true)
  await adjusting.getByLabel('Choose from list').selectOption('Counted')
  expect(await adjusting.getByLabel('Reason').inputValue()).toBe('Counted')
  await adjusting.getByLabel('Reason').fill('Counted again')
  expect(await confirm.isEnabled()).toBe(true)
  for (const wrong of ['0', '-3', '1.5', '']) {
    await quantity.fill(wrong)
    expect(await confirm.isDisabled()).toBe(true)
  }
  await adjusting.getByRole('radio', { name: 'Remove stock' }).check()
  await quantity.fill('6')
  await eventually(() => figure(adjusting, 'On hand').textContent()).toBe('20 → 14 EA')
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/inventory') reads.push(request.url())
  })
  await confirm.click()
  await sees(toast(page, 'Inventory adjusted successfully'))
  await seesNo(adjusting)
  expect(await quantityOf(item.id)).toBe(14)
  // Longer than the server and the page gather changes: the event of this one has come, and is no news.
  await sleep(800)
  expect(reads).toHaveLength(1)
  await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: 63, reason: 'Found' } })
  await sees(row(page, item.sku).filter({ hasText: '77' }))
  await page.getByRole('tab', { name: 'Movements' }).click()
  await sees(row(page, 'Counted again').filter({ hasText: 'Adjustment' }).filter({ hasText: item.sku }))
})

test('the preview of an adjustment changes what is available only by goods that can be promised', async () => {
  const item = await makeItem(it, { quantity: 20, lotNumber: 'L-OLD', expiresOn: '2020-01-31' })
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: `Adjust ${item.sku}` }).click()
  const adjusting = dialog(page, 'Adjust Stock')
  await eventually(() => figure(adjusting, 'On hand').textContent()).toBe('20 → 21 EA')
  expect(await figure(adjusting, 'Available').textContent()).toBe('0 EA')
})

test('each line of the ledger shows, and says, whether goods came in, went out or were moved', async () => {
  const item = await makeItem(it, { quantity: 20 })
  const adjust = (adjustment: number, reason: string) =>
    it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment, reason } })
  await adjust(10, 'Found behind the shelf')
  await adjust(-10, 'Fell off the shelf')
  const { code } = await makeLocation(it)
  await it.as('admin').call(inventoryEndpoints.update, { params: { id: item.id }, body: { location: code } })
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('tab', { name: 'Movements' }).click()
  const quantity = (text: string) => row(page, text).filter({ hasText: item.sku }).getByRole('cell').nth(4).textContent()
  await eventually(() => quantity('Found behind the shelf')).toBe('+10 in')
  expect(await quantity('Fell off the shelf')).toBe('−10 out')
  expect(await quantity('Home location changed')).toBe('20 moved within the warehouse')
})

test('what movements hold can not be adjusted away, and the refusal counts it', async () => {
  const item = await makeItem(it, { quantity: 10 })
  await makeOrder(it, { items: [{ sku: item.sku, quantity: 8 }] })
  const page = await it.visit('/inventory', 'admin')
  await page.getByRole('button', { name: `Adjust ${item.sku}` }).click()
  const adjusting = dialog(page, 'Adjust Stock')
  await adjusting.getByRole('radio', { name: 'Remove stock' }).check()
  await adjusting.getByRole('textbox', { name: 'Quantity' }).fill('3')
  await adjusting.getByLabel('Reason').fill('Broken')
  await adjusting.getByRole('button', { name: 'Confirm' }).click()
  await sees(toast(page, `Only 2 of ${item.sku} can be removed; 8 more are reserved by open movements`).filter({ hasText: 'Error' }))
  expect(await adjusting.getByLabel('Reason').inputValue()).toBe('Broken')
  expect(await quantityOf(item.id)).toBe(10)
})

test('deleting asks nothing, and Undo brings the item and its stock back', async () => {
  const item = await makeItem(it, { quantity: 31 })
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: `Delete ${item.sku}` }).click()
  await sees(toast(page, 'Inventory item deleted successfully'))
  await seesNo(page.getByRole('button', { name: `Delete ${item.sku}` }))
  await toast(page, 'Inventory item deleted successfully').getByRole('button', { name: 'Undo' }).click()
  await sees(toast(page, 'Inventory item restored'))
  await sees(row(page, item.sku).filter({ hasText: '31' }))
  expect(await quantityOf(item.id)).toBe(31)
  await expectBooksToBalance(it.db)
})

test('of a double click on Delete the second click deletes nothing, though the next item has taken its place', async () => {
  const items = [await makeItem(it, { sku: 'DOUBLE-1' }), await makeItem(it, { sku: 'DOUBLE-2' })]
  const page = await it.visit('/inventory?q=DOUBLE-', 'manager')
  const place = await page.getByRole('button', { name: 'Delete DOUBLE-1' }).boundingBox()
  if (!place) throw new Error('The button is not in sight.')
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  await seesNo(page.getByRole('button', { name: 'Delete DOUBLE-1' }))
  await eventually(async () => (await page.getByRole('button', { name: 'Delete DOUBLE-2' }).boundingBox())?.y).toBeCloseTo(place.y, -1)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.getByRole('button', { name: 'Adjust DOUBLE-2' }).click()
  await sees(dialog(page, 'Adjust Stock'))
  expect(await it.as('admin').call(inventoryEndpoints.list, { query: { q: 'DOUBLE-' } })).toMatchObject([{ id: items[1]?.id }])
})

test('an item that a movement holds is not deleted', async () => {
  const item = await makeItem(it)
  await makeOrder(it, { items: [{ sku: item.sku, quantity: 4 }] })
  const page = await it.visit('/inventory', 'admin')
  await page.getByRole('button', { name: `Delete ${item.sku}` }).click()
  await sees(toast(page, `${item.sku} can't be deleted: 4 units are reserved by open movements.`).filter({ hasText: 'Error' }))
  await sees(row(page, item.sku))
})

test('a new item needs its SKU and name; a SKU taken already is told at its field', async () => {
  const taken = await makeItem(it, { customerId: null })
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const adding = dialog(page, 'Add Inventory Item')
  await adding.getByRole('button', { name: 'Create Item' }).click()
  await sees(adding.getByText('SKU must be filled in'))
  await sees(adding.getByText('Name must be filled in'))
  await adding.getByRole('textbox', { name: 'SKU' }).fill(taken.sku)
  await adding.getByRole('textbox', { name: 'Name' }).fill('Twin')
  await adding.getByRole('textbox', { name: 'Quantity', exact: true }).fill('-1')
  await adding.getByRole('button', { name: 'Create Item' }).click()
  await sees(adding.getByRole('alert').filter({ hasText: /Quantity/ }))
  await adding.getByRole('textbox', { name: 'Quantity', exact: true }).fill('1')
  await adding.getByRole('button', { name: 'Create Item' }).click()
  await sees(toast(page, `The SKU ${taken.sku} already exists among the unallocated items.`).filter({ hasText: 'Error' }))
  expect(await adding.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Twin')
})

test('an item that somebody else changed meanwhile is not overwritten: both see both changes', async () => {
  const item = await makeItem(it, { name: 'Pipe tobacco', quantity: 9 })
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: `Edit ${item.sku}` }).click()
  const editing = dialog(page, 'Edit Inventory Item')
  await editing.getByRole('textbox', { name: 'Supplier' }).fill('Typed by me')
  await it.as('admin').call(inventoryEndpoints.update, { params: { id: item.id }, body: { name: 'Renamed by another' } })
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(editing.getByText(/^This item was changed by Ada\./))
  expect(await editing.getByRole('textbox', { name: 'Supplier' }).inputValue()).toBe('Typed by me')
  expect(await editing.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Renamed by another')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Inventory item updated successfully'))
  const saved = await it.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })
  expect(saved).toMatchObject({ name: 'Renamed by another', supplier: 'Typed by me', quantity: 9 })
})

test('the Inventory tab finds, filters and counts', async () => {
  await makeItem(it, { sku: 'FIND-LOW', quantity: 3 })
  await makeItem(it, { sku: 'FIND-NONE', quantity: 0, customerId: 2 })
  const page = await it.visit('/inventory', 'manager')
  const rows = page.getByRole('table', { name: 'Inventory' }).getByRole('row')
  await page.getByRole('searchbox', { name: 'Search inventory' }).fill('FIND-')
  await eventually(() => rows.count()).toBe(3)
  await sees(row(page, 'FIND-LOW').filter({ hasText: 'Low Stock' }).filter({ hasText: 'Acme Imports' }))
  await sees(row(page, 'FIND-NONE').filter({ hasText: 'Out of Stock' }).filter({ hasText: 'Borealis Trading' }))
  await page.getByRole('button', { name: 'Customer: All customers' }).click()
  await pick(page, dialog(page, 'Customer').getByRole('combobox', { name: 'Customer' }), 'Borealis')
  await page.keyboard.press('Escape')
  await eventually(() => rows.count()).toBe(2)
  await page.getByLabel('Status').selectOption('In Stock')
  await sees(page.getByText('No inventory items found'))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await eventually(() => rows.count()).toBeGreaterThan(3)
})
