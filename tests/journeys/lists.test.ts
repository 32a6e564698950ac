import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import {
  dialog,
  eventually,
  heldBack,
  isUncovered,
  overlap,
  pick,
  row,
  rows,
  searchOf,
  sees,
  seesNo,
  toast,
  toasts,
} from '../support/browser-sights.ts'
import { smallTargets } from '../support/browser-targets.ts'
import { makeItem, makeLocation, makeOrder, makeReceipt, makeReceivingLocations } from '../support/factories.ts'

let it: BrowserApp
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

beforeAll(async () => {
  it = await openBrowserApp()
  await makeLocation(it, { code: 'A-01', name: 'Aisle 1' })
  for (let n = 10; n < 38; n++) await makeItem(it, { sku: `TEA-${n}`, name: `Tea ${n}`, location: 'A-01', quantity: 1300 + n })
  await makeItem(it, { sku: 'LOW-1', name: 'Nearly gone', quantity: 4, customerId: 2 })
  await makeOrder(it, { items: [{ sku: 'TEA-10', quantity: 1 }] })
  await makeReceivingLocations(it)
  const { id } = await makeReceipt(it, { items: [{ sku: 'TEA-37', quantity: 1 }] })
  await it.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a page has ten rows; the next one begins at its top, and Back leads to the one before', async () => {
  const page = await it.visit('/inventory', 'manager', { viewport: { width: 1366, height: 768 } })
  await sees(page.getByText('Showing 1–10 of 29 entries'))
  await page.getByRole('button', { name: 'Next page' }).click()
  await sees(page.getByText('Showing 11–20 of 29 entries'))
  await eventually(async () => (await rows(page).first().boundingBox())?.y ?? -1).toBeGreaterThan(0)
  await page.goBack()
  await sees(page.getByText('Showing 1–10 of 29 entries'))
})

test('the next page is read from its first row, though its pager was reached by scrolling', async () => {
  const page = await it.visit('/inventory', 'manager', { viewport: { width: 1366, height: 450 } })
  const next = page.getByRole('button', { name: 'Next page' })
  await next.scrollIntoViewIfNeeded()
  await eventually(() => isUncovered(rows(page).first())).toBe(false)
  await next.click()
  await sees(page.getByText('Showing 11–20 of 29 entries'))
  await eventually(() => isUncovered(rows(page).first())).toBe(true)
})

test('a message covers none of the pager’s controls', async () => {
  const { sku } = await makeItem(it, { sku: 'AAA-1' })
  const page = await it.visit('/inventory', 'manager', { viewport: { width: 1366, height: 768 } })
  await page.getByRole('button', { name: `Delete ${sku}` }).click()
  await sees(toast(page, 'Inventory item deleted successfully'))
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await pager.scrollIntoViewIfNeeded()
  for (const name of ['Rows per page', 'Next page', 'Last page']) expect(await isUncovered(pager.getByLabel(name)), name).toBe(true)
  for (const control of await pager.getByRole('button').all()) expect(await overlap(toasts(page), control)).toBe(false)
})

test.each(['/dashboard', '/inventory', '/orders'])('%s uses the width of a screen of 2560 px', async (path) => {
  const page = await it.visit(path, 'manager', { viewport: { width: 2560, height: 1300 } })
  const figures = page.getByRole('main').locator('dl').first()
  await sees(figures)
  expect((await figures.boundingBox())?.width).toBeGreaterThan(2560 * 0.85)
})

test('a page that does not exist is named, and the last one shown', async () => {
  for (const beyond of [4, 9999]) {
    const page = await it.visit(`/inventory?page=${beyond}`, 'manager')
    await sees(page.getByText(`Page ${beyond.toLocaleString('en-US')} doesn’t exist. Showing page 3, the last one.`))
    await sees(page.getByText('Showing 21–29 of 29 entries'))
    await sees(page.getByText('Page 3 of 3'))
    await page.getByRole('button', { name: 'Previous page' }).click()
    await sees(page.getByText('Showing 11–20 of 29 entries'))
  }
})

test.each(['/inventory', '/orders', '/warehouse-receipt'])('the first row of %s is within 300 px on a laptop', async (path) => {
  const page = await it.visit(path, 'manager', { viewport: { width: 1366, height: 768 } })
  await sees(rows(page).first())
  expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(300)
})

test('each tab shows again what it showed when it was left', async () => {
  const page = await it.visit('/inventory', 'manager')
  await page.getByLabel('Status', { exact: true }).selectOption('Low Stock')
  await sees(page.getByText('Showing 1–1 of 1 entries'))
  await page.getByRole('tab', { name: 'Locations' }).click()
  await page.getByPlaceholder('Search locations...').fill('nowhere')
  await sees(page.getByText('Try adjusting your search'))
  await page.getByRole('tab', { name: 'Inventory' }).click()
  await sees(page.getByText('Showing 1–1 of 1 entries'))
  expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('Low Stock')
  await page.getByRole('tab', { name: 'Locations' }).click()
  await eventually(() => page.getByPlaceholder('Search locations...').inputValue()).toBe('nowhere')
})

test('choosing filters moves no rows at 1440 px', async () => {
  const page = await it.visit('/inventory?q=TEA', 'manager', { viewport: { width: 1440, height: 900 } })
  await sees(rows(page).first())
  const top = async () => (await rows(page).first().boundingBox())?.y
  const before = await top()
  await page.goto('/inventory?q=TEA&status=In+Stock&customerId=1&quantityFrom=5')
  await sees(page.getByRole('button', { name: 'Clear filters' }))
  await sees(rows(page).first())
  expect(await top()).toBe(before)
})

test('a filter takes several values, others are added as chips, and Back takes one away again', async () => {
  const page = await it.visit('/inventory', 'manager')
  await page.getByLabel('Status', { exact: true }).selectOption('Several…')
  const statuses = dialog(page, 'Status')
  await statuses.getByRole('checkbox', { name: 'Low Stock' }).check()
  await statuses.getByRole('checkbox', { name: 'Out of Stock' }).check()
  await page.keyboard.press('Escape')
  expect(searchOf(page).getAll('status')).toEqual(['Low Stock', 'Out of Stock'])
  await sees(page.getByText('Showing 1–1 of 1 entries'))

  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Quantity' }).click()
  await dialog(page, 'Quantity').getByRole('textbox', { name: 'From' }).fill('5')
  await page.keyboard.press('Enter')
  await sees(page.getByText('No inventory items found'))
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await sees(page.getByRole('button', { name: 'Quantity from 5' }))
  await page.goBack()
  await sees(row(page, 'LOW-1'))
  await page.goForward()
  await page.getByRole('button', { name: 'Remove filter: Quantity' }).click()
  await sees(row(page, 'LOW-1'))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await sees(page.getByText('Showing 1–10 of 29 entries'))
  expect([...searchOf(page).keys()]).toEqual([])
})

test('a figure leads to the rows it counts', async () => {
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('link', { name: 'Low Stock' }).click()
  await sees(page.getByText('Showing 1–1 of 1 entries'))
  await sees(row(page, 'LOW-1'))
})

test('keys step through the rows, open one, and begin a new one', async () => {
  const page = await it.visit('/inventory', 'manager')
  await sees(row(page, 'TEA-10'))
  await page.keyboard.press('j')
  await page.waitForTimeout(80)
  await page.keyboard.press('j')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe('1')
  await page.keyboard.press('x')
  await sees(page.getByText('1 selected'))
  await page.waitForTimeout(80)
  await page.keyboard.press('k')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe('0')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/inventory\/\d+/)
  await page.goBack()
  await sees(row(page, 'TEA-10'))
  await page.keyboard.press('n')
  await sees(dialog(page, 'Add Inventory Item'))
})

test('on a phone a card opens as a whole, its actions are in a sheet, and it can be sorted', async () => {
  const page = await it.visit('/inventory', 'manager', phone)
  await sees(row(page, 'TEA-10'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect((await row(page, 'TEA-10').boundingBox())?.height).toBeLessThan(80)
  expect(await smallTargets(page)).toEqual([])
  await page.getByLabel('Sort by').selectOption('Quantity')
  await page.getByRole('button', { name: 'Sort descending' }).click()
  await sees(rows(page).first().filter({ hasText: 'TEA-37' }))
  await page.getByRole('button', { name: 'Actions for TEA-37' }).click()
  const sheet = dialog(page, 'TEA-37')
  await sheet.getByRole('button', { name: 'Adjust' }).click()
  await sees(dialog(page, /Adjust/))
  await page.goBack()
  await seesNo(page.getByRole('dialog'))
  await page.evaluate(() => scrollTo(0, 0))
  await row(page, 'TEA-37').click({ position: { x: 200, y: 30 } })
  await page.waitForURL(/\/inventory\/\d+/)
})

test.each(['/inventory', '/inventory?tab=locations', '/orders', '/customer-portfolio', '/warehouse-receipt', '/settings?section=users'])(
  'on a tablet the status of %s is in view',
  async (path) => {
    const page = await it.visit(path, 'admin', { viewport: { width: 768, height: 1024 } })
    const status = page.getByRole('columnheader', { name: /^Stat(us|e)$/ })
    await sees(status)
    await sees(rows(page).first())
    const box = await status.boundingBox()
    const actions = await page.getByRole('columnheader', { name: 'Actions' }).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((actions?.x ?? 0) + 1)
  },
)

test('customers search and filter their own movements', async () => {
  const { sku } = await makeItem(it, { sku: 'OWN-1', customerId: 2 })
  const order = await makeOrder(it, { customerId: 2, items: [{ sku, quantity: 1 }] })
  const page = await it.visit('/orders', 'rival')
  await page.getByPlaceholder('Search by movement number...').fill(order.orderNumber)
  await sees(page.getByText('Showing 1–1 of 1 entries'))
  await page.getByLabel('Status', { exact: true }).selectOption('Cancelled')
  await sees(page.getByText('No movements match your search.'))
})

test('movements show their customer, and are sorted and filtered by it', async () => {
  const page = await it.visit('/orders?sort=customer', 'admin')
  await sees(page.getByRole('columnheader', { name: 'Customer' }).and(page.locator('[aria-sort=ascending]')))
})

test.each([
  ['/orders', 'All Customers'],
  ['/inventory', 'All customers'],
])('the customer filter of %s searches the server, and nothing loads all customers', async (path, all) => {
  const { sku } = await makeItem(it, { sku: `RIVAL-${path.length}`, customerId: 2 })
  await makeOrder(it, { customerId: 2, items: [{ sku, quantity: 1 }] })
  const page = await it.visit('/dashboard', 'admin')
  const unbounded: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/customers' && !searchParams.has('limit')) unbounded.push(request.url())
  })
  const code = await heldBack(page, '**/assets/entity-filter-editor*')
  await page.goto(path)
  await page.getByRole('button', { name: `Customer: ${all}` }).click()
  // What is typed before the field is there goes into it; n alone would open another dialog.
  await page.keyboard.type('no', { delay: 80 })
  code.letGo()
  const choosing = dialog(page, 'Customer')
  const customer = choosing.getByRole('combobox', { name: 'Customer' })
  await eventually(() => customer.inputValue()).toBe('no')
  await pick(page, customer, 'Borealis')
  await eventually(() => searchOf(page).getAll('customerId')).toEqual(['2'])
  await eventually(async () => (await rows(page).count()) > 0 && (await row(page, 'Acme Imports').count()) === 0).toBe(true)
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Customer: Borealis Trading · C2' }).click()
  await choosing.getByRole('button', { name: all }).click()
  await sees(page.getByRole('button', { name: `Customer: ${all}` }))
  expect(searchOf(page).has('customerId')).toBe(false)
  // Without a choice the first customers are offered before one types.
  await page.getByRole('button', { name: `Customer: ${all}` }).click()
  await sees(page.getByRole('option', { name: /Borealis/ }))
  expect(unbounded).toEqual([])
})

test('rows stand close together in all tables once that was chosen in one', async () => {
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: 'Compact rows' }).click()
  await page.getByRole('tab', { name: 'Locations' }).click()
  await sees(page.getByRole('button', { name: 'Comfortable rows' }))
  expect((await row(page, 'A-01').boundingBox())?.height).toBeLessThan(40)
})
