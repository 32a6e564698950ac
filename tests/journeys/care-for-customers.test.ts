import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, menu, row, sees, seesNo, signIn, toast } from '../support/browser-sights.ts'
import { makeCustomer, makeItem, makeOrder } from '../support/factories.ts'
import { testPassword } from '../support/test-app.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a customer without name, password or email is not created, and the message says what is missing', async () => {
  const page = await it.visit('/customer-portfolio', 'admin')
  await page.getByRole('button', { name: 'Add Customer' }).click()
  const adding = dialog(page, 'Add New Customer')
  const create = adding.getByRole('button', { name: 'Create Customer' })
  expect(await adding.getByRole('textbox', { name: 'Contact Email' }).getAttribute('aria-required')).toBe('true')
  await create.click()
  await sees(toast(page, 'Company name, type, and password are required.').filter({ hasText: 'Validation Error' }))
  await adding.getByRole('textbox', { name: 'Company Name' }).fill('Dune Spices')
  await create.click()
  await sees(toast(page, 'Company name, type, and password are required.'))
  await adding.getByLabel('Initial Password').fill('long enough')
  await create.click()
  await sees(toast(page, 'Contact email is required to send login credentials.').filter({ hasText: 'Validation Error' }))
  expect(await adding.getByRole('textbox', { name: 'Company Name' }).inputValue()).toBe('Dune Spices')

  await adding.getByRole('textbox', { name: 'Contact Email' }).fill('customer@acme.example')
  await create.click()
  await sees(toast(page, 'Creation Failed'))
  await adding.getByRole('textbox', { name: 'Contact Email' }).fill('dock@dune.example')
  await create.click()
  await sees(toast(page, 'New customer profile has been created successfully.').filter({ hasText: 'Customer Created' }))
  const handedOver = dialog(page, 'Customer Login Credentials')
  expect(await handedOver.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('long enough')
  // They can't be shown again, so a key that is pressed by mistake doesn't close them.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(await handedOver.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('dock@dune.example')
  await handedOver.getByRole('button', { name: 'Close' }).click()
  await seesNo(handedOver)
  await sees(row(page, 'Dune Spices').filter({ hasText: 'NET 30' }).filter({ hasText: 'Active' }).filter({ hasText: '3PL' }))
})

test('a new password takes the place of the old one; an empty one is not saved', async () => {
  await makeCustomer(it, { name: 'Elm Teas', contactEmail: 'dock@elm.example' })
  const page = await it.visit('/customer-portfolio', 'admin')
  await row(page, 'Elm Teas').getByRole('button', { name: 'Edit' }).click()
  const editing = dialog(page, 'Edit Customer Profile')
  await editing.getByRole('tab', { name: 'Login Credentials' }).click()
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await sees(toast(page, 'Please enter a password to save.').filter({ hasText: 'Validation Error' }))
  await editing.getByRole('button', { name: 'Generate' }).click()
  await sees(toast(page, 'Password Generated'))
  const password = await editing.getByLabel('Password', { exact: true }).inputValue()
  expect(password).toMatch(/^[A-Za-z0-9!@#$%&*]{12}$/)
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await sees(toast(page, 'Customer password has been updated successfully.').filter({ hasText: 'Password Updated' }))

  const customer = await it.visit('/login')
  await signIn(customer, 'dock@elm.example', testPassword)
  await sees(toast(customer, 'Login failed'))
  await signIn(customer, 'dock@elm.example', password)
  await sees(customer.getByRole('heading', { name: 'Overview', level: 1 }))
})

test('disabling access takes effect on Save Changes, and ends what the customer has open', async () => {
  await makeCustomer(it, { name: 'Fjord Fish', contactEmail: 'dock@fjord.example' })
  const customer = await it.visit('/login')
  await signIn(customer, 'dock@fjord.example', testPassword)
  await sees(customer.getByRole('heading', { name: 'Overview', level: 1 }))

  const page = await it.visit('/customer-portfolio', 'admin')
  await row(page, 'Fjord Fish').getByRole('button', { name: 'Edit' }).click()
  const editing = dialog(page, 'Edit Customer Profile')
  await editing.getByRole('tab', { name: 'Login Credentials' }).click()
  await editing.getByRole('button', { name: 'Disable Access' }).click()
  await sees(toast(page, 'Account deactivated').filter({ hasText: 'Account Status Updated' }))
  await sees(editing.getByText('Access is disabled. The customer can’t sign in.'))
  await sees(customer.getByRole('heading', { name: 'Overview', level: 1 }))
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Customer Updated'))
  await sees(row(page, 'Fjord Fish').filter({ hasText: 'Inactive' }))
  await sees(customer.getByRole('button', { name: 'Sign In' }))
})

test("another customer's goods can't be ticked, and reserved ones can't be released", async () => {
  const [own, foreign, free] = [await makeItem(it), await makeItem(it, { customerId: 2 }), await makeItem(it, { customerId: null })]
  await makeOrder(it, { items: [{ sku: own.sku, quantity: 2 }] })
  const page = await it.visit('/customer-portfolio', 'admin')
  await row(page, 'Acme Imports').getByRole('button', { name: 'Edit' }).click()
  const editing = dialog(page, 'Edit Customer Profile')
  await editing.getByRole('tab', { name: 'Inventory Allocation' }).click()
  const box = (sku: string) => editing.getByRole('checkbox', { name: new RegExp(`^${sku} `) })
  expect(await box(own.sku).isChecked()).toBe(true)
  expect(await box(foreign.sku).isDisabled()).toBe(true)
  await sees(editing.getByText('Allocated to Borealis Trading'))
  await editing.getByRole('button', { name: 'Select All' }).click()
  await sees(editing.getByText('2 selected'))
  expect(await box(foreign.sku).isChecked()).toBe(false)
  await box(own.sku).uncheck()
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, `Reserved by open movements and can't be released: ${own.sku}.`).filter({ hasText: 'Update Failed' }))
  await box(own.sku).check()
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Customer Updated'))
  const stock = await it.visit('/inventory', 'customer')
  await sees(row(stock, free.sku))
})

test('the dialog of a customer keeps its height from tab to tab', async () => {
  const page = await it.visit('/customer-portfolio', 'admin')
  await row(page, 'Acme Imports').getByRole('button', { name: 'Edit' }).click()
  const editing = dialog(page, 'Edit Customer Profile')
  await sees(editing.getByRole('tab', { name: 'Customer Details' }))
  const before = await editing.boundingBox()
  for (const [tab, content] of [
    ['Inventory Allocation', editing.getByRole('button', { name: 'Select All' })],
    ['Login Credentials', editing.getByRole('textbox', { name: 'Username' })],
  ] as const) {
    await editing.getByRole('tab', { name: tab }).click()
    await sees(content)
    expect(await editing.boundingBox(), tab).toEqual(before)
  }
})

test('Select All takes the items that are searched for, and leaves the others as they are', async () => {
  const { name } = await makeCustomer(it, { name: 'Harbour Oils' })
  for (const sku of ['SOUGHT-1', 'SOUGHT-2', 'UNSOUGHT-3']) await makeItem(it, { sku, customerId: null })
  const page = await it.visit('/customer-portfolio', 'admin')
  await row(page, name).getByRole('button', { name: 'Edit' }).click()
  const editing = dialog(page, 'Edit Customer Profile')
  await editing.getByRole('tab', { name: 'Inventory Allocation' }).click()
  const search = editing.getByRole('searchbox')
  await search.fill('SOUGHT-1')
  await eventually(() => editing.getByRole('checkbox').count()).toBe(1)
  await editing.getByRole('button', { name: 'Select All' }).click()
  await sees(editing.getByText('1 selected'))
  await search.fill('')
  await sees(editing.getByRole('checkbox', { name: /^UNSOUGHT-3 / }))
  expect(await editing.getByRole('checkbox', { name: /^SOUGHT-1 / }).isChecked()).toBe(true)
  expect(await editing.getByRole('checkbox', { name: /^SOUGHT-2 / }).isChecked()).toBe(false)
  await search.fill('SOUGHT-2')
  await eventually(() => editing.getByRole('checkbox').count()).toBe(1)
  await editing.getByRole('button', { name: 'Clear All' }).click()
  await sees(editing.getByText('1 selected'))
})

test('a profile that somebody else changed meanwhile is not overwritten', async () => {
  const { id } = await makeCustomer(it, { name: 'Grove Nuts' })
  const page = await it.visit('/customer-portfolio', 'admin')
  await row(page, 'Grove Nuts').getByRole('button', { name: 'Edit' }).click()
  const editing = dialog(page, 'Edit Customer Profile')
  await editing.getByRole('textbox', { name: 'Company Name' }).fill('')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(editing.getByRole('alert').filter({ hasText: 'Company name and type are required.' }))
  await editing.getByRole('textbox', { name: 'Company Name' }).fill('Grove Nuts')
  await editing.getByRole('textbox', { name: 'Notes' }).fill('Typed by me')
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { contactPhone: '+31 10 555 0100' } })
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(editing.getByText(/^This customer was changed by Ada\./))
  expect(await editing.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('Typed by me')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Customer Updated'))
  const saved = await it.as('admin').call(customersEndpoints.get, { params: { id } })
  expect(saved).toMatchObject({ notes: 'Typed by me', contactPhone: '+31 10 555 0100' })
})

test('a manager sees the portfolio without the buttons of an admin', async () => {
  const item = await makeItem(it)
  const page = await it.visit('/customer-portfolio', 'manager')
  await sees(row(page, 'Acme Imports').getByRole('button', { name: 'View as Customer' }))
  expect(await page.getByRole('button', { name: 'Add Customer' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Edit' }).count()).toBe(0)
  await menu(page, 'Inventory').click()
  await page.getByRole('button', { name: `Edit ${item.sku}` }).click()
  expect(await dialog(page, 'Edit Inventory Item').getByLabel('Customer').isDisabled()).toBe(true)
})

test('staff see what a customer sees, and come back', async () => {
  const [theirs, others] = [await makeItem(it, { customerId: 2 }), await makeItem(it, { customerId: 1 })]
  const page = await it.visit('/customer-portfolio', 'manager')
  await row(page, 'Borealis Trading').getByRole('button', { name: 'View as Customer' }).click()
  await sees(toast(page, 'Viewing as Customer'))
  await sees(page.getByText('Viewing as', { exact: true }))
  await sees(page.getByText('Borealis Trading C2'))
  await sees(page.getByRole('heading', { name: 'Welcome back, Borealis Trading' }))
  expect(await storedViewAs()).toEqual(['2', 'Borealis Trading'])
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await eventually(() => entries.allTextContents()).toEqual([
    'Overview',
    'Warehouse Movement',
    'Inventory',
    'Customer Portal',
    'Track & Trace',
    'Returns',
    'Invoices',
    'Imports',
  ])
  await menu(page, 'Inventory').click()
  await sees(row(page, theirs.sku))
  await seesNo(row(page, others.sku))

  await page.getByRole('button', { name: 'Exit Customer View' }).click()
  await sees(row(page, 'Borealis Trading'))
  expect(new URL(page.url()).pathname).toBe('/customer-portfolio')
  await seesNo(page.getByText('Viewing as', { exact: true }))
  // Leaving the view loads the page at which it began.
  await eventually(storedViewAs).toEqual([null, null])

  function storedViewAs() {
    return page.evaluate(() => [sessionStorage.getItem('viewAsCustomerId'), sessionStorage.getItem('viewAsCustomerName')])
  }
})

test('a customer on a staff screen is refused, and its own menu leads nowhere near', async () => {
  const page = await it.visit('/customer-portfolio', 'customer')
  await sees(page.getByRole('heading', { name: 'Access denied', level: 1 }))
  expect(await menu(page, 'Customer Portfolio').count()).toBe(0)
  await page.getByRole('link', { name: 'Go to Overview' }).click()
  await sees(page.getByRole('heading', { name: 'Overview', level: 1 }))
  await eventually(() => new URL(page.url()).pathname).toBe('/customer/overview')
})
