import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../support/books.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, figure, fillAddress, menu, row, sees, seesNo, signIn, toast } from '../support/browser-sights.ts'
import { makeItem } from '../support/factories.ts'
import { markComplete } from '../support/mark-complete.ts'
import { testPassword } from '../support/test-app.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('stock taken in for a new customer leaves on its movement, five clicks later, while the customer watches', async () => {
  await makeItem(it, { sku: 'FOREIGN-1', name: 'Not theirs', quantity: 7, customerId: 1 })

  // The admin creates a customer and hands over its credentials …
  const admin = await it.visit('/login')
  await signIn(admin, 'admin', testPassword)
  await sees(toast(admin, 'Login successful'))
  await menu(admin, 'Customer Portfolio').click()
  await admin.getByRole('button', { name: 'Add Customer' }).click()
  const adding = dialog(admin, 'Add New Customer')
  await adding.getByRole('textbox', { name: 'Company Name' }).fill('Cobalt Coffee')
  await adding.getByRole('textbox', { name: 'Contact Email' }).fill('dock@cobalt.example')
  await adding.getByRole('button', { name: 'Generate' }).click()
  await adding.getByRole('button', { name: 'Create Customer' }).click()
  const handedOver = dialog(admin, 'Customer Login Credentials')
  const username = await handedOver.getByRole('textbox', { name: 'Username' }).inputValue()
  const password = await handedOver.getByRole('textbox', { name: 'Password' }).inputValue()
  expect(password).toMatch(/^[A-Za-z0-9!@#$%&*]{12}$/)
  await handedOver.getByRole('button', { name: 'Close' }).click()

  // … takes stock in …
  await menu(admin, 'Inventory').click()
  await admin.getByRole('button', { name: 'Add Item' }).first().click()
  const item = dialog(admin, 'Add Inventory Item')
  await item.getByRole('textbox', { name: 'SKU' }).fill('COF-1')
  await item.getByRole('textbox', { name: 'Name' }).fill('Guatemala Antigua')
  await item.getByRole('textbox', { name: 'Quantity', exact: true }).fill('40')
  await item.getByRole('button', { name: 'Create Item' }).click()
  await sees(toast(admin, 'Inventory item created successfully'))
  await sees(row(admin, 'COF-1').filter({ hasText: 'Unallocated' }))

  // … and allocates it.
  await menu(admin, 'Customer Portfolio').click()
  await row(admin, 'Cobalt Coffee').getByRole('button', { name: 'Edit' }).click()
  const profile = dialog(admin, 'Edit Customer Profile')
  await profile.getByRole('tab', { name: 'Inventory Allocation' }).click()
  await profile.getByRole('checkbox', { name: /COF-1/ }).check()
  await profile.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(admin, 'Customer profile and inventory allocation have been updated successfully.'))

  // The customer signs in in a second browser, sees that stock and nothing else …
  const customer = await it.visit('/login')
  await signIn(customer, username, password)
  await sees(customer.getByRole('heading', { name: 'Overview' }))
  await menu(customer, 'Inventory').click()
  await sees(row(customer, 'COF-1').filter({ hasText: '40' }))
  expect(await customer.getByRole('table', { name: 'Your inventory' }).getByRole('row').count()).toBe(2)
  await seesNo(customer.getByText('FOREIGN-1'))

  // … and creates a movement.
  await menu(customer, 'Warehouse Movement').click()
  await customer.getByRole('button', { name: 'New Movement' }).click()
  const creating = dialog(customer, 'New Movement')
  await creating.getByRole('button', { name: 'Add COF-1' }).click()
  await creating.getByRole('textbox', { name: 'Quantity of COF-1' }).fill('12')
  await fillAddress(creating, 'Billing Address')
  await creating.getByRole('checkbox', { name: 'Same as billing' }).check()
  await creating.getByRole('button', { name: 'Create Movement' }).click()
  await sees(toast(customer, 'Order created successfully'))
  await customer.getByRole('button', { name: 'Track Order' }).click()
  const watching = dialog(customer, 'Order Details & Tracking')
  await sees(watching.getByText('1 of 6 stages completed'))
  await seesNo(watching.getByRole('button', { name: 'Mark Complete' }))

  // The admin marks its stages complete one by one, while the customer watches.
  await menu(admin, 'Warehouse Movement').click()
  await row(admin, 'WM-').getByRole('button', { name: 'View' }).click()
  const marking = dialog(admin, 'Order Details & Tracking')
  const questions = new Map([
    [3, '12 units aren’t picked. Book them as picked?'],
    [6, 'Exports 12 units: its stock leaves.'],
  ])
  for (const stages of [2, 3, 4, 5, 6]) {
    await markComplete(admin, { within: marking, question: questions.get(stages) })
    await sees(marking.getByText(`${stages} of 6 stages completed`))
    await sees(watching.getByText(`${stages} of 6 stages completed`))
  }
  await seesNo(marking.getByRole('button', { name: 'Mark Complete' }))
  await eventually(() => figure(watching, 'Status').textContent()).toBe('Completed')
  await marking.getByRole('button', { name: 'Close' }).click()
  await watching.getByRole('button', { name: 'Close' }).click()

  // At the end the stock has left the ledger, and a shipment exists.
  await menu(customer, 'Inventory').click()
  await sees(row(customer, 'COF-1').filter({ hasText: '28' }))
  await menu(admin, 'Inventory').click()
  await admin.getByRole('tab', { name: 'Movements' }).click()
  const outbound = row(admin, 'Outbound')
  await sees(outbound.getByRole('cell', { name: 'COF-1', exact: true }))
  await sees(outbound.getByRole('cell', { name: '−12 out', exact: true }))
  const shipments = await it.as('admin').call(shipmentsEndpoints.list)
  expect(shipments).toMatchObject([{ customerName: 'Cobalt Coffee', status: 'created' }])
  const [left] = await it.as('admin').call(inventoryEndpoints.list, { query: { q: 'COF-1' } })
  expect(left).toMatchObject({ quantity: 28, availableQuantity: 28, reservedQuantity: 0 })
  await expectBooksToBalance(it.db)
})
