import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { tellOfDueActivities } from '../../server/people/activities/due-activities.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import {
  dialog,
  eventually,
  figure,
  heldBack,
  isFocused,
  menu,
  row,
  rows,
  searchOf,
  sees,
  seesNo,
  toast,
} from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeActivity, makeContact, makeCustomer } from '../support/factories.ts'
import { enterAt, hasFocus, tabTo, typeInto } from '../support/keyboard.ts'

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const entry = (page: Page, name: string) => page.getByRole('navigation', { name: 'Customers' }).getByRole('link', { name })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const search = (page: Page, name: string) => page.getByRole('searchbox', { name })
const sort = (page: Page, column: string) => page.getByRole('columnheader', { name: column }).getByRole('button').click()
const firstCells = async (page: Page) => (await rows(page).locator('td.cell-key').allInnerTexts()).map((text) => text.trim())

async function act(scope: Page | Locator, name: string, action: string): Promise<void> {
  await row(scope, name).hover()
  await row(scope, name).getByRole('button', { name: action }).click()
}

test('a customer is chosen; its overview tells who it is and leads to what belongs to it', async () => {
  const { id } = await makeCustomer(it, { name: 'Cedar Woods', type: 'tpd2', contactPhone: '+31 10 555', industry: '' })
  await makeContact(it, { customerId: id })
  const page = await it.visit('/dashboard', 'manager')
  const customers = await heldBack(page, '**/api/customers')
  await menu(page, 'CRM').click()
  await sees(page.getByText('Loading customers...'))
  customers.letGo()
  await sees(page.getByRole('heading', { name: 'CRM - Customer Relationship Management', level: 1 }))
  await sees(page.getByText('Select a Customer'))
  await sees(page.getByText('Choose a customer from the list to view their details'))
  await sees(entry(page, 'Acme Imports').getByText('Full 3PL'))
  await search(page, 'Search customers').fill('cedar')
  await seesNo(entry(page, 'Acme Imports'))
  await sees(entry(page, 'Cedar Woods').getByText('TTT Only'))
  await entry(page, 'Cedar Woods').click()
  expect(searchOf(page).get('customer')).toBe(String(id))
  for (const [label, value] of [
    ['Type', 'Track & Trace Only'],
    ['Plan', 'Standard'],
    ['Contact Phone', '+31 10 555'],
    ['Primary Contact', 'No primary contact'],
    ['Industry', 'Not specified'],
    ['Status', 'Active'],
    ['Contacts', '1'],
    ['Activities', '0'],
  ] as const)
    await eventually(() => figure(page, label).textContent()).toBe(value)
  await page.getByRole('link', { name: 'Contacts' }).click()
  await sees(page.getByText('Showing 1 of 1 entries'))
  await entry(page, 'Cedar Woods').click()
  expect(searchOf(page).get('tab')).toBe('contacts')
  await page.reload()
  await sees(page.getByText('Showing 1 of 1 entries'))
  await page.goto('/crm?customer=99999')
  await sees(page.getByText('Customer not found'))
})

test('contacts are added, made primary, edited, deleted and brought back', async () => {
  const { id } = await makeCustomer(it, { name: 'Elm & Ash' })
  const page = await it.visit(`/crm?customer=${id}&tab=contacts`, 'manager')
  await sees(page.getByText('No results found.'))
  const add = async (first: string, last: string) => {
    await page.getByRole('button', { name: 'Add Contact' }).click()
    const adding = dialog(page, 'Add Contact')
    await adding.getByRole('textbox', { name: 'First Name' }).fill(first)
    await adding.getByRole('textbox', { name: 'Last Name' }).fill(last)
    await adding.getByRole('textbox', { name: 'Email' }).fill('no address')
    await adding.getByRole('button', { name: 'Create Contact' }).click()
    await sees(adding.getByText('must be an email address').first())
    await adding.getByRole('textbox', { name: 'Email' }).fill(`${first}@elm.example`)
    await adding.getByRole('button', { name: 'Create Contact' }).click()
    await sees(toast(page, 'Contact created successfully'))
    await sees(row(page, `${first} ${last}`))
  }
  await add('Noor', 'Haddad')
  await add('Sanne', 'de Wit')
  await sees(row(page, 'Noor').getByText('Primary', { exact: true }))
  await sees(row(page, 'Sanne').getByText('Secondary'))
  await act(page, 'Sanne', 'Make Primary Sanne')
  await sees(toast(page, 'Sanne de Wit is the primary contact of Elm & Ash.'))
  await sees(row(page, 'Noor').getByText('Secondary'))
  await sees(row(page, 'Sanne').getByText('Primary', { exact: true }))

  await row(page, 'Noor').getByRole('link').click()
  await sees(page.getByRole('heading', { name: 'Noor Haddad', level: 1 }))
  await page.getByRole('button', { name: 'Edit' }).click()
  await dialog(page, 'Edit Contact').getByRole('textbox', { name: 'Title' }).fill('Buyer')
  await dialog(page, 'Edit Contact').getByRole('button', { name: 'Save Changes' }).click()
  await eventually(() => figure(page, 'Title').textContent()).toBe('Buyer')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await sees(toast(page, 'Contact deleted'))
  await sees(page.getByRole('heading', { name: 'Noor Haddad was deleted' }))
  await page.getByRole('button', { name: 'Restore' }).click()
  await sees(toast(page, 'Contact restored'))
  await page.getByRole('link', { name: 'CRM' }).last().click()
  await act(page, 'Noor', 'Delete Noor')
  await seesNo(row(page, 'Noor'))
  await toast(page, 'Contact deleted').getByRole('button', { name: 'Undo' }).click()
  await sees(row(page, 'Noor'))
})

test('contacts are searched, filtered, sorted and paged, and the address keeps it', async () => {
  const { id } = await makeCustomer(it, { name: 'Long Lists' })
  for (let n = 1; n <= 12; n++)
    await makeContact(it, {
      customerId: id,
      firstName: `Person ${n}`,
      department: n % 3 === 0 ? 'Quay' : 'Office',
      title: `Title ${13 - n}`,
    })
  const page = await it.visit(`/crm?customer=${id}&tab=contacts`, 'manager')
  await sees(page.getByText('Showing 10 of 12 entries'))
  await sees(page.getByText('Page 1 of 2'))
  for (const [button, expected] of [
    ['Next page', ['Person 11', 'Person 12']],
    ['First page', ['Person 1', 'Person 2']],
    ['Last page', ['Person 11', 'Person 12']],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await eventually(async () => (await firstCells(page)).slice(0, 2)).toEqual(expected)
  }
  await sees(page.getByText('Showing 2 of 12 entries'))
  await page.reload()
  await sees(page.getByText('Page 2 of 2'))
  await page.getByRole('button', { name: 'Previous page' }).click()
  await sort(page, 'Title')
  await eventually(async () => (await firstCells(page)).slice(0, 2)).toEqual(['Person 12', 'Person 11'])
  await sort(page, 'Title')
  await eventually(async () => (await firstCells(page)).slice(0, 2)).toEqual(['Person 1', 'Person 2'])

  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Department' }).click()
  await page.getByRole('checkbox', { name: 'Quay' }).check()
  await page.keyboard.press('Escape')
  await sees(page.getByText('Showing 4 of 4 entries'))
  await search(page, 'Search contacts').fill('person 9')
  await sees(page.getByText('Showing 1 of 1 entries'))
  await search(page, 'Search contacts').fill('nobody')
  await sees(page.getByText('No results found.'))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await sees(page.getByText('Showing 10 of 12 entries'))
  await tab(page, 'Activities').click()
  await sees(page.getByText('No results found.'))
  expect(searchOf(page).get('sort')).toBe(null)
})

test('an activity is added, done, planned again and edited; when it is due, its notification leads to it', async () => {
  const { id } = await makeCustomer(it, { name: 'Due Mills' })
  const page = await it.visit(`/crm?customer=${id}&tab=activities`, 'manager')
  await page.getByRole('button', { name: 'Add Activity' }).click()
  const adding = dialog(page, 'Add Activity')
  await adding.getByRole('button', { name: 'Create Activity' }).click()
  await sees(adding.getByText('must be filled in').first())
  await adding.getByRole('textbox', { name: 'Subject' }).fill('Ask for the forecast')
  await adding.getByLabel('Type').selectOption('Meeting')
  await adding.getByLabel('Priority').selectOption('High')
  await adding.getByLabel('Due Date').fill('2026-01-05')
  await adding.getByLabel('Assigned To').selectOption({ index: 1 })
  await adding.getByRole('button', { name: 'Create Activity' }).click()
  await sees(toast(page, 'Activity created successfully'))
  const made = row(page, 'Ask for the forecast')
  for (const text of ['Meeting', 'Planned', 'High', 'Jan 5, 2026']) await sees(made.getByText(text).first())
  await made.getByRole('button', { name: 'Mark Done' }).click()
  await sees(toast(page, 'Activity done'))
  await sees(made.getByText('Done', { exact: true }))
  await made.getByRole('button', { name: 'Undo' }).click()
  await sees(made.getByText('Planned'))
  await made.getByRole('link').click()
  const editing = dialog(page, 'Edit Activity')
  await editing.getByLabel('Due Date').fill('')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Activity updated'))
  await sees(made.getByText('N/A'))

  const today = it.db.now().toISOString().slice(0, 10)
  await makeActivity(it, { customerId: id, subject: 'Call them back', dueDate: today })
  await tellOfDueActivities(it.db)
  await goOnTo(page, '/dashboard')
  await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click()
  await dialog(page, 'Notifications').getByText('Call them back').click()
  await sees(dialog(page, 'Edit Activity'))
  await eventually(() => dialog(page, 'Edit Activity').getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Call them back')
  expect(searchOf(page).get('customer')).toBe(String(id))
})

test('by keyboard alone: to the screen, to a customer, to a new contact', async () => {
  const { id } = await makeCustomer(it, { name: 'Keyboard Mills' })
  const page = await it.visit('/dashboard', 'manager')
  await sees(page.getByRole('heading', { name: 'Dashboard', level: 1 }))
  await page.keyboard.type('ga', { delay: 80 })
  await sees(page.getByText('Select a Customer'))
  await enterAt(page, entry(page, 'Keyboard Mills'))
  await tabTo(page, tab(page, 'Overview'))
  await page.keyboard.press('ArrowRight')
  await hasFocus(tab(page, 'Contacts'))
  await sees(page.getByRole('button', { name: 'Add Contact' }))
  await page.keyboard.press('n')
  const adding = dialog(page, 'Add Contact')
  await typeInto(page, adding.getByRole('textbox', { name: 'First Name' }), 'Ines')
  await page.keyboard.press('Enter')
  await sees(row(page, 'Ines').getByText('Primary', { exact: true }))
  await page.keyboard.press('j')
  await eventually(() => isFocused(row(page, 'Ines'))).toBe(true)
  await page.keyboard.press('Enter')
  await sees(page.getByRole('heading', { name: 'Ines', level: 1 }))
  await page.goBack()
  expect(searchOf(page).get('customer')).toBe(String(id))
})

test('on a phone the list and the customer are two steps, and the focus goes along', async () => {
  const { id } = await makeCustomer(it, { name: 'Pocket Goods' })
  await makeContact(it, { customerId: id, firstName: 'Mina', phone: '+31 6' })
  const page = await it.visit('/crm', 'manager', { viewport: { width: 390, height: 844 } })
  await sees(entry(page, 'Pocket Goods'))
  expect(await page.getByText('Select a Customer').isVisible()).toBe(false)
  await entry(page, 'Pocket Goods').click()
  await seesNo(entry(page, 'Acme Imports'))
  await hasFocus(page.getByRole('heading', { name: 'Pocket Goods', level: 2 }))
  await tab(page, 'Contacts').click()
  await sees(row(page, 'Mina'))
  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await sees(entry(page, 'Acme Imports'))
  await hasFocus(entry(page, 'Pocket Goods'))
})
