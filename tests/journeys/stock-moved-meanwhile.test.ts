import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, sees, toast } from '../support/browser-sights.ts'
import { makeItem } from '../support/factories.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a quantity typed over stock that moved meanwhile is taken only after the person was told', async () => {
  const item = await makeItem(it, { quantity: 1594 })
  const quantityNow = async () => (await it.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })).quantity
  const page = await it.visit(`/inventory?q=${item.sku}`, 'manager')
  await page.getByRole('button', { name: `Edit ${item.sku}` }).click()
  const editing = dialog(page, 'Edit Inventory Item')
  await sees(editing.getByRole('textbox', { name: 'Quantity', exact: true }))
  await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -30, reason: 'Taken' } })
  await editing.getByRole('textbox', { name: 'Quantity', exact: true }).fill('1604')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(editing.getByText(/^This item was changed by someone else\./))
  expect(await quantityNow()).toBe(1564)
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Inventory item updated successfully'))
  expect(await quantityNow()).toBe(1604)
})
