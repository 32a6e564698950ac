import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { settingsEndpoints } from '../../contract/platform/settings/settings.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, figure, menu, row, sees, seesNo, signOut, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeCustomer, makeItem, makeOrder, switchPortal } from '../support/factories.ts'

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp()
  await makeCustomer(it, { name: 'Tracked Goods', type: 'tpd2', plan: 'premium' })
  await makeCustomer(it, { name: 'Paused Goods', type: 'producer_ttt', status: 'inactive', portalAccess: 'view_only' })
})
beforeEach(() => switchPortal(it, {}))
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('accounts are listed with type, plan, status and email, access levels are counted, and Manage opens the profile', async () => {
  const page = await it.visit('/dashboard', 'admin')
  await menu(page, 'Customer Portal').click()
  await sees(page.getByRole('heading', { name: 'Customer Portal Management', level: 1 }))
  const tracked = row(page, 'Tracked Goods')
  for (const text of ['TPD2', 'Premium', 'Active', /@customer\.example/]) await sees(tracked.getByText(text))
  await sees(row(page, 'Paused Goods').getByText('Inactive'))
  const summary = await it.as('admin').call(customersEndpoints.summary)
  expect(summary).toEqual({ total: 4, active: 3, threePl: 1, tpd2: 2, viewOnly: 1 })
  for (const [label, count] of [
    ['3PL Full Access', 1],
    ['TPD2 Tracking', 2],
    ['View Only', 1],
  ] as const)
    await sees(page.locator('dl > div', { hasText: label }).getByText(String(count), { exact: true }))
  await tracked.getByRole('button', { name: 'Manage' }).click()
  await sees(dialog(page, 'Edit Customer Profile').getByText('Tracked Goods'))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'TPD2 Tracking' }).click()
  await seesNo(row(page, 'Paused Goods'))
  await sees(row(page, 'Tracked Goods'))
})

test('a manager sees how the switches stand, and changes nothing', async () => {
  const page = await it.visit('/customer-portal', 'manager')
  await sees(page.getByText('Real-time Updates'))
  await sees(row(page, 'Acme Imports').getByRole('button', { name: 'View Portal' }))
  expect(await page.getByRole('switch').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Manage' }).count()).toBe(0)
})

test('switching data export on offers it on the customer’s open screen, and off takes it away', async () => {
  await makeItem(it, { sku: 'FILED-1' })
  const customer = await it.visit('/inventory', 'customer')
  await sees(row(customer, 'FILED-1'))
  const exporting = customer.getByRole('button', { name: 'Export' })
  expect(await exporting.count()).toBe(0)
  const admin = await it.visit('/customer-portal', 'admin')
  await admin.getByRole('switch', { name: 'Data Export' }).click()
  await sees(toast(admin, 'Data Export is on for all customers.'))
  await sees(exporting)
  const download = customer.waitForEvent('download')
  await exporting.click()
  await customer.getByRole('menuitem', { name: 'CSV file' }).click()
  expect((await download).suggestedFilename()).toMatch(/^inventory-.*\.csv$/)
  await admin.getByRole('switch', { name: 'Data Export' }).click()
  await seesNo(exporting)
})

test('with live updates off a customer’s screens wait for nothing, read anew when opened, and follow again once it is on', async () => {
  const page = await it.visit('/orders', 'customer')
  await sees(page.getByRole('heading', { name: 'Warehouse Movement', level: 1 }))
  const admin = await it.visit('/customer-portal', 'admin')
  const live = admin.getByRole('switch', { name: 'Real-time Updates' })
  const knows = page.waitForResponse('**/api/user')
  await live.click()
  await sees(toast(admin, 'Real-time Updates is off for all customers.'))
  await knows
  await makeItem(it, { sku: 'UNHEARD-1', quantity: 5 })
  const order = await makeOrder(it, { items: [{ sku: 'UNHEARD-1', quantity: 1 }] })
  await menu(page, 'Inventory').click()
  await sees(row(page, 'UNHEARD-1'))
  await menu(page, 'Warehouse Movement').click()
  await sees(row(page, order.orderNumber))
  await sees(page.getByText('System Online'))
  // Nothing tells the page of it but a reload.
  await live.click()
  await sees(toast(admin, 'Real-time Updates is on for all customers.'))
  await page.reload()
  await sees(row(page, order.orderNumber))
  await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'confirmed' } })
  await sees(row(page, order.orderNumber).getByText('Confirmed'))
})

test('a switch that could not be saved stays as it was, and says why', async () => {
  const page = await it.visit('/customer-portal', 'admin')
  await page.route('**/api/settings/portal', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  const exporting = page.getByRole('switch', { name: 'Data Export' })
  await exporting.click()
  await sees(toast(page, 'Can’t reach the server.'))
  expect(await exporting.isChecked()).toBe(false)
  expect(await it.as('admin').call(settingsEndpoints.getPortal)).toMatchObject({ dataExport: false })
})

test('View Portal shows what the customer sees, and the customer sees at once that staff looked, and until when', async () => {
  const customer = await it.visit('/customer-portal', 'customer')
  const trace = customer.getByRole('region', { name: 'Staff Access Log' })
  await sees(trace.getByText('No staff member has viewed your portal'))
  const page = await it.visit('/customer-portal', 'manager')
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/api\/(orders|inventory|shipments)/.test(request.url())) asked.push(request.headers()['x-view-as'])
  })
  await row(page, 'Acme Imports').getByRole('button', { name: 'View Portal' }).click()
  await sees(toast(page, 'Viewing as Customer'))
  await sees(page.getByText('Acme Imports C1'))
  await sees(page.getByRole('heading', { name: /^Welcome Back/ }))
  await sees(trace.getByRole('row', { name: /^Warehouse staff/ }).getByText('Viewing now'))
  expect(new Set(asked)).toEqual(new Set(['1']))

  await page.getByRole('button', { name: 'Exit Customer View' }).click()
  await sees(page.getByRole('heading', { name: 'Customer Portal Management', level: 1 }))
  await seesNo(trace.getByText('Viewing now'))
  await sees(trace.getByRole('row', { name: /^Warehouse staff/ }))
  const rival = await it.visit('/customer-portal', 'rival')
  await sees(rival.getByText('No staff member has viewed your portal'))
})

test('signing out ends the view', async () => {
  const page = await it.visit('/login')
  await page.getByLabel('Email or Username').fill('manager')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await sees(page.getByRole('heading', { name: 'Dashboard Overview', level: 1 }))
  await goOnTo(page, '/customer-portal')
  await row(page, 'Borealis Trading').getByRole('button', { name: 'View Portal' }).click()
  const views = await it.visit('/customers/2', 'admin')
  const trace = views.getByRole('region', { name: 'Views by Staff' })
  await sees(trace.getByText('Viewing now'))
  await signOut(page)
  await sees(page.getByRole('heading', { name: 'Every pallet counted.' }))
  await seesNo(trace.getByText('Viewing now'))
})

test('the keys in the session storage alone still show the customer’s screens', async () => {
  const [theirs, others] = [await makeItem(it, { customerId: 2 }), await makeItem(it, { customerId: 1 })]
  const page = await it.visit('/dashboard', 'manager')
  await page.evaluate(() => {
    sessionStorage.setItem('viewAsCustomerId', '2')
    sessionStorage.setItem('viewAsCustomerName', 'Borealis Trading')
  })
  await page.goto('/inventory')
  await sees(row(page, theirs.sku))
  await seesNo(row(page, others.sku))
  await sees(figure(page, 'Unique SKUs'))
})
