import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstSettings, keep, openPanel, panelButton, setting, touch } from '../support/browser-accessibility.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { findings } from '../support/browser-axe.ts'
import { looks } from '../support/browser-colours.ts'
import { row, sees } from '../support/browser-sights.ts'
import { makeItem, makeOrder } from '../support/factories.ts'
import type { TestPerson } from '../support/test-app.ts'

let it: BrowserApp
let orderNumber: string

beforeAll(async () => {
  it = await openBrowserApp()
  for (const sku of ['COF-1', 'COF-2', 'COF-3', 'COF-4', 'COF-5', 'COF-6']) await makeItem(it, { sku, quantity: 40 })
  await makeItem(it, { sku: 'LOW-1', quantity: 3 })
  orderNumber = (await makeOrder(it, { items: [{ sku: 'COF-1', quantity: 2 }], priority: 'high' })).orderNumber
})
afterAll(async () => {
  await it.endVisits()
  await it.close()
})

const fingers = visitors(touch)
const readers = visitors({})

test.each([{ largeText: true, fontSize: 24 }, { fontSize: 12 }, { reducedMotion: true, focusIndicator: false, screenReader: true }])(
  'axe finds nothing serious with %j',
  async (settings) => {
    const page = await readers('admin', settings, '/orders')
    await sees(row(page, orderNumber))
    expect(await findings(page, { others: [looks.dark] })).toEqual([])
  },
)

test('axe finds nothing serious in the open panel, with high contrast and without', async () => {
  const page = await readers('admin', {}, '/orders')
  await openPanel(page)
  expect(await findings(page, { others: [looks.dark] })).toEqual([])
  await setting(page, 'High contrast').click()
  await sees(page.locator('html[data-contrast="more"]'))
  expect(await findings(page, { worn: looks.lightInHighContrast, others: [looks.darkInHighContrast] })).toEqual([])
})

test('the floating button lies beneath an open dialog, and clear of what stands at the end of a list', async () => {
  const page = await fingers('admin', {}, '/inventory')
  await sees(row(page, 'LOW-1'))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const pager = await page.getByRole('navigation', { name: 'Pages' }).boundingBox()
  const floating = await panelButton(page).boundingBox()
  expect((pager?.y ?? 0) + (pager?.height ?? 0)).toBeLessThanOrEqual(floating?.y ?? 0)
})

test('beside a mouse the floating button rests in the margin of a screen, and comes out to whoever reaches for it', async () => {
  const page = await readers('admin', {}, '/inventory')
  await sees(row(page, 'LOW-1'))
  const widthOf = async () => (await panelButton(page).boundingBox())?.width ?? 0
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.mouse.move(10, 10)
    const table = await page.locator('.data-table').first().boundingBox()
    const floating = await panelButton(page).boundingBox()
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(floating?.x ?? 0)
    expect(await widthOf()).toBeGreaterThanOrEqual(24)
    await panelButton(page).hover()
    expect(await widthOf()).toBeGreaterThanOrEqual(44)
  }
})

/** One browser a person serves all its screens: a fresh one each time would load every file anew. */
function visitors(options: BrowserContextOptions) {
  const pages = new Map<TestPerson | null, Page>()
  return async (who: TestPerson | null, settings: object, path: string): Promise<Page> => {
    const page = pages.get(who) ?? (await it.visit('/favicon.svg', who, options))
    pages.set(who, page)
    await keep(page, JSON.stringify({ ...firstSettings, ...settings }))
    await page.goto(path)
    await sees(panelButton(page))
    return page
  }
}
