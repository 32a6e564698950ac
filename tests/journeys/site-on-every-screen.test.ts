import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { figure, row, sees, seesNo, settled } from '../support/browser-sights.ts'
import { stepTo } from '../support/browser-steps.ts'
import { everyScreen } from '../support/every-screen.ts'
import { makeItem, makeLocation, makeOrder } from '../support/factories.ts'
import { makeSite } from '../support/transfer-cases.ts'

let it: BrowserApp
let north: number
let here: string
beforeAll(async () => {
  it = await openBrowserApp()
  const site = await makeSite(it)
  north = site.id
  here = (await makeItem(it, { quantity: 5, location: (await makeLocation(it, { siteId: north })).code })).sku
  await makeOrder(it, { items: [{ sku: (await makeItem(it, { quantity: 9, location: (await makeLocation(it)).code })).sku, quantity: 1 }] })
})
afterAll(async () => {
  await it.endVisits()
  await it.close()
})

/** Reads that take sites, by their path. What names a record is of that record, wherever it is. */
const readsOfSites = new Set<string>(
  endpoints.filter(({ method, query }) => method === 'GET' && query && 'siteId' in query.shape).map(({ path }) => path),
)
const namesRecord = ['orderId', 'receiptId', 'inventoryId', 'handlingUnitId', 'taskId']
const isWithoutSite = ({ pathname, searchParams }: URL) =>
  readsOfSites.has(pathname) && !searchParams.has('siteId') && !namesRecord.some((name) => searchParams.has(name))

const screens = everyScreen.flatMap(([who, path]) => (who === 'admin' && !/\/\d/.test(path) ? [path] : []))

test('with a site chosen, each card, list and figure of a screen is of that site', async () => {
  const page = await it.visit('/dashboard', 'admin')
  await settled(page)
  await page.getByRole('combobox', { name: 'Site' }).selectOption({ value: String(north) })
  await sees(figure(page, 'Inventory Items').getByText('1', { exact: true }))
  await sees(page.getByText('No movements yet'))
  const found: string[] = []
  let path = '/dashboard'
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (request.method() === 'GET' && isWithoutSite(url)) found.push(`${path}: ${url.pathname}${url.search}`)
  })
  for (path of screens) {
    await stepTo(page, path as Parameters<typeof stepTo>[1])
    await settled(page)
  }
  expect(readsOfSites.size).toBeGreaterThan(30)
  expect(found).toEqual([])
  await stepTo(page, '/inventory')
  await sees(row(page, here))
  await stepTo(page, '/orders')
  await sees(page.getByText('None at '))
  await page.getByRole('button', { name: 'Show all sites' }).click()
  await seesNo(page.getByText('None at '))
})
