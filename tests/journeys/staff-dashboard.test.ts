import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { system } from '../../server/viewer.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { eventually, figure, heldBack, menu, row, sees, seesNo, signIn, toast } from '../support/browser-sights.ts'
import { makeItem, makeLocation, makeOrder, receiveGoods } from '../support/factories.ts'
import { testPassword } from '../support/test-app.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const recentOf = (page: Page) => page.getByRole('table', { name: 'Recent Movements' })
const alertsOf = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: 'System Alerts' }) })
const booksOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /stock book/i })

test('staff come to the dashboard; of an empty warehouse it says so', async () => {
  const page = await it.visit('/login')
  await signIn(page, 'manager', testPassword)
  await sees(page.getByRole('heading', { name: 'Dashboard Overview', level: 1 }))
  expect(await menu(page, 'Dashboard').getAttribute('aria-current')).toBe('page')
  await eventually(() => figure(page, 'Active Orders').textContent()).toBe('0')
  await sees(figure(page, 'Customer Satisfaction').getByText('–'))
  for (const nothing of ['Nothing needs attention', 'No movements yet', 'No alerts', /^No stock movements$/, 'No locations yet'])
    await sees(page.getByText(nothing))
  await sees(page.getByText('Stock books not checked yet'))
  await seesNo(page.getByRole('button', { name: 'Check now' }))
  expect(await seriousFindings(page)).toEqual([])
})

test('its figures, its newest five movements and its alerts follow what others do', async () => {
  const page = await it.visit('/dashboard', 'manager')
  const [before, items] = [figure(page, 'Active Orders'), figure(page, 'Inventory Items')]
  await eventually(() => before.textContent()).toBe('0')
  const { sku } = await makeItem(it, { quantity: 50 })
  for (let placed = 1; placed <= 6; placed++) {
    await makeOrder(it, { by: 'customer', type: placed === 6 ? 'shipment' : 'pick_pack', items: [{ sku, quantity: 1 }] })
  }
  await eventually(() => before.textContent()).toBe('6')
  await eventually(() => items.textContent()).toBe('1')
  await eventually(() => figure(page, 'TPD2 Shipments').textContent()).toBe('1')
  await sees(page.getByText('+6 in 30 days'))
  await eventually(() => recentOf(page).getByRole('row').count()).toBe(6)
  await sees(row(recentOf(page), 'WM-').first().getByRole('cell', { name: 'TPD2' }))
  await eventually(() => alertsOf(page).getByRole('listitem').count()).toBe(3)
  await sees(page.getByRole('button', { name: 'Notifications, 6 unread' }))

  const newest = recentOf(page).getByRole('link', { name: /^WM-/ }).first()
  const number = await newest.textContent()
  await newest.click()
  await sees(page.getByRole('heading', { name: number ?? '', level: 1 }))
})

test('each picture can be read as a table', async () => {
  await makeLocation(it, { code: 'P-1', zone: 'Pick faces', capacity: 40 })
  await makeLocation(it, { code: 'D-1', zone: 'Dock' })
  const { sku } = await makeItem(it, { quantity: 30, location: 'P-1' })
  await receiveGoods(it, sku, 12)
  const page = await it.visit('/dashboard', 'admin')
  const plan = page.getByRole('group', { name: 'Map of zones' })
  for (const zone of [/^Dock 0 units/, /^Pick faces 75% ?\(30 of 40 units, 1 location\)$/])
    await sees(plan.getByRole('link', { name: zone }))
  await page.getByRole('button', { name: 'Show as table: Zone occupancy' }).click()
  const zones = page.getByRole('table', { name: 'Zone occupancy' })
  expect(await row(zones, 'Pick faces').getByRole('cell').allTextContents()).toEqual(['Pick faces', '1', '30', '40', '75%'])
  expect(await row(zones, 'Dock').getByRole('cell').allTextContents()).toEqual(['Dock', '1', '0', 'unlimited', '–'])

  await sees(page.getByRole('img', { name: 'Movements per day over 14 days: 1 inbound (12 units) and 0 outbound (0 units) in all' }))
  await page.getByRole('button', { name: 'Show as table: Movements per day' }).click()
  const days = page.getByRole('table', { name: 'Movements per day' })
  expect(await days.getByRole('row').count()).toBe(15)
  expect((await days.getByRole('row').last().getByRole('cell').allTextContents()).slice(1)).toEqual([
    '1',
    '12',
    '0',
    '0',
    expect.stringMatching(/^[1-9]\d*$/),
  ])
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Show as chart: Movements per day' }).click()
  await seesNo(days)
})

test('quick actions lead to the screens', async () => {
  const page = await it.visit('/dashboard', 'manager')
  for (const [name, path] of [
    ['Warehouse Movement', '/orders'],
    ['Inventory', '/inventory'],
    ['Customer Portfolio', '/customer-portfolio'],
    ['Warehouse Receipt', '/warehouse-receipt'],
    ['Reports', '/reports'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Quick Actions' }).getByRole('link', { name }).click()
    await eventually(() => new URL(page.url()).pathname).toBe(path)
    await menu(page, 'Dashboard').click()
  }
})

test('an admin checks the stock books; what does not balance is named, and nothing is repaired', async () => {
  const page = await it.visit('/dashboard', 'admin')
  await page.getByRole('button', { name: 'Check now' }).click()
  await sees(toast(page, 'Stock books balance'))
  await sees(booksOf(page).getByText('Stock books balance'))

  await it.db.transaction(system, (trx) =>
    sql`update stock set on_hand = on_hand + 1 where on_hand > 0 and handling_unit_id is null`.execute(trx.sql),
  )
  await page.getByRole('button', { name: 'Check now' }).click()
  await sees(booksOf(page).getByText('Stock books do not balance'))
  await sees(page.getByRole('alert').filter({ hasText: /the ledger sums to the on-hand: \d row/ }))
  expect(await seriousFindings(page)).toEqual([])

  const manager = await it.visit('/dashboard', 'manager')
  await sees(booksOf(manager).getByText('Stock books do not balance'))
  await it.db.transaction(system, (trx) =>
    sql`update stock set on_hand = on_hand - 1 where on_hand > 0 and handling_unit_id is null`.execute(trx.sql),
  )
  await page.getByRole('button', { name: 'Check now' }).click()
  await sees(booksOf(page).getByText('Stock books balance'))
})

test('while it loads there are four cards and three rows of bars; what fails says so and can be tried again', async () => {
  const page = await it.visit('/login', 'admin')
  const waiting: (() => void)[] = []
  await page.route(/\/api\/(dashboard|orders)/, (route) => void waiting.push(() => void route.continue()))
  await page.goto('/dashboard')
  await sees(page.getByRole('heading', { name: 'Recent Movements' }))
  expect(await page.locator('dl[aria-busy=true] dt').count()).toBe(4)
  expect(await recentOf(page).locator('tbody tr').count()).toBe(3)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  const refuse = { status: 503, json: { status: 503, detail: 'Not now. Try again in a moment.' } }
  await page.route('**/api/dashboard/stats', (route) => route.fulfill(refuse))
  await page.route('**/api/reconciliation', (route) => route.fulfill(refuse))
  await page.goto('/dashboard')
  await sees(booksOf(page).getByText('Failed to load the stock book check'))
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load dashboard statistics' })
  await sees(failure.getByText('Not now. Try again in a moment.'))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await failure.getByRole('button', { name: 'Try again' }).click()
  await sees(figure(page, 'Active Orders').getByText('6'))
})

test('a session that ended is told as unauthorized, then leads to the sign-in screen', async () => {
  const page = await it.visit('/orders', 'admin')
  await sees(page.getByText('System Online'))
  await page.context().clearCookies()
  const redirect = await heldBack(page, '**/api/login')
  await menu(page, 'Dashboard').click()
  await sees(toast(page, 'Unauthorized').filter({ hasText: 'You are logged out. Logging in again...' }))
  redirect.letGo()
  await sees(page.getByRole('button', { name: 'Sign In' }))
})

test('a customer sees its own overview there, and how its figures have changed in 30 days', async () => {
  const page = await it.visit('/dashboard', 'customer')
  await sees(page.getByRole('heading', { name: 'Overview', level: 1 }))
  await eventually(() => figure(page, 'Active Movements').textContent()).toBe('6')
  await sees(page.getByText('+6 in 30 days'))
  await sees(page.getByText('No change in 30 days'))
})
