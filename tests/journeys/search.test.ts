import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, eventually, heldBack, isFocused, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { smallTargets } from '../support/browser-targets.ts'
import { makeItem, makeOrder, makeReceipt, makeShipment } from '../support/factories.ts'
import { hasFocus } from '../support/keyboard.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp
let order: Awaited<ReturnType<typeof makeOrder>>
let foreign: Awaited<ReturnType<typeof makeOrder>>
let item: Awaited<ReturnType<typeof makeItem>>

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

beforeAll(async () => {
  it = await openBrowserApp()
  item = await makeItem(it, { sku: 'COF-1', name: 'Colombia Huila', gtin: '4006381333931' })
  for (let n = 2; n < 10; n++) await makeItem(it, { sku: `COF-${n}`, name: `Coffee ${n}` })
  await makeItem(it, { sku: 'BOTH', customerId: 1 })
  await makeItem(it, { sku: 'BOTH', customerId: 2 })
  order = await makeOrder(it, { items: [{ sku: 'COF-1', quantity: 1 }] })
  foreign = (await makeShipment(it, { customerId: 2, by: 'rival' })).order
  await makeReceipt(it, { supplier: 'Kaffeehaus Süd' })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search everything' })
const palette = (page: Page) => dialog(page, 'Search')
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search everything' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const group = (page: Page, name: string) => palette(page).getByRole('group', { name })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const openByKeys = async (page: Page) => {
  await sees(box(page))
  await page.keyboard.press('ControlOrMeta+k')
  await hasFocus(field(page))
}
/** The highlighted entry. */
const active = (page: Page) => palette(page).locator('[role="option"][aria-selected="true"]')

test('by mouse: a click on the box, a text, a click on a row', async () => {
  const page = await it.visit('/dashboard', 'manager')
  expect(await box(page).getAttribute('placeholder')).toBe('Search orders, SKUs, customers...')
  await box(page).click()
  await sees(group(page, 'Actions').getByRole('option', { name: 'New Receipt' }))
  await field(page).fill('huila')
  await sees(group(page, 'Items').getByRole('option', { name: /^COF-1.*Colombia Huila · Acme Imports/ }))
  expect(await seriousFindings(page)).toEqual([])
  await option(page, /^COF-1/).click()
  await sees(title(page, 'COF-1'))
  await seesNo(palette(page))
  expect(new URL(page.url()).pathname).toBe(`/inventory/${item.id}`)
})

test('by keyboard alone: Ctrl K, arrows, Enter, and Escape gives the focus back', async () => {
  const page = await it.visit('/inventory', 'manager')
  await sees(row(page, 'COF-1'))
  const search = page.getByRole('searchbox', { name: 'Search inventory' })
  await search.focus()
  await page.keyboard.press('ControlOrMeta+k')
  await hasFocus(field(page))
  await page.keyboard.press('Escape')
  await seesNo(palette(page))
  await hasFocus(search)
  await page.keyboard.press('ControlOrMeta+k')
  await hasFocus(field(page))
  await page.keyboard.type('cof', { delay: 60 })
  await sees(option(page, /^COF-5/))
  await sees(palette(page).getByText('5 results'))
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  await eventually(() => active(page).textContent()).toContain('COF-2')
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'))
  await hasFocus(field(page))
  await page.keyboard.press('Enter')
  await sees(title(page, 'COF-2'))
  await eventually(() => isFocused(title(page, 'COF-2'))).toBe(true)
})

test('what is typed into the box goes on in the palette, and the shortcut is listed', async () => {
  const page = await it.visit('/dashboard', 'manager')
  await box(page).focus()
  await page.keyboard.type('kaffee', { delay: 80 })
  await sees(option(page, /^WR-.*Kaffeehaus Süd/))
  expect(await field(page).inputValue()).toBe('kaffee')
  await page.keyboard.press('Escape')
  await hasFocus(box(page))
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('?')
  await sees(dialog(page, /^Help: /).getByText('Search everything'))
})

test('what is typed after Ctrl K, while the code of the palette is loading, goes into its field and is no shortcut', async () => {
  const page = await it.visit('/api/health', 'manager')
  const code = await heldBack(page, '**/assets/search-palette*')
  await page.goto('/orders')
  await sees(row(page, order.orderNumber))
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('nordhavx', { delay: 80 })
  await page.keyboard.press('Backspace')
  await page.keyboard.type('n', { delay: 80 })
  code.letGo()
  await hasFocus(field(page))
  await eventually(() => field(page).inputValue()).toBe('nordhavn')
  expect(new URL(page.url()).search).toBe('')
})

test('Ctrl Enter opens another tab, and the palette stays', async () => {
  const page = await it.visit('/dashboard', 'manager')
  await openByKeys(page)
  await field(page).fill(order.orderNumber)
  await sees(option(page, new RegExp(`^${order.orderNumber}.*Acme Imports · Pending`)))
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('ControlOrMeta+Enter')])
  await sees(title(opened, order.orderNumber))
  await sees(palette(page))
})

test('an action opens its dialog, and a screen is opened by its name', async () => {
  const page = await it.visit('/dashboard', 'manager')
  await openByKeys(page)
  await field(page).fill('new shi')
  await page.keyboard.press('Enter')
  await sees(dialog(page, 'New Shipment'))
  await page.keyboard.press('Escape')
  await seesNo(dialog(page, 'New Shipment'))
  await page.keyboard.press('ControlOrMeta+k')
  await field(page).fill('put')
  await eventually(() => active(page).textContent()).toContain('Go to Put-away')
  await page.keyboard.press('Enter')
  await sees(title(page, 'Put-away'))
})

test('more rows of a kind are shown by its list', async () => {
  const page = await it.visit('/dashboard', 'manager')
  await box(page).click()
  await field(page).fill('cof-')
  await option(page, 'Show all items with “cof-”').click()
  await sees(row(page, 'COF-9'))
  expect(new URL(page.url()).searchParams.get('q')).toBe('cof-')
})

test('nothing found, a mistyped word, and a failed search say so', async () => {
  const page = await it.visit('/dashboard', 'manager')
  await box(page).click()
  await field(page).fill('qqqq')
  await sees(palette(page).getByText('No results for “qqqq”.'))
  await field(page).fill('put-away')
  await sees(option(page, /Put-away/).first())
  await seesNo(palette(page).getByText('No results'))
  await field(page).fill('colobmia')
  await sees(palette(page).getByText('No exact match for “colobmia”. Similar results:'))
  await sees(option(page, /^COF-1/))
  await page.route('**/api/search?*', (route) => route.abort())
  await field(page).fill('huila')
  await sees(palette(page).getByRole('alert').getByText('Can’t reach the server.'))
  expect(await field(page).inputValue()).toBe('huila')
  await page.unroute('**/api/search?*')
  await palette(page).getByRole('button', { name: 'Try again' }).click()
  await sees(option(page, /^COF-1/))
})

test('a late answer to an earlier text shows nothing', async () => {
  const page = await it.visit('/dashboard', 'manager')
  await box(page).click()
  const late = await heldBack(page, '**/api/search?q=cof&*')
  await field(page).fill('cof')
  await page.waitForRequest(/q=cof&/)
  await field(page).fill('kaffee')
  await sees(option(page, /^WR-/))
  await late.letGo()
  await page.waitForTimeout(300)
  expect(await option(page, /^COF/).count()).toBe(0)
  await sees(option(page, /^WR-/))
})

test('Enter before the answer opens the row that the whole code names', async () => {
  const page = await it.visit('/dashboard', 'manager')
  await openByKeys(page)
  await field(page).fill('cof-1')
  await page.keyboard.press('Enter')
  await sees(title(page, 'COF-1'))
})

test('a scanned code that names one row opens it; several are listed, none is rejected', async () => {
  const page = await it.visit('/dashboard', 'manager')
  await openByKeys(page)
  await scan(page, 'NO-SUCH-CODE')
  await sees(toast(page, 'NO-SUCH-CODE'))
  expect(await field(page).inputValue()).toBe('')
  await scan(page, 'BOTH')
  await sees(option(page, /^BOTH.*Borealis Trading/))
  await scan(page, '4006381333931')
  await sees(title(page, 'COF-1'))
})

test('recent places are those of the person, and of the customer that staff view as', async () => {
  const page = await it.visit(`/orders/${order.id}`, 'manager')
  await sees(title(page, order.orderNumber))
  await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(order.orderNumber)
  await goOnTo(page, '/inventory')
  await sees(row(page, 'COF-1'))
  await box(page).click()
  const recent = group(page, 'Recent').getByRole('option')
  await eventually(() => recent.first().textContent()).toContain(order.orderNumber)
  await page.keyboard.press('Enter')
  await sees(title(page, order.orderNumber))
  await goOnTo(page, '/customer-portfolio')
  await row(page, 'Borealis Trading').getByRole('button', { name: 'View as Customer' }).click()
  await sees(page.getByText('Viewing as', { exact: true }))
  await box(page).click()
  await sees(group(page, 'Actions'))
  expect(await option(page, new RegExp(order.orderNumber)).count()).toBe(0)
  await field(page).fill('wm-')
  await sees(group(page, 'Movements').getByRole('option', { name: new RegExp(`^${foreign.orderNumber}`) }))
  expect(await option(page, new RegExp(order.orderNumber)).count()).toBe(0)
})

test('a customer finds its own rows, actions and screens only', async () => {
  const page = await it.visit('/customer/overview', 'customer')
  await box(page).click()
  await sees(option(page, /^New Movement/))
  expect(await option(page, /New Receipt|New Shipment|Customer Portfolio|CRM/).count()).toBe(0)
  await field(page).fill('wm-')
  await sees(option(page, new RegExp(`^${order.orderNumber}`)))
  expect(await option(page, new RegExp(foreign.orderNumber)).count()).toBe(0)
  await field(page).fill(foreign.orderNumber)
  await sees(palette(page).getByText(`No results for “${foreign.orderNumber}”.`))
  await field(page).fill('borealis')
  await sees(palette(page).getByText('No results for “borealis”.'))
})

test('on a phone an icon opens the palette', async () => {
  const page = await it.visit('/dashboard', 'manager', phone)
  const { width = 0, height = 0 } = (await box(page).boundingBox()) ?? {}
  expect([width, height]).toEqual([44, 44])
  await box(page).tap()
  await field(page).fill('cof-3')
  await sees(option(page, /^COF-3/))
  expect(await smallTargets(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await option(page, /^COF-3/).tap()
  await sees(title(page, 'COF-3'))
})
