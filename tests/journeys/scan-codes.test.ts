import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/inventory.ts'
import { ordersEndpoints } from '../../contract/orders.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, fillAddresses, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeLocation } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const quantityOf = (scope: Locator, sku: string) => scope.getByRole('textbox', { name: `Quantity of ${sku}` })

test('scanning fills a movement line by line: each scan adds an item or counts it up, and none submits', async () => {
  const [one, two] = [await makeItem(it, { sku: 'SCAN-ONE-0001' }), await makeItem(it, { sku: 'SCAN-TWO-0002' })]
  const page = await it.visit('/orders?new=true', 'customer')
  const creating = dialog(page, 'New Movement')
  await fillAddresses(creating)
  const field = creating.getByRole('searchbox', { name: 'Scan or type a SKU or name' })
  await field.click()
  await scan(page, one.sku)
  await eventually(() => quantityOf(creating, one.sku).inputValue()).toBe('1')
  expect(await field.inputValue()).toBe('')
  await scan(page, two.sku)
  await scan(page, two.sku)
  await eventually(() => quantityOf(creating, two.sku).inputValue()).toBe('2')
  await sees(creating.getByRole('status').filter({ hasText: '2 items · 3 units' }))
  expect(await field.inputValue()).toBe('')
  expect(await isFocused(field)).toBe(true)
  expect(await it.as('customer').call(ordersEndpoints.list)).toEqual([])

  await page.keyboard.press('Control+Enter')
  await sees(toast(page, 'Order created successfully'))
  const [order] = await it.as('customer').call(ordersEndpoints.list, { query: { limit: 1 } })
  expect(order?.items).toMatchObject([
    { sku: one.sku, quantity: 1 },
    { sku: two.sku, quantity: 2 },
  ])
})

test('a scan is never typed into the field that happens to have the focus', async () => {
  const { sku } = await makeItem(it, { sku: 'SCAN-ELSEWHERE-1' })
  const page = await it.visit('/orders?new=true', 'customer')
  const creating = dialog(page, 'New Movement')
  await sees(creating.getByRole('button', { name: `Add ${sku}` }))
  const street = creating.getByRole('group', { name: 'Billing Address' }).getByLabel('Street')
  await street.fill('1 Harbour Road')
  await scan(page, sku)
  await eventually(() => quantityOf(creating, sku).inputValue()).toBe('1')
  expect(await street.inputValue()).toBe('1 Harbour Road')
  const notes = creating.getByRole('textbox', { name: 'Notes' })
  await notes.fill('Ring twice')
  await scan(page, sku)
  await eventually(() => quantityOf(creating, sku).inputValue()).toBe('2')
  expect(await notes.inputValue()).toBe('Ring twice')
  await quantityOf(creating, sku).focus()
  await scan(page, sku)
  await eventually(() => quantityOf(creating, sku).inputValue()).toBe('3')
  await creating.getByRole('radio', { name: 'Normal' }).focus()
  await scan(page, sku)
  await eventually(() => quantityOf(creating, sku).inputValue()).toBe('4')
  expect(await creating.getByRole('radio', { name: 'Normal' }).isChecked()).toBe(true)
})

test('a scan neither opens nor changes a list that has the focus; typing still chooses from it', async () => {
  const page = await it.visit('/orders?new=true', 'manager')
  const creating = dialog(page, 'New Movement')
  const customer = creating.getByLabel('Customer')
  await customer.selectOption({ label: 'Borealis Trading · C2' })
  await customer.focus()
  await scan(page, 'ACME-00017')
  await sees(toast(page, 'ACME-00017'))
  expect(await customer.locator(':checked').textContent()).toBe('Borealis Trading · C2')
  await page.keyboard.type('acme', { delay: 80 })
  await eventually(() => customer.locator(':checked').textContent()).toBe('Acme Imports · C1')
})

test('a wrong code is refused with a sentence and a tone, and nothing is added', async () => {
  await makeItem(it, { sku: 'SCAN-RIGHT-1' })
  const scarce = await makeItem(it, { sku: 'SCAN-SCARCE-1', quantity: 1 })
  const page = await it.visit('/orders', 'customer')
  const tones = await countTones(page)
  await page.getByRole('button', { name: 'New Movement' }).click()
  const creating = dialog(page, 'New Movement')
  await sees(creating.getByRole('button', { name: 'Add SCAN-RIGHT-1' }))
  await creating.getByRole('searchbox').focus()
  await scan(page, 'SCAN-WRONG-1')
  await sees(toast(page, 'No item of Acme Imports has the SKU SCAN-WRONG-1.'))
  await eventually(tones).toBe(1)
  await sees(creating.getByRole('status').filter({ hasText: '0 items · 0 units' }))
  expect(await creating.getByRole('searchbox').inputValue()).toBe('')

  await scan(page, scarce.sku)
  await scan(page, scarce.sku)
  await sees(toast(page, 'No more of SCAN-SCARCE-1 can be added: 1 EA are available.'))
  await eventually(tones).toBe(2)
  await eventually(() => quantityOf(creating, scarce.sku).inputValue()).toBe('1')
})

test('a code entered by hand, or by a slow scanner, adds its item too; Enter in a text field never submits', async () => {
  const { sku } = await makeItem(it, { sku: 'HAND-TYPED-1' })
  const page = await it.visit('/orders?new=true', 'customer')
  const creating = dialog(page, 'New Movement')
  await fillAddresses(creating)
  const before = (await it.as('customer').call(ordersEndpoints.list)).length
  const field = creating.getByRole('searchbox')
  await field.fill('hand-typed-1')
  await field.press('Enter')
  await eventually(() => quantityOf(creating, sku).inputValue()).toBe('1')
  expect(await field.inputValue()).toBe('')
  for (const text of [field, quantityOf(creating, sku), creating.getByRole('group', { name: 'Billing Address' }).getByLabel('Street')]) {
    await text.press('Enter')
  }
  await sees(creating)
  expect(await it.as('customer').call(ordersEndpoints.list)).toHaveLength(before)
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

test('in the inventory a scan replaces what was searched for, wherever the focus is', async () => {
  await makeItem(it, { sku: 'SEARCH-SCAN-0001' })
  await makeItem(it, { sku: 'SEARCH-SCAN-0002' })
  const page = await it.visit('/inventory', 'manager')
  const search = page.getByRole('searchbox', { name: 'Search inventory' })
  await sees(row(page, 'SEARCH-SCAN-0001'))
  await search.click()
  for (const sku of ['SEARCH-SCAN-0001', 'SEARCH-SCAN-0002']) {
    await scan(page, sku)
    await eventually(() => search.inputValue()).toBe(sku)
    await sees(row(page, sku))
    await eventually(() => page.getByRole('table', { name: 'Inventory' }).getByRole('row').count()).toBe(2)
  }
  await page.getByRole('button', { name: 'Edit SEARCH-SCAN-0002' }).focus()
  await scan(page, 'SEARCH-SCAN-0001')
  await eventually(() => search.inputValue()).toBe('SEARCH-SCAN-0001')
  await sees(row(page, 'SEARCH-SCAN-0001'))
  expect(await page.getByRole('dialog').count()).toBe(0)
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

/** How often a tone was made. */
async function countTones(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { tones: number }
    counted.tones = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      counted.tones += 1
      start.apply(this, when)
    }
  })
  return () => page.evaluate(() => (window as unknown as { tones: number }).tones)
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
