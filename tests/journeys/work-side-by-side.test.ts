import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, figure, heldBack, row, sees, toast } from '../support/browser-sights.ts'
import { makeItem, makeReceipt, makeReceivingLocations } from '../support/factories.ts'

// Changes of others are shown and not overwritten; a change of one’s own is sent once, whatever the hand does, and its message is shown
// whatever the screen does meanwhile.

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await makeReceivingLocations(it)
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const adjust = (id: number, adjustment: number) =>
  it.as('admin').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Counted' } })

test('a change made after a page was read and before its event stream opened is shown without another change', async () => {
  const item = await makeItem(it, { quantity: 20 })
  const page = await it.visit('/login', 'manager')
  const opening = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/events*', async (route) => {
    asked.resolve()
    await opening.promise
    await route.continue()
  })
  await page.goto(`/inventory?q=${item.sku}`)
  await sees(row(page, item.sku).filter({ hasText: '20' }))
  await asked.promise
  await adjust(item.id, 57)
  // Longer than changes are gathered, so that the server has told those who listen.
  await sleep(500)
  opening.resolve()
  await sees(row(page, item.sku).filter({ hasText: '77' }))
})

test('a change made while the stream was cut off is shown once it is open again', async () => {
  const item = await makeItem(it, { quantity: 20 })
  const page = await it.visit(`/inventory/${item.id}`, 'manager')
  await sees(figure(page, 'On hand').filter({ hasText: '20' }).first())
  await page.context().setOffline(true)
  await sees(page.getByText('System Offline'))
  await adjust(item.id, 13)
  await page.context().setOffline(false)
  await sees(figure(page, 'On hand').filter({ hasText: '33' }).first())
})

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

/** The changes that the page sends. */
function changesOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.method()))
  return sent
}

test('a double click sends one mail, although the first click is answered before the second; a click later sends another', async () => {
  const { id } = await makeReceipt(it)
  const page = await it.visit(`/warehouse-receipt?view=${id}`, 'manager')
  await page.getByRole('tab', { name: 'Actions' }).click()
  const sent = changesOf(page)
  const button = page.getByRole('button', { name: 'Send Email' })
  await button.click()
  await sees(page.getByText('The email to'))
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.waitForTimeout(300)
  expect(sent).toEqual(['POST'])
  await button.click()
  await expect.poll(() => sent).toEqual(['POST', 'POST'])
})

test('a message is shown although the button that sent the change is gone before all lists are read again', async () => {
  const { id } = await makeReceipt(it)
  await it.as('admin').call(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
  const page = await it.visit(`/warehouse-receipt?inspect=${id}`, 'manager')
  await sees(page.getByRole('button', { name: 'Complete Inspection' }))
  const list = await heldBack(page, '**/api/warehouse-receipts?**')
  await page.getByRole('button', { name: 'Complete Inspection' }).click()
  await sees(page.getByText('Inspection completed'))
  list.letGo()
  await sees(toast(page, 'Status Updated'))
})

test('two rows are deleted side by side', async () => {
  const [one, other] = [await makeItem(it), await makeItem(it)]
  const page = await it.visit('/inventory', 'manager')
  const answers = await heldBack(page, '**/api/inventory/*')
  const sent = changesOf(page)
  for (const { sku } of [one, other])
    await row(page, sku)
      .getByRole('button', { name: `Delete ${sku}` })
      .click()
  await expect.poll(() => sent).toEqual(['DELETE', 'DELETE'])
  answers.letGo()
  await sees(toast(page, 'Inventory item deleted successfully'))
})
