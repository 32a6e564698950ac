import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { customersEndpoints } from '../../contract/customers/customers.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, row, sees, seesNo } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
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
