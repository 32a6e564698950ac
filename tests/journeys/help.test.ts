import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { onboardingEndpoints } from '../../contract/people/onboarding/onboarding.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, menu, sees, seesNo, settled } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeItem } from '../support/factories.ts'
import { expectCodeWithinBudget } from '../support/loaded-code.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('the help of each screen is in the same corner, and says what the screen is for', async () => {
  const item = await makeItem(it, { sku: 'HELP-1' })
  const page = await it.load('/dashboard', 'manager')
  const screens = [
    ['/warehouse-receipt', 'Every delivery to the warehouse', 'Announce a delivery'],
    ['/inventory', 'All items and their stock', 'Correct a quantity'],
    [`/inventory/${item.id}`, 'Everything about one item', 'See why stock isn’t available'],
    ['/settings', 'Your account, appearance and notifications', 'Protect your account'],
  ] as const
  const help = page.getByRole('banner').getByRole('button', { name: 'Help' })
  const corner = async () => (await help.boundingBox())?.x ?? 0
  await sees(help)
  await sees(page.getByRole('heading', { name: 'Dashboard', level: 1 }))
  await expectCodeWithinBudget(page, 'insight/dashboard/dashboard-page.tsx')
  const first = await corner()
  for (const [path, purpose, job] of screens) {
    await goOnTo(page, path)
    await settled(page)
    expect(await corner()).toBe(first)
    await help.click()
    const panel = dialog(page, /^Help: /)
    await sees(panel.getByText(purpose))
    await sees(panel.getByRole('region', { name: job }).getByRole('listitem').first())
    await page.keyboard.press('Escape')
    await seesNo(panel)
    await eventually(() => help.evaluate((button) => button === document.activeElement)).toBe(true)
  }
})

test('it follows to the next screen, lists the keys, and explains the words', async () => {
  const page = await it.load('/orders', 'manager')
  await sees(page.getByText('No movements yet', { exact: false }))
  await expectCodeWithinBudget(page, 'goods-out/orders/orders-page.tsx')
  await menu(page, 'Inventory').click()
  await sees(page.getByRole('heading', { name: 'Inventory Management' }))
  await page.keyboard.press('?')
  const panel = dialog(page, 'Help: Inventory Management')
  await sees(panel.getByRole('region', { name: 'Keyboard shortcuts' }).getByText('Go to Put-away'))
  await sees(panel.getByRole('region', { name: 'Words used here' }).getByText('Stock keeping unit: the owner’s code for an item.'))
})

test('customers get help in their own words; only who runs the installation is led to the API', async () => {
  const customer = await it.visit('/orders', 'customer', { viewport: { width: 390, height: 844 } })
  await customer.getByRole('button', { name: 'Help' }).click()
  const panel = dialog(customer, 'Help: Warehouse Movement')
  await sees(panel.getByText('Your orders to the warehouse, called movements here.'))
  await sees(panel.getByRole('link', { name: 'Email support' }))
  expect(await panel.getByRole('link', { name: /guide|API/ }).count()).toBe(0)
  await customer.keyboard.press('Escape')
  const drawer = dialog(customer, 'Menu')
  await customer.getByRole('button', { name: 'Menu' }).click()
  await drawer.getByRole('button', { name: 'Help' }).click()
  await sees(panel.getByText('Your orders to the warehouse, called movements here.'))
  await customer.keyboard.press('Escape')
  // The drawer has an entry in history, which a screen opened from it replaces.
  await customer.getByRole('button', { name: 'Menu' }).click()
  await menu(customer, 'Inventory').click()
  await sees(customer.getByRole('heading', { name: 'My Inventory', level: 1 }))
  await seesNo(drawer)
  await customer.getByRole('button', { name: 'Menu' }).click()
  await sees(drawer)
  await customer.goBack()
  await seesNo(drawer)
  await sees(customer.getByRole('heading', { name: 'My Inventory', level: 1 }))
  await customer.goBack()
  await sees(customer.getByRole('heading', { name: 'Warehouse Movement', level: 1 }))
  await seesNo(drawer)

  const manager = await it.visit('/orders', 'manager')
  await manager.getByRole('button', { name: 'Help' }).click()
  await sees(dialog(manager, /^Help/).getByRole('link', { name: 'Warehouse set-up guide' }))
  expect(await manager.getByRole('link', { name: /API/ }).count()).toBe(0)

  const admin = await it.visit('/orders', 'admin')
  await admin.getByRole('button', { name: 'Help' }).click()
  expect(await dialog(admin, /^Help/).getByRole('link', { name: /API/ }).getAttribute('href')).toBe('/api/docs')
})

test('it tells nobody to press a button that isn’t offered to it', async () => {
  await it.as('admin').call(customersEndpoints.update, { params: { id: 2 }, body: { portalAccess: 'view_only' } })
  const jobsOf = async (who: 'manager' | 'customer' | 'rival', path: string) => {
    const page = await it.visit(path, who)
    await page.getByRole('button', { name: 'Help' }).click()
    const panel = dialog(page, /^Help/)
    await sees(panel.getByRole('heading', { name: 'Words used here' }))
    return panel.getByRole('heading', { level: 3 }).allInnerTexts()
  }
  expect(await jobsOf('customer', '/orders')).toEqual(expect.arrayContaining(['Order goods', 'Check the progress of an order']))
  const readsOnly = await jobsOf('rival', '/orders')
  expect(readsOnly).toContain('Check the progress of an order')
  expect(readsOnly).not.toContain('Order goods')
  expect(await jobsOf('manager', '/customer-portfolio')).not.toContain('Allocate items')
})

test('the set-up guide is shown again from there; a manager is told what an administrator does, and hides it', async () => {
  const page = await it.visit('/orders', 'manager')
  await page.getByRole('button', { name: 'Help' }).click()
  await dialog(page, /^Help/).getByRole('link', { name: 'Warehouse set-up guide' }).click()
  const guide = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Set up your warehouse' }) })
  await sees(guide)
  await seesNo(dialog(page, /^Help/))
  const operator = guide.getByRole('listitem').filter({ hasText: 'Add your company details' })
  await sees(operator.getByText('Only administrators can do this'))
  expect(await operator.getByRole('link').count()).toBe(0)
  await guide.getByRole('button', { name: 'Hide guide' }).click()
  await seesNo(guide)
  expect(await it.as('admin').call(onboardingEndpoints.get)).toMatchObject({ shown: false })
})
