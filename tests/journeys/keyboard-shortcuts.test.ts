import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await makeItem(it, { sku: 'KEYS-0001' })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('? lists the shortcuts of the screen', async () => {
  const page = await it.visit('/inventory', 'manager')
  await sees(row(page, 'KEYS-0001'))
  await page.keyboard.press('?')
  const list = dialog(page, /^Help: /)
  await sees(list.getByText('Search inventory'))
  for (const label of ['Add Item', 'Next row', 'Go to Inventory', 'Go to Warehouse Movement', 'Go to Track & Trace', 'Show this help']) {
    await sees(list.getByText(label, { exact: true }))
  }
  await page.keyboard.press('Escape')
  await seesNo(list)
})

test('inside a dialog only its own shortcuts are listed and work', async () => {
  const page = await it.visit('/orders?new=true', 'customer')
  const list = dialog(page, /^Help: /)
  const creating = dialog(page, 'New Movement')
  await sees(creating)
  await creating.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('?')
  await sees(list.getByText('Scan or type a SKU or name'))
  expect(await list.getByText('Go to Inventory').count()).toBe(0)
  await page.keyboard.press('Escape')
  await seesNo(list)
  await page.keyboard.type('gi', { delay: 80 })
  await sees(creating)
  await page.keyboard.press('/')
  await eventually(() => isFocused(creating.getByRole('searchbox'))).toBe(true)
})

test('/ goes to the search, n opens what the screen adds, g and a letter opens a screen', async () => {
  const page = await it.visit('/inventory', 'manager')
  await sees(row(page, 'KEYS-0001'))
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search inventory' })
  await eventually(() => isFocused(search)).toBe(true)
  await page.keyboard.type('n/g?', { delay: 80 })
  expect(await search.inputValue()).toBe('n/g?')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await search.fill('')
  await search.blur()
  await page.keyboard.press('n')
  await sees(dialog(page, 'Add Inventory Item'))
  await page.keyboard.press('Escape')
  await seesNo(dialog(page, 'Add Inventory Item'))
  await page.keyboard.type('gm', { delay: 80 })
  await sees(heading(page, 'Warehouse Movement'))
  await page.keyboard.type('gc', { delay: 20 })
  await sees(heading(page, 'Customer Portfolio'))
  await page.keyboard.press('g')
  await page.keyboard.press('Control+i')
  await sees(heading(page, 'Customer Portfolio'))
})

test.each([
  ['manager', '/crm?customer=1&tab=activities', 'Add Activity', /^Add Activity/],
  ['manager', '/crm?customer=1&tab=invoices', 'Create Invoice', /^Create Invoice/],
  ['admin', '/customer-portal', 'Invite Customer', /^Invite/],
  ['admin', '/settings?section=users', 'Invite User', 'Invite User'],
] as const)('%s at %s adds by n what its button adds, and ? lists it', async (who, path, label, title) => {
  const page = await it.visit(path, who)
  await sees(page.getByRole('button', { name: label }))
  await page.keyboard.press('?')
  await sees(dialog(page, /^Help: /).getByText(label, { exact: true }))
  await page.keyboard.press('Escape')
  await seesNo(dialog(page, /^Help: /))
  await page.keyboard.press('n')
  await sees(dialog(page, title))
})

test('a scan is no shortcut, whatever letters it begins with', async () => {
  const page = await it.visit('/inventory', 'manager')
  await sees(row(page, 'KEYS-0001'))
  for (const code of ['n-12345678', 'gm-1234567', '/?njkx1234']) {
    await scan(page, code)
    await sees(toast(page, code))
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/inventory')
  }
})

test('an open list that jumps to letters keeps them', async () => {
  const page = await it.visit('/customer-portfolio', 'admin')
  await sees(row(page, 'Acme Imports'))
  await page.getByRole('button', { name: 'Theme: System' }).click()
  await sees(page.getByRole('menuitemradio', { name: 'Dark' }))
  await page.keyboard.press('d')
  await eventually(() => isFocused(page.getByRole('menuitemradio', { name: 'Dark' }))).toBe(true)
  await page.keyboard.press('n')
  await page.waitForTimeout(200)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('shortcuts are switched off in the accessibility settings, and stay off', async () => {
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: 'Accessibility settings' }).click()
  const panel = dialog(page, 'Accessibility')
  const choice = panel.getByRole('switch', { name: 'Keyboard shortcuts' })
  expect(await choice.isChecked()).toBe(true)
  await choice.click()
  await panel.getByRole('button', { name: 'Close accessibility settings' }).click()
  await page.reload()
  await sees(row(page, 'KEYS-0001'))
  for (const key of ['n', '/', '?']) await page.keyboard.press(key)
  await page.keyboard.type('gm', { delay: 80 })
  await page.waitForTimeout(200)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/inventory')
  await scan(page, 'KEYS-0001')
  await page.waitForURL('**/inventory/*')
})

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
