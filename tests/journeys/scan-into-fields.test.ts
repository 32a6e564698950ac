import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, isFocused, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeLocation } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a Tab ends a scan too, a group separator stays part of it, and keys after a pause are typing', async () => {
  await makeLocation(it)
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const sku = dialog(page, 'Add Inventory Item').getByRole('textbox', { name: 'SKU' })
  await sku.focus()
  await scan(page, '0104012345678901', { terminator: 'Tab' })
  await eventually(() => sku.inputValue()).toBe('0104012345678901')
  expect(await isFocused(sku)).toBe(true)
  await scan(page, '10LOT\x1d21SERIAL')
  await eventually(() => sku.inputValue()).toBe('10LOT\x1d21SERIAL')
  await sku.fill('')
  await page.keyboard.type('slow', { delay: 80 })
  await page.keyboard.press('Tab')
  expect(await sku.inputValue()).toBe('slow')
  expect(await isFocused(sku)).toBe(false)
})

test('what a person types is never held up or taken for a scan', async () => {
  const page = await it.visit('/inventory', 'manager')
  const search = page.getByRole('searchbox', { name: 'Search inventory' })
  await search.click()
  await page.keyboard.type('SEARCH-SCAN-0001', { delay: 60 })
  await page.keyboard.press('Enter')
  await eventually(() => search.inputValue()).toBe('SEARCH-SCAN-0001')
  await search.fill('pasted text')
  await page.keyboard.type(' and more')
  await eventually(() => search.inputValue()).toBe('pasted text and more')
})

test('the scanner test shows what the scanner sends, and lets this device take slower scanners', async () => {
  const item = await makeItem(it, { sku: 'BLUETOOTH-1' })
  const page = await it.visit('/inventory', 'manager')
  await sees(row(page, item.sku))
  await page.getByRole('button', { name: 'Accessibility settings' }).click()
  await page.getByRole('button', { name: 'Test your scanner' }).click()
  const testing = dialog(page, 'Test your scanner')
  await sees(testing)
  await scan(page, item.sku)
  await sees(testing.getByText('This code is recognized as a scan.'))
  await sees(testing.getByText('11 characters'))
  await scan(page, item.sku, { pause: 0.09 })
  await sees(testing.getByText('Allow longer pauses on this device.'))
  await testing.getByRole('slider', { name: 'Longest pause between keys' }).fill('120')
  await scan(page, item.sku, { pause: 0.09, terminator: 'Tab' })
  await sees(testing.getByText('This code is recognized as a scan.'))
  await testing.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await sees(row(page, item.sku))
  await scan(page, item.sku, { pause: 0.09 })
  await page.waitForURL(`**/inventory/${item.id}`)
})

test('the characters of a scanner count, whatever keys its keyboard layout has them on', async () => {
  await makeItem(it, { sku: 'ZYX-0042_ß#/+' })
  const page = await it.visit('/inventory?new=true', 'manager')
  const sku = dialog(page, 'Add Inventory Item').getByRole('textbox', { name: 'SKU' })
  await sku.focus()
  // A German layout has Z where the American one has Y, and the hyphen where it has the slash.
  await scan(page, 'ZYX-0042_ß#/+ÄÖ', { layout: 'german' })
  await eventually(() => sku.inputValue()).toBe('ZYX-0042_ß#/+ÄÖ')
  await scan(page, '10LOT\x1d21Z', { layout: 'german' })
  await eventually(() => sku.inputValue()).toBe('10LOT\x1d21Z')
})

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
