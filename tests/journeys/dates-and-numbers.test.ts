import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../contract/people/auth/auth.ts'
import { settingsEndpoints } from '../../contract/platform/settings/settings.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, menu, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeOrder } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'
import { beginSession } from '../support/test-people.ts'

// 19:30 on 21 November by UTC: in Kolkata the 22nd has begun, in New York it is early afternoon.
const now = new Date('2026-11-21T19:30:00Z')

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp({ clock: () => now })
  for (const person of ['admin', 'manager', 'customer'] as const) await beginSession(it.db, person)
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const setZone = (timeZone: string) => it.as('admin').call(settingsEndpoints.updateWarehouse, { body: { timeZone } })

/** Opens a screen in a browser whose clock stands where the server's does. */
async function visitNow(path: string, timezoneId: string): Promise<Page> {
  const page = await it.visit('/api/health', 'manager', { timezoneId })
  await page.clock.setFixedTime(now)
  await page.goto(path)
  return page
}

test('a row’s time, the chart’s day and today are the warehouse’s, and another zone is named', async () => {
  const browsers = ['Asia/Kolkata', 'America/New_York']
  await setZone('UTC')
  const pages = new Map<string, Page>()
  for (const browser of browsers) pages.set(browser, await visitNow('/orders', browser))
  for (const { warehouse, date, chart, times } of [
    { warehouse: 'UTC', date: 'Nov 21, 2026', chart: 'Sat, Nov 21', times: ['19:30 UTC', '19:30 UTC'] },
    { warehouse: 'Asia/Kolkata', date: 'Nov 22, 2026', chart: 'Sun, Nov 22', times: ['01:00', '01:00 GMT+5:30'] },
    { warehouse: 'America/New_York', date: 'Nov 21, 2026', chart: 'Sat, Nov 21', times: ['14:30 EST', '14:30'] },
  ]) {
    await setZone(warehouse)
    const { orderNumber } = await makeOrder(it)
    for (const [index, browser] of browsers.entries()) {
      const page = pages.get(browser) as Page
      const time = times[index] ?? ''
      await menu(page, 'Warehouse Movement').click()
      await sees(row(page, orderNumber).getByText(new RegExp(`^(Today|${date}), ${time.replace('+', '\\+')}$`)))
      const zone = page.getByText(`Warehouse time: ${warehouse.replace('_', ' ')}`)
      if (warehouse === browser) await seesNo(zone)
      else await sees(zone)

      await menu(page, 'Dashboard').click()
      await sees(row(page, orderNumber).getByText(`Today, ${time}`, { exact: true }))
      await page.getByRole('button', { name: 'Show as table: Movements per day' }).click()
      const days = page.getByRole('table', { name: 'Movements per day' }).getByRole('row')
      await eventually(() => days.last().textContent()).toContain(chart)
    }
  }
})

test('a change of the warehouse’s time zone reaches open screens, and a form keeps what was typed', async () => {
  await setZone('UTC')
  const { sku } = await makeItem(it)
  const page = await visitNow('/orders', 'UTC')
  const { orderNumber } = await makeOrder(it)
  await sees(row(page, orderNumber).getByText(/, 19:30$/))
  const other = await visitNow('/inventory', 'UTC')
  await other.getByRole('button', { name: `Edit ${sku}` }).click()
  const supplier = dialog(other, /Edit/).getByRole('textbox', { name: 'Supplier' })
  await supplier.fill('Half typed')

  await setZone('Asia/Kolkata')
  await sees(row(page, orderNumber).getByText(/, 01:00 GMT\+5:30$/))
  await sees(other.getByText('Warehouse time: Asia/Kolkata'))
  expect(await supplier.inputValue()).toBe('Half typed')
})

test('somebody who chooses German reads and types German numbers', async () => {
  await setZone('UTC')
  const { sku, id } = await makeItem(it, { quantity: 1500, costPrice: '1250.50' })
  const page = await visitNow(`/inventory?q=${sku}`, 'UTC')
  const elsewhere = await visitNow(`/inventory?q=${sku}`, 'UTC')
  await sees(row(page, sku).getByText('1,500').first())
  await sees(row(elsewhere, sku).getByText('1,500').first())

  await page.getByRole('button', { name: 'Dates and numbers: English (United States)' }).click()
  const german = page.getByRole('menuitemradio', { name: /^German \(Germany\) · 31\. Jan\. 2026 · 123\.456,7$/ })
  await german.click()
  await sees(row(page, sku).getByText('1.500').first())
  // The person's other browsers follow.
  await sees(row(elsewhere, sku).getByText('1.500').first())
  const trigger = page.getByRole('button', { name: 'Dates and numbers: German (Germany)' })
  await eventually(() => trigger.evaluate((button) => button === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: `Edit ${sku}` }).click()
  const editing = dialog(page, /Edit/)
  const [cost, quantity] = [
    editing.getByRole('textbox', { name: 'Cost Price' }),
    editing.getByRole('textbox', { name: 'Quantity', exact: true }),
  ]
  expect(await cost.inputValue()).toBe('1250,50')
  // In German a point before three digits separates thousands.
  await quantity.fill('1.234')
  await cost.fill('1.234,50')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Inventory item updated successfully'))
  expect(await it.as('admin').call(inventoryEndpoints.get, { params: { id } })).toMatchObject({ quantity: 1234, costPrice: '1234.50' })
  await seesNo(editing)
  await sees(row(page, sku).getByText('1.234').first())

  await page.getByRole('button', { name: `Edit ${sku}` }).click()
  await quantity.fill('1,234')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(editing.getByText(/Quantity is ambiguous: 1234 or 1,234\?/))

  await page.goto('/orders')
  await sees(page.getByRole('button', { name: 'Dates and numbers: German (Germany)' }))
  const { orderNumber } = await makeOrder(it)
  await sees(row(page, orderNumber).getByText(/^(Today|21\. Nov\. 2026), 19:30$/))
  await it.as('manager').call(authEndpoints.changeAccount, { body: { language: null } })
  await sees(row(page, orderNumber).getByText(/^(Today|Nov 21, 2026), 19:30$/))
})

test('a date is typed or chosen from a calendar in the person’s format; one that can’t be read is refused, and so is a scan', async () => {
  await setZone('UTC')
  const language = (to: 'de-DE' | null) => it.as('manager').call(authEndpoints.changeAccount, { body: { language: to } })
  await language('de-DE')
  const page = await visitNow('/warehouse-receipt', 'UTC')
  await page.getByRole('button', { name: 'New Receipt' }).first().click()
  const creating = dialog(page, 'Create Warehouse Receipt')
  const date = creating.getByLabel('Expected Date')
  expect(await date.getAttribute('placeholder')).toBe('DD.MM.YYYY')
  await date.fill('31.2.31')
  await date.blur()
  await sees(creating.getByText('Enter a date as DD.MM.YYYY.'))
  await date.fill('1.3.31')
  await date.blur()
  expect(await date.inputValue()).toBe('01.03.2031')
  await seesNo(creating.getByText('Enter a date as DD.MM.YYYY.'))

  await date.focus()
  await scan(page, '8712345678906')
  await sees(toast(page, 'Scan rejected'))
  expect(await date.inputValue()).toBe('01.03.2031')

  await date.press('Alt+ArrowDown')
  const day = (name: string) => page.getByRole('grid').getByRole('button', { name, exact: true })
  const isFocused = (name: string) => eventually(() => day(name).evaluate((button) => button === document.activeElement)).toBe(true)
  await isFocused('Samstag, 1. März')
  await page.keyboard.press('PageDown')
  await isFocused('Dienstag, 1. April')
  await page.keyboard.press('End')
  await isFocused('Sonntag, 6. April')
  await page.keyboard.press('ArrowUp')
  await isFocused('Sonntag, 30. März')
  await page.keyboard.press('Enter')
  await seesNo(page.getByRole('grid'))
  expect(await date.inputValue()).toBe('30.03.2031')
  await creating.getByRole('button', { name: 'Open calendar' }).click()
  await isFocused('Sonntag, 30. März')
  await page.keyboard.press('Escape')
  await seesNo(page.getByRole('grid'))
  await sees(creating)
  await language(null)
})

test('a choice that can’t be stored says so and changes nothing', async () => {
  const page = await visitNow('/orders', 'UTC')
  await page.route('**/api/account', (route) => route.abort())
  await page.getByRole('button', { name: 'Dates and numbers: English (United States)' }).click()
  await page.getByRole('menuitemradio', { name: /^French/ }).click()
  await sees(toast(page, 'Update Failed'))
  await sees(page.getByRole('button', { name: 'Dates and numbers: English (United States)' }))
})
