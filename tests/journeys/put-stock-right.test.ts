import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { tasksEndpoints } from '../../contract/goods-in/put-away/tasks.ts'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { trackingLinksEndpoints } from '../../contract/goods-out/shipments/tracking-links.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../support/books.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, eventually, figure, pick, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeInspectedReceipt, makeItem, makeLocation, makeShipment } from '../support/factories.ts'
import { markComplete } from '../support/mark-complete.ts'
import { scan } from '../support/scanner.ts'
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

const stockOf = async (id: number) => {
  const { stock } = await it.as('admin').call(inventoryEndpoints.get, { params: { id } })
  return stock.map(({ location, lot, onHand }) => [location, lot, onHand])
}

test('stock is added at a scanned location and to a new lot; only the locations that match are read', async () => {
  await makeLocation(it, { code: 'ADJ-HOME' })
  await makeLocation(it, { code: 'ADJ-DOCK', type: 'receiving' })
  const item = await makeItem(it, { location: 'ADJ-HOME', quantity: 48 })
  const page = await it.visit(`/inventory?q=${item.sku}`, 'manager')
  const lists: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/warehouse-locations') lists.push(searchParams.get('limit') ?? 'all')
  })
  await page.getByRole('button', { name: `Adjust ${item.sku}` }).click()
  const adjusting = dialog(page, 'Adjust Stock')
  const location = adjusting.getByRole('combobox', { name: 'Location' })
  expect(await location.getAttribute('placeholder')).toBe('ADJ-HOME (home)')
  await eventually(() => figure(adjusting, 'Available').textContent()).toBe('48 → 49 EA')
  await location.focus()
  await scan(page, 'adj-dock')
  await eventually(() => location.inputValue()).toContain('ADJ-DOCK')
  // What lies at receiving is on hand, but not available.
  await eventually(() => figure(adjusting, 'Available').textContent()).toBe('48 EA')
  const lot = adjusting.getByRole('combobox', { name: 'Lot' })
  await lot.focus()
  await scan(page, 'LOT-NEW-1')
  await eventually(() => lot.inputValue()).toBe('LOT-NEW-1')
  await adjusting.getByRole('textbox', { name: 'Quantity' }).fill('52')
  await adjusting.getByLabel('Reason').fill('Found at the dock')
  await adjusting.getByRole('button', { name: 'Confirm' }).click()
  const done = toast(page, 'Inventory adjusted successfully')
  await sees(done.filter({ hasText: `${item.sku}: +52, now 100` }))
  expect(await stockOf(item.id)).toEqual([
    ['ADJ-DOCK', 'LOT-NEW-1', 52],
    ['ADJ-HOME', null, 48],
  ])
  expect(lists.filter((limit) => limit === 'all')).toEqual([])
  await done.getByRole('button', { name: 'View' }).click()
  await page.waitForURL(`**/inventory/${item.id}`)
})

test('stock is removed only where the item has some, from the lot that is chosen', async () => {
  for (const code of ['ADJ-ONE', 'ADJ-TWO', 'ADJ-OTHER']) await makeLocation(it, { code })
  const item = await makeItem(it, { location: 'ADJ-ONE', lotNumber: 'LOT-A', quantity: 10 })
  await it.as('admin').call(inventoryEndpoints.adjust, {
    params: { id: item.id },
    body: { adjustment: 7, reason: 'Counted', location: 'ADJ-TWO', lot: 'LOT-B' },
  })
  const page = await it.visit(`/inventory/${item.id}?adjust=${item.id}`, 'manager')
  const adjusting = dialog(page, 'Adjust Stock')
  await adjusting.getByRole('radio', { name: 'Remove stock' }).check()
  const location = adjusting.getByRole('combobox', { name: 'Location' })
  await location.click()
  const offered = page.getByRole('listbox').getByRole('option')
  await eventually(() => offered.allTextContents()).toEqual(['ADJ-ONE10 EA', 'ADJ-TWO7 EA'])
  await scan(page, 'ADJ-OTHER')
  await sees(toast(page, 'ADJ-OTHER is none of the locations to choose from.'))
  await pick(page, location, 'ADJ-TWO')
  const lot = adjusting.getByRole('combobox', { name: 'Lot' })
  await lot.focus()
  await scan(page, 'LOT-A')
  await sees(toast(page, 'LOT-A is none of the lots to choose from.'))
  await scan(page, 'LOT-B')
  await eventually(() => lot.inputValue()).toBe('LOT-B')
  await adjusting.getByRole('textbox', { name: 'Quantity' }).fill('3')
  await adjusting.getByLabel('Reason').fill('Broken')
  await adjusting.getByRole('button', { name: 'Confirm' }).click()
  await sees(toast(page, 'Inventory adjusted successfully').filter({ hasText: '−3, now 14' }))
  await seesNo(adjusting)
  expect(await stockOf(item.id)).toEqual([
    ['ADJ-ONE', 'LOT-A', 10],
    ['ADJ-TWO', 'LOT-B', 4],
  ])
  await expectBooksToBalance(it.db)
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
  await sees(undoing.getByText('Pending again. What was counted is kept.'))
  await undoing.getByLabel('Reason').fill('Delivered to the wrong warehouse')
  await eventually(() => undoing.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true)
  await undoing.getByRole('button', { name: 'Undo' }).click()
  await sees(toast(page, 'Undone'))
  expect(await it.as('manager').call(receiptsEndpoints.get, { params: { id: receipt.id } })).toMatchObject({
    status: 'pending',
    items: [{ quantity: 10 }],
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
  await markComplete(page, { question: /^Exports \d+ units?: its stock leaves\.$/ })
  await toast(page, 'Tracking Updated').getByRole('button', { name: 'Undo…' }).click()
  await dialog(page, `Undo shipping of ${order.orderNumber}`).getByRole('button', { name: 'Cancel' }).click()
  const consignee = await it.visit(`/track/${trackingToken}`, null)
  await sees(consignee.getByText('This shipment was withdrawn.'))
  const shipment = await it.visit(`/shipments/${shipmentId}`, 'manager')
  await sees(shipment.getByText('This shipment was withdrawn.'))
  await seesNo(shipment.getByRole('button', { name: 'Hand Over' }))
})
