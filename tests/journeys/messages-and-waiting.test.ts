import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, figure, heldBack, menu, row, sees, seesNo, settled, signIn, toast, toasts } from '../support/browser-sights.ts'
import { makeItem, makeOrder } from '../support/factories.ts'

// Specification §9 and §2: what is said, for how long, and what stands where nothing is yet.

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a message stands 5000 ms', async () => {
  const page = await refusedSignIn()
  await page.clock.runFor(4_900)
  await sees(toast(page, 'Login failed'))
  await page.clock.runFor(200)
  await seesNo(toast(page, 'Login failed'))
})

test('messages come one at a time: the newer takes the place of the older', async () => {
  const page = await openCredentials()
  await page.getByRole('button', { name: 'Generate' }).click()
  await sees(toast(page, 'Password Generated'))
  await page.getByRole('button', { name: 'Disable Access' }).click()
  await sees(toast(page, 'Account Status Updated'))
  expect(await toasts(page).count()).toBe(1)
})

test('a dismissed message is forgotten after 1,000,000 ms', async () => {
  const page = await refusedSignIn()
  // Before anybody is signed in the region stands only while there is a message to remember.
  const region = page.getByRole('region', { name: 'Messages (F8)' })
  await toast(page, 'Login failed').getByRole('button', { name: 'Dismiss message' }).click()
  await seesNo(toast(page, 'Login failed'))
  await page.clock.fastForward(999_000)
  expect(await region.count()).toBe(1)
  await page.clock.fastForward(1_000)
  await eventually(() => region.count()).toBe(0)
})

test('a message is wiped away to the right from 50 px on', async () => {
  const page = await refusedSignIn()
  const message = toast(page, 'Login failed')
  await sees(message)
  await wipe(page, 49)
  await sees(message)
  await wipe(page, -120)
  await sees(message)
  await wipe(page, 51)
  await seesNo(message)
})

test('F8 moves the focus to the messages, which then wait', async () => {
  const page = await refusedSignIn()
  await page.keyboard.press('F8')
  const region = page.getByRole('region', { name: 'Messages (F8)' })
  await eventually(() => region.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.clock.runFor(20_000)
  await sees(toast(page, 'Login failed'))
})

test('F8 reaches a message over an open dialog as well', async () => {
  const page = await openCredentials()
  await page.getByRole('button', { name: 'Generate' }).click()
  await sees(toast(page, 'Password Generated'))
  await page.keyboard.press('F8')
  const region = page.getByRole('region', { name: 'Messages (F8)' })
  await eventually(() => region.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  // First the message, then its button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const close = toast(page, 'Password Generated').getByRole('button', { name: 'Dismiss message' })
  await eventually(() => close.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await seesNo(toast(page, 'Password Generated'))
  await sees(dialog(page, 'Edit Customer Profile'))
})

test('a tooltip opens after 700 ms, the next one at once, and after 300 ms without one it takes 700 ms again', async () => {
  const { sku } = await makeItem(it)
  const page = await it.visit('/inventory', 'manager')
  const button = (what: string) => page.getByRole('button', { name: `${what} ${sku}` })
  const tooltip = (what: string) => page.getByRole('tooltip', { name: `${what} ${sku}` })
  await sees(button('Adjust'))
  await stopTime(page)
  await button('Adjust').hover()
  await page.clock.runFor(690)
  expect(await tooltip('Adjust').count()).toBe(0)
  await page.clock.runFor(20)
  await sees(tooltip('Adjust'))

  // A tooltip may be entered, so the first moves only show that the pointer isn't on its way there.
  for (const x of [10, 12, 14]) await button('Edit').hover({ position: { x, y: 26 } })
  await sees(tooltip('Edit'))
  expect(await page.getByRole('tooltip').count()).toBe(1)

  await page.mouse.move(700, 880, { steps: 5 })
  await eventually(() => page.getByRole('tooltip').count()).toBe(0)
  await page.clock.runFor(310)
  await button('Delete').hover()
  await page.clock.runFor(690)
  expect(await page.getByRole('tooltip').count()).toBe(0)
  await page.clock.runFor(20)
  await sees(tooltip('Delete'))
})

test('a notice stands 500 ms before it leads to the sign-in screen', async () => {
  const page = await it.visit('/customer/overview', 'customer')
  await sees(page.getByText('No movements yet'))
  let left = false
  page.on('request', (request) => {
    left ||= request.url().endsWith('/api/login')
  })
  await page.context().clearCookies()
  await stopTime(page)
  await menu(page, 'Inventory').click()
  await passTimeUntil(page, () => toast(page, 'Session Expired').isVisible())
  await page.clock.runFor(450)
  expect(left).toBe(false)
  await page.clock.runFor(50)
  await eventually(() => left).toBe(true)
  await page.clock.resume()
  await sees(page.getByRole('button', { name: 'Sign In' }))
})

test('five grey rows and the figures’ names stand where the list will be', async () => {
  await makeOrder(it)
  const page = await it.visit('/inventory', 'manager')
  const orders = await heldBack(page, '**/api/orders?**')
  await menu(page, 'Warehouse Movement').click()
  const rows = page.getByRole('table', { name: 'Warehouse movements' }).getByRole('row')
  await eventually(() => rows.count()).toBe(1 + 5)
  expect(await page.getByRole('term').allTextContents()).toEqual(['Pending', 'Processing', 'Completed', 'Total Movements'])
  orders.letGo()
  await sees(row(page, 'WM-'))

  // The list below stands still when the figures come, also where there is little room for them.
  await page.setViewportSize({ width: 390, height: 844 })
  const figures = await heldBack(page, '**/api/inventory/summary')
  await page.goto('/inventory')
  const search = page.getByRole('searchbox', { name: 'Search inventory' })
  await sees(search)
  const waiting = await search.boundingBox()
  figures.letGo()
  await settled(page)
  expect(await search.boundingBox()).toEqual(waiting)

  const overview = await it.visit('/customer/inventory', 'customer')
  const recent = await heldBack(overview, '**/api/orders?**')
  await menu(overview, 'Overview').click()
  await sees(overview.locator('section').filter({ hasText: 'Recent Movements' }).getByRole('status').filter({ hasText: 'Loading...' }))
  recent.letGo()
  await sees(overview.getByRole('button', { name: 'Track', exact: true }))
})

test('a list shows ten rows a page, the Overview the newest five', async () => {
  const { sku } = await makeItem(it, { customerId: 2 })
  for (let n = 0; n < 12; n++) await makeOrder(it, { customerId: 2, items: [{ sku, quantity: 1 }] })
  const page = await it.visit('/orders', 'rival')
  const rows = page.getByRole('table', { name: 'Your movements' }).getByRole('row')
  await sees(page.getByText('Showing 1–10 of 12 entries'))
  expect(await rows.count()).toBe(1 + 10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await sees(page.getByText('Showing 11–12 of 12 entries'))
  await eventually(() => rows.count()).toBe(1 + 2)
  await sees(page.getByText('Page 2 of 2'))
  await menu(page, 'Overview').click()
  await eventually(() => page.getByRole('button', { name: 'Track', exact: true }).count()).toBe(5)
  expect(await figure(page, 'Active Movements').textContent()).toBe('12')
})

test('where nothing is, the screen says so and what to do', async () => {
  const empty = await openBrowserApp()
  try {
    const staff = await empty.visit('/inventory', 'manager')
    await sees(staff.getByRole('heading', { name: 'No inventory items found' }))
    await staff.getByRole('tab', { name: 'Movements' }).click()
    await sees(staff.getByRole('heading', { name: 'No movements found' }))
    await menu(staff, 'Warehouse Movement').click()
    await sees(staff.getByRole('heading', { name: 'No movements yet' }))

    const customer = await empty.visit('/inventory', 'customer')
    await sees(customer.getByRole('heading', { name: 'No inventory allocated yet' }))
    await sees(customer.getByText('Contact your account manager to set up inventory'))
    await menu(customer, 'Warehouse Movement').click()
    await sees(customer.getByRole('heading', { name: 'No movements yet' }))
    await sees(customer.getByText("Click 'New Movement'"))
    await menu(customer, 'Overview').click()
    await customer.getByRole('link', { name: 'Create Your First Movement' }).click()
    await sees(dialog(customer, 'New Movement'))
    await empty.endVisits()
  } finally {
    await empty.close()
  }
})

test('a list that can’t be read says why, and is read again on demand', async () => {
  const { sku } = await makeItem(it)
  const page = await it.visit('/orders', 'manager')
  await page.route('**/api/inventory?**', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { status: 503, detail: 'Not now. Try again in a moment.' },
    }),
  )
  await menu(page, 'Inventory').click()
  await sees(page.getByText('Failed to load inventory'))
  await sees(page.getByText('Not now. Try again in a moment.'))
  await page.unrouteAll()
  await page.getByRole('button', { name: /again/i }).click()
  await sees(row(page, sku))
})

test('the system is online as long as it is', async () => {
  const page = await it.visit('/orders', 'manager')
  await sees(page.getByText('System Online'))
  // Chromium tells a page that is still loading nothing.
  await sees(row(page, /WM-/).or(page.getByText('No movements yet')).first())
  await page.context().setOffline(true)
  await sees(page.getByText('System Offline'))
  await page.context().setOffline(false)
  await sees(page.getByText('System Online'))
})

/** A message on the sign-in screen, with the page's time standing still. */
async function refusedSignIn(): Promise<Page> {
  const page = await it.visit('/login')
  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', json: { title: 'Unauthorized', status: 401, detail: 'No.' } }),
  )
  await sees(page.getByRole('button', { name: 'Sign In' }))
  await stopTime(page)
  await signIn(page, 'admin', 'wrong')
  await passTimeUntil(page, () => toast(page, 'Login failed').isVisible())
  return page
}

async function openCredentials(): Promise<Page> {
  const page = await it.visit('/customer-portfolio', 'admin')
  await row(page, 'Acme Imports').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('tab', { name: 'Login Credentials' }).click()
  return page
}

/** From here on the page's time passes only as the test says. */
async function stopTime(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1_000)
}

/** The screens wait for the server and for timers of no length; a few milliseconds bring them there. */
async function passTimeUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < 2_000 && !(await isThere()); passed++) await page.clock.runFor(1)
}

async function wipe(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('There is no message to wipe away.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y)
  await page.mouse.move(x + distance, y)
  await page.mouse.up()
  await page.mouse.move(5, 5)
}
