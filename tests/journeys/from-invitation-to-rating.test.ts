import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { dashboardEndpoints } from '../../contract/insight/dashboard/dashboard.ts'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, fillAddresses, menu, pick, row, sees, seesNo, signIn, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeCustomer, makeItem } from '../support/factories.ts'
import { type MailFolder, openMailFolder } from '../support/mail-folder.ts'
import { markComplete } from '../support/mark-complete.ts'
import { testPassword } from '../support/test-app.ts'

let it: BrowserApp
let mails: MailFolder
beforeAll(async () => {
  it = await openBrowserApp()
  mails = await openMailFolder()
})
afterEach(() => it.endVisits())
afterAll(async () => {
  await it.close()
  await mails.remove()
})

test('a customer is invited, chooses a password, orders, follows its goods to the door and rates the delivery', {
  timeout: 120_000,
}, async () => {
  const { id: customerId } = await makeCustomer(it, { name: 'Willow Teas' })
  const { sku } = await makeItem(it, { customerId, quantity: 40 })
  const admin = await it.visit('/customer-portal', 'admin')
  await admin.getByRole('button', { name: 'Invite Customer' }).click()
  const inviting = dialog(admin, 'Invite Customer')
  await pick(admin, inviting.getByRole('combobox', { name: 'Customer' }), 'Willow Teas')
  await inviting.getByRole('textbox', { name: 'Email' }).fill('lin@willow.example')
  await inviting.getByRole('textbox', { name: 'First name' }).fill('Lin')
  await inviting.getByRole('button', { name: 'Send Invitation' }).click()
  await sees(toast(admin, 'Invitation Queued'))

  const lin = await it.visit(await mails.linkInNewest(it))
  await lin.getByRole('textbox', { name: 'Password' }).fill(testPassword)
  await lin.getByRole('button', { name: 'Create account' }).click()
  await sees(toast(lin, 'Welcome, Lin!'))
  await menu(lin, 'Customer Portal').click()
  await sees(lin.getByRole('heading', { name: 'Welcome Back, Lin', level: 1 }))
  await lin.getByRole('button', { name: 'New Movement' }).first().click()
  const creating = dialog(lin, 'New Movement')
  await creating.getByRole('button', { name: `Add ${sku}` }).click()
  await creating.getByRole('textbox', { name: `Quantity of ${sku}` }).fill('6')
  await fillAddresses(creating)
  await creating.getByRole('button', { name: 'Create Movement' }).click()
  await sees(toast(lin, 'Order created successfully'))
  const [order] = await (await it.signIn('lin@willow.example')).call(ordersEndpoints.list)
  if (!order) throw new Error('The movement was created.')
  await sees(row(lin, order.orderNumber))

  await goOnTo(admin, `/orders/${order.id}`)
  for (const stage of ['Confirmed', 'Packaging', 'TTT Labelling', 'Documentation', 'Exported']) {
    await markComplete(admin, {
      question: stage === 'Packaging' ? /^6 units aren’t picked/ : stage === 'Exported' ? /^Exports 6/ : undefined,
    })
    await sees(toast(admin, 'Tracking Updated').filter({ hasText: stage }).first())
  }
  const shipped = await it.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })
  await goOnTo(admin, `/shipments/${shipped.shipmentId}`)
  for (const event of ['Picked up', 'Delivered']) {
    await admin.getByRole('button', { name: 'Record Event' }).click()
    const recording = dialog(admin, 'Record Event')
    await recording.getByRole('combobox').first().selectOption({ label: event })
    await recording.getByRole('button', { name: 'Record Event' }).click()
    await seesNo(recording)
  }

  // Her screen has followed.
  await lin.getByRole('link', { name: '1 delivered movement without a rating' }).click()
  await row(lin, order.orderNumber).getByRole('button', { name: 'Rate' }).click()
  const rating = dialog(lin, 'Rate Movement')
  await rating.getByRole('radio', { name: '4', exact: true }).check()
  await rating.getByLabel('Comment').fill('Well packed')
  await rating.getByRole('button', { name: 'Save Rating' }).click()
  await sees(toast(lin, `You rated ${order.orderNumber} 4 of 5.`))
  expect((await it.as('admin').call(dashboardEndpoints.stats)).customerSatisfaction).toBe(80)
})

test('a customer whose access is disabled while it is signed in is out at its next click, and back when it is enabled again', async () => {
  const { id, contactEmail } = await makeCustomer(it, { name: 'Hazel Nuts' })
  await makeItem(it, { customerId: id, sku: 'HAZEL-1' })
  const page = await it.visit('/login')
  await signIn(page, contactEmail ?? '', testPassword)
  await menu(page, 'Inventory').click()
  await sees(row(page, 'HAZEL-1'))
  const admin = await it.visit(`/customer-portal?edit=${id}`, 'admin')
  const editing = dialog(admin, 'Edit Customer Profile')
  await editing.getByRole('tab', { name: 'Login Credentials' }).click()
  await editing.getByRole('button', { name: 'Disable Access' }).click()
  await sees(toast(admin, 'Account deactivated').filter({ hasText: 'Account Status Updated' }))
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(admin, 'Customer Updated'))
  await sees(row(admin, 'Hazel Nuts').getByText('Inactive'))

  await sees(toast(page, 'Please log in again to continue.').filter({ hasText: 'Session Expired' }).first())
  await signIn(page, contactEmail ?? '', testPassword)
  await sees(toast(page, 'Your access is disabled.').first())
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { status: 'active' } })
  await signIn(page, contactEmail ?? '', testPassword)
  // Back where it was.
  await sees(row(page, 'HAZEL-1'))
})
