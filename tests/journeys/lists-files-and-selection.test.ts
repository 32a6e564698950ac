import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { system } from '../../server/viewer.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, eventually, row, rows, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeActivity, makeContact, makeItem, makeLocation, makeOrder, makePackedUnit } from '../support/factories.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

/** What a link downloads, as the lines of a CSV file. */
async function saved(page: Page, link: Locator, name: RegExp): Promise<Record<string, string>[]> {
  const download = page.waitForEvent('download')
  await link.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(name)
  return parse(readFileSync(await file.path()), { columns: true, bom: true })
}

async function csvOf(page: Page, name: RegExp, button = 'Export') {
  await page.getByRole('button', { name: button, exact: true }).click()
  return saved(page, page.getByRole('menuitem', { name: 'CSV file' }), name)
}

test('a list is saved as its search, filters and sort show it, all its pages', async () => {
  const { sku } = await makeItem(it, { sku: 'SAVED-1', quantity: 100 })
  const orders = []
  for (let n = 0; n < 12; n++) orders.push(await makeOrder(it, { priority: n === 0 ? 'low' : 'high', items: [{ sku, quantity: 1 }] }))
  const page = await it.visit('/orders?priority=high&sort=orderNumber', 'manager')
  await sees(row(page, orders[1]?.orderNumber ?? ''))
  const lines = await csvOf(page, /^movements-\d{4}-\d\d-\d\d\.csv$/)
  expect(lines.map((line) => line['Movement Number'])).toEqual(orders.slice(1).map(({ orderNumber }) => orderNumber))
  expect(lines[0]).toMatchObject({ Priority: 'High', Status: 'Pending', Units: '1', Customer: 'Acme Imports' })
})

test('selected rows are saved, on a list with nothing else to do in bulk too', async () => {
  for (const code of ['FILE-1', 'FILE-2', 'FILE-3']) await makeLocation(it, { code })
  const page = await it.visit('/inventory?tab=locations&q=FILE', 'manager')
  for (const code of ['FILE-3', 'FILE-1']) await page.getByRole('checkbox', { name: `Select ${code}` }).check()
  const selection = page.getByRole('region', { name: 'Selection' })
  const lines = await saved(page, selection.getByRole('link', { name: 'Export CSV' }), /^locations-.*\.csv$/)
  expect(lines.map(({ Code }) => Code)).toEqual(['FILE-1', 'FILE-3'])
  await selection.getByRole('button', { name: 'Clear' }).click()
  await seesNo(selection)
  await page.getByRole('button', { name: 'Export' }).click()
  await sees(page.getByRole('menuitem', { name: 'Labels on a roll' }))
})

test('what belongs to a customer in the CRM is saved as it is filtered and sorted', async () => {
  for (const [firstName, title] of [
    ['Ann', 'Buyer'],
    ['Bea', 'Clerk'],
    ['Cleo', 'Buyer'],
  ])
    await makeContact(it, { firstName, title })
  await makeActivity(it, { subject: 'Call about files' })
  const page = await it.visit('/crm?customer=1&tab=contacts&title=Buyer&sort=-name', 'manager')
  await sees(row(page, 'Buyer').first())
  const lines = await csvOf(page, /^contacts-.*\.csv$/)
  expect(lines.map((line) => [line['First Name'], line.Title])).toEqual([
    ['Cleo', 'Buyer'],
    ['Ann', 'Buyer'],
  ])
  await page.getByRole('tab', { name: 'Activities' }).click()
  await sees(row(page, 'Call about files'))
  expect((await csvOf(page, /^activities-.*\.csv$/)).map(({ Subject }) => Subject)).toContain('Call about files')
})

test('users, and lists within the page of a record, are saved as well', async () => {
  const { unit } = await makePackedUnit(it)
  const page = await it.visit('/settings?section=users', 'admin')
  await sees(row(page, 'Ada'))
  expect((await csvOf(page, /^staff-.*\.csv$/)).map(({ Name }) => Name)).toContain('Ada')
  await page.goto(`/handling-units/${unit.id}`)
  expect(await csvOf(page, /^inventory-movements-.*\.csv$/, 'Export Ledger')).not.toEqual([])
})

test('selected rows are deleted one by one; refused ones say why and stay selected; deleted ones are restored', async () => {
  const free = await makeItem(it, { sku: 'BULK-1' })
  const reserved = await makeItem(it, { sku: 'BULK-2' })
  await makeOrder(it, { items: [{ sku: reserved.sku, quantity: 3 }] })
  const page = await it.visit('/inventory?q=BULK', 'manager')
  await sees(row(page, reserved.sku))
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await sees(page.getByText('2 selected'))
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
  const result = dialog(page, 'Delete')
  await sees(result.getByText('1 item deleted. 1 row couldn’t be changed.'))
  await sees(result.getByText('BULK-2 can’t be deleted').or(result.getByText("BULK-2 can't be deleted")))
  expect(await seriousFindings(page)).toEqual([])
  await result.getByRole('button', { name: 'Close' }).click()
  await sees(page.getByText('1 selected'))
  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await eventually(focusedName).toBe('Selection')
  expect(await page.getByRole('checkbox', { name: 'Select BULK-2' }).isChecked()).toBe(true)
  await seesNo(row(page, free.sku))

  await page.goto('/inventory?q=BULK')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'State: Deleted' }).click()
  await sees(row(page, 'BULK-1').getByRole('cell', { name: 'Deleted', exact: true }))
  await seesNo(row(page, 'BULK-1').getByText('Out of Stock'))
  await row(page, 'BULK-1').getByRole('button', { name: 'Restore' }).click()
  await sees(toast(page, 'Inventory item restored'))
  await sees(page.getByText('No inventory items found'))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await sees(row(page, 'BULK-1'))
})

test('an admin advances selected movements after a question that counts them by next stage; exports have a tick of their own', async () => {
  const { sku } = await makeItem(it, { sku: 'MOVE-1' })
  const order = await makeOrder(it, { items: [{ sku, quantity: 1 }] })
  const ready = await makeOrder(it, { items: [{ sku, quantity: 1 }] })
  for (const stage of ['confirmed', 'packaging', 'labelling', 'documented'] as const)
    await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: ready.id }, body: { stage } })
  const page = await it.visit('/orders', 'admin')
  for (const { orderNumber } of [order, ready]) await page.getByRole('checkbox', { name: `Select ${orderNumber}` }).check()
  const advance = page.getByRole('button', { name: 'Mark next stage complete' })
  await advance.click()
  const question = page.getByRole('alertdialog', { name: 'Mark next stage complete: 2 movements?' })
  await sees(question.getByText('1 to Confirmed.'))
  await question.getByRole('button', { name: 'Mark next stage complete' }).click()
  const result = dialog(page, 'Mark next stage complete')
  await sees(result.getByText('1 movement advanced. 1 couldn’t be advanced and remains selected.'))
  await sees(result.getByRole('list', { name: 'Advanced' }).getByText('Confirmed'))
  await sees(result.getByText(`${ready.orderNumber} would be exported.`))
  await result.getByRole('button', { name: 'Close' }).click()
  await sees(row(page, order.orderNumber).filter({ hasText: 'Processing' }))
  expect(await it.as('admin').call(ordersEndpoints.get, { params: { id: ready.id } })).toMatchObject({ trackingStage: 'documented' })

  await advance.click()
  const again = page.getByRole('alertdialog', { name: 'Mark next stage complete: 1 movement?' })
  await again.getByRole('checkbox', { name: /^Also export 1 movement/ }).check()
  await sees(again.getByText(/1 will be exported: its stock leaves, 1 unit/))
  expect(await seriousFindings(page)).toEqual([])
  await again.getByRole('button', { name: 'Advance and Export 1' }).click()
  await sees(result.getByRole('list', { name: 'Advanced' }).getByText('Exported'))
  await result.getByRole('link', { name: ready.orderNumber }).click()
  await sees(page.getByRole('heading', { name: new RegExp(ready.orderNumber) }))

  await goOnTo(page, '/orders')
  await page.getByRole('checkbox', { name: `Select ${order.orderNumber}` }).check()
  await advance.click()
  await sees(again.getByText('1 unit of 1 movement isn’t picked. They are booked as picked.'))
})

test('selected movements are assigned, printed as one file, and cancelled for a reason', async () => {
  const { sku } = await makeItem(it, { sku: 'SEVERAL-1' })
  const orders = [await makeOrder(it, { items: [{ sku, quantity: 1 }] }), await makeOrder(it, { items: [{ sku, quantity: 2 }] })]
  const page = await it.visit('/orders', 'manager')
  const choose = async () => {
    for (const { orderNumber } of orders) await page.getByRole('checkbox', { name: `Select ${orderNumber}` }).check()
  }
  const selection = page.getByRole('region', { name: 'Selection' })
  await choose()
  await selection.getByRole('button', { name: 'Assign' }).click()
  const assigning = dialog(page, 'Assign: 2 movements')
  await assigning.getByRole('combobox', { name: 'Assigned To' }).selectOption('1')
  await assigning.getByRole('button', { name: 'Assign' }).click()
  await sees(toast(page, '2 movements assigned'))
  await choose()
  await selection.getByRole('button', { name: 'Print' }).click()
  const printing = dialog(page, 'Print: 2 movements')
  await printing.getByRole('checkbox', { name: 'Delivery notes' }).check()
  const [papers] = await Promise.all([page.waitForEvent('download'), printing.getByRole('link', { name: 'Download' }).click()])
  expect(papers.suggestedFilename()).toBe('movements.pdf')
  await printing.getByRole('button', { name: 'Close', exact: true }).last().click()
  await selection.getByRole('button', { name: 'Cancel Movements' }).click()
  const cancelling = dialog(page, 'Cancel 2 movements?')
  await cancelling.getByRole('button', { name: 'Cancel Movements' }).click()
  await sees(cancelling.getByText('Enter a reason'))
  expect(await seriousFindings(page)).toEqual([])
  await cancelling.getByRole('textbox', { name: 'Reason' }).fill('Ordered twice')
  await cancelling.getByRole('button', { name: 'Cancel Movements' }).click()
  await sees(toast(page, '2 movements cancelled'))
  for (const { id } of orders)
    expect(await it.as('admin').call(ordersEndpoints.get, { params: { id } })).toMatchObject({
      assignedTo: 1,
      status: 'cancelled',
      cancelReason: 'Ordered twice',
    })
})

test('an action on all rows that match is confirmed with their number, and tells what was refused', async () => {
  for (let n = 10; n < 21; n++) await makeItem(it, { sku: `ALL-${n}` })
  const reserved = await makeItem(it, { sku: 'ALL-99' })
  await makeOrder(it, { items: [{ sku: reserved.sku, quantity: 1 }] })
  await makeItem(it, { sku: 'OTHER-1' })
  const page = await it.visit('/inventory?q=ALL-', 'manager')
  await page.getByRole('checkbox', { name: 'Select ALL-10' }).check()
  const selection = page.getByRole('region', { name: 'Selection' })
  await selection.getByRole('button', { name: 'Select all 12 matching' }).click()
  await sees(selection.getByText('12 selected'))
  await seesNo(selection.getByRole('button', { name: /matching/ }))
  await selection.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete: 12 rows?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await rows(page).count()).toBe(10)
  await selection.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await sees(dialog(page, 'Delete').getByText('11 items deleted. 1 row couldn’t be changed.'))
  await dialog(page, 'Delete').getByRole('button', { name: 'Close' }).click()
  await eventually(() => rows(page).count()).toBe(1)
  await sees(row(page, 'ALL-99'))
  await page.goto('/inventory?q=OTHER')
  await sees(row(page, 'OTHER-1'))
})

test('of more than 1,000 rows that match, selecting and printing reach the first 1,000 and say so', async () => {
  await it.db.transaction(system, (trx) =>
    sql`insert into inventory_items (sku, name, created_at, updated_at)
      select 'MANY-' || n, 'Of many', now(), now() from generate_series(1001, 2003) n`.execute(trx.sql),
  )
  const page = await it.visit('/inventory?q=MANY-', 'manager')
  await sees(page.getByText('Showing 1–10 of 1,003 entries'))
  await page
    .getByRole('checkbox', { name: /^Select MANY-/ })
    .first()
    .check()
  const selection = page.getByRole('region', { name: 'Selection' })
  await selection.getByRole('button', { name: 'Select the first 1,000 of 1,003' }).click()
  await sees(selection.getByText('1,000 selected'))
  await sees(selection.getByText('You can select at most 1,000. Filter the list to reach the others.'))
  await selection.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete: 1,000 rows?' }).getByRole('button', { name: 'Cancel' }).click()

  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await sees(page.getByText('The first 1,000 of 1,003 entries'))
  expect(await rows(page).count()).toBe(1000)
})
