import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { smallTargets } from '../support/browser-targets.ts'
import { makeItem, makeLocation, makeOrder } from '../support/factories.ts'

let it: BrowserApp
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

beforeAll(async () => {
  it = await openBrowserApp()
  await makeLocation(it, { code: 'A-01', name: 'Aisle 1' })
  for (let n = 10; n < 38; n++) await makeItem(it, { sku: `TEA-${n}`, name: `Tea ${n}`, location: 'A-01', quantity: 1300 + n })
  await makeItem(it, { sku: 'LOW-1', name: 'Nearly gone', quantity: 4, customerId: 2 })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

function rows(page: Page) {
  return page.locator('tr[data-row]')
}

function search(page: Page) {
  return new URL(page.url()).searchParams
}

test('a page has ten rows; the next one begins at its top, and Back leads to the one before', async () => {
  const page = await it.visit('/inventory', 'manager', { viewport: { width: 1366, height: 768 } })
  await sees(page.getByText('Showing 1–10 of 29 entries'))
  await page.getByRole('button', { name: 'Next page' }).click()
  await sees(page.getByText('Showing 11–20 of 29 entries'))
  await eventually(async () => (await rows(page).first().boundingBox())?.y ?? -1).toBeGreaterThan(0)
  await page.goBack()
  await sees(page.getByText('Showing 1–10 of 29 entries'))
})

test('a page that does not exist is named, and the last one shown', async () => {
  for (const beyond of [4, 9999]) {
    const page = await it.visit(`/inventory?page=${beyond}`, 'manager')
    await sees(page.getByText(`Page ${beyond.toLocaleString('en-US')} doesn’t exist. This is page 3, the last one.`))
    await sees(page.getByText('Showing 21–29 of 29 entries'))
    await sees(page.getByText('Page 3 of 3'))
    await page.getByRole('button', { name: 'Previous page' }).click()
    await sees(page.getByText('Showing 11–20 of 29 entries'))
  }
})

test('the first row is within 300 px on a laptop', async () => {
  const page = await it.visit('/inventory', 'manager', { viewport: { width: 1366, height: 768 } })
  await sees(row(page, 'LOW-1'))
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

test('a filter takes several values, others are added as chips, and Back takes one away again', async () => {
  const page = await it.visit('/inventory', 'manager')
  await page.getByLabel('Status', { exact: true }).selectOption('Several…')
  const statuses = dialog(page, 'Status')
  await statuses.getByRole('checkbox', { name: 'Low Stock' }).check()
  await statuses.getByRole('checkbox', { name: 'Out of Stock' }).check()
  await page.keyboard.press('Escape')
  expect(search(page).getAll('status')).toEqual(['Low Stock', 'Out of Stock'])
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
  await page.getByRole('button', { name: 'Remove filter Quantity' }).click()
  await sees(row(page, 'LOW-1'))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await sees(page.getByText('Showing 1–10 of 29 entries'))
  expect([...search(page).keys()]).toEqual([])
})

test('a figure leads to the rows it counts', async () => {
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('link', { name: 'Low Stock' }).click()
  await sees(page.getByText('Showing 1–1 of 1 entries'))
  await sees(row(page, 'LOW-1'))
})

test('a row is a link: a click on it opens the record, the middle button opens a tab, selecting text does neither', async () => {
  const page = await it.visit('/inventory?status=Low+Stock', 'manager')
  const cell = row(page, 'LOW-1').getByRole('cell', { name: 'Nearly gone' })
  const [tab] = await Promise.all([page.context().waitForEvent('page'), cell.click({ button: 'middle' })])
  await tab.waitForURL(/\/inventory\/\d+/)
  await tab.close()

  const text = await row(page, 'LOW-1').getByText('Nearly gone').boundingBox()
  if (!text) throw new Error('The name has no place on the screen.')
  await page.mouse.move(text.x + 1, text.y + text.height / 2)
  await page.mouse.down()
  await page.mouse.move(text.x + 60, text.y + text.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toContain('Near')
  expect(page.url()).toContain('/inventory?')
  await page.evaluate(() => window.getSelection()?.removeAllRanges())

  await cell.click()
  await page.waitForURL(/\/inventory\/\d+/)
  await page.goBack()
  await sees(row(page, 'LOW-1'))
  expect(await row(page, 'LOW-1').getByRole('link').getAttribute('href')).toMatch(/^\/inventory\/\d+$/)
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

test('a view is saved, chosen, modified, saved again, renamed and deleted', async () => {
  const page = await it.visit('/inventory?status=Low+Stock', 'manager')
  await page.getByRole('button', { name: 'Save view' }).click()
  const saving = dialog(page, 'Save View')
  await saving.getByRole('textbox', { name: 'Name' }).fill('To reorder')
  expect(await seriousFindings(page)).toEqual([])
  await saving.getByRole('button', { name: 'Save' }).click()
  await sees(toast(page, 'View saved'))
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await views.getByRole('button', { name: 'All', exact: true }).click()
  await sees(page.getByText('Showing 1–10 of 29 entries'))
  await views.getByRole('button', { name: 'To reorder', exact: true }).click()
  await sees(page.getByText('Showing 1–1 of 1 entries'))
  expect(search(page).get('status')).toBe('Low Stock')

  await page.getByLabel('Status', { exact: true }).selectOption('In Stock')
  await sees(views.getByText('Modified'))
  await views.getByRole('button', { name: 'Cancel' }).click()
  await sees(page.getByText('Showing 1–1 of 1 entries'))
  await seesNo(views.getByText('Modified'))

  await page.getByRole('button', { name: 'Columns' }).click()
  await dialog(page, 'Columns').getByRole('checkbox', { name: 'Category' }).uncheck()
  await page.keyboard.press('Escape')
  await sees(views.getByText('Modified'))
  await views.getByRole('button', { name: 'Save', exact: true }).click()
  await seesNo(views.getByText('Modified'))
  await page.reload()
  await sees(row(page, 'LOW-1'))
  expect(await page.getByRole('columnheader', { name: 'Category' }).count()).toBe(0)
  await views.getByRole('button', { name: 'All', exact: true }).click()
  await sees(page.getByRole('columnheader', { name: 'Category' }))

  await views.getByRole('button', { name: 'To reorder', exact: true }).click()
  await views.getByRole('button', { name: 'Actions for view To reorder' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialog(page, 'Rename View').getByRole('textbox', { name: 'Name' }).fill('Reorder')
  await dialog(page, 'Rename View').getByRole('button', { name: 'Save' }).click()
  await views.getByRole('button', { name: 'Actions for view Reorder' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await sees(toast(page, 'View deleted'))
  await seesNo(views)
  await sees(page.getByText('Showing 1–10 of 29 entries'))
})

test('selected rows are deleted one by one; refused ones say why and stay selected; deleted ones are restored', async () => {
  const free = await makeItem(it, { sku: 'BULK-1' })
  const reserved = await makeItem(it, { sku: 'BULK-2' })
  await makeOrder(it, { items: [{ sku: reserved.sku, quantity: 3 }] })
  const page = await it.visit('/inventory?q=BULK', 'manager')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await sees(page.getByText('2 selected'))
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
  const result = dialog(page, 'Delete')
  await sees(result.getByText('1 item deleted. 1 row refused.'))
  await sees(result.getByText('BULK-2 can’t be deleted').or(result.getByText("BULK-2 can't be deleted")))
  expect(await seriousFindings(page)).toEqual([])
  await result.getByRole('button', { name: 'Close' }).click()
  await sees(page.getByText('1 selected'))
  expect(await page.getByRole('checkbox', { name: 'Select BULK-2' }).isChecked()).toBe(true)
  await seesNo(row(page, free.sku))

  await page.goto('/inventory?q=BULK')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Deleted' }).click()
  await dialog(page, 'Deleted').getByRole('checkbox', { name: 'Deleted items' }).check()
  await page.keyboard.press('Escape')
  await row(page, 'BULK-1').getByRole('button', { name: 'Restore' }).click()
  await sees(toast(page, 'Inventory item restored'))
  await sees(page.getByText('No inventory items found'))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await sees(row(page, 'BULK-1'))
})

test('an admin advances selected movements; cancelled ones are refused', async () => {
  const { sku } = await makeItem(it, { sku: 'MOVE-1' })
  const order = await makeOrder(it, { items: [{ sku, quantity: 1 }] })
  const page = await it.visit(`/orders?q=${order.orderNumber}`, 'admin')
  await page.getByRole('checkbox', { name: `Select ${order.orderNumber}` }).check()
  await page.getByRole('button', { name: 'Mark next stage complete' }).click()
  await sees(toast(page, '1 movement advanced'))
  await sees(row(page, order.orderNumber).filter({ hasText: 'Processing' }))
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

test.each(['/inventory', '/inventory?tab=locations', '/orders', '/customer-portfolio'])(
  'on a tablet the status of %s is in view',
  async (path) => {
    const page = await it.visit(path, 'admin', { viewport: { width: 768, height: 1024 } })
    const status = page.getByRole('columnheader', { name: 'Status' })
    await sees(status)
    await sees(rows(page).first())
    const box = await status.boundingBox()
    const actions = await page.getByRole('columnheader', { name: 'Actions' }).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((actions?.x ?? 0) + 1)
  },
)

test('a copied table has a tab between its cells', async () => {
  const page = await it.visit('/inventory?status=Low+Stock', 'manager')
  await sees(row(page, 'LOW-1'))
  const copied = await page.evaluate(() => {
    const table = document.querySelector('table')
    const cells = table?.tBodies[0]?.rows[0]?.cells
    if (!table || !cells) return ''
    window.getSelection()?.selectAllChildren(table.tBodies[0] ?? table)
    const data = new DataTransfer()
    table.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
    return data.getData('text/plain')
  })
  expect(copied).toBe(['LOW-1', 'Nearly gone', '–', '4 EA', '4', '–', 'Borealis Trading', 'Low Stock'].join('\t'))
})

test('a printed list has its rows and no controls, and no column is cut', async () => {
  const page = await it.visit('/inventory', 'manager', { viewport: { width: 720, height: 1000 } })
  await sees(row(page, 'TEA-10'))
  await page.emulateMedia({ media: 'print' })
  await seesNo(page.getByPlaceholder('Search inventory...'))
  await seesNo(page.getByRole('button', { name: 'Next page' }))
  await seesNo(page.getByRole('banner'))
  await sees(page.getByRole('columnheader', { name: 'Customer' }))
  const cut = await page.evaluate(
    () => [...document.querySelectorAll('td')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
  )
  expect(cut).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
})

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
  await page.getByLabel('Customer', { exact: true }).selectOption('Borealis Trading')
  await eventually(() => row(page, 'Acme Imports').count()).toBe(0)
})

test('rows stand close together in all tables once that was chosen in one', async () => {
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: 'Compact rows' }).click()
  await page.getByRole('tab', { name: 'Locations' }).click()
  await sees(page.getByRole('button', { name: 'Comfortable rows' }))
  expect((await row(page, 'A-01').boundingBox())?.height).toBeLessThan(40)
})
