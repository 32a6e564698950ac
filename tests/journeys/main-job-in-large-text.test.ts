import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { touch } from '../support/browser-accessibility.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, fillAddress, menu, sees, toast } from '../support/browser-sights.ts'
import { makeItem } from '../support/factories.ts'
import { markComplete } from '../support/mark-complete.ts'
import type { TestPerson } from '../support/test-app.ts'

// WCAG 1.4.4 and 1.4.10: with text of twice the size on a phone, everything of the main job is there and works. Playwright clicks
// only what nothing covers.

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

async function openInLargeText(path: string, who: TestPerson): Promise<Page> {
  const page = await it.visit(path, who, touch)
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  return page
}

async function nothingSticksOut(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(touch.viewport.width)
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"]')].filter((open) => open.scrollWidth > open.clientWidth).map((open) => open.textContent),
  )
  expect(cut).toEqual([])
}

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu(page, entry).click()
}

test('a movement is placed and exported on a phone with text of twice the size', async () => {
  await makeItem(it, { sku: 'COF-1', name: 'Guatemala Antigua', quantity: 40 })
  const customer = await openInLargeText('/customer/overview', 'customer')
  await sees(customer.getByRole('heading', { name: 'Overview' }))
  await nothingSticksOut(customer)
  await choose(customer, 'Warehouse Movement')
  await customer.getByRole('button', { name: 'New Movement' }).first().click()
  const creating = dialog(customer, 'New Movement')
  await creating.getByRole('button', { name: 'Add COF-1' }).click()
  await creating.getByRole('textbox', { name: 'Quantity of COF-1' }).fill('12')
  await fillAddress(creating, 'Billing Address')
  await creating.getByRole('checkbox', { name: 'Same as billing' }).check()
  await nothingSticksOut(customer)
  await creating.getByRole('button', { name: 'Create Movement' }).click()
  await sees(toast(customer, 'Order created successfully'))
  await nothingSticksOut(customer)

  const admin = await openInLargeText('/dashboard', 'admin')
  await nothingSticksOut(admin)
  await choose(admin, 'Warehouse Movement')
  await admin.getByRole('button', { name: /^Actions for WM-/ }).click()
  await nothingSticksOut(admin)
  await admin.getByRole('dialog').getByRole('button', { name: 'View' }).click()
  const marking = dialog(admin, 'Order Details & Tracking')
  for (const stages of [2, 3, 4, 5, 6]) {
    await markComplete(admin, { within: marking, question: stages === 3 ? /aren’t picked/ : stages === 6 ? /^Exports/ : undefined })
    await sees(marking.getByText(`${stages} of 6 stages completed`))
    await nothingSticksOut(admin)
  }
  await marking.getByRole('button', { name: 'Close' }).click()
  const [order] = await it.as('admin').call(ordersEndpoints.list)
  expect(order).toMatchObject({ status: 'completed', items: [{ sku: 'COF-1', quantity: 12 }] })
})

test('stock is adjusted on a phone with text of twice the size', async () => {
  const { sku } = await makeItem(it, { quantity: 20 })
  const page = await openInLargeText('/inventory', 'manager')
  await page.getByRole('button', { name: `Actions for ${sku}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Adjust' }).click()
  const adjusting = dialog(page, 'Adjust Stock')
  await adjusting.getByRole('textbox', { name: 'Quantity' }).fill('5')
  await adjusting.getByRole('textbox', { name: 'Reason' }).fill('Found at count')
  await nothingSticksOut(page)
  await adjusting.getByRole('button', { name: 'Confirm' }).click()
  await sees(toast(page, 'Inventory adjusted successfully'))
})
