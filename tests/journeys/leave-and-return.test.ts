import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { heldBack, menu, row, sees, seesNo, signIn } from '../support/browser-sights.ts'
import { makeItem, makeOrder } from '../support/factories.ts'
import { testPassword } from '../support/test-app.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await makeItem(it, { sku: 'LOW-1', quantity: 3 })
  await makeOrder(it)
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('signing in opens the address that a signed-out visitor asked for', async () => {
  const page = await it.visit('/inventory?q=LOW-1&status=Low+Stock')
  await signIn(page, 'admin', testPassword)
  await sees(row(page, 'LOW-1'))
  expect(new URL(page.url()).search).toBe('?q=LOW-1&status=Low+Stock')
})

test('signing in after the session ended opens the page that was open', async () => {
  const page = await it.visit('/inventory', 'admin')
  await sees(row(page, 'LOW-1'))
  await page.context().clearCookies()
  await menu(page, 'Warehouse Movement').click()
  await signIn(page, 'admin', testPassword)
  await sees(page.getByRole('heading', { name: 'Warehouse Movement', level: 1 }))
})

test('signing in opens the dashboard for people who came to the sign-in screen themselves', async () => {
  // Not as the admin, whose session the next tests use.
  const page = await it.visit('/inventory', 'manager')
  await sees(row(page, 'LOW-1'))
  await page.getByRole('button', { name: 'Log out' }).click()
  await sees(page.getByRole('link', { name: 'Access Portal' }))
  await page.goto('/login')
  await signIn(page, 'admin', testPassword)
  await sees(page.getByRole('heading', { name: 'Dashboard', level: 1 }))
})

test('a screen whose code can’t be loaded says so beside the menu, and opens on a second try', async () => {
  const page = await it.load('/dashboard', 'admin')
  await sees(page.getByText('System Alerts'))
  await page.route('**/assets/orders-page*', (route) => route.abort())
  await menu(page, 'Warehouse Movement').click()
  await sees(page.getByText('This screen couldn’t be loaded. Check your connection and try again.'))
  await sees(menu(page, 'Inventory'))
  await page.unroute('**/assets/orders-page*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await sees(row(page, 'WM-'))
  await seesNo(page.getByText('This screen couldn’t be loaded.'))
})

test('a line shows that the code of the next screen is loading', async () => {
  const page = await it.load('/dashboard', 'admin')
  await sees(page.getByText('System Alerts'))
  const code = await heldBack(page, '**/assets/orders-page*')
  await menu(page, 'Warehouse Movement').click()
  await sees(page.getByRole('progressbar', { name: 'Loading the page' }))
  code.letGo()
  await sees(row(page, 'WM-'))
  await seesNo(page.getByRole('progressbar', { name: 'Loading the page' }))
})

test('until the code of the first page is there, it says that it is loading', async () => {
  const page = await it.visit('/api/health')
  const code = await heldBack(page, '**/assets/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await sees(page.getByText('Loading...', { exact: true }))
  code.letGo()
  await sees(page.getByRole('button', { name: 'Sign In' }))
  await seesNo(page.getByText('Loading...', { exact: true }))
})
