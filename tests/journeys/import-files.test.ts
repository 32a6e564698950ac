import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, isFocused, menu, overlap, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeShipment, switchPortal } from '../support/factories.ts'
import { runImports } from '../support/imports.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const importing = (page: Page) => dialog(page, 'Import File')

async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  await importing(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

const itemsBySku = async (sku: string) => (await it.as('manager').call(inventoryEndpoints.list)).filter((item) => item.sku === sku)

test('a file of items is mapped, its errors are fixed and skipped, it is imported and undone', async () => {
  const known = await makeItem(it, { sku: 'KNOWN-1', name: 'Known', quantity: 10 })
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await choose(page, 'latin.csv', Buffer.from([0x53, 0x0a, 0xfc, 0x72]))
  await sees(importing(page).getByText("Line 2 can't be read as text in UTF-8."))
  await importing(page).getByRole('button', { name: 'Remove latin.csv' }).click()
  const file = [
    'Code;Item name;Owner;On hand;Remark',
    'NEW-1;First mug;1;120;',
    'NEW-2;Second mug;1;12x;',
    'NEW-3;Third mug;Nobody Ltd;3;',
    'known-1;Known anew;Acme Imports;25;late',
    ';No code;1;1;',
  ].join('\r\n')
  await choose(page, 'mugs.csv', file)

  await sees(page.getByRole('heading', { name: 'mugs.csv', level: 1 }))
  await sees(page.getByText('Still to be mapped: SKU.'))
  const check = page.getByRole('button', { name: 'Check Rows' })
  expect(await check.isDisabled()).toBe(true)
  await sees(page.getByText('NEW-1 · NEW-2'))
  await page.getByLabel('Field for Code').selectOption({ label: 'SKU *' })
  expect(await page.getByLabel('Field for On hand').inputValue()).toBe('quantity')
  await sees(page.getByText('1 column won’t be imported.'))
  await check.click()
  await sees(page.getByRole('progressbar', { name: 'Checking the rows' }))
  await runImports(it)

  await sees(page.getByText('Creates 1 item and updates 1. 3 rows with errors won’t be imported.'))
  const quantity = page.getByRole('textbox', { name: 'Quantity, line 3' })
  await sees(row(page, 'NEW-3').getByText("There is no customer 'Nobody Ltd'. Enter the customer number or full name.").last())
  await sees(page.getByText('SKU must be filled in').last())
  // Where there is no room for all columns, a field that gets the focus isn't under the actions, which stay at the right.
  await page.setViewportSize({ width: 700, height: 900 })
  await quantity.focus()
  await eventually(() => overlap(quantity, row(page, 'NEW-2').locator('.cell-actions'))).toBe(false)
  await page.setViewportSize({ width: 1280, height: 900 })
  await quantity.fill('12')
  await quantity.press('Enter')
  expect(await isFocused(page.getByRole('textbox', { name: 'Customer, line 4' }))).toBe(true)
  await sees(page.getByText('Creates 2 items and updates 1. 2 rows with errors won’t be imported.'))
  await seesNo(quantity)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Error Rows' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/NEW-3,Third mug,Nobody Ltd,3,,.*There is no customer/)
  await row(page, 'NEW-3').getByRole('button', { name: /^Edit/ }).click()
  const editing = dialog(page, 'Line 4')
  await editing.getByLabel('Customer').fill('1')
  await editing.getByRole('button', { name: 'Save Row' }).click()
  await sees(toast(page, 'Row Saved'))
  await row(page, 'No code').getByRole('button', { name: /^Skip/ }).click()
  await sees(page.getByText('Creates 3 items and updates 1. 1 skipped row won’t be imported.'))
  expect(await itemsBySku('NEW-1')).toEqual([])

  // What is done so far is found again.
  await menu(page, 'Imports').click()
  await sees(row(page, 'mugs.csv').getByText('Checked'))
  await page.getByRole('link', { name: 'mugs.csv' }).click()
  await page.getByRole('checkbox', { name: 'Also set stock: 1 row sets stock: +15 units' }).check()
  await page.getByRole('button', { name: 'Import 4 Rows' }).click()
  await sees(page.getByRole('progressbar', { name: 'Importing' }))
  await runImports(it)
  await sees(page.getByText(/^4 items created or updated on /))
  await row(page, 'NEW-2').getByRole('link', { name: 'NEW-2' }).click()
  await sees(page.getByRole('heading', { name: 'NEW-2', level: 1 }))
  await page.goBack()
  expect(await itemsBySku('NEW-2')).toMatchObject([{ name: 'Second mug', quantity: 12, customerId: 1 }])
  expect(await itemsBySku('KNOWN-1')).toMatchObject([{ id: known.id, name: 'Known anew', quantity: 25 }])

  await page.getByRole('button', { name: 'Undo Import' }).click()
  const undoing = page.getByRole('alertdialog', { name: 'Undo the import of 4 items?' })
  await it.as('manager').call(inventoryEndpoints.adjust, { params: { id: known.id }, body: { adjustment: 5, reason: 'Found' } })
  await undoing.getByRole('button', { name: 'Undo 4 items' }).click()
  await sees(undoing.getByText(/^This import can't be undone: KNOWN-1 has been used or changed since\.$/))
  await it.as('manager').call(inventoryEndpoints.adjust, { params: { id: known.id }, body: { adjustment: -5, reason: 'Lost again' } })
  await undoing.getByRole('button', { name: 'Keep Import' }).click()
  await seesNo(undoing)
})

test('an import that nothing has used is taken back, and its columns are remembered', async () => {
  const page = await it.visit('/imports?new=items', 'manager')
  const file = 'Article;Name;Count\nBACK-1;Cup;7\n'
  await choose(page, 'cups.csv', file)
  await page.getByLabel('Field for Count').selectOption('quantity')
  await page.getByRole('button', { name: 'Check Rows' }).click()
  await sees(page.getByRole('progressbar', { name: 'Checking the rows' }))
  await runImports(it)
  await page.getByRole('button', { name: 'Import 1 Row' }).click()
  await sees(page.getByRole('progressbar', { name: 'Importing' }))
  await runImports(it)
  await page.getByRole('button', { name: 'Undo Import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo 1 item' }).click()
  await sees(page.getByRole('progressbar', { name: 'Undoing the import' }))
  expect(await itemsBySku('BACK-1')).toHaveLength(1)
  await runImports(it)
  await sees(page.getByText('Import undone. Everything is back to how it was.', { exact: false }))
  expect(await itemsBySku('BACK-1')).toEqual([])
  await sees(page.getByRole('group', { name: 'Rows to show' }).getByRole('button', { name: 'Creation undone 1' }))
  await sees(row(page, 'BACK-1').getByText('Creation undone'))
  await page.getByRole('link', { name: 'Import Another File' }).click()
  await choose(page, 'more-cups.csv', file.replace('BACK-1', 'BACK-2'))
  await sees(page.getByText('Mapped the same way as your last file with these columns.'))
  expect(await page.getByLabel('Field for Count').inputValue()).toBe('quantity')
  await page.getByRole('button', { name: 'Cancel Import' }).click()
  await sees(toast(page, 'Import Cancelled'))
  await sees(page.getByText('Nothing was imported.', { exact: false }).first())
})

test('a customer imports its own movements, within its own stock', async () => {
  await makeItem(it, { sku: 'OWN-1', quantity: 10 })
  await makeItem(it, { sku: 'OTHER-1', quantity: 10, customerId: 2 })
  const page = await it.visit('/orders', 'customer')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const address = 'Billing Street,Billing City,Billing State,Billing ZIP,Shipping Street,Shipping City,Shipping State,Shipping ZIP'
  const places = '1 Harbour Road,Rotterdam,ZH,3011,2 Harbour Road,Rotterdam,ZH,3011'
  const line = (reference: string, sku: string, quantity: number) => `${reference},${sku},${quantity},${places}`
  const file = [`Reference,SKU,Qty,${address}`, line('SO-1', 'OWN-1', 4), line('SO-2', 'OTHER-1', 1), line('SO-3', 'OWN-1', 99)].join('\n')
  await choose(page, 'orders.csv', file)
  await page.getByRole('button', { name: 'Check Rows' }).click()
  await sees(page.getByRole('progressbar', { name: 'Checking the rows' }))
  await runImports(it)
  await sees(page.getByText('Creates 1 movement from 1 row. 2 rows with errors won’t be imported.'))
  await page.getByRole('button', { name: 'Skip All Rows with Errors' }).click()
  await page.getByRole('button', { name: 'Import 1 Row' }).click()
  await sees(page.getByRole('progressbar', { name: 'Importing' }))
  // Without live updates the customer asks how far it is.
  await switchPortal(it, { realTimeUpdates: false })
  const refresh = page.getByRole('button', { name: 'Refresh', exact: true })
  await sees(refresh)
  await runImports(it)
  await refresh.click()
  await sees(page.getByText(/^1 movement created on /))
  await switchPortal(it, {})
  const [order] = await it.as('customer').call(ordersEndpoints.list)
  expect(order).toMatchObject({ customerId: 1, status: 'pending' })
  await sees(page.getByRole('link', { name: order?.orderNumber ?? '' }))
  const rival = await it.visit(new URL(page.url()).pathname, 'rival')
  await sees(rival.getByText('Import not found'))
  await eventually(() => rival.getByRole('link', { name: 'Import', exact: true }).count()).toBe(0)
})

const shipmentNow = (id: number) => it.as('admin').call(shipmentsEndpoints.get, { params: { id } })
const importingEvents = (page: Page) => dialog(page, 'Import Events')
const textOf = (page: Page) => importingEvents(page).getByRole('textbox', { name: 'File text' })
const imported = (page: Page) => dialog(page, 'Events Imported')

async function chooseEvents(page: Page, name: string, content: Buffer | string): Promise<void> {
  const buffer = Buffer.from(content)
  await importingEvents(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

test('a file of events is tried, imported, and what was refused is corrected and imported again', async () => {
  const { id, trackingNumber } = await shipmentNow((await makeShipment(it)).shipmentId ?? 0)
  const at = new Date().toISOString()
  const page = await it.visit('/tpd2', 'manager')
  await page.getByRole('button', { name: 'Import Events' }).click()
  await importingEvents(page).getByRole('button', { name: 'Check File' }).click()
  await sees(importingEvents(page).getByText('Choose a file, or paste its text.'))
  await chooseEvents(page, 'latin.csv', Buffer.from([0x4e, 0xfc, 0x72]))
  await sees(importingEvents(page).getByText("latin.csv isn't a text in UTF-8."))
  await chooseEvents(page, 'wrong.csv', `number;what\n${trackingNumber};x`)
  await eventually(() => textOf(page).inputValue()).toContain('what')
  await importingEvents(page).getByRole('button', { name: 'Check File' }).click()
  await sees(importingEvents(page).getByText('Missing: tracking number, event, time.').first())
  await chooseEvents(
    page,
    'events.csv',
    `\uFEFFTracking ID;Status;Time;Location;Remarks\r\n${trackingNumber};Picked up;${at};Dock 5;\r\n${trackingNumber};Lost;${at};Nürnberg;"=1+1; gone"\r\n`,
  )
  await eventually(() => textOf(page).inputValue()).toContain('Dock 5')
  await importingEvents(page).getByRole('button', { name: 'Check File' }).click()
  await sees(importingEvents(page).getByText('1 event to record, 0 already known, 1 with errors.'))
  await sees(row(importingEvents(page), "'Lost' is no event that can be recorded").getByText('Error'))
  await sees(row(importingEvents(page), 'Picked up, Dock 5').getByText('To record'))
  expect((await shipmentNow(id)).events).toHaveLength(1)
  await importingEvents(page).getByRole('button', { name: 'Import 1 Event' }).click()
  await sees(toast(page, 'Events Imported'))
  await sees(imported(page).getByText('1 event recorded, 0 already known, 1 with errors.'))
  const download = page.waitForEvent('download')
  await imported(page).getByRole('button', { name: 'Download Rows with Errors' }).click()
  const refused = readFileSync(await (await download).path(), 'utf8')
  expect(refused).toBe(
    `\uFEFFtracking number,event,time,place,notes,reason\r\n${trackingNumber},Lost,${at},Nürnberg,'=1+1; gone,"${refused.split('"')[1]}"\r\n`,
  )
  await imported(page).getByRole('button', { name: 'Close' }).click()
  await seesNo(imported(page))
  await sees(row(page, trackingNumber).getByText('In Transit'))

  await page.getByRole('button', { name: 'Import Events' }).click()
  await textOf(page).fill(refused.replace('Lost', 'Exception'))
  await importingEvents(page).getByRole('button', { name: 'Check File' }).click()
  await importingEvents(page).getByRole('button', { name: 'Back' }).click()
  await importingEvents(page).getByRole('button', { name: 'Check File' }).click()
  await importingEvents(page).getByRole('button', { name: 'Import 1 Event' }).click()
  await sees(imported(page).getByText('1 event recorded, 0 already known, 0 with errors.'))
  const { status, events } = await shipmentNow(id)
  expect(status).toBe('delayed')
  expect(events.at(-1)).toMatchObject({ kind: 'exception', at, place: 'Nürnberg', notes: '=1+1; gone' })
})
