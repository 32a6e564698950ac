import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { returnsEndpoints } from '../../contract/goods-in/returns/returns.ts'
import { pickingEndpoints } from '../../contract/goods-out/picking/picking.ts'
import { authEndpoints } from '../../contract/people/auth/auth.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../support/books.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeCount, submit } from '../support/counting.ts'
import { makeItem, makeLocation, makeReceipt, shipItem } from '../support/factories.ts'
import { makeConfirmedOrder, pickListOf } from '../support/pick-cases.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await makeLocation(it, { code: 'QRN-1', type: 'quarantine' })
})
afterEach(() => it.endVisits())
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

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
  const list = await pickListOf(it, order.id)
  await it.as('manager').call(pickingEndpoints.pick, { params: { id: order.id }, body: { line: list.open[0]?.id ?? 0, quantity: 1 } })
  await goOnTo(page, '/floor?tab=pick')
  const others = page.getByRole('region', { name: 'Others' })
  await sees(others.getByText(order.orderNumber))
  await sees(others.getByText(/ is picking$/))
  await scan(page, order.orderNumber)
  await page.waitForURL(`**/picking/${order.id}`)
  await sees(page.getByRole('heading', { name: / is picking$/ }))
  await seesNo(page.getByRole('region', { name: 'Pick', exact: true }))
  await page.getByRole('button', { name: 'Pick Too' }).click()
  await sees(page.getByRole('region', { name: 'Pick', exact: true }))

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

test('a worker counts a bin blind on a phone; another person recounts it, and a manager approves the difference', async () => {
  const staff = await it.as('manager').call(authEndpoints.listStaff)
  const worker = staff.find(({ role }) => role === 'worker') ?? { id: 0, name: '' }
  const { id, placeId, bin, item, count } = await makeCount(it, { quantity: 3, assignedTo: worker.id })
  const page = await it.visit('/floor', 'worker', phone)
  await sees(page.getByRole('button', { name: /^Count/ }))
  await scan(page, count.countNumber)
  await sees(page.getByText('Go to'))
  await scan(page, 'OTHER-BIN')
  await sees(page.getByRole('alert').getByText('Wrong bin'))
  await scan(page, bin.code)
  await sees(page.getByText(item.name))
  expect(await page.getByText('expected').count()).toBe(0)
  const question = page.getByRole('alertdialog', { name: `Is ${bin.code} empty?` })
  await page.getByRole('button', { name: 'This location is empty' }).click()
  await sees(question.getByText('1 line isn’t counted and counts as 0.'))
  await sees(question.getByText(item.sku))
  await question.getByRole('button', { name: 'Count On' }).click()
  await seesNo(question)
  await scan(page, item.sku)
  await page.getByRole('button', { name: `Increase quantity of ${item.sku}` }).click()
  await page.getByRole('button', { name: `Done with ${bin.code}` }).click()
  await sees(toast(page, 'Location Counted'))
  await sees(page.getByText('Nothing left for you to count'))

  await submit(it, 'admin', id, placeId, { round: 2, lines: [{ inventoryId: item.id, quantity: 2 }] })
  const { count: other } = await makeCount(it)
  const office = await it.visit('/counting', 'manager')
  await sees(row(office, other.countNumber))
  await office.getByRole('button', { name: 'Add filter' }).click()
  await office.getByRole('menuitem', { name: 'Assigned To' }).click()
  await dialog(office, 'Assigned To').getByRole('checkbox', { name: worker.name }).check()
  await office.keyboard.press('Escape')
  await seesNo(row(office, other.countNumber))
  await row(office, count.countNumber).getByRole('link').first().click()
  await sees(row(office, item.sku).getByText('−1'))
  await office.getByRole('button', { name: 'Approve 1' }).click()
  await dialog(office, 'Approve Differences').getByLabel('Reason').fill('Broken')
  await dialog(office, 'Approve Differences').getByRole('button', { name: 'Approve' }).click()
  await toast(office, 'Differences Posted').getByRole('button', { name: 'Undo…' }).click()
  const undoing = dialog(office, `Undo count of ${count.countNumber}`)
  await sees(undoing.getByText(/2 to 3/))
  await undoing.getByRole('button', { name: 'Cancel' }).click()
  await sees(office.getByText('Closed', { exact: true }).first())
  const { quantity } = await it.as('manager').call(inventoryEndpoints.get, { params: { id: item.id } })
  expect([quantity, count.status]).toEqual([2, 'planned'])
})

test('a customer returns goods: requested, authorised, counted and inspected on a phone, closed, put away', async () => {
  const bin = await makeLocation(it)
  const { item, order } = await shipItem(it, 3, { location: bin.code })

  const customer = await it.visit(`/orders/${order.id}`, 'customer')
  await customer.getByRole('button', { name: 'Return', exact: true }).click()
  const request = dialog(customer, 'Request Return')
  await sees(request.getByText('3 units can be returned'))
  await request.getByRole('combobox', { name: 'Reason' }).selectOption('Damaged')
  await request.getByRole('textbox', { name: item.sku }).fill('2')
  await request.getByRole('textbox', { name: 'Notes' }).fill('Corners are dented')
  await request.getByRole('button', { name: 'Request Return' }).click()
  await sees(toast(customer, 'Return Requested'))
  await sees(customer.getByText('We will tell you where to send it.').first())
  await customer.waitForURL(/\/returns\/\d+$/)
  await customer.goBack()
  await sees(row(customer, 'Damaged').getByText('Requested'))
  const [requested] = await it.as('manager').call(returnsEndpoints.list)
  const { id = 0, returnNumber = '' } = requested ?? {}

  const manager = await it.visit('/returns?status=requested', 'manager')
  await manager.getByRole('link', { name: returnNumber }).first().click()
  await manager.getByRole('button', { name: 'Authorise' }).click()
  await dialog(manager, `Authorise ${returnNumber}?`).getByRole('button', { name: 'Authorise' }).click()
  await sees(toast(manager, 'Return Authorised'))

  const worker = await it.visit('/floor?tab=return', 'worker', phone)
  await sees(worker.getByRole('link', { name: new RegExp(returnNumber) }))
  await goOnTo(worker, '/returns')
  await sees(worker.getByText(returnNumber).first())
  await scan(worker, order.orderNumber)
  await sees(worker.getByText('Scan an item'))
  await scan(worker, item.sku)
  await scan(worker, item.sku)
  await sees(worker.getByRole('status').getByText('Counted 2 of 2'))
  await worker.getByRole('button', { name: 'Receive 2 units' }).click()
  await sees(toast(worker, 'Return Received'))
  await worker.getByRole('button', { name: 'Inspect' }).click()
  const inspection = dialog(worker, `Inspect ${returnNumber}`)
  await inspection.getByRole('textbox', { name: `${item.sku}, part 1` }).fill('1')
  await inspection.getByRole('button', { name: 'Add Part' }).click()
  const parts = inspection.getByRole('list', { name: `Parts of ${item.sku}` }).getByRole('listitem')
  const complete = inspection.getByRole('button', { name: 'Complete Inspection' })
  expect(await parts.first().getByRole('combobox', { name: 'Condition' }).inputValue()).toBe('')
  expect(await complete.isDisabled()).toBe(true)
  await inspection.getByRole('button', { name: 'All good' }).click()
  await eventually(() => complete.isDisabled()).toBe(false)
  await sees(inspection.getByRole('button', { name: 'Add Photo' }))
  await parts.nth(1).getByRole('combobox', { name: 'Condition' }).selectOption('Damaged')
  await parts.nth(1).getByRole('combobox', { name: 'Disposition' }).selectOption('Scrap')
  await parts.nth(1).getByRole('textbox', { name: 'Note' }).fill('Soaked')
  await complete.click()
  await sees(toast(worker, 'Inspection Completed'))
  expect(await worker.getByRole('button', { name: 'Close', exact: true }).count()).toBe(0)

  await manager.getByRole('button', { name: 'Close', exact: true }).click()
  await dialog(manager, `Close ${returnNumber}?`).getByRole('button', { name: 'Close Return' }).click()
  await sees(toast(manager, 'Return Closed'))

  await goOnTo(worker, '/put-away')
  await worker.getByRole('link', { name: item.sku }).first().click()
  await sees(worker.getByText('Take from'))
  await scan(worker, item.sku)
  await scan(worker, bin.code)
  await sees(worker.getByText(`${item.sku} is at ${bin.code}`))
  expect(await it.as('customer').call(returnsEndpoints.get, { params: { id } })).toMatchObject({
    status: 'closed',
    items: [{ received: 2, parts: [{ disposition: 'restock' }, { disposition: 'scrap', note: 'Soaked' }] }],
  })
})
