import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { expectBooksToBalance } from '../support/books.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeItem, makeLocation, makeReceipt } from '../support/factories.ts'
import { makeConfirmedOrder } from '../support/pick-cases.ts'
import { scan } from '../support/scanner.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

test('a floor worker finds the work by scans, sees no money, and an adjustment waits for a manager', async () => {
  const bin = await makeLocation(it)
  const item = await makeItem(it, { quantity: 40, location: bin.code, costPrice: '12.50', sellingPrice: '19.95' })
  const order = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 3 }] })
  const receipt = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 5 }] })

  const page = await it.visit('/floor', 'worker', phone)
  const bar = page.getByRole('navigation', { name: 'Work' })
  await sees(bar.getByRole('link', { name: 'Move Stock' }))
  await eventually(async () => {
    const [button, top] = [await page.getByRole('button', { name: 'Accessibility settings' }).boundingBox(), await bar.boundingBox()]
    return (button?.y ?? 0) + (button?.height ?? 0) <= (top?.y ?? 0)
  }).toBe(true)
  await scan(page, receipt.receiptNumber)
  await page.waitForURL(`**/receipts/${receipt.id}/receive`)
  await page.goBack()
  await scan(page, order.orderNumber)
  await page.waitForURL(`**/picking/${order.id}`)

  await goOnTo(page, `/inventory/${item.id}`)
  await sees(page.getByRole('heading', { name: item.sku, level: 1 }))
  expect(await page.locator('body').textContent()).not.toMatch(/12[.,]50|19[.,]95/)
  await page.getByRole('button', { name: 'Adjust' }).click()
  const adjusting = dialog(page, 'Adjust Stock')
  await adjusting.getByRole('textbox', { name: 'Quantity' }).fill('4')
  await adjusting.getByRole('textbox', { name: 'Reason' }).fill('Found behind the rack')
  await adjusting.getByRole('button', { name: 'Confirm' }).click()
  await sees(toast(page, 'Sent for approval'))
  expect((await it.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })).quantity).toBe(40)
  await goOnTo(page, '/reports')
  await sees(page.getByText('Access denied').first())

  const manager = await it.visit('/adjustments', 'manager')
  await manager.getByRole('link', { name: item.sku }).first().click()
  await manager.getByRole('button', { name: 'Approve' }).click()
  await sees(manager.getByText('Approved').first())
  await seesNo(manager.getByRole('button', { name: 'Approve' }))
  expect((await it.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })).quantity).toBe(44)
})
