import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { ordersEndpoints } from '../../contract/orders/orders.ts'
import { tasksEndpoints } from '../../contract/put-away/tasks.ts'
import { receiptsEndpoints } from '../../contract/receipts/receipts.ts'
import { trackingLinksEndpoints } from '../../contract/shipments/tracking-links.ts'
import { expectBooksToBalance } from '../support/books.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeInspectedReceipt, makeItem, makeLocation, makeShipment } from '../support/factories.ts'
import { newestActOf } from '../support/undo.ts'

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

test('an adjustment is undone from its message, with a reason', async () => {
  const { id, sku } = await makeItem(it, { quantity: 20 })
  const page = await it.visit(`/inventory/${id}`, 'manager')
  await page.getByRole('button', { name: 'Adjust' }).click()
  const adjusting = dialog(page, 'Adjust Stock')
  await adjusting.getByRole('radio', { name: 'Remove stock' }).check()
  await adjusting.getByRole('textbox', { name: 'Quantity' }).fill('6')
  await adjusting.getByLabel('Reason').fill('Broken')
  await adjusting.getByRole('button', { name: 'Confirm' }).click()
  await toast(page, 'Inventory adjusted successfully').getByRole('button', { name: 'Undo…' }).click()
  const undoing = dialog(page, `Undo adjustment of ${sku}`)
  await sees(undoing.getByRole('heading', { name: 'What changes' }))
  await sees(undoing.getByRole('listitem').filter({ hasText: sku }).filter({ hasText: '14 to 20' }))
  await undoing.getByRole('button', { name: 'Undo' }).click()
  await sees(undoing.getByText('Enter a reason').first())
  await undoing.getByLabel('Reason').fill('Another item was broken')
  await undoing.getByRole('button', { name: 'Undo' }).click()
  await sees(toast(page, 'Undone'))
  expect((await it.as('admin').call(inventoryEndpoints.get, { params: { id } })).quantity).toBe(20)
  await sees(row(page, 'Another item was broken'))
})

test('on a phone a receipt isn’t undone while its goods are put away, and then with the put-away', async () => {
  const { code } = await makeLocation(it)
  const receipt = await makeInspectedReceipt(it)
  const { created } = await it.as('manager').call(tasksEndpoints.create, { params: { id: receipt.id }, body: {} })
  await it.as('manager').call(tasksEndpoints.complete, { params: { id: created[0]?.id ?? 0 }, body: { locationCode: code } })
  const act = await newestActOf(it, 'receive')
  const page = await it.visit(`/receipts/${receipt.id}?undo=${act}`, 'manager', { viewport: { width: 390, height: 844 } })
  const undoing = dialog(page, `Undo receipt of ${receipt.receiptNumber}`)
  await sees(undoing.getByText(/^10 of .* are needed, 0 are left: WR-.* took 10 at/))
  await sees(undoing.getByRole('heading', { name: 'What depends on it' }))
  expect(await undoing.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
  expect(await seriousFindings(page)).toEqual([])
  await undoing.getByRole('checkbox', { name: 'Undo put-away too' }).check()
  await sees(undoing.getByText(/counts 0 instead of 10/))
  await undoing.getByLabel('Reason').fill('Delivered to the wrong warehouse')
  await eventually(() => undoing.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true)
  await undoing.getByRole('button', { name: 'Undo' }).click()
  await sees(toast(page, 'Undone'))
  expect(await it.as('manager').call(receiptsEndpoints.get, { params: { id: receipt.id } })).toMatchObject({
    status: 'inspected',
    items: [{ quantity: 0 }],
  })
})

test('an administrator undoes an export; the shipment’s page and its link say that it was withdrawn', async () => {
  const { order, shipmentId } = await makeShipment(it)
  const params = { id: shipmentId ?? 0 }
  const { trackingToken } = await it.as('manager').call(trackingLinksEndpoints.create, { params, body: {} })
  const page = await it.visit(`/orders/${order.id}`, 'admin')
  const work = page.getByRole('table', { name: `Work on ${order.orderNumber}` })
  await work.getByRole('button', { name: 'Undo… Shipping' }).click()
  const undoing = dialog(page, `Undo shipping of ${order.orderNumber}`)
  await undoing.getByLabel('Reason').fill('The truck broke down')
  await undoing.getByRole('button', { name: 'Undo' }).click()
  await sees(toast(page, 'Undone'))
  await sees(page.getByText(/Export undone: The truck broke down/).first())
  await sees(work.getByText('Undone'))
  expect((await it.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })).trackingStage).toBe('documented')
  await page.getByRole('button', { name: 'Mark Complete' }).click()
  await toast(page, 'Tracking Updated').getByRole('button', { name: 'Undo…' }).click()
  await dialog(page, `Undo shipping of ${order.orderNumber}`).getByRole('button', { name: 'Cancel' }).click()
  const consignee = await it.visit(`/track/${trackingToken}`, null)
  await sees(consignee.getByText('This shipment was withdrawn.'))
  const shipment = await it.visit(`/shipments/${shipmentId}`, 'manager')
  await sees(shipment.getByText('This shipment was withdrawn.'))
  await seesNo(shipment.getByRole('button', { name: 'Hand Over' }))
})
