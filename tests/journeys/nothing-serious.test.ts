import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoicesEndpoints } from '../../contract/invoices.ts'
import { orderPapersEndpoints } from '../../contract/order-papers.ts'
import { receiptsEndpoints } from '../../contract/receipts.ts'
import { makeInvoice, makeQuote } from '../support/billing.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, fillAddresses, pick, row, sees, signIn, toast } from '../support/browser-sights.ts'
import {
  makeActivity,
  makeContact,
  makeCustomer,
  makeInvitation,
  makeItem,
  makeOrder,
  makePackedUnit,
  makeProvenShipment,
  makeReceipt,
  makeReceivingLocations,
  makeShipment,
  makeTask,
} from '../support/factories.ts'
import { commitImport, csvOf, makeCheckedImport, makeImport } from '../support/imports.ts'
import { tokenOfInvitation } from '../support/invitation-link.ts'
import { makeConfirmedOrder } from '../support/pick-cases.ts'
import { type TestPerson, testPassword } from '../support/test-app.ts'

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
  await makeCustomer(it, { name: 'Pending & Sons', status: 'pending', type: 'producer_ttt' })
  await makeCustomer(it, { name: 'Inactive Brothers', status: 'inactive', type: 'customer_ttt' })
  await makeShipment(it, { items: [{ sku: item.sku, quantity: 2 }], priority: 'low' })
  await makeProvenShipment(it)
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 2 }], priority: 'high', notes: 'Ring twice' })
  orderId = order.id
  orderNumber = order.orderNumber
  await makeInvitation(it, { email: 'invited@acme.example' })
  await makeReceivingLocations(it)
  await makeTask(it, { sku: 'PUT-1' })
  await makePackedUnit(it)
  await makeConfirmedOrder(it)
  for (const isPrimary of [true, false]) await makeContact(it, { isPrimary, lastName: 'Haddad', email: 'noor@acme.example' })
  await makeActivity(it, { subject: 'Ask for the forecast', dueDate: '2026-01-02', priority: 'high' })
  await makeActivity(it, { subject: 'Visited', status: 'done' })
  for (const status of ['draft', 'sent', 'declined'] as const) await makeQuote(it, { status })
  for (const status of ['draft', 'sent', 'paid'] as const) await makeInvoice(it, { status })
  const credit = { amount: '21.00', reason: 'Twice' }
  await it.as('manager').call(invoicesEndpoints.credit, { params: { id: 2 }, body: credit })
  await makeImport(it, csvOf(['SKU', 'Name'], ['IMP-1', 'A']), { kind: 'items', name: 'mapped.csv' })
  await makeCheckedImport(it, csvOf(['SKU', 'Quantity', 'Name'], ['IMP-2', 'x', 'B']), { kind: 'items' })
  await commitImport(it, (await makeCheckedImport(it, csvOf(['SKU', 'Name'], ['IMP-3', 'C']), { kind: 'items' })).id)
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
  await page.goto(path)
  return page
}

const heading = (name: string) => (page: Page) => sees(page.getByRole('heading', { name, level: 1 }))

async function seesAuthenticator(page: Page): Promise<void> {
  const setting = dialog(page, 'Set Up Two-Factor Sign-In')
  await setting.getByLabel('Your password').fill(testPassword)
  await setting.getByRole('button', { name: 'Continue' }).click()
  await sees(setting.getByRole('img', { name: 'QR code of the key' }))
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search everything' }).click()
  await sees(dialog(page, 'Search').getByRole('group', { name: 'Actions' }))
}

test.each([
  [null, '/', 'the landing page', heading('Every pallet counted.')],
  [null, '/no/such/screen', 'the 404 screen', heading('404')],
  ['manager', '/dashboard', 'the search', openSearch],
  ['admin', '/customer-portfolio', 'Customer Portfolio', (page) => sees(row(page, 'Pending & Sons'))],
  ['admin', '/customer-portal', 'Customer Portal Management', (page) => sees(row(page, 'Acme Imports'))],
  ['admin', '/customer-portal?invite=true', 'an invitation of any customer', (page) => sees(dialog(page, 'Invite Customer'))],
  ['manager', '/reports', 'Reports & Analytics', (page) => sees(page.getByRole('link', { name: 'Throughput' }))],
  ['manager', '/reports?report=low-stock', 'a report', (page) => sees(row(page, 'LOW-1'))],
  ['manager', '/reports?report=custom', 'a custom report', (page) => sees(page.getByRole('table', { name: 'Movements exported by week' }))],
  ['manager', '/customer-portal', 'its switches for a manager', (page) => sees(row(page, 'Acme Imports'))],
  ['admin', '/customers/1', 'a customer', (page) => sees(row(page, 'invited@acme.example'))],
  ['admin', '/customers/1?invite=true', 'an invitation', (page) => sees(dialog(page, 'Invite Customer'))],
  ['admin', '/settings?section=security', 'the security of an account', (page) => sees(row(page, 'This one'))],
  ['customer', '/settings?section=security', 'that of a customer', (page) => sees(row(page, 'This one'))],
  ['admin', '/settings?section=security&change=password', 'a new password', (page) => sees(dialog(page, 'Change Password'))],
  ['admin', '/settings?section=security&change=set-up', 'an authenticator app', seesAuthenticator],
  ['admin', '/settings?section=security&change=turn-off', 'turning it off', (page) => sees(dialog(page, /^Turn Off/))],
  ['admin', '/settings?section=security&change=recovery-codes', 'recovery codes', (page) => sees(dialog(page, /Codes$/))],
  ['admin', '/settings?section=security&change=requirement', 'a requirement', (page) => sees(dialog(page, /^Require/))],
  ['admin', '/customers/1?user=3', 'a user of a customer', (page) => sees(dialog(page, 'Edit User'))],
  [null, `/register?invitation=${'x'.repeat(43)}`, 'an invitation that is not valid', (page) => sees(page.getByText('can’t be used'))],
  ['admin', '/inventory', 'Inventory', (page) => sees(row(page, 'OUT-1'))],
  ['admin', '/inventory?tab=movements', 'stock movements', (page) => sees(row(page, 'Outbound').first())],
  ['admin', '/inventory?q=nothing', 'a search without a match', (page) => sees(page.getByText('Try adjusting your search'))],
  ['admin', '/warehouse-receipt', 'Warehouse Receipt', (page) => sees(row(page, /WR-/).first())],
  ['admin', '/put-away', 'Put-away', (page) => sees(row(page, 'PUT-1'))],
  ['admin', '/put-away/1', 'a task', (page) => sees(page.getByText('Take from'))],
  ['admin', '/picking', 'Picking', (page) => sees(row(page, 'Processing'))],
  ['admin', '/picking/1', 'a pick list', (page) => sees(page.getByText('Picked goods go to'))],
  ['admin', '/handling-units', 'Handling Units', (page) => sees(row(page, 'Pallet').first())],
  ['admin', '/handling-units/1', 'a handling unit', (page) => sees(page.getByRole('table', { name: /^Contents of/ }))],
  ['admin', '/handling-units/1?pack=true', 'packing', (page) => sees(dialog(page, 'Pack'))],
  ['admin', '/crm', 'the CRM', (page) => sees(page.getByText('Select a Customer'))],
  ['admin', '/crm?customer=1', 'a customer in the CRM', (page) => sees(page.getByText('Full 3PL Service'))],
  ['admin', '/crm?customer=1&tab=contacts', 'contacts', (page) => sees(row(page, 'Secondary'))],
  ['admin', '/crm?customer=1&tab=contacts&q=nobody', 'no contacts', (page) => sees(page.getByText('No results found.'))],
  ['admin', '/crm?customer=1&tab=contacts&new=true', 'a new contact', (page) => sees(dialog(page, 'Add Contact'))],
  ['admin', '/crm?customer=1&tab=activities', 'activities', (page) => sees(row(page, 'overdue'))],
  ['admin', '/crm?customer=1&tab=activities&new=true', 'a new activity', (page) => sees(dialog(page, 'Add Activity'))],
  ['admin', '/crm?customer=1&tab=activities&edit=1', 'an activity', (page) => sees(dialog(page, 'Edit Activity'))],
  ['admin', '/crm?customer=1&tab=quotes', 'quotes', (page) => sees(row(page, 'Declined'))],
  ['admin', '/crm?customer=1&tab=quotes&new=true', 'a new quote', (page) => sees(dialog(page, 'Create Quote').getByText('Total'))],
  ['admin', '/quotes/1', 'a draft of a quote', (page) => sees(page.getByRole('table', { name: 'Lines' }))],
  ['admin', '/quotes/1?send=true', 'sending a quote', (page) => sees(page.getByRole('alertdialog', { name: /^Send Q-/ }))],
  ['admin', '/quotes/1?edit=true', 'editing a quote', (page) => sees(dialog(page, /^Edit Q-/).getByText('Total'))],
  ['admin', '/quotes/2?answer=true', 'an answer', (page) => sees(dialog(page, 'Record Answer'))],
  ['customer', '/quotes/2', "a customer's quote", (page) => sees(page.getByRole('button', { name: 'Accept' }))],
  ['customer', '/quotes/2?decline=true', 'declining a quote', (page) => sees(dialog(page, /^Decline Q-/))],
  ['admin', '/crm?customer=1&tab=invoices', 'invoices', (page) => sees(row(page, 'Credit Note'))],
  ['admin', '/crm?customer=1&tab=invoices&new=true', 'a new invoice', (page) => sees(dialog(page, 'Create Invoice').getByText('Total'))],
  ['admin', '/invoices/2', 'a sent invoice', (page) => sees(page.getByRole('table', { name: 'Credit notes' }))],
  ['admin', '/invoices/2?pay=true', 'a payment', (page) => sees(dialog(page, 'Record Payment'))],
  [
    'admin',
    '/invoices/2?credit=true',
    'a credit note',
    (page) => sees(dialog(page, 'Issue Credit Note').getByText('Printed on the credit note')),
  ],
  ['admin', '/invoices/3?reverse=1', 'a reversal', (page) => sees(dialog(page, 'Reverse Payment'))],
  ['customer', '/invoices/3', "a customer's invoice", (page) => sees(page.getByRole('table', { name: 'Payments' }))],
  ['customer', '/invoices', "a customer's invoices", (page) => sees(row(page, 'Credit Note'))],
  ['customer', '/invoices?tab=quotes', "a customer's quotes", (page) => sees(row(page, 'Declined'))],
  ['manager', '/imports', 'imports', (page) => sees(row(page, 'mapped.csv'))],
  ['manager', '/imports?new=items', 'a file to import', (page) => sees(dialog(page, 'Import File'))],
  ['manager', '/imports/1', 'an import to map', (page) => sees(page.getByRole('button', { name: 'Check Rows' }))],
  ['manager', '/imports/2', 'a checked import', (page) => sees(page.getByRole('textbox', { name: 'Quantity, line 2' }))],
  ['manager', '/imports/2?row=2', 'a row of an import', (page) => sees(dialog(page, 'Line 2'))],
  ['manager', '/imports/3', 'a finished import', (page) => sees(page.getByRole('link', { name: 'IMP-3' }))],
  ['manager', '/imports/3?undo=3', 'an import to undo', (page) => sees(page.getByRole('alertdialog', { name: /^Undo the import/ }))],
  ['customer', '/imports', 'no imports', (page) => sees(page.getByText('No imports yet'))],
  ['rival', '/invoices', 'no invoices', (page) => sees(page.getByText('No invoices yet'))],
  ['admin', '/contacts/1', 'a contact', (page) => sees(page.getByRole('region', { name: 'History' }))],
  ['admin', '/contacts/1?edit=1', 'editing a contact', (page) => sees(dialog(page, 'Edit Contact'))],
  ['admin', '/3pl', '3PL Management', (page) => sees(page.getByRole('table', { name: 'Shipments' }))],
  ['admin', '/tpd2', 'Track & Trace', (page) => sees(row(page, /TRK-/).first())],
  ['admin', '/tpd2?new=true', 'a new shipment', (page) => sees(dialog(page, 'New Shipment'))],
  ['admin', '/shipments/1', 'a shipment', (page) => sees(page.getByText('Created, Warehouse'))],
  ['admin', '/shipments/1?event=true', 'recording an event', (page) => sees(dialog(page, 'Record Event'))],
  ['admin', '/tpd2?import=true', 'an import of events', (page) => sees(dialog(page, 'Import Events'))],
  ['customer', '/tpd2?pod=2', 'a proof of delivery', (page) => sees(dialog(page, 'Proof of Delivery').getByText('Marie'))],
  ['admin', '/shipments/2', 'a proven shipment', (page) => sees(page.getByRole('img', { name: 'Signature of Marie' }))],
  ['admin', '/shipments/2?proof=true', 'correcting a proof', (page) => sees(dialog(page, 'Correct Proof of Delivery'))],
  ['customer', '/tpd2', "a customer's Track & Trace", (page) => sees(row(page, /TRK-/).first())],
  ['admin', '/orders', 'Warehouse Movement', (page) => sees(row(page, orderNumber))],
  ['customer', '/customer/overview', 'Overview', (page) => sees(page.getByText(orderNumber))],
  ['customer', '/customer/inventory', 'My Inventory', (page) => sees(row(page, 'LOW-1'))],
  ['customer', '/customer/orders', "a customer's Warehouse Movement", (page) => sees(row(page, orderNumber))],
  ['customer', '/customer-portal', 'the portal', (page) => sees(page.getByText('1 delivered movement without a rating'))],
  ['customer', '/customer-portal?tab=orders', "the portal's orders", (page) => sees(row(page, 'Not rated'))],
  ['customer', '/customer-portal?tab=tracking', "the portal's shipments", (page) => sees(row(page, 'Delivered'))],
  ['customer', '/customer-portal?tab=inventory', "the portal's inventory", (page) => sees(row(page, 'LOW-1').getByText('Low stock'))],
  ['customer', '/customer-portal?tab=orders&rate=2', 'a rating', (page) => sees(dialog(page, 'Rate Movement'))],
  ['customer', '/customer-portal?tab=orders&documents=2', 'documents', (page) => sees(dialog(page, 'Documents').getByText('As of now'))],
  ['rival', '/customer-portal', 'an empty portal', (page) => sees(page.getByText('No movements yet'))],
  ['admin', '/settings?section=profile', 'the profile', (page) => sees(page.getByLabel('First name'))],
  ['admin', '/settings?section=appearance', 'the appearance', (page) => sees(page.getByRole('radiogroup', { name: 'Theme' }))],
  ['admin', '/settings?section=accessibility', 'the accessibility settings', (page) => sees(page.getByLabel('Font size'))],
  ['admin', '/settings?section=notifications', 'preferences', (page) => sees(page.getByLabel('Low stock by e-mail'))],
  ['admin', '/settings?section=users', 'users', (page) => sees(row(page, 'manager@tallyhouse.example'))],
  ['admin', '/settings?section=users&invite=true', 'inviting a user', (page) => sees(dialog(page, 'Invite User'))],
  ['admin', '/settings?section=users&edit=2', 'editing a user', (page) => sees(dialog(page, 'Edit User'))],
  ['admin', '/settings?section=operator', 'the operator', (page) => sees(page.getByLabel('Company name'))],
  ['admin', '/settings?section=warehouse', 'the warehouse', (page) => sees(page.getByLabel('Company prefix'))],
  ['admin', '/settings?section=billing', 'billing settings', (page) => sees(page.getByLabel('Bank details'))],
  ['admin', '/settings?section=portal', 'the portal settings', (page) => sees(page.getByRole('switch').first())],
  ['admin', '/settings?section=retention', 'the retention', (page) => sees(page.getByLabel('Days of audit history'))],
  ['customer', '/settings?section=notifications', "a customer's preferences", (page) => sees(page.getByLabel('Low stock by e-mail'))],
  ['customer', '/customer-portfolio', 'Access denied', heading('Access denied')],
  ['rival', '/customer/overview', 'an empty Overview', (page) => sees(page.getByText('No movements yet'))],
  ['rival', '/orders', 'an empty list', (page) => sees(page.getByText('No movements yet'))],
] as const satisfies [TestPerson | null, string, string, (page: Page) => Promise<void>][])(
  '%s at %s: axe finds nothing serious on %s',
  async (who, path, _, ready) => {
    const page = await show(who, path)
    await ready(page)
    expect(await seriousFindings(page)).toEqual([])
  },
)

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

  await show('admin', `/orders?view=${orderId}`)
  await sees(page.getByRole('button', { name: 'Mark Complete' }))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await page.getByRole('button', { name: 'Cancel Movement' }).click()
  await sees(dialog(page, `Cancel ${orderNumber}?`))
  expect(await seriousFindings(page, 'dialog')).toEqual([])

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

test('axe finds nothing serious in the dialogs of an item', async () => {
  const page = await show('admin', '/inventory')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await page.getByRole('button', { name: 'Create Item' }).click()
  await sees(page.getByText('SKU must be filled in'))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Edit COF-1' }).click()
  await sees(dialog(page, 'Edit Inventory Item'))
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Adjust COF-1' }).click()
  await sees(dialog(page, 'Adjust Stock'))
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
