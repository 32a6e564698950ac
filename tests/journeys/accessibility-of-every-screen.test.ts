import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPapersEndpoints } from '../../contract/order-papers.ts'
import { receiptsEndpoints } from '../../contract/receipts.ts'
import { makeInvoice, makeQuote } from '../support/billing.ts'
import { firstSettings, keep, openPanel, panelButton, setting, touch } from '../support/browser-accessibility.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { findingsInBothThemes } from '../support/browser-axe.ts'
import { dialog, eventually, row, sees, settled } from '../support/browser-sights.ts'
import { smallTargets } from '../support/browser-targets.ts'
import { everyScreen } from '../support/every-screen.ts'
import {
  makeActivity,
  makeCategory,
  makeContact,
  makeCustomer,
  makeItem,
  makeLocation,
  makeOrder,
  makeProvenShipment,
  makeReceipt,
  makeReceivingLocations,
  makeShipment,
} from '../support/factories.ts'
import { commitImport, csvOf, makeCheckedImport, makeImport } from '../support/imports.ts'
import type { TestPerson } from '../support/test-app.ts'

let it: BrowserApp
let orderNumber: string

/** Beside one to map and one with errors, one that is done. */
const visits = [...everyScreen, ['admin', '/imports/3']] as const

beforeAll(async () => {
  it = await openBrowserApp()
  for (const sku of ['COF-1', 'COF-2', 'COF-3', 'COF-4', 'COF-5', 'COF-6']) await makeItem(it, { sku, quantity: 40 })
  await makeItem(it, { sku: 'LOW-1', quantity: 3 })
  await makeCustomer(it, { name: 'Pending & Sons', status: 'pending' })
  await makeLocation(it, { code: 'Q-99' })
  await makeCategory(it, { name: 'Quinces' })
  await makeReceivingLocations(it)
  await makeReceipt(it, { supplier: 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen', items: delivered })
  await it.as('manager').call(receiptsEndpoints.update, { params: { id: 1 }, body: { status: 'received' } })
  orderNumber = (await makeOrder(it, { items: [{ sku: 'COF-1', quantity: 2 }], priority: 'high' })).orderNumber
  // With a check digit that is warned of.
  await it.as('manager').call(orderPapersEndpoints.recordExcise, { params: { id: 1 }, body: { arc: '23XI00000000000000333' } })
  await makeShipment(it, { items: [{ sku: 'COF-1', quantity: 2 }] })
  await makeProvenShipment(it)
  for (const isPrimary of [true, false]) await makeContact(it, { isPrimary, lastName: 'Großhandelsgesellschaft', title: 'Buyer' })
  await makeActivity(it, { dueDate: '2026-01-02', priority: 'high' })
  await makeActivity(it, { status: 'done' })
  for (const status of ['sent', 'draft'] as const) await makeQuote(it, { status })
  for (const status of ['paid', 'sent', 'draft'] as const) await makeInvoice(it, { status })
  const address = [...Array(2)].flatMap(() => ['Neue Großhandelsstraße 1', 'Köln', 'NRW', '50667'])
  const columns = ['billing', 'shipping'].flatMap((kind) => ['street', 'city', 'state', 'zip'].map((part) => `${kind} ${part}`))
  const orders = csvOf(['Reference', 'SKU', 'Quantity', ...columns], ['SO-1', 'NO-SUCH-SKU', 'x', ...address])
  // The first is the customer's, so that both see it.
  await makeCheckedImport(it, orders, { kind: 'movements', by: 'customer' })
  await makeImport(it, csvOf(['SKU', 'Name'], ['IMP-1', 'A']), { kind: 'items' })
  await commitImport(it, (await makeCheckedImport(it, csvOf(['SKU', 'Name'], ['IMP-2', 'B']), { kind: 'items' })).id)
})
afterAll(async () => {
  await it.endVisits()
  await it.close()
})

const delivered = [
  { sku: 'COF-1', quantity: 12, damaged: 1 },
  { sku: 'COF-2', quantity: 3, condition: 'damaged' as const },
]

const fingers = visitors(touch)
const readers = visitors({})

test.each(visits)('%s at %s: a finger meets 44 px everywhere, and text of twice the size stays within the phone', async (who, path) => {
  const page = await fingers(who, {}, path)
  await settled(page)
  // The smallest text of the settings.
  await setTextSize(page, 75)
  for (const viewport of [touch.viewport, { width: 1024, height: 768 }]) {
    await page.setViewportSize(viewport)
    await eventually(() => smallTargets(page)).toEqual([])
  }
  await page.setViewportSize(touch.viewport)
  // The settings end at 188 %; browsers take it further.
  await setTextSize(page, 200)
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(touch.viewport.width)
  await eventually(() => smallTargets(page)).toEqual([])
})

async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.addStyleTag({ content: `html { font-size: ${percent}% !important }` })
}

// What is no matter of colour is the same without high contrast, where other tests look for it.
test.each(visits)('%s at %s: axe finds no colours too close in high contrast, light and dark', async (who, path) => {
  const page = await readers(who, { highContrast: true }, path)
  await settled(page)
  expect(await findingsInBothThemes(page, { coloursOnly: true })).toEqual([])
})

test.each([{ largeText: true, fontSize: 24 }, { fontSize: 12 }, { reducedMotion: true, focusIndicator: false, screenReader: true }])(
  'axe finds nothing serious with %j',
  async (settings) => {
    const page = await readers('admin', settings, '/orders')
    await sees(row(page, orderNumber))
    expect(await findingsInBothThemes(page)).toEqual([])
  },
)

test('axe finds nothing serious in the open panel, with high contrast and without', async () => {
  const page = await readers('admin', {}, '/orders')
  await openPanel(page)
  expect(await findingsInBothThemes(page)).toEqual([])
  await setting(page, 'High contrast').click()
  expect(await findingsInBothThemes(page)).toEqual([])
})

test.each([
  ['admin', '/orders?new=true', 'New Movement', null],
  ['admin', '/orders?view=1', 'Order Details & Tracking', null],
  ['admin', '/inventory?adjust=1', 'Adjust Stock', null],
  ['manager', '/warehouse-receipt?new=true', 'Create Warehouse Receipt', null],
  ['manager', '/warehouse-receipt?view=1', /^WR-/, null],
  ['manager', '/warehouse-receipt?view=1', /^WR-/, (page) => page.getByRole('tab', { name: 'Items' })],
  ['manager', '/warehouse-receipt?inspect=1', /^WR-/, null],
  ['manager', '/tpd2?new=true', 'New Shipment', null],
  ['manager', '/shipments/1?event=true', 'Record Event', null],
  ['manager', '/orders/1?excise=true', 'Edit Excise Data', null],
  ['manager', '/shipments/2?proof=true', 'Correct Proof of Delivery', null],
  ['customer', '/tpd2?pod=2', 'Proof of Delivery', null],
  ['manager', '/tpd2?import=true', 'Import Events', null],
  ['admin', '/customers/1?invite=true', 'Invite Customer', null],
  ['admin', '/settings?section=security&change=password', 'Change Password', null],
  ['admin', '/settings?section=security&change=set-up', 'Set Up Two-Factor Sign-In', null],
  ['admin', '/settings?section=security&change=turn-off', 'Turn Off Two-Factor Sign-In', null],
  ['admin', '/customers/1?user=3', 'Edit User', null],
  ['admin', '/settings?section=users&invite=true', 'Invite User', null],
  ['admin', '/settings?section=users&edit=2', 'Edit User', null],
  ['manager', '/crm?customer=1&tab=contacts&new=true', 'Add Contact', null],
  ['manager', '/crm?customer=1&tab=activities&edit=1', 'Edit Activity', null],
  ['manager', '/crm?customer=1&tab=quotes&new=true', 'Create Quote', null],
  ['manager', '/quotes/1?answer=true', 'Record Answer', null],
  ['customer', '/quotes/1?decline=true', /^Decline Q-/, null],
  ['manager', '/invoices/3?edit=true', /^Edit INV-/, null],
  ['manager', '/invoices/2?pay=true', 'Record Payment', null],
  ['manager', '/invoices/1?reverse=1', 'Reverse Payment', null],
  ['manager', '/invoices/2?credit=true', 'Issue Credit Note', null],
  ['manager', '/imports?new=receipts', 'Import File', null],
  ['customer', '/imports/1?row=1', 'Line 2', null],
  ['admin', '/dashboard', 'Notifications', (page) => page.getByRole('button', { name: /^Notifications/ })],
  ['admin', '/dashboard', 'Help: Dashboard Overview', (page) => page.getByRole('button', { name: 'Help' })],
  ['customer', '/orders?new=true', 'New Movement', null],
  ['customer', '/customer-portal?tab=orders&rate=3', 'Rate Movement', null],
  ['customer', '/customer-portal?tab=orders&documents=3', 'Documents', null],
] as const satisfies [TestPerson, string, string | RegExp, ((page: Page) => Locator) | null][])(
  '%s at %s: the dialog %s obeys, under a finger and in high contrast',
  async (who, path, name, opener) => {
    const page = await fingers(who, { highContrast: true }, path)
    await opener?.(page).click()
    await sees(dialog(page, name))
    await eventually(() => smallTargets(page)).toEqual([])
    expect(await findingsInBothThemes(page)).toEqual([])
  },
)

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
