import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { system } from '../../server/viewer.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { eventually, figure, row, sees, seesNo } from '../support/browser-sights.ts'
import { makeItem, makeLocation, makeOrder, makeShipment, receiveGoods } from '../support/factories.ts'

let it: BrowserApp

const longName = 'Zone of the northern hall behind the second gate'

beforeAll(async () => {
  it = await openBrowserApp()
  await makeLocation(it, { code: 'A-01-01', zone: 'Zone A', capacity: 40 })
  await makeLocation(it, { code: 'A-01-02', zone: 'Zone A', capacity: 60 })
  await makeLocation(it, { code: 'B-01-01', zone: longName, capacity: 10 })
  const { sku } = await makeItem(it, { quantity: 80, location: 'A-01-01' })
  for (let placed = 1; placed <= 12; placed++) {
    await makeOrder(it, { type: placed <= 2 ? 'shipment' : 'pick_pack', items: [{ sku, quantity: 1 }] })
  }
  await receiveGoods(it, sku, 12)
  for (let low = 1; low <= 3; low++) await makeItem(it, { quantity: 4 })
  await makeItem(it, { quantity: 0, sku: 'GONE-1' })
  await makeItem(it, { quantity: 0, sku: 'GONE-2', customerId: 2 })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const chart = (page: Page, name: RegExp) => page.getByRole('application', { name })
const spoken = (of: Locator) => of.getByRole('status').textContent()
const attentionOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Needs attention', level: 2 }) })
const rowsOf = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody tr')

test('a chart is one tab stop; arrow keys read its values, Enter opens the rows of a day', async () => {
  const page = await it.visit('/dashboard', 'manager')
  const perDay = chart(page, /^Movements per day over 14 days: 1 inbound \(12 units\) and 0 outbound \(0 units\) in all/)
  await sees(perDay)
  await page.getByRole('button', { name: 'Show as table: Movements per day' }).focus()
  await page.keyboard.press('Tab')
  const focused = () => perDay.evaluate((element) => element === document.activeElement)
  expect(await focused()).toBe(true)
  await eventually(() => spoken(perDay)).toMatch(/: Inbound 1 \(12 units\), Outbound 0 \(0 units\)$/)
  await sees(perDay.getByText('12 units', { exact: true }))
  await page.keyboard.press('ArrowLeft')
  await eventually(() => spoken(perDay)).toMatch(/: Inbound 0 \(0 units\), Outbound 0 \(0 units\)$/)
  await page.keyboard.press('Escape')
  await eventually(() => spoken(perDay)).toBe('')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const today = new Date().toISOString().slice(0, 10)
  await eventually(() => new URL(page.url()).search).toBe(`?tab=movements&createdFrom=${today}&createdTo=${today}`)
  await page.goBack()
  await sees(perDay)
})

test('the pointer reads values too, of small charts as well', async () => {
  const page = await it.visit('/dashboard', 'manager')
  const course = chart(page, /^Active Orders over 30 days/)
  await course.hover({ position: { x: 92, y: 15 } })
  await sees(course.getByText('Now: 12'))
  await course.hover({ position: { x: 4, y: 15 } })
  await sees(course.getByText('27 days ago: 0'))
  await page.mouse.move(0, 0)
  await seesNo(course.getByText('27 days ago: 0'))
})

test('figures lead to the rows that they count', async () => {
  const page = await it.visit('/dashboard', 'manager')
  for (const [label, count, table] of [
    ['Active Orders', 12, 'Warehouse movements'],
    ['TPD2 Shipments', 2, 'Warehouse movements'],
    ['Inventory Items', 6, 'Inventory'],
  ] as const) {
    await eventually(() => figure(page, label).textContent()).toBe(String(count))
    await page.getByRole('link', { name: label, exact: true }).click()
    await eventually(() => rowsOf(page, table).count()).toBe(Math.min(count, 10))
    await sees(page.getByText(`of ${count} entries`))
    await page.goBack()
  }
  const own = await it.visit('/customer/overview', 'customer')
  for (const [label, count, table] of [
    ['Active Movements', 12, 'Your movements'],
    ['Completed Movements', 0, 'Your movements'],
    ['Low Stock Alert', 3, 'Your inventory'],
  ] as const) {
    await eventually(() => figure(own, label).textContent()).toBe(String(count))
    await own.getByRole('link', { name: label, exact: true }).click()
    if (count === 0) await sees(own.getByText('No movements match your search.'))
    else await eventually(() => rowsOf(own, table).count()).toBe(Math.min(count, 10))
    await own.goBack()
  }
})

test('what needs attention comes first; each line leads to its record, and each kind to the list of all its rows', async () => {
  const { order } = await makeShipment(it)
  await it.db.transaction(system, ({ sql }) =>
    sql
      .updateTable('shipments')
      .set({ estimated_delivery: new Date(Date.now() - 3 * 86_400_000) })
      .execute(),
  )
  const page = await it.visit('/dashboard', 'manager')
  const late = attentionOf(page).getByRole('region', { name: /^Late shipments 1$/ })
  await sees(late.getByText('3 days late'))
  expect(await seriousFindings(page)).toEqual([])
  await late.getByRole('link', { name: order.orderNumber }).click()
  await eventually(() => new URL(page.url()).pathname).toBe(`/orders/${order.id}`)
  await page.goBack()
  await attentionOf(page).getByRole('link', { name: 'View all: Late shipments' }).click()
  await sees(page.getByRole('button', { name: 'Needs attention Late shipments' }))
  await eventually(() => rowsOf(page, 'Warehouse movements').count()).toBe(1)
  await sees(page.getByRole('row').filter({ hasText: order.orderNumber }))
  await page.goBack()
  await attentionOf(page).getByRole('link', { name: 'View all: Out of stock' }).click()
  await eventually(() => rowsOf(page, 'Inventory').count()).toBe(2)

  const own = await it.visit('/customer/overview', 'customer')
  await sees(attentionOf(own).getByRole('region', { name: 'Out of stock 1' }).getByText('GONE-1'))
  await sees(attentionOf(own).getByRole('region', { name: 'Low stock 3' }))
  await seesNo(own.getByText('GONE-2'))
  expect(await seriousFindings(own)).toEqual([])
})

test('of many rows three are shown, with the count of all; what fails can be tried again', async () => {
  const page = await it.visit('/login', 'manager')
  const rows = Array.from({ length: 5 }, (_, n) => ({
    orderId: n + 1,
    itemId: null,
    code: `WM-${n}`,
    name: longName,
    lot: null,
    quantity: 3,
    at: null,
    expiresOn: null,
  }))
  await page.route('**/api/dashboard/attention', (route) => route.fulfill({ json: [{ kind: 'short_movement', count: 30, rows }] }))
  await page.goto('/dashboard')
  const short = attentionOf(page).getByRole('region', { name: 'Movements short of stock 30' })
  await eventually(() => short.getByRole('listitem').count()).toBe(3)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/dashboard/attention', (route) => route.fulfill({ status: 503, json: { status: 503, detail: 'Not now.' } }))
  await page.goto('/dashboard')
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load the alerts' })
  await sees(failure.getByText('Not now.'))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await failure.getByRole('button', { name: 'Try again' }).click()
  await sees(attentionOf(page).getByRole('region', { name: /^Out of stock/ }))
})

test('the zones are a plan of one tab stop, whose zones lead to their locations', async () => {
  const page = await it.visit('/dashboard', 'manager')
  const plan = page.getByRole('group', { name: 'Map of zones' })
  const [a, b] = [
    plan.getByRole('link', { name: /^Zone A 80% ?\(80 of 100 units, 2 locations\)$/ }),
    plan.getByRole('link', { name: longName }),
  ]
  await sees(b)
  await page.getByRole('button', { name: 'Show as table: Zone occupancy' }).focus()
  await page.keyboard.press('Tab')
  const focused = (link: Locator) => link.evaluate((element) => element === document.activeElement)
  const wasFirst = await focused(a)
  await page.keyboard.press(wasFirst ? 'ArrowRight' : 'ArrowLeft')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  expect((await focused(a)) || (await focused(b))).toBe(true)
  await sees(plan.getByText(/ · \d locations?$/).filter({ visible: true }))
  await a.press('Enter')
  await eventually(() => new URL(page.url()).search).toBe('?tab=locations&zone=Zone+A')
  await eventually(() => rowsOf(page, 'Locations').count()).toBe(2)
  await sees(row(page, 'A-01-02'))
})

test('at the largest text the figures stay in one piece', async () => {
  for (const width of [390, 768, 1440]) {
    const page = await it.visit('/login', 'manager', { viewport: { width, height: 900 } })
    await page.evaluate(() => localStorage.setItem('accessibility-settings', JSON.stringify({ fontSize: 24 })))
    await page.goto('/dashboard')
    await eventually(() => figure(page, 'Active Orders').textContent()).toBe('12')
    const broken = await page.locator('dl dd:nth-of-type(1)').evaluateAll(
      (figures) =>
        figures.filter((figure) => {
          const text = document.createRange()
          text.selectNodeContents(figure.firstChild ?? figure)
          return text.getClientRects().length > 1 || figure.scrollWidth > figure.clientWidth
        }).length,
    )
    expect(broken, `at ${width} px`).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `at ${width} px`).toBe(true)
  }
})
