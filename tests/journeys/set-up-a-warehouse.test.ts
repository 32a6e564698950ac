import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, eventually, figure, menu, pick, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { testPassword } from '../support/test-app.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp({ empty: true, setupCode: 'ABCD-EFGH-JKLM' })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const guide = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Set up your warehouse' }) })
const progress = (page: Page) => guide(page).getByRole('progressbar', { name: 'Set-up' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** Opens a step by the guide's own button, and afterwards returns to the dashboard, where so many steps are done. */
async function doStep(page: Page, button: string, work: () => Promise<void>, done: number) {
  await guide(page).getByRole('link', { name: button }).click()
  await work()
  await menu(page, 'Dashboard').click()
  await eventually(() => progress(page).getAttribute('aria-valuetext')).toBe(`${done} of 9`)
}

const save = (page: Page | Locator, name = 'Save Changes') => page.getByRole('button', { name, exact: true }).click()

test('a new operator is led from the set-up code to the first goods on a shelf', async () => {
  const page = await it.visit('/login?setup=ABCD-EFGH-JKLM')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Email').fill('ada@tallyhouse.example')
  await page.getByLabel('First name').fill('Ada')
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword)
  await page.getByRole('button', { name: 'Create administrator' }).click()
  await sees(heading(page, 'Dashboard Overview'))
  await sees(guide(page))
  expect(await progress(page).getAttribute('aria-valuetext')).toBe('0 of 9')
  expect(await guide(page).getByRole('listitem').count()).toBe(9)
  await sees(guide(page).getByText('Complete the previous step first'))
  expect(await seriousFindings(page)).toEqual([])

  await doStep(
    page,
    'Enter Name and Address',
    async () => {
      await page.getByRole('textbox', { name: 'Company name' }).fill('Harbour Logistics')
      await page.getByRole('textbox', { name: 'Address' }).fill('2 Quay Street\nRotterdam')
      await save(page)
      await sees(toast(page, 'Operator Saved'))
    },
    1,
  )
  await doStep(
    page,
    'Choose time zone',
    async () => {
      await page.getByLabel('Time zone of the warehouse').selectOption('Europe/Amsterdam')
      await save(page.locator('section').filter({ has: page.getByLabel('Time zone of the warehouse') }))
      await sees(toast(page, 'Time Zone Saved'))
    },
    2,
  )
  const addLocation = async (code: string, name: string, type: string) => {
    const adding = dialog(page, 'Add Location')
    expect(await adding.getByLabel('Type').inputValue()).toBe(type)
    await adding.getByRole('textbox', { name: 'Code' }).fill(code)
    await adding.getByRole('textbox', { name: 'Name' }).fill(name)
    await save(adding, 'Create Location')
    await sees(row(page, code))
  }
  await doStep(page, 'Add storage location', () => addLocation('A-01', 'Aisle 1', 'storage'), 3)
  await doStep(page, 'Add receiving location', () => addLocation('RCV-1', 'Dock', 'receiving'), 4)

  await guide(page).getByRole('button', { name: 'Skip' }).click()
  await eventually(() => progress(page).getAttribute('aria-valuetext')).toBe('5 of 9')
  await sees(guide(page).getByText('Skipped', { exact: true }))

  await doStep(
    page,
    'Add customer',
    async () => {
      const adding = dialog(page, 'Add New Customer')
      await adding.getByRole('textbox', { name: 'Company Name' }).fill('Acme Imports')
      await adding.getByRole('textbox', { name: 'Contact Email' }).fill('ops@acme.example')
      await adding.getByLabel('Initial Password').fill(testPassword)
      await save(adding, 'Create Customer')
      const credentials = dialog(page, 'Customer Login Credentials')
      await credentials.getByRole('button', { name: 'Close' }).click()
      await seesNo(credentials)
    },
    6,
  )
  await doStep(
    page,
    'Add item',
    async () => {
      const adding = dialog(page, 'Add Inventory Item')
      await adding.getByRole('textbox', { name: 'SKU' }).fill('COF-1')
      await adding.getByRole('textbox', { name: 'Name' }).fill('Colombia Huila')
      await eventually(() => adding.getByRole('combobox', { name: 'Customer' }).inputValue()).toContain('Acme Imports')
      await save(adding, 'Create Item')
      await sees(row(page, 'COF-1'))
    },
    7,
  )
  await doStep(
    page,
    'New receipt',
    async () => {
      const creating = dialog(page, 'Create Warehouse Receipt')
      await pick(page, creating.getByRole('combobox', { name: 'Customer' }), 'Acme Imports')
      await creating.getByRole('textbox', { name: 'Supplier' }).fill('Casa Norte')
      await creating.getByRole('button', { name: 'Add Item' }).click()
      await pick(page, creating.getByRole('combobox', { name: 'SKU' }), 'COF-1')
      await creating.getByRole('textbox', { name: 'Expected', exact: true }).fill('12')
      await save(creating, 'Create Receipt')
      await sees(row(page, 'Casa Norte'))
    },
    8,
  )

  await guide(page).getByRole('link', { name: 'Open the receipt' }).click()
  const receipt = page.getByRole('dialog')
  const advance = async (to: string) => {
    await receipt.getByLabel('Update Status').selectOption({ label: to })
    await receipt.getByRole('button', { name: 'Update', exact: true }).click()
    await sees(toast(page, `is now ${to}`))
  }
  await page.getByRole('link', { name: 'Receive' }).click()
  const scanned = page.getByRole('textbox', { name: 'Scan the goods, or their handling unit' })
  await scanned.fill('COF-1')
  await scanned.press('Enter')
  await sees(page.getByRole('status').getByText('Counted 1 of 12'))
  await page.getByRole('textbox', { name: 'Quantity of COF-1' }).fill('12')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await sees(page.getByRole('status').getByText('Counted 12 of 12'))
  await page.getByRole('button', { name: 'Finish Receiving' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Receive' }).click()
  await page.getByRole('button', { name: 'Complete Inspection' }).click()
  await sees(page.getByText('Inspection completed'))
  await page.getByRole('button', { name: 'Store', exact: true }).click()
  await advance('Stored')
  await page.keyboard.press('Escape')

  await menu(page, 'Dashboard').click()
  await sees(page.getByRole('heading', { name: 'All set' }))
  await seesNo(guide(page))
  for (const next of ['Invite customer', 'Invite staff', 'New movement']) await sees(page.getByRole('link', { name: next }))
  await eventually(() => figure(page, 'Inventory Items').textContent()).toBe('1')
  const [item] = await it.as('admin').call(inventoryEndpoints.list)
  const { stock, availableQuantity } = await it.as('admin').call(inventoryEndpoints.get, { params: { id: item?.id ?? 0 } })
  expect(availableQuantity).toBe(12)
  expect(stock).toMatchObject([{ onHand: 12, location: 'A-01' }])

  await page.getByRole('button', { name: 'Close guide' }).click()
  await seesNo(page.getByRole('heading', { name: 'All set' }))
  await page.reload()
  await eventually(() => figure(page, 'Inventory Items').textContent()).toBe('1')
  expect(await page.getByRole('heading', { name: 'All set' }).count()).toBe(0)
})
