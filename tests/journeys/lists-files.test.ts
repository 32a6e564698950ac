import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { row, sees, seesNo } from '../support/browser-sights.ts'
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
  for (const title of ['Buyer', 'Clerk', 'Buyer']) await makeContact(it, { title })
  await makeActivity(it, { subject: 'Call about files' })
  const page = await it.visit('/crm?customer=1&tab=contacts&title=Buyer&sort=-name', 'manager')
  await sees(row(page, 'Buyer').first())
  const lines = await csvOf(page, /^contacts-.*\.csv$/)
  expect(lines.map(({ Title }) => Title)).toEqual(['Buyer', 'Buyer'])
  const names = lines.map((line) => line['First Name'] ?? '')
  expect(names).toEqual(names.toSorted().reverse())
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
