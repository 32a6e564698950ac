import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Order, ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { notificationsEndpoints } from '../../contract/people/notifications/notifications.ts'
import { documentUrl } from '../../contract/platform/documents/documents.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { makeDueDocuments } from '../../server/goods-out/order-papers/make-documents.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, figure, menu, row, rows, searchOf, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeDocument, makeItem, makeLocation, makeOrder, makeProvenShipment, makeReceipt, makeShipment } from '../support/factories.ts'
import { readPdf } from '../support/read-pdf.ts'
import { testFiles } from '../support/test-files.ts'

let it: BrowserApp
let pending: Order
let provenId: number
let movingId: number
let receiptNumber: string
let foreign: Order

beforeAll(async () => {
  it = await openBrowserApp()
  const { code } = await makeLocation(it, { code: 'B-07-01' })
  await makeItem(it, { sku: 'COF-1', name: 'Guatemala Antigua', quantity: 40, location: code })
  await makeItem(it, { sku: 'NINE-1', name: 'Nearly gone', quantity: 9, lowStockThreshold: 2 })
  await makeItem(it, { sku: 'TEN-1', name: 'Just enough', quantity: 10, lowStockThreshold: 50 })
  provenId = await makeProvenShipment(it)
  await deliverLate()
  movingId = (await makeShipment(it)).shipmentId ?? 0
  await it.as('manager').call(shipmentsEndpoints.record, { params: { id: movingId }, body: { kind: 'picked_up' } })
  const cancelled = await makeOrder(it)
  await it.as('admin').call(ordersEndpoints.cancel, { params: { id: cancelled.id }, body: {} })
  pending = await makeOrder(it)
  const key = await makeDocument(it, { by: 'manager', name: 'certificate.pdf' })
  receiptNumber = (
    await makeReceipt(it, { items: [{ sku: 'COF-1', quantity: 12, documents: [{ name: 'certificate.pdf', url: documentUrl(key) }] }] })
  ).receiptNumber
  foreign = await makeOrder(it, { customerId: 2 })
  await makeDueDocuments({ db: it.db, files: testFiles(), log: { info: () => {}, error: (error: Error) => expect.fail(error.message) } })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

async function deliverLate() {
  const id = (await makeShipment(it)).shipmentId ?? 0
  const manager = it.as('manager')
  await manager.call(shipmentsEndpoints.record, { params: { id }, body: { kind: 'picked_up' } })
  const estimatedDelivery = new Date(Date.now() - 3_600_000).toISOString()
  await manager.call(shipmentsEndpoints.update, { params: { id }, body: { estimatedDelivery } })
  await manager.call(shipmentsEndpoints.record, { params: { id }, body: { kind: 'delivered' } })
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What the calls answer, as the cards of the first tab word it. */
async function expectedFigures(): Promise<Record<string, string>> {
  const customer = it.as('customer')
  const all = await customer.call(ordersEndpoints.list)
  const shipments = await customer.call(shipmentsEndpoints.list)
  const items = await customer.call(inventoryEndpoints.list)
  const delivered = shipments.filter(({ status }) => status === 'delivered')
  const onTime = delivered.filter(({ actualDelivery, estimatedDelivery }) => (actualDelivery ?? '') <= (estimatedDelivery ?? ''))
  return {
    'Active Orders': `${all.filter(({ status }) => status !== 'completed').length} of ${all.length} total`,
    'In Transit': `${shipments.filter(({ status }) => status === 'in_transit').length} Shipments on their way`,
    'Inventory Items': `${items.reduce((sum, { quantity }) => sum + quantity, 0)} units of ${items.length} SKUs`,
    'On Time Delivery': `${((onTime.length * 100) / delivered.length).toFixed(1)}% ${onTime.length} of ${delivered.length} delivered`,
  }
}

/** The figure and what is said below it. */
async function seesFigures(page: Page): Promise<void> {
  for (const [label, words] of Object.entries(await expectedFigures())) {
    const value = figure(page, label)
    const hint = value.locator('xpath=following-sibling::dd[1]')
    await eventually(async () => `${await value.textContent()} ${await hint.textContent()}`.replaceAll(',', '')).toBe(words)
  }
}

test('the overview tells the figures of the customer, each leads to its rows, and the newest rows are links', async () => {
  const page = await it.visit('/customer-portal', 'customer')
  await sees(page.getByRole('heading', { name: 'Welcome Back, customer@acme.example', level: 1 }))
  await sees(page.getByText('Acme Imports · Full 3PL Solution · customer C1'))
  expect(await expectedFigures()).toMatchObject({ 'Active Orders': '2 of 5 total', 'On Time Delivery': '50.0% 1 of 2 delivered' })
  await seesFigures(page)
  await sees(page.getByTitle('Orders that are not completed. Cancelled orders count too.'))

  await page.getByRole('link', { name: 'Active Orders' }).click()
  await sees(row(page, pending.orderNumber))
  await eventually(() => rows(page).count()).toBe(2)
  await page.goBack()
  await page.getByRole('link', { name: 'In Transit' }).click()
  await eventually(() => rows(page).count()).toBe(1)
  await page.goBack()
  await page.getByRole('link', { name: 'On Time Delivery' }).click()
  await eventually(() => rows(page).count()).toBe(2)
  await page.goBack()

  await eventually(() => section(page, 'Recent Movements').locator('tr[data-row]').count()).toBe(5)
  await section(page, 'Recent Shipments').getByRole('link', { name: /^TRK-/ }).first().click()
  await sees(page.getByRole('heading', { name: /^TRK-/, level: 1 }))
  await page.getByRole('link', { name: 'Portal' }).last().click()
  await section(page, 'Recent Movements').getByRole('link', { name: pending.orderNumber }).click()
  await sees(page.getByRole('heading', { name: pending.orderNumber, level: 1 }))
})

test('orders are found by number and by status, and lead to the movement and to its documents', async () => {
  const page = await it.visit('/customer-portal?tab=orders', 'customer')
  const search = page.getByRole('searchbox')
  await search.fill(pending.orderNumber)
  await eventually(() => rows(page).count()).toBe(1)
  await sees(row(page, pending.orderNumber).filter({ hasText: 'Pick & Pack' }).filter({ hasText: 'Pending' }))
  await seesNo(row(page, pending.orderNumber).getByRole('button', { name: 'Documents' }))
  await search.fill('completed')
  await eventually(() => rows(page).count()).toBe(3)
  await row(page, 'Completed').first().getByRole('button', { name: 'Documents' }).click()
  const documents = dialog(page, 'Documents')
  const note = documents
    .getByRole('link', { name: /^delivery-note.*\.pdf/i })
    .or(documents.getByRole('link', { name: /Delivery.note.*\.pdf/i }))
  await sees(note.first())
  const address = (await note.first().getAttribute('href')) ?? ''
  expect(await it.as('customer').request('GET', address)).toMatchObject({ status: 200 })
  expect((await it.as('rival').request('GET', address)).status).toBe(404)
  await documents.getByRole('button', { name: 'Close' }).last().click()
  await search.fill(pending.orderNumber)
  await row(page, pending.orderNumber).getByRole('link').click()
  await sees(page.getByRole('heading', { name: pending.orderNumber, level: 1 }))
  await page.getByRole('link', { name: 'Portal' }).last().click()
  expect(searchOf(page).get('tab')).toBe('orders')
})

test('shipments are found by number and by status; a delivered one has its proof to download, each the papers of its movement', async () => {
  const { trackingNumber } = await it.as('customer').call(shipmentsEndpoints.get, { params: { id: provenId } })
  const page = await it.visit('/customer-portal?tab=tracking', 'customer')
  const search = page.getByRole('searchbox')
  await search.fill('in transit')
  await eventually(() => rows(page).count()).toBe(1)
  await sees(row(page, 'In Transit').filter({ hasText: 'Warehouse' }).filter({ hasText: 'Rotterdam' }).filter({ hasText: 'Estimated' }))
  await seesNo(row(page, 'In Transit').getByRole('button', { name: 'POD' }))
  await search.fill(trackingNumber)
  await eventually(() => rows(page).count()).toBe(1)
  await row(page, trackingNumber).getByRole('button', { name: 'POD' }).click()
  const proof = dialog(page, 'Proof of Delivery')
  await sees(proof.getByText('Marie').first())
  const [download] = await Promise.all([page.waitForEvent('download'), proof.getByRole('link', { name: 'Download PDF' }).click()])
  expect((await readPdf(readFileSync(await download.path()))).join(' ')).toContain(trackingNumber)
  await proof.getByRole('button', { name: 'Close' }).last().click()
  await row(page, trackingNumber).getByRole('button', { name: 'Documents' }).click()
  const [now] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page, 'Documents').getByRole('link', { name: 'Delivery note', exact: true }).click(),
  ])
  expect(now.suggestedFilename()).toMatch(/\.pdf$/)
})

test('the inventory says where and how much, calls less than ten low whatever the threshold, and lists the receipts with their files', async () => {
  const page = await it.visit('/customer-portal?tab=inventory', 'customer')
  const search = page.getByRole('searchbox')
  await search.fill('COF-1')
  await sees(row(page, 'Guatemala Antigua').filter({ hasText: 'B-07-01' }).filter({ hasText: '40 EA' }))
  await search.fill('nearly')
  await sees(row(page, 'NINE-1').filter({ hasText: 'Warehouse' }).filter({ hasText: 'Low stock' }))
  await search.fill('TEN-1')
  await sees(row(page, 'Just enough'))
  await seesNo(row(page, 'Just enough').getByText('Low stock'))

  const receipts = section(page, 'Receipts')
  const pdf = row(page, receiptNumber).getByRole('link', { name: /^PDF/ })
  const answer = await it.as('customer').request('GET', (await pdf.getAttribute('href')) ?? '')
  expect(answer.status).toBe(200)
  await sees(row(page, receiptNumber).getByText('1 document of lines'))
  await receipts.getByRole('link', { name: receiptNumber }).click()
  await sees(page.getByRole('link', { name: /^certificate\.pdf/ }))
  await page.getByRole('button', { name: 'More actions' }).click()
  await sees(page.getByRole('menuitem', { name: 'Receipt as PDF' }))
})

test('a new movement is made in place, and the figures follow', async () => {
  const page = await it.visit('/customer-dashboard', 'customer')
  const before = await expectedFigures()
  await sees(menu(page, 'Customer Portal'))
  await page.getByRole('button', { name: 'New Movement' }).click()
  await sees(dialog(page, 'New Movement'))
  await dialog(page, 'New Movement').getByRole('button', { name: 'Cancel' }).click()
  const { sku } = await makeItem(it)
  await makeOrder(it, { by: 'customer', items: [{ sku, quantity: 2 }] })
  expect(await expectedFigures()).not.toEqual(before)
  await seesFigures(page)
})

test('another customer sees nothing of it, and one with view-only access is offered neither a movement nor a rating', async () => {
  await it.as('admin').call(customersEndpoints.update, { params: { id: 2 }, body: { portalAccess: 'view_only' } })
  await shipmentOfRival()
  const page = await it.visit('/customer-portal?tab=orders', 'rival')
  await sees(row(page, foreign.orderNumber))
  await seesNo(row(page, pending.orderNumber))
  await sees(row(page, 'Not rated'))
  await seesNo(page.getByRole('button', { name: 'Rate' }))
  await seesNo(page.getByRole('button', { name: 'New Movement' }))
  await page.goto('/customer-portal?tab=orders&rate=1&new=true')
  await sees(row(page, foreign.orderNumber))
  expect(await page.getByRole('dialog').count()).toBe(0)
  // Leaving by the tab would keep the address of the dialogs for the next visit of this page.
  await page.goto('/customer-portal?tab=inventory')
  await sees(page.getByText('No receipts yet'))
  await seesNo(row(page, 'COF-1'))
  await seesNo(page.getByRole('button', { name: 'Announce Delivery' }))
  await tab(page, 'Overview').click()
  await eventually(() => figure(page, 'On Time Delivery').textContent()).toBe('100.0%')
  await seesNo(page.getByText('without a rating'))
  await goOnTo(page, `/customer-portal?documents=${pending.id}&tab=orders`)
  await sees(dialog(page, 'Documents').getByText('Failed to load this movement'))
})

test('a delivery is announced with pasted lines, changed and withdrawn', async () => {
  const page = await it.visit('/customer-portal?tab=inventory', 'customer')
  await page.getByRole('button', { name: 'Announce Delivery' }).click()
  const announcing = dialog(page, 'Announce Delivery')
  await announcing.getByRole('textbox', { name: 'Supplier' }).fill('Casa del Sur')
  await announcing.getByLabel('Expected Date').fill('2031-01-20')
  await announcing.getByRole('textbox', { name: 'Reference' }).fill('PO-4711')
  await announcing.getByRole('button', { name: 'Paste Lines' }).click()
  await dialog(page, 'Paste Lines').getByRole('textbox', { name: 'Lines' }).fill('COF-1; 12\nKET-1; 3\nKET-2')
  await dialog(page, 'Paste Lines').getByRole('button', { name: 'Add Lines' }).click()
  await sees(dialog(page, 'Paste Lines').getByText('2 lines added. 1 line couldn’t be added:'))
  await dialog(page, 'Paste Lines').getByRole('button', { name: 'Close' }).last().click()
  await announcing.getByRole('button', { name: 'Announce Delivery' }).click()
  await sees(announcing.getByText('KET-1 isn’t an item of yours yet. Enter a description of each new item.').first())
  await announcing.getByRole('textbox', { name: 'Description' }).last().fill('Kettle')
  await announcing.getByRole('button', { name: 'Announce Delivery' }).click()
  await sees(toast(page, 'Delivery Announced'))
  const announced = row(page, 'Casa del Sur')
  await sees(announced.filter({ hasText: 'Pending' }).filter({ hasText: '15' }))
  const [notice] = await it.as('manager').call(notificationsEndpoints.list)
  expect(notice?.title).toBe('Delivery announced')

  await announced.getByRole('link', { name: /^WR-/ }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const editing = dialog(page, /^Edit WR-/)
  await editing.getByRole('textbox', { name: 'Expected', exact: true }).first().fill('20')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Changes Saved'))
  await sees(row(page, 'COF-1').filter({ hasText: '20' }))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Withdraw WR-/ })
    .click()
  await sees(toast(page, 'Receipt Withdrawn'))
  await goOnTo(page, '/customer-portal?tab=inventory')
  await sees(row(page, receiptNumber))
  await seesNo(row(page, 'Casa del Sur'))
})

async function shipmentOfRival() {
  const id = (await makeShipment(it, { customerId: 2 })).shipmentId ?? 0
  for (const kind of ['picked_up', 'delivered'] as const)
    await it.as('manager').call(shipmentsEndpoints.record, { params: { id }, body: { kind } })
}

test('staff who view as the customer see the same, and may not rate; staff who view as nobody see their own screens', async () => {
  const page = await it.visit('/customer-portfolio', 'admin')
  await row(page, 'Acme Imports').getByRole('button', { name: 'View as Customer' }).click()
  await sees(toast(page, 'Viewing as Customer'))
  await menu(page, 'Customer Portal').click()
  await sees(page.getByRole('heading', { name: 'Welcome Back, Acme Imports', level: 1 }))
  await seesFigures(page)
  await sees(row(page, pending.orderNumber))
  await tab(page, 'Orders').click()
  await sees(row(page, 'Not rated').first())
  await seesNo(row(page, foreign.orderNumber))
  await seesNo(page.getByRole('button', { name: 'Rate' }).first())
  await tab(page, 'Tracking').click()
  await eventually(() => rows(page).count()).toBe(3)
  await tab(page, 'Inventory').click()
  await sees(row(page, receiptNumber))
  await goOnTo(page, `/customer-portal?tab=orders&documents=${foreign.id}`)
  await sees(dialog(page, 'Documents').getByText('Failed to load this movement'))
  const staff = await it.visit('/customer-dashboard', 'manager')
  await sees(staff.getByRole('heading', { name: 'Dashboard', level: 1 }))
})
