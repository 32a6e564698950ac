import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../contract/receipts/receipts.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { heldBack, row, sees, toast } from '../support/browser-sights.ts'
import { makeItem, makeReceipt, makeReceivingLocations } from '../support/factories.ts'

// A change is sent once, whatever the hand does, and its message is shown whatever the screen does meanwhile.

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await makeReceivingLocations(it)
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

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
