import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../contract/goods-out/orders/tracking-stages.ts'
import { reportKeys } from '../../contract/insight/reports/reports.ts'
import { makeDueExports } from '../../server/insight/reports/make-exports.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, figure, row, searchOf, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeOrder } from '../support/factories.ts'
import { testFiles } from '../support/test-files.ts'

let it: BrowserApp
let orderNumber: string
beforeAll(async () => {
  it = await openBrowserApp()
  const { sku } = await makeItem(it, { sku: 'TEA-1', quantity: 50, reorderPoint: 60, reorderQuantity: 25 })
  const order = await makeOrder(it, { items: [{ sku, quantity: 4 }] })
  orderNumber = order.orderNumber
  for (const stage of trackingStages.slice(1))
    await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage } })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

/** The servers of tests run no jobs by themselves. */
const work = () =>
  makeDueExports(
    { db: it.db, files: testFiles(), log: { info: () => {}, error: (error: Error) => expect.fail(error.message) } },
    async (_db, key) => [{ path: `${key}.txt`, content: Buffer.from(key) }],
  )

test('a key figure says what it counts and leads to its rows, which lead to the movement; another period asks anew', async () => {
  const page = await it.visit('/reports', 'manager')
  await eventually(() => figure(page, 'Fulfilment Rate').textContent()).toBe('100.0%')
  await eventually(() => figure(page, 'Satisfaction').textContent()).toBe('–')
  await sees(page.getByText('Movements exported complete, of those exported or cancelled'))
  await page.getByRole('link', { name: 'Fulfilment Rate' }).click()
  await sees(row(page, orderNumber).filter({ hasText: 'Exported complete' }))
  await page.getByRole('radio', { name: '7d' }).click()
  expect(searchOf(page).get('period')).toBe('7d')
  await page.getByRole('combobox', { name: 'Other periods' }).selectOption('Last month')
  await seesNo(row(page, orderNumber))
  await page.getByRole('combobox', { name: 'Other periods' }).selectOption('Choose dates')
  await sees(row(page, orderNumber))
  await page.getByLabel('From').fill('2024-01-01')
  await sees(page.getByText('A report covers at most 400 days'))
  await page.getByRole('combobox', { name: 'Other periods' }).selectOption('This quarter')
  await row(page, orderNumber).getByRole('link', { name: orderNumber }).click()
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/orders\/\d+$/)
  await page.goBack()
  await sees(row(page, orderNumber))
})

test('a report is opened from its group, follows what changes, and is saved as a file', async () => {
  const page = await it.visit('/reports', 'manager')
  await page.getByRole('link', { name: 'Low stock and reorder proposals' }).click()
  const line = row(page, 'TEA-1')
  await sees(line)
  expect(await line.getByRole('cell').allTextContents()).toEqual(expect.arrayContaining(['46', '60', '25']))
  await makeItem(it, { sku: 'LIVE-1', quantity: 0 })
  await sees(row(page, 'LIVE-1'))
  await page.getByRole('button', { name: 'Export Low stock and reorder proposals' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel workbook' }).click()
  expect((await download).suggestedFilename()).toMatch(/^low-stock-.*\.xlsx$/)
  await page.getByRole('link', { name: 'All reports' }).click()
  await sees(page.getByRole('link', { name: 'Receivables ageing' }))
})

test('a custom report is chosen, saved, opened from its group and deleted', async () => {
  const page = await it.visit('/reports', 'manager')
  await page.getByRole('link', { name: 'New report' }).click()
  await page.getByLabel('Measure').selectOption('Units out')
  await page.getByLabel('Grouped by').selectOption('Item')
  await sees(row(page, 'TEA-1').filter({ hasText: '4' }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saving = dialog(page, 'Save Report')
  await saving.getByLabel('Name').fill('Who moves')
  await saving.getByRole('button', { name: 'Save' }).click()
  await sees(toast(page, 'Report saved'))
  await page.getByRole('link', { name: 'All reports' }).click()
  await page.getByRole('link', { name: 'Who moves' }).click()
  await sees(page.getByRole('heading', { name: 'Who moves' }))
  await sees(row(page, 'TEA-1'))
  // A measure without items falls back to one that every measure has.
  await page.getByLabel('Measure').selectOption('Receipts received')
  await sees(page.getByRole('heading', { name: 'Receipts received by day' }))
  await page.getByRole('button', { name: 'Delete' }).click()
  await sees(toast(page, 'Report deleted'))
  await sees(page.getByText(/^Choose a measure/))
  await seesNo(page.getByRole('link', { name: 'Who moves' }))
})

test('Export All shows how far it is, and the finished file is downloaded by itself', async () => {
  const page = await it.visit('/reports?period=90d', 'manager')
  await page.getByRole('button', { name: 'Export All' }).click()
  await sees(page.getByText(`0 of ${reportKeys.length} reports`))
  const download = page.waitForEvent('download')
  await work()
  expect((await download).suggestedFilename()).toMatch(/^reports-90d-.*\.zip$/)
  await sees(toast(page, 'Export finished'))
  // Opened again, it is offered and not downloaded once more.
  let again = 0
  page.on('download', () => again++)
  await page.reload()
  await sees(page.getByRole('link', { name: 'Download' }))
  expect(again).toBe(0)
  // A colleague has an export of its own only.
  const other = await it.visit('/reports', 'admin')
  await sees(other.getByRole('button', { name: 'Export All' }))
  await seesNo(other.getByRole('link', { name: 'Download' }))
})

test('a customer has no such screen', async () => {
  const page = await it.visit('/reports', 'customer')
  await sees(page.getByText('This screen is for warehouse staff'))
})
