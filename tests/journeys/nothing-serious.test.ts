import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { orderPapersEndpoints } from '../../contract/goods-out/order-papers/order-papers.ts'
import { onboardingEndpoints } from '../../contract/people/onboarding/onboarding.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, fillAddresses, pick, row, sees, signIn, toast } from '../support/browser-sights.ts'
import { stepTo } from '../support/browser-steps.ts'
import { makeInvitation, makeItem, makeOrder, makeReceipt, makeReceivingLocations } from '../support/factories.ts'
import { tokenOfInvitation } from '../support/invitation-link.ts'
import type { TestPerson } from '../support/test-app.ts'

// What opens step by step on a screen; the tour looks at what has an address.

let it: BrowserApp
const pages = new Map<TestPerson | null, Page>()

const item = { sku: 'COF-1', name: 'Guatemala Antigua, whole bean, 1 kg, from a cooperative whose name goes on and on' }
let orderId: number
let orderNumber: string
let receiptId: number

beforeAll(async () => {
  it = await openBrowserApp()
  await makeItem(it, { ...item, quantity: 40, description: 'A bag' })
  await makeItem(it, { sku: 'LOW-1', quantity: 3 })
  await makeItem(it, { sku: 'OUT-1', quantity: 0, customerId: 2 })
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 4 }], priority: 'high', notes: 'Ring twice' })
  orderId = order.id
  orderNumber = order.orderNumber
  await makeReceivingLocations(it)
  receiptId = (await makeReceipt(it, { items: [{ sku: item.sku, quantity: 12, damaged: 1 }] })).id
  await it.as('manager').call(receiptsEndpoints.update, { params: { id: receiptId }, body: { status: 'received' } })
})
afterAll(async () => {
  await it.endVisits()
  await it.close()
})

/** One browser per person serves all sights: a fresh one each time would load every file anew. */
async function show(who: TestPerson | null, path: string): Promise<Page> {
  const page = pages.get(who) ?? (await it.visit('/login', who))
  pages.set(who, page)
  if (!(await stepTo(page, path))) await page.goto(path)
  return page
}

test('axe finds nothing serious on the sign-in screen, empty and refused', async () => {
  const page = await show(null, '/login')
  await sees(page.getByRole('button', { name: 'Sign In' }))
  expect(await seriousFindings(page)).toEqual([])
  await signIn(page, 'nobody', 'wrong')
  await sees(toast(page, 'Login failed'))
  expect(await seriousFindings(page)).toEqual([])
})

test('axe finds nothing serious on the form of an invited person, empty and refused', async () => {
  const { id } = await makeInvitation(it, { email: 'form@acme.example' })
  const page = await show(null, `/register?invitation=${await tokenOfInvitation(it, id)}`)
  await sees(page.getByRole('button', { name: 'Create account' }))
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Create account' }).click()
  await sees(page.getByText('Password must have at least 8 characters'))
  expect(await seriousFindings(page)).toEqual([])
})

test('axe finds nothing serious in the set-up guide', async () => {
  await it.as('admin').call(onboardingEndpoints.update, { body: { view: 'shown' } })
  const page = await show('admin', '/dashboard')
  await sees(page.getByRole('heading', { name: 'Set up your warehouse' }))
  expect(await seriousFindings(page)).toEqual([])
})

test('axe finds nothing serious in the dialogs of a movement', async () => {
  const page = await show('admin', '/orders?new=true')
  const creating = dialog(page, 'New Movement')
  await pick(page, creating.getByRole('combobox', { name: 'Customer' }), 'Acme Imports')
  await creating.getByRole('button', { name: 'Add COF-1' }).click()
  await creating.getByRole('textbox', { name: 'Quantity of COF-1' }).fill('36')
  await creating.getByRole('button', { name: 'Create Movement' }).click()
  await sees(creating.getByText('Please fill in all billing address fields'))
  await sees(creating.getByText(/^All 36 available/))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await creating.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  await show('admin', `/orders?edit=${orderId}`)
  await sees(dialog(page, `Edit Movement ${orderNumber}`).getByRole('textbox', { name: 'Quantity of COF-1' }))
  expect(await seriousFindings(page, 'dialog')).toEqual([])

  const arc = '23XI00000000000000333'
  await it.as('manager').call(orderPapersEndpoints.recordExcise, { params: { id: orderId }, body: { arc } })
  await show('admin', `/orders/${orderId}?excise=true`)
  await sees(dialog(page, 'Edit Excise Data').getByText(/^The check digit of this ARC/))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
})

test('axe finds nothing serious in the dialogs of a receipt', async () => {
  const page = await show('admin', '/warehouse-receipt?new=true')
  const creating = dialog(page, 'Create Warehouse Receipt')
  await creating.getByRole('button', { name: 'Add Item' }).click()
  await creating.getByRole('textbox', { name: 'Expected', exact: true }).fill('1x')
  await creating.getByRole('button', { name: 'Create Receipt' }).click()
  await sees(creating.getByText('Please name the supplier'))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await creating.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  await show('admin', `/warehouse-receipt?view=${receiptId}`)
  for (const tab of ['Receipt Details', 'Items', 'Inspection', 'Actions']) {
    await page.getByRole('tab', { name: tab }).click()
    expect(await seriousFindings(page, 'dialog')).toEqual([])
  }
  await page.getByRole('combobox', { name: 'Update Status' }).selectOption({ label: 'Stored' })
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await sees(dialog(page, 'Skip to Stored'))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  for (const tab of ['Receipt Details', 'Items', 'Inspection', 'Actions']) {
    await page.getByRole('tab', { name: tab }).click()
    expect(await seriousFindings(page, 'dialog')).toEqual([])
  }
})

test('axe finds nothing serious in the refused form of an item', async () => {
  const page = await show('admin', '/inventory')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await page.getByRole('button', { name: 'Create Item' }).click()
  await sees(page.getByText('SKU must be filled in'))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
})

test('axe finds nothing serious in the dialogs of a customer', async () => {
  const page = await show('admin', '/customer-portfolio')
  await row(page, 'Acme Imports').getByRole('button', { name: 'Edit' }).click()
  const editing = dialog(page, 'Edit Customer Profile')
  await sees(editing.getByRole('textbox', { name: 'Company Name' }))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await editing.getByRole('tab', { name: 'Inventory Allocation' }).click()
  await sees(editing.getByText('Allocated to Borealis Trading'))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await editing.getByRole('tab', { name: 'Login Credentials' }).click()
  await editing.getByRole('button', { name: 'Disable Access' }).click()
  await sees(toast(page, 'Account deactivated'))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await editing.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('button', { name: 'Add Customer' }).click()
  const adding = dialog(page, 'Add New Customer')
  await adding.getByRole('button', { name: 'Create Customer' }).click()
  await sees(toast(page, 'Validation Error'))
  expect(await seriousFindings(page)).toEqual([])
  await adding.getByRole('textbox', { name: 'Company Name' }).fill('Dune Spices')
  await adding.getByRole('textbox', { name: 'Contact Email' }).fill('dock@dune.example')
  await adding.getByRole('button', { name: 'Generate' }).click()
  await adding.getByRole('button', { name: 'Create Customer' }).click()
  await sees(dialog(page, 'Customer Login Credentials'))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
})

test("axe finds nothing serious in a customer's dialogs", async () => {
  const page = await show('customer', '/orders?new=true')
  const creating = dialog(page, 'New Movement')
  await creating.getByRole('button', { name: 'Add LOW-1' }).click()
  await fillAddresses(creating)
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await creating.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await row(page, orderNumber).getByRole('button', { name: 'Track Order' }).click()
  await sees(dialog(page, 'Order Details & Tracking').getByText('1 of 6 stages completed'))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
})

test('axe finds nothing serious in menus, messages, and what staff see as a customer', async () => {
  const page = await show('manager', '/customer-portfolio')
  await page.getByRole('button', { name: 'Theme: System' }).click()
  await sees(page.getByRole('menuitemradio', { name: 'Dark' }))
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Columns' }).click()
  await sees(dialog(page, 'Columns'))
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await row(page, 'Acme Imports').getByRole('button', { name: 'View as Customer' }).click()
  await sees(toast(page, 'Viewing as Customer'))
  await sees(page.getByText('Exit Customer View'))
  expect(await seriousFindings(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await sees(page.getByRole('dialog', { name: 'Menu' }))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
})

test('axe finds nothing serious while lists load, and when they can not be loaded', async () => {
  const page = await show('manager', '/inventory')
  await page.route('**/api/inventory*', () => undefined)
  await page.reload()
  await sees(page.getByRole('table', { name: 'Inventory', includeHidden: true }))
  expect(await seriousFindings(page)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/inventory*', (route) =>
    route.fulfill({ status: 503, json: { status: 503, detail: 'Not now. Try again in a moment.' } }),
  )
  await page.reload()
  await sees(page.getByText('Failed to load inventory'))
  expect(await seriousFindings(page)).toEqual([])
})
