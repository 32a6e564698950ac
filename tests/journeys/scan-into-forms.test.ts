import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeLocation } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a scan neither opens nor changes a list that has the focus; typing still chooses from it', async () => {
  const page = await it.visit('/inventory?tab=locations&new=true', 'manager')
  const type = dialog(page, 'Add Location').getByLabel('Type')
  await type.focus()
  await scan(page, 'SHIP-00017')
  await sees(toast(page, 'SHIP-00017'))
  expect(await type.locator(':checked').textContent()).toBe('Storage')
  await page.keyboard.type('qua', { delay: 80 })
  await eventually(() => type.locator(':checked').textContent()).toBe('Quarantine')
})

test('scanning into an open Edit Item neither renames nor saves it', async () => {
  const item = await makeItem(it, { sku: 'SCAN-KEEP-1', name: 'Keeps its name' })
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: `Edit ${item.sku}` }).click()
  const editing = dialog(page, 'Edit Inventory Item')
  await sees(editing)
  const sku = editing.getByRole('textbox', { name: 'SKU' })
  // A scanner that types as slowly as a person: no field has the focus that it could change.
  await page.keyboard.type('SLOW-1', { delay: 80 })
  await page.keyboard.press('Enter')
  expect(await sku.inputValue()).toBe(item.sku)
  await sku.selectText()
  await scan(page, 'TOB-CIG-0042')
  await sees(toast(page, 'TOB-CIG-0042'))
  await sees(editing)
  expect(await sku.inputValue()).toBe(item.sku)
  await editing.getByRole('textbox', { name: 'Name' }).press('Enter')
  await sees(editing)
  expect(await it.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })).toMatchObject({
    sku: item.sku,
    version: item.version,
  })
})

test('a field that asks for a code takes a scan instead of what it held, and the form stays open', async () => {
  await makeLocation(it)
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const adding = dialog(page, 'Add Inventory Item')
  const sku = adding.getByRole('textbox', { name: 'SKU' })
  await sku.fill('OLD')
  await scan(page, 'NEW-CODE-0007')
  await eventually(() => sku.inputValue()).toBe('NEW-CODE-0007')
  await seesNo(adding.getByText('Name must be filled in'))
})

test('a password field is left alone, because password managers type as quickly as scanners', async () => {
  const page = await it.visit('/customer-portfolio', 'admin')
  await page.getByRole('button', { name: 'Add Customer' }).click()
  const adding = dialog(page, 'Add New Customer')
  const password = adding.locator('input[autocomplete="new-password"]')
  await password.focus()
  await scan(page, 'filled-by-a-manager')
  expect(await password.inputValue()).toBe('filled-by-a-manager')
})
