import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { returnsEndpoints } from '../../contract/returns/returns.ts'
import { expectBooksToBalance } from '../support/books.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, row, sees, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeLocation, shipItem } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

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
  await parts.nth(1).getByRole('combobox', { name: 'Condition' }).selectOption('Damaged')
  await parts.nth(1).getByRole('combobox', { name: 'Disposition' }).selectOption('Scrap')
  await parts.nth(1).getByRole('textbox', { name: 'Note' }).fill('Soaked')
  await inspection.getByRole('button', { name: 'Complete Inspection' }).click()
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
