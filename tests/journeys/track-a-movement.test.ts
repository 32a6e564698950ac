import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, eventually, figure, row, sees, seesNo, toast, withoutNews } from '../support/browser-sights.ts'
import { makeOrder, makeShipment } from '../support/factories.ts'
import { markComplete } from '../support/mark-complete.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('two admins click the same stage: the later click skips nothing and says which stage is next', async () => {
  const order = await makeOrder(it)
  const late = await it.visit('/orders', 'admin')
  await withoutNews(late)
  await late.reload()
  await row(late, order.orderNumber).getByRole('button', { name: 'View' }).click()
  const lateDialog = dialog(late, 'Order Details & Tracking')
  await sees(lateDialog.getByRole('button', { name: 'Mark Complete' }))

  const early = await it.visit(`/orders?view=${order.id}`, 'admin')
  await dialog(early, 'Order Details & Tracking').getByRole('button', { name: 'Mark Complete' }).click()
  await sees(toast(early, 'Tracking Updated'))

  await lateDialog.getByRole('button', { name: 'Mark Complete' }).click()
  await sees(toast(late, 'Update Failed').filter({ hasText: `The next stage of ${order.orderNumber} is Packaging.` }))
  const now = await it.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })
  expect(now).toMatchObject({ trackingStage: 'confirmed', status: 'processing' })
})

test('what one admin marks, another sees without asking, and a second click goes on from there', async () => {
  const order = await makeOrder(it)
  const one = await it.visit(`/orders?view=${order.id}`, 'admin')
  const other = await it.visit(`/orders?view=${order.id}`, 'admin')
  await sees(other.getByText('1 of 6 stages completed'))
  await one.getByRole('button', { name: 'Mark Complete' }).click()
  await sees(other.getByText('2 of 6 stages completed'))
  await markComplete(other, { question: /n’t picked\. Book them as picked\?$/ })
  await sees(one.getByText('3 of 6 stages completed'))
})

test('a cancelled movement can not be advanced', async () => {
  const order = await makeOrder(it)
  const page = await it.visit(`/orders?view=${order.id}`, 'admin')
  const details = dialog(page, 'Order Details & Tracking')
  await sees(details.getByRole('button', { name: 'Mark Complete' }))
  await it.as('customer').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  await sees(details.getByText(/^Cancelled .*No reason was given\.$/))
  await seesNo(details.getByRole('button', { name: 'Mark Complete' }))
})

test('a manager starts the picking, but marks no stage', async () => {
  const order = await makeOrder(it)
  await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'confirmed' } })
  const page = await it.visit(`/orders?view=${order.id}`, 'manager')
  const details = dialog(page, 'Order Details & Tracking')
  await details.getByRole('button', { name: 'Start Picking' }).click()
  await sees(toast(page, 'Picking Started'))
  await eventually(() => figure(details, 'Status').textContent()).toBe('Picking')
  await sees(details.getByText('2 of 6 stages completed'))
  expect(await details.getByRole('button', { name: 'Mark Complete' }).count()).toBe(0)
})

test('pressing Enter again after marking a stage does nothing: the focus stays at the stage that was marked', async () => {
  const order = await makeOrder(it)
  const page = await it.visit(`/orders?view=${order.id}`, 'admin')
  const details = dialog(page, 'Order Details & Tracking')
  await details.getByRole('button', { name: 'Mark Complete' }).focus()
  await page.keyboard.press('Enter')
  await sees(details.getByText('2 of 6 stages completed'))
  const marked = details.getByRole('listitem').filter({ hasText: 'Confirmed' }).first()
  await eventually(() => marked.evaluate((element) => element === document.activeElement)).toBe(true)
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Tab')
  await eventually(() =>
    details.getByRole('button', { name: 'Mark Complete' }).evaluate((element) => element === document.activeElement),
  ).toBe(true)
  const now = await it.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })
  expect(now).toMatchObject({ trackingStage: 'confirmed', status: 'processing' })
})

test('a double click marks one stage, and nothing fails', async () => {
  const order = await makeOrder(it)
  const page = await it.visit(`/orders?view=${order.id}`, 'admin')
  const details = dialog(page, 'Order Details & Tracking')
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/tracking') && sent.push(request.url()))
  await details.getByRole('button', { name: 'Mark Complete' }).dblclick()
  await sees(details.getByText('2 of 6 stages completed'))
  await sees(toast(page, 'Tracking Updated'))
  // A second call may fail later than this test looks.
  expect(sent).toHaveLength(1)
  await seesNo(toast(page, 'Update Failed'))
  expect(await it.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })).toMatchObject({ trackingStage: 'confirmed' })
})

test('filters and the open dialog live in the address, so a reload and a link show the same', async () => {
  const order = await makeOrder(it, { type: 'shipment', priority: 'high' })
  const page = await it.visit('/orders', 'manager')
  await page.getByLabel('Type').selectOption('Shipment')
  await page.getByRole('searchbox', { name: 'Search by movement number' }).fill(order.orderNumber)
  const rows = page.getByRole('table', { name: 'Warehouse movements' }).getByRole('row')
  await eventually(() => rows.count()).toBe(2)
  await row(page, order.orderNumber).getByRole('button', { name: 'View' }).click()
  await sees(dialog(page, 'Order Details & Tracking'))
  await page.reload()
  await sees(dialog(page, 'Order Details & Tracking'))
  await page.keyboard.press('Escape')
  await eventually(() => rows.count()).toBe(2)
  await page.getByLabel('Status').selectOption('Cancelled')
  await sees(page.getByText('No movements match your search.'))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await eventually(() => rows.count()).toBeGreaterThan(2)
})

test('a customer shares a shipment; its consignee follows it without a sign-in, until the link is withdrawn', async () => {
  const { shipmentId, order } = await makeShipment(it)
  const page = await it.visit(`/shipments/${shipmentId}`, 'customer')
  await page.getByRole('button', { name: 'Create Tracking Link' }).click()
  const link = page.getByRole('link', { name: /\/track\// })
  await sees(link)
  await sees(page.getByText(/The link works until 30 days after delivery, or until \w+ \d+, \d{4} if no more events are recorded\./))
  const address = (await link.getAttribute('href')) ?? ''

  const consignee = await it.visit(new URL(address).pathname, null, { viewport: { width: 390, height: 844 } })
  await sees(consignee.getByRole('heading', { level: 1, name: /^TRK-/ }))
  await sees(consignee.getByText('Created, Warehouse'))
  for (const secret of ['Acme', order.orderNumber, 'Ada']) await seesNo(consignee.getByText(secret))
  expect(await seriousFindings(consignee)).toEqual([])

  await page.getByRole('button', { name: 'Revoke' }).click()
  await sees(toast(page, 'Tracking Link Revoked'))
  await sees(page.getByRole('button', { name: 'Create Tracking Link' }))
  await consignee.reload()
  await sees(consignee.getByText('This tracking link does not exist, or it has ended. Ask the sender for a new one.'))
})

test('what is no link says so', async () => {
  const page = await it.visit('/track/nonsense')
  await sees(page.getByText('Failed to load the shipment'))
  await eventually(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})
