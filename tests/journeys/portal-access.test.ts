import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, fillAddresses, menu, row, searchOf, sees, seesNo, signIn, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeItem, makeOrder, makeShipment } from '../support/factories.ts'
import { testPassword } from '../support/test-app.ts'
import { beginSession, signInNames } from '../support/test-people.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await it.as('admin').call(customersEndpoints.update, { params: { id: 2 }, body: { portalAccess: 'view_only' } })
})
beforeEach(() => beginSession(it.db, 'customer'))
afterEach(() => it.endVisits())
afterAll(() => it.close())

const signInAsCustomer = (page: Page) => signIn(page, signInNames.customer, testPassword)

/** Sends it although the session has ended, which asks for the password over the form. */
async function sendWithoutSession(page: Page, button: string) {
  await page.context().clearCookies()
  await page.getByRole('button', { name: button, exact: true }).click()
  const asking = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await sees(asking)
  return asking
}

async function signInInPlace(page: Page, button: string): Promise<void> {
  const asking = await sendWithoutSession(page, button)
  await asking.getByLabel('Password', { exact: true }).fill(testPassword)
  await asking.getByRole('button', { name: 'Sign In' }).click()
}

/** Declines, loads the page anew, and comes back by the customers' sign-in. */
async function signInElsewhere(page: Page, button: string): Promise<void> {
  const asking = await sendWithoutSession(page, button)
  await asking.getByRole('button', { name: 'Not Now' }).click()
  page.once('dialog', (leaving) => void leaving.accept())
  await page.reload()
  await sees(toast(page, 'Access Required'))
  await signInAsCustomer(page)
}

test.each(['/customer-portal?tab=tracking', '/customer-dashboard?tab=tracking'])(
  'signed out, %s says that access is required, waits, and leads back after signing in',
  async (address) => {
    const page = await it.visit('/favicon.svg')
    await page.clock.install()
    await page.goto(address)
    await sees(toast(page, 'Access Required').filter({ hasText: 'Please log in to access your portal.' }))
    await page.clock.runFor(600)
    await sees(page.getByRole('button', { name: 'Sign In' }))
    expect(new URL(page.url()).pathname).toBe('/customer-login')
    await page.clock.resume()
    await signInAsCustomer(page)
    await sees(page.getByRole('heading', { name: /^Welcome Back, /, level: 1 }))
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
  },
)

test('a session that ended on the lists of the portal says so, and signing in leads back to the open tab', async () => {
  const page = await it.visit('/customer-portal', 'customer')
  await sees(page.getByRole('heading', { name: 'Recent Shipments' }))
  await page.context().clearCookies()
  await page.getByRole('tab', { name: 'Orders' }).click()
  await sees(toast(page, 'Session Expired').filter({ hasText: 'Please log in again to continue.' }))
  await signInAsCustomer(page)
  await sees(page.getByRole('tab', { name: 'Orders', selected: true }))
  expect(searchOf(page).get('tab')).toBe('orders')
})

async function beginMovement(sku: string) {
  const page = await it.visit('/customer-portal', 'customer')
  await page.getByRole('button', { name: 'New Movement' }).click()
  const creating = dialog(page, 'New Movement')
  await creating.getByRole('button', { name: `Add ${sku}` }).click()
  await creating.getByRole('textbox', { name: `Quantity of ${sku}` }).fill('7')
  await fillAddresses(creating)
  await creating.getByRole('textbox', { name: 'Notes' }).fill('Typed before it ended')
  return { page, creating }
}

const ordersOf = async (sku: string) =>
  (await it.as('customer').call(ordersEndpoints.list, { query: { q: sku } })).map(({ items }) => items)

test('a half-typed movement goes through after signing in over it, once', async () => {
  const { sku } = await makeItem(it)
  const { page, creating } = await beginMovement(sku)
  await signInInPlace(page, 'Create Movement')
  await sees(toast(page, 'Order created successfully'))
  await seesNo(creating)
  expect(await ordersOf(sku)).toMatchObject([[{ sku, quantity: 7 }]])
  await sees(menu(page, 'Customer Portal'))
})

test('a half-typed movement is there again after signing in elsewhere', async () => {
  const { sku } = await makeItem(it)
  const { page, creating } = await beginMovement(sku)
  await signInElsewhere(page, 'Create Movement')
  await sees(creating.getByText('Your draft was restored.'))
  await eventually(() => creating.getByRole('textbox', { name: `Quantity of ${sku}` }).inputValue()).toBe('7')
  expect(await creating.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('Typed before it ended')
  expect(await ordersOf(sku)).toEqual([])
  await creating.getByRole('button', { name: 'Create Movement' }).click()
  await sees(toast(page, 'Order created successfully'))
  expect(await ordersOf(sku)).toMatchObject([[{ sku, quantity: 7 }]])
})

async function beginRating() {
  const { order, shipmentId } = await makeShipment(it)
  for (const kind of ['picked_up', 'delivered'] as const)
    await it.as('manager').call(shipmentsEndpoints.record, { params: { id: shipmentId ?? 0 }, body: { kind } })
  const page = await it.visit('/customer-portal?tab=orders', 'customer')
  await row(page, order.orderNumber).getByRole('button', { name: 'Rate' }).click()
  const rating = dialog(page, 'Rate Movement')
  await rating.getByRole('radio', { name: '4', exact: true }).check()
  await rating.getByLabel('Comment').fill('Quick')
  const ratingNow = async () => (await it.as('customer').call(ordersEndpoints.get, { params: { id: order.id } })).rating
  return { page, rating, ratingNow }
}

test('a half-typed rating goes through after signing in over it', async () => {
  const { page, rating, ratingNow } = await beginRating()
  await signInInPlace(page, 'Save Rating')
  await sees(toast(page, '4 of 5.'))
  await seesNo(rating)
  expect(await ratingNow()).toBe(4)
})

test('a half-typed rating is there again after signing in elsewhere', async () => {
  const { page, rating, ratingNow } = await beginRating()
  await signInElsewhere(page, 'Save Rating')
  await sees(rating.getByText('Your draft was restored.'))
  await eventually(() => rating.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true)
  expect(await rating.getByLabel('Comment').inputValue()).toBe('Quick')
  expect(await ratingNow()).toBe(null)
  await rating.getByRole('button', { name: 'Save Rating' }).click()
  await sees(toast(page, '4 of 5.'))
  expect(await ratingNow()).toBe(4)
})

test('a customer with view-only access is offered nothing that the server refuses it', async () => {
  const order = await makeOrder(it, { customerId: 2 })
  const page = await it.visit(`/orders?view=${order.id}`, 'rival')
  const details = dialog(page, 'Order Details & Tracking')
  await sees(details.getByText('1 of 6 stages completed'))
  await seesNo(details.getByRole('button', { name: 'Cancel Movement' }))
  await details.getByRole('button', { name: 'Close' }).click()
  await sees(row(page, order.orderNumber))
  await seesNo(page.getByRole('button', { name: 'New Movement' }))

  await goOnTo(page, '/orders?new=true')
  await sees(row(page, order.orderNumber))
  await seesNo(dialog(page, 'New Movement'))

  await goOnTo(page, '/imports')
  await sees(page.getByText('Your portal access is view-only'))
  await seesNo(page.getByText('This screen is for warehouse staff'))
  await goOnTo(page, '/reports')
  await sees(page.getByText('This screen is for warehouse staff'))

  await goOnTo(page, '/customer/overview')
  await sees(page.getByRole('link', { name: /Track Movements/ }))
  await sees(page.getByText('Borealis Trading'))
  await seesNo(page.getByRole('link', { name: /New Movement/ }))
})

test('without movements it is told so, and not invited to create one', async () => {
  const { id } = await it.as('admin').call(customersEndpoints.create, {
    body: { name: 'Looks Only', type: 'tpd2', contactEmail: 'eyes@looks.example', password: 'correct horse battery staple' },
  })
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { portalAccess: 'view_only' } })
  const page = await it.visit('/customer/overview', await it.signIn('eyes@looks.example'))
  await sees(page.getByText('No movements yet'))
  await sees(page.getByText('Looks Only'))
  await seesNo(page.getByRole('link', { name: 'Create Your First Movement' }))
  await goOnTo(page, '/orders')
  await sees(page.getByText('No movements yet'))
  await seesNo(page.getByText("Click 'New Movement'"))
})

test('with full access it is offered both', async () => {
  const order = await makeOrder(it, { by: 'customer' })
  const page = await it.visit(`/orders?view=${order.id}`, 'customer')
  await sees(dialog(page, 'Order Details & Tracking').getByRole('button', { name: 'Cancel Movement' }))
  await goOnTo(page, '/customer/overview')
  await sees(page.getByRole('link', { name: 'New Movement', exact: true }))
})

test('access that changes while a screen is open changes what the screen offers', async () => {
  const { id } = await it.as('admin').call(customersEndpoints.create, {
    body: { name: 'Grows Up', type: 'tpd2', contactEmail: 'hands@grows.example', password: 'correct horse battery staple' },
  })
  const page = await it.visit('/orders', await it.signIn('hands@grows.example'))
  const button = page.getByRole('button', { name: 'New Movement' })
  await sees(button)
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { portalAccess: 'view_only' } })
  await seesNo(button)
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { portalAccess: 'full' } })
  await sees(button)
})
