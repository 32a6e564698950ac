import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { figure, row, sees } from '../support/browser-sights.ts'
import { makeItem } from '../support/factories.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const adjust = (id: number, adjustment: number) =>
  it.as('admin').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Counted' } })

test('a change made after a page was read and before its event stream opened is shown without another change', async () => {
  const item = await makeItem(it, { quantity: 20 })
  const page = await it.visit('/login', 'manager')
  const opening = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/events*', async (route) => {
    asked.resolve()
    await opening.promise
    await route.continue()
  })
  await page.goto(`/inventory?q=${item.sku}`)
  await sees(row(page, item.sku).filter({ hasText: '20' }))
  await asked.promise
  await adjust(item.id, 57)
  // Longer than changes are gathered, so that the server has told those who listen.
  await sleep(500)
  opening.resolve()
  await sees(row(page, item.sku).filter({ hasText: '77' }))
})

test('a change made while the stream was cut off is shown once it is open again', async () => {
  const item = await makeItem(it, { quantity: 20 })
  const page = await it.visit(`/inventory/${item.id}`, 'manager')
  await sees(figure(page, 'On hand').filter({ hasText: '20' }).first())
  await page.context().setOffline(true)
  await sees(page.getByText('System Offline'))
  await adjust(item.id, 13)
  await page.context().setOffline(false)
  await sees(figure(page, 'On hand').filter({ hasText: '33' }).first())
})
