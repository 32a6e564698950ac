import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { notificationsEndpoints } from '../../contract/people/notifications/notifications.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, eventually, row, sees, seesNo, withoutNews } from '../support/browser-sights.ts'
import { smallTargets } from '../support/browser-targets.ts'
import { makeItem, makeOrder } from '../support/factories.ts'
import type { TestPerson } from '../support/test-app.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const unreadOf = async (person: TestPerson) => (await it.as(person).call(notificationsEndpoints.summary)).unread

test('without any the bell has no number and the panel says so', async () => {
  const page = await it.visit('/orders', 'rival')
  await page.getByRole('button', { name: 'Notifications', exact: true }).last().click()
  const panel = dialog(page, 'Notifications')
  await sees(panel.getByText('No notifications yet'))
  expect(await panel.getByRole('button', { name: 'Mark all as read' }).isDisabled()).toBe(true)
  expect(await seriousFindings(page)).toEqual([])
})

test('a movement of a customer rings at once; opening it marks it read and shows the movement', async () => {
  const page = await it.visit('/inventory', 'manager')
  await sees(page.getByText('System Online'))
  const order = await makeOrder(it, { by: 'customer' })
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const panel = dialog(page, 'Notifications')
  await sees(panel.getByText('1 unread', { exact: true }))
  const told = panel.getByRole('button', { name: new RegExp(`Info.*New movement.*${order.orderNumber}.*Unread`) })
  await sees(told)
  expect(await seriousFindings(page)).toEqual([])
  await told.click()
  await sees(dialog(page, 'Order Details & Tracking').getByText(order.orderNumber))
  await eventually(() => unreadOf('manager')).toBe(0)
  expect(await unreadOf('admin')).toBe(1)
  await page.keyboard.press('Escape')
  await sees(page.getByRole('button', { name: 'Notifications', exact: true }).first())
})

test('what changed while the event stream was down is fetched when it is open again', async () => {
  const page = await it.visit('/login', 'rival')
  await withoutNews(page)
  await page.goto('/inventory')
  await sees(page.getByText('No inventory allocated yet'))
  const { sku } = await makeItem(it, { customerId: 2 })
  await page.unroute('**/api/events*')
  await sees(row(page, sku))
})

test('an adjustment below the threshold reaches the badges of the screens that are open: the adjuster’s, a colleague’s and the owner’s', async () => {
  const item = await makeItem(it, { sku: 'BADGE-1', quantity: 12 })
  const people = ['admin', 'manager', 'customer'] as const
  const before = await Promise.all(people.map(unreadOf))
  const [adjusting, ...others] = [
    await it.visit('/inventory', 'admin'),
    await it.visit('/orders', 'manager'),
    await it.visit('/orders', 'customer'),
  ]
  for (const page of others) await sees(page.getByText('System Online'))
  await adjusting.getByRole('button', { name: `Adjust ${item.sku}` }).click()
  const adjustment = dialog(adjusting, 'Adjust Stock')
  await adjustment.getByLabel('Reason').fill('Broken')
  await adjustment.getByRole('radio', { name: 'Remove stock' }).check()
  await adjustment.getByRole('textbox', { name: 'Quantity' }).fill('5')
  await adjustment.getByRole('button', { name: 'Confirm' }).click()
  for (const [n, page] of [adjusting, ...others].entries()) {
    await sees(page.getByRole('button', { name: `Notifications, ${Number(before[n]) + 1} unread` }))
  }
})

test('low stock leads to the item, for its owner as for staff', async () => {
  const item = await makeItem(it, { sku: 'LOW-7', quantity: 12 })
  await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -9, reason: 'Broken' } })
  for (const who of ['manager', 'customer'] as const) {
    const page = await it.visit('/orders', who)
    await page.getByRole('button', { name: /^Notifications, / }).click()
    await dialog(page, 'Notifications')
      .getByRole('button', { name: /Warning.*Low stock.*LOW-7.*3 left/ })
      .click()
    await sees(page.getByRole('heading', { level: 1, name: 'LOW-7' }))
    await sees(page.getByRole('main').getByText('Low Stock', { exact: true }))
    expect(new URL(page.url()).pathname).toBe(`/inventory/${item.id}`)
  }
})

test('what it was about may be gone: it is read all the same', async () => {
  const item = await makeItem(it, { sku: 'GONE-1', quantity: 1, lowStockThreshold: 0 })
  await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -1, reason: 'Lost' } })
  await it.as('admin').call(inventoryEndpoints.delete, { params: { id: item.id } })
  const before = await unreadOf('manager')
  const page = await it.visit('/orders', 'manager')
  await page.getByRole('button', { name: /^Notifications, / }).click()
  await dialog(page, 'Notifications')
    .getByRole('button', { name: /Error.*Out of stock.*GONE-1/ })
    .click()
  await sees(page.getByText('GONE-1 was deleted'))
  await eventually(() => unreadOf('manager')).toBe(before - 1)
})

test('older ones come on demand, and all are marked read at once, on every screen that is open', async () => {
  const { sku } = await makeItem(it, { quantity: 500 })
  for (let placed = 0; placed < 25; placed++) await makeOrder(it, { by: 'customer', items: [{ sku, quantity: 1 }] })
  const all = await it.as('admin').call(notificationsEndpoints.list)
  const unread = await unreadOf('admin')
  const [page, other] = [await it.visit('/orders', 'admin'), await it.visit('/inventory', 'admin')]
  await page.getByRole('button', { name: `Notifications, ${unread} unread` }).click()
  const panel = dialog(page, 'Notifications')
  await eventually(() => panel.getByRole('listitem').count()).toBe(20)
  await panel.getByRole('button', { name: 'Show more' }).click()
  await eventually(() => panel.getByRole('listitem').count()).toBe(all.length)
  await seesNo(panel.getByRole('button', { name: 'Show more' }))
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await sees(panel.getByText('No unread notifications'))
  await seesNo(panel.getByText('Unread', { exact: true }).first())
  await eventually(() => panel.getByRole('listitem').count()).toBe(all.length)
  await seesNo(other.getByRole('button', { name: /unread/ }).first())
  expect(await unreadOf('admin')).toBe(0)
  expect(await unreadOf('manager')).toBeGreaterThan(0)
})

test('a customer hears of its stages, and reads them on the phone from the menu', async () => {
  const order = await makeOrder(it, { by: 'customer' })
  await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'confirmed' } })
  const page = await it.visit('/customer/inventory', 'customer', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.getByRole('button', { name: 'Menu' }).click()
  await sees(dialog(page, 'Menu'))
  await page.reload()
  await page.getByRole('button', { name: 'Menu' }).click()
  await dialog(page, 'Menu')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  const panel = dialog(page, 'Notifications')
  await sees(panel.getByText(`${order.orderNumber} reached the stage Confirmed`))
  expect(await smallTargets(page)).toEqual([])
  await page.keyboard.press('Escape')
  await seesNo(panel)
  await eventually(() => page.getByRole('button', { name: 'Menu' }).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('by keyboard the bell opens the panel, and Escape gives the focus back', async () => {
  const page = await it.visit('/orders', 'manager')
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ })
  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = dialog(page, 'Notifications')
  await eventually(() => panel.getByRole('listitem').count()).toBe(20)
  await page.keyboard.press('Escape')
  await seesNo(panel)
  await eventually(() => bell.evaluate((button) => button === document.activeElement)).toBe(true)
})
