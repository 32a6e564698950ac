import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { customersEndpoints } from '../../contract/customers.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, row, sees, seesNo } from '../support/browser-sights.ts'
import { makeOrder } from '../support/factories.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await it.as('admin').call(customersEndpoints.update, { params: { id: 2 }, body: { portalAccess: 'view_only' } })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a customer with view-only access is offered nothing that the server refuses it', async () => {
  const order = await makeOrder(it, { customerId: 2 })
  const page = await it.visit(`/orders?view=${order.id}`, 'rival')
  const details = dialog(page, 'Order Details & Tracking')
  await sees(details.getByText('1 of 6 stages completed'))
  await seesNo(details.getByRole('button', { name: 'Cancel Movement' }))
  await details.getByRole('button', { name: 'Close' }).click()
  await sees(row(page, order.orderNumber))
  await seesNo(page.getByRole('button', { name: 'New Movement' }))

  await page.goto('/orders?new=true')
  await sees(row(page, order.orderNumber))
  await seesNo(dialog(page, 'New Movement'))

  await page.goto('/customer/overview')
  await sees(page.getByRole('link', { name: /Track Movements/ }))
  await sees(page.getByText('Borealis Trading'))
  await seesNo(page.getByRole('link', { name: /New Movement/ }))
})

test('without movements it is told so, and not invited to create one', async () => {
  const { id } = await it.as('admin').call(customersEndpoints.create, {
    body: { name: 'Looks Only', type: 'tpd2', contactEmail: 'eyes@looks.example', password: 'correct horse battery staple' },
  })
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { portalAccess: 'view_only' } })
  const cookie = await (await it.signIn('eyes@looks.example')).cookie()
  const page = await it.visit('/')
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: it.address }])
  await page.goto('/customer/overview')
  await sees(page.getByText('No movements yet'))
  await sees(page.getByText('Looks Only'))
  await seesNo(page.getByRole('link', { name: 'Create Your First Movement' }))
  await page.goto('/orders')
  await sees(page.getByText('No movements yet'))
  await seesNo(page.getByText("Click 'New Movement'"))
})

test('with full access it is offered both', async () => {
  const order = await makeOrder(it, { by: 'customer' })
  const page = await it.visit(`/orders?view=${order.id}`, 'customer')
  await sees(dialog(page, 'Order Details & Tracking').getByRole('button', { name: 'Cancel Movement' }))
  await page.goto('/customer/overview')
  await sees(page.getByRole('link', { name: /New Movement/ }))
})

test('a manager is shown no button for what only an administrator may do', async () => {
  const order = await makeOrder(it)
  const page = await it.visit('/customer-portfolio', 'manager')
  await sees(row(page, 'Acme Imports'))
  for (const name of ['Add Customer', /^Edit/]) expect(await page.getByRole('button', { name }).count()).toBe(0)
  await page.goto(`/orders?view=${order.id}`)
  const details = dialog(page, 'Order Details & Tracking')
  await sees(details.getByText('1 of 6 stages completed'))
  expect(await details.getByRole('button', { name: 'Mark Complete' }).count()).toBe(0)
  await sees(details.getByRole('button', { name: 'Cancel Movement' }))
})
