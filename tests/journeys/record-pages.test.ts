import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, figure, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeLocation, makeOrder } from '../support/factories.ts'
import { onePixel } from '../support/one-pixel.ts'

// Items, movements, customers and locations have pages of their own.

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const adjust = (id: number, adjustment: number, reason: string, location: string) =>
  it.as('manager').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason, location } })
const actions = (page: Page) => page.getByRole('menu', { name: 'More actions' })
const phone = { viewport: { width: 390, height: 844 } }

test('an item’s page tells what lies where, why available differs from on hand, who holds it, and who did what', async () => {
  const [bin, dock] = [await makeLocation(it), await makeLocation(it, { type: 'receiving' })]
  const item = await makeItem(it, { name: 'Coffee beans', location: bin.code, quantity: 40 })
  await adjust(item.id, 8, 'Arrived on truck 7', dock.code)
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 15 }] })
  await it.as('manager').call(inventoryEndpoints.update, { params: { id: item.id }, body: { supplier: 'Kaffa' } })

  const page = await it.visit(`/inventory/${item.id}`, 'manager')
  await sees(page.getByRole('heading', { level: 1, name: item.sku }))
  await eventually(() => figure(page, 'On hand').first().textContent()).toBe('48 EA')
  await sees(page.getByText('25 EA of 48 EA on hand is available for new movements.'))
  await sees(page.getByText('Reserved by movements').first())
  await sees(row(page.getByRole('table', { name: /Stock of/ }), dock.code).getByText('At receiving'))
  await sees(row(page.getByRole('table', { name: /Ledger of/ }), 'Arrived on truck 7').getByText('+8'))
  const history = page.getByRole('region', { name: 'History' })
  await sees(history.getByText('Supplier: '))
  await sees(history.getByText('Kaffa'))
  await seesNo(page.getByRole('region', { name: 'Counts' }))
  await row(page.getByRole('table', { name: 'Reserved by movements' }), order.orderNumber)
    .getByRole('link')
    .click()
  await sees(page.getByRole('heading', { level: 1, name: order.orderNumber }))
  await page.goBack()
  await sees(page.getByRole('heading', { level: 1, name: item.sku }))
})

test('the picture of an item is chosen, named for people who do not see it, shown to its customer, and removed', async () => {
  const item = await makeItem(it, { name: 'Coffee tin' })
  const page = await it.visit(`/inventory/${item.id}`, 'manager')
  const shown = (on: Page) => on.getByRole('img', { name: 'Picture of Coffee tin' })
  await page.getByLabel('File of the picture').setInputFiles({ name: 'tin.png', mimeType: 'image/png', buffer: onePixel })
  await sees(toast(page, 'Picture Saved'))
  await sees(shown(page))
  const customers = await it.visit(`/inventory/${item.id}`, 'customer')
  await sees(shown(customers))
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await sees(toast(page, 'Picture Removed'))
  await seesNo(shown(page))
  await seesNo(shown(customers))
})

test('a ledger line always has a direction, also without a location', async () => {
  const item = await makeItem(it, { quantity: 20 })
  for (const adjustment of [10, -10])
    await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment, reason: `By ${adjustment}` } })
  const page = await it.visit(`/inventory/${item.id}`, 'manager')
  const ledger = page.getByRole('table', { name: /Ledger of/ })
  await sees(row(ledger, 'By 10').getByText('+10'))
  await sees(row(ledger, 'By -10').getByText('−10'))
})

test('dialogs of a page have addresses: Back closes them, and a deleted item can be restored where it was', async () => {
  const item = await makeItem(it)
  const page = await it.visit(`/inventory/${item.id}`, 'admin')
  await page.getByRole('button', { name: 'Adjust', exact: true }).click()
  await sees(dialog(page, 'Adjust Stock'))
  expect(page.url()).toContain('adjust=')
  await page.goBack()
  await seesNo(dialog(page, 'Adjust Stock'))
  await sees(page.getByRole('heading', { level: 1, name: item.sku }))

  const more = page.getByRole('button', { name: 'More actions' })
  await more.click()
  await actions(page).getByRole('menuitem', { name: 'Delete' }).click()
  await sees(page.getByText(`${item.sku} was deleted`))
  await page.reload()
  await sees(page.getByText(/^Ada deleted it: /))
  await page.getByRole('button', { name: 'Restore' }).click()
  await sees(toast(page, 'Inventory item restored'))
  await eventually(() => figure(page, 'On hand').first().textContent()).toBe('100 EA')
})

test('the page of a row leads to its neighbours on the list, and back to the list as it was', async () => {
  for (const sku of ['NEIGH-1', 'NEIGH-2', 'NEIGH-3']) await makeItem(it, { sku })
  const page = await it.visit('/inventory?q=NEIGH', 'manager')
  await row(page, 'NEIGH-2').getByRole('link', { name: 'NEIGH-2' }).click()
  await sees(page.getByText('2 of 3', { exact: true }))
  await page.getByRole('link', { name: 'Next' }).click()
  await sees(page.getByRole('heading', { level: 1, name: 'NEIGH-3' }))
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Previous' }).click()
  await page.getByRole('link', { name: 'Previous' }).click()
  await sees(page.getByRole('heading', { level: 1, name: 'NEIGH-1' }))
  await page.getByRole('main').getByRole('link', { name: 'Inventory' }).click()
  await sees(row(page, 'NEIGH-3'))
  expect(new URL(page.url()).searchParams.get('q')).toBe('NEIGH')
})

test('a customer sees the pages of its own item and movement, without what is the staff’s; another’s is not found, inside the shell', async () => {
  const bin = await makeLocation(it)
  const item = await makeItem(it, { location: bin.code, costPrice: '12.5' })
  const order = await makeOrder(it, { by: 'customer', items: [{ sku: item.sku, quantity: 3 }] })
  const page = await it.visit(`/inventory/${item.id}`, 'customer', phone)
  await sees(page.getByText('97 EA of 100 EA on hand is available for new movements.'))
  await seesNo(page.getByRole('region', { name: 'History' }))
  await seesNo(page.getByRole('button', { name: 'Adjust', exact: true }))
  await seesNo(page.getByText('12.50'))
  await sees(row(page.getByRole('table', { name: /Ledger of/ }), 'Opening stock'))
  await seesNo(page.getByRole('table', { name: /Ledger of/ }).locator('th', { hasText: 'Actions' }))
  await page.getByRole('link', { name: order.orderNumber }).click()
  await sees(page.getByText('1 of 6 stages completed'))
  await sees(page.getByRole('region', { name: 'Tracking History' }))
  await seesNo(page.getByRole('region', { name: 'History', exact: true }))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  for (const [path, noun] of [
    [`/inventory/${item.id}`, 'Item'],
    [`/orders/${order.id}`, 'Movement'],
    ['/orders/abc', 'Movement'],
  ] as const) {
    const rival = await it.visit(path, 'rival')
    await sees(rival.getByText(`${noun} not found`))
    await sees(rival.getByRole('navigation').getByRole('link', { name: 'Inventory' }))
  }
})

test('a movement’s page marks stages, edits and cancels; its history says who, and no stage is current once it is cancelled', async () => {
  const bin = await makeLocation(it)
  const item = await makeItem(it, { location: bin.code })
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 4 }] })
  const page = await it.visit(`/orders/${order.id}`, 'admin')
  await sees(row(page.getByRole('table', { name: 'Items of this movement' }), item.sku).getByText(bin.code))
  await page.getByRole('button', { name: 'Mark Complete' }).dblclick()
  await sees(page.getByText('2 of 6 stages completed'))
  await seesNo(toast(page, 'Update Failed'))
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Enter')
  const history = page.getByRole('region', { name: 'History', exact: true })
  await sees(history.getByText('Stage completed'))
  await sees(page.getByText('current stage'))
  await page.getByRole('button', { name: 'More actions' }).click()
  const note = actions(page).getByRole('menuitem', { name: 'Delivery note' })
  expect(await note.getAttribute('href')).toBe(`/api/orders/${order.id}/delivery-note.pdf`)
  await actions(page).getByRole('menuitem', { name: 'Cancel Movement' }).click()
  const cancelling = dialog(page, /^Cancel /)
  await cancelling.getByLabel('Reason').fill('Ordered twice')
  await cancelling.getByRole('button', { name: 'Cancel Movement' }).click()
  await sees(page.getByText(/^Cancelled .*: Ordered twice$/))
  await seesNo(page.getByText('current stage'))
  await sees(history.getByText('Ordered twice'))
  expect(await it.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })).toMatchObject({ trackingStage: 'confirmed' })
})

test('the page of a customer leads to its movements, items and users; that of a location to what lies there', async () => {
  const bin = await makeLocation(it, { capacity: 400 })
  const item = await makeItem(it, { location: bin.code, quantity: 100, customerId: 2 })
  const page = await it.visit('/customers/2', 'manager')
  await sees(page.getByRole('heading', { level: 1, name: 'Borealis Trading' }))
  await sees(page.getByRole('table', { name: /^Users of/ }).getByText('Primary'))
  await page.getByRole('link', { name: /^All \d+: Items/ }).click()
  await sees(row(page, item.sku))
  expect(new URL(page.url()).searchParams.get('customerId')).toBe('2')

  await page.goto(`/locations/${bin.id}`)
  await sees(row(page.getByRole('table', { name: /^Stock at/ }), item.sku).getByText('100 EA'))
  await sees(page.getByText('25%'))
  await page.getByRole('button', { name: 'Edit' }).click()
  await sees(dialog(page, 'Edit Location'))
  await page.goBack()
  await seesNo(dialog(page, 'Edit Location'))
})

test('printed, a record is its contents alone: light, without bars and buttons, and no column is cut', async () => {
  const bin = await makeLocation(it)
  const item = await makeItem(it, { name: 'Hydraulic hose with two connectors. '.repeat(4).trim(), location: bin.code })
  await makeOrder(it, { items: [{ sku: item.sku, quantity: 3 }] })
  const page = await it.visit(`/inventory/${item.id}`, 'admin', { colorScheme: 'dark', viewport: { width: 718, height: 1000 } })
  await sees(page.getByRole('table', { name: /Ledger of/ }))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await seesNo(page.getByRole('banner'))
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
  await sees(page.getByText(/^Printed /))
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('td, th, .truncated')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.textContent),
  )
  expect(cut).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
})
