import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, fillAddresses, isFocused, row, sees, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeItem, makeLocation, makeOrder, makeShipment } from '../support/factories.ts'
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

test('on a list a scan opens the record with that code, wherever the focus is, and searches for nothing', async () => {
  const item = await makeItem(it, { sku: 'OPEN-SCAN-0001' })
  const order = await makeOrder(it)
  const location = await makeLocation(it, { code: 'OPEN-A-01' })
  const page = await it.visit('/inventory', 'manager')
  const search = page.getByRole('searchbox', { name: 'Search inventory' })
  await search.fill('something')
  await eventually(() => page.url()).toContain('q=something')
  await scan(page, item.sku.toLowerCase())
  await page.waitForURL(`**/inventory/${item.id}`)
  await page.goBack()
  await eventually(() => search.inputValue()).toBe('something')

  await goOnTo(page, '/inventory')
  await page.getByRole('button', { name: 'Edit OPEN-SCAN-0001' }).focus()
  await scan(page, order.orderNumber)
  await page.waitForURL(`**/orders/${order.id}`)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await scan(page, location.code)
  await page.waitForURL(`**/locations/${location.id}`)
})

test('a scanned tracking number opens its shipment, and a code of nothing is rejected by the list', async () => {
  const { order, shipmentId } = await makeShipment(it)
  const [shipment] = await it.as('admin').call(shipmentsEndpoints.list, { query: { orderId: order.id } })
  const page = await it.visit('/orders', 'customer')
  await sees(row(page, order.orderNumber))
  await scan(page, String(shipment?.trackingNumber))
  await page.waitForURL(`**/shipments/${shipmentId}`)
  await page.goto('/inventory')
  const tones = await countTones(page)
  const search = page.getByRole('searchbox')
  await search.click()
  await scan(page, 'NOTHING-HAS-THIS')
  await sees(toast(page, 'No record has the code NOTHING-HAS-THIS'))
  await eventually(tones).toBe(1)
  expect(await search.inputValue()).toBe('')
})

test('scans wait for each other: none is lost while an earlier one is looked up', async () => {
  const [first, second] = [await makeItem(it, { sku: 'QUEUE-0001' }), await makeItem(it, { sku: 'QUEUE-0002' })]
  const page = await it.visit('/inventory', 'manager')
  await sees(row(page, first.sku))
  const asked: string[] = []
  await page.route('**/api/lookup*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('code') ?? '')
    await sleep(400)
    await route.continue()
  })
  await scan(page, first.sku)
  await scan(page, first.sku)
  await scan(page, second.sku)
  await page.waitForURL(`**/inventory/${second.id}`)
  expect(asked).toEqual([first.sku, first.sku, second.sku])
})

test('a scan into the allocation of a customer selects its item', async () => {
  const item = await makeItem(it, { sku: 'ALLOT-0001', customerId: null })
  const page = await it.visit('/customer-portfolio', 'admin')
  await row(page, 'Acme Imports').getByRole('button', { name: 'Edit' }).click()
  const editing = dialog(page, 'Edit Customer Profile')
  await editing.getByRole('tab', { name: 'Inventory Allocation' }).click()
  const box = editing.getByRole('checkbox', { name: item.sku })
  await sees(box)
  expect(await box.isChecked()).toBe(false)
  await editing.getByRole('searchbox').focus()
  await scan(page, item.sku)
  await eventually(() => box.isChecked()).toBe(true)
  await scan(page, 'ALLOT-NONE')
  await sees(toast(page, 'No item has the SKU ALLOT-NONE.'))
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
