import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoicesEndpoints } from '../../contract/invoices.ts'
import { orderPapersEndpoints } from '../../contract/order-papers.ts'
import { pickingEndpoints } from '../../contract/picking.ts'
import { receiptsEndpoints } from '../../contract/receipts.ts'
import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { makeInvoice, makeQuote } from '../support/billing.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, sees, settled, toast } from '../support/browser-sights.ts'
import {
  makeActivity,
  makeCategory,
  makeContact,
  makeItem,
  makeLocation,
  makeOrder,
  makePackedUnit,
  makeProvenShipment,
  makeReceipt,
  makeReceivingLocations,
  makeShipment,
  makeTask,
} from '../support/factories.ts'
import { commitImport, csvOf, makeCheckedImport, makeImport, rowsOfImport } from '../support/imports.ts'
import { makeConfirmedOrder, pickEverything, pickListOf } from '../support/pick-cases.ts'
import { scan } from '../support/scanner.ts'
import type { TestPerson } from '../support/test-app.ts'

// A scanner types into whatever has the focus. On every screen and in every dialog, with each kind of control focused and
// with nothing focused, a code that means nothing there is rejected, and nothing is submitted, renamed, closed or lost.

let it: BrowserApp
const pages = new Map<TestPerson, Page>()
const ids = {
  item: 0,
  order: 0,
  location: 0,
  category: 0,
  receipt: 0,
  task: 0,
  unit: 0,
  shipment: 0,
  delivered: 0,
  rated: 0,
  contact: 0,
  activity: 0,
  ...{ quote: 0, offer: 0, draft: 0, bill: 0, payment: 0 },
  ...{ picking: 0, line: 0, pickedLine: 0, packing: 0 },
}

beforeAll(async () => {
  it = await openBrowserApp()
  const item = await makeItem(it, { sku: 'HELD-0001' })
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 2 }] })
  await it.as('manager').call(orderPapersEndpoints.recordExcise, { params: { id: order.id }, body: { arc: '26DE000000000000001P3' } })
  Object.assign(ids, { item: item.id, order: order.id })
  await makeReceivingLocations(it)
  const { id } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 4 }] })
  await it.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
  Object.assign(ids, { receipt: id })
  Object.assign(ids, { task: (await makeTask(it)).id, unit: (await makePackedUnit(it)).unit.id })
  Object.assign(ids, { shipment: (await makeShipment(it)).shipmentId })
  const { id: picking } = await makeConfirmedOrder(it)
  const { open } = await pickListOf(it, picking)
  const body = { line: open[0]?.id ?? 0, quantity: 4 }
  const list = await it.as('manager').call(pickingEndpoints.pick, { params: { id: picking }, body })
  Object.assign(ids, { picking, line: list.open[0]?.id, pickedLine: list.picked[0]?.id })
  Object.assign(ids, { packing: (await pickEverything(it, (await makeConfirmedOrder(it)).id)).orderId })
  Object.assign(ids, { shipment: (await makeShipment(it)).shipmentId, delivered: await makeProvenShipment(it) })
  Object.assign(ids, { rated: (await it.as('customer').call(shipmentsEndpoints.get, { params: { id: ids.delivered } })).orderId })
  Object.assign(ids, { contact: (await makeContact(it)).id, activity: (await makeActivity(it)).id })
  Object.assign(ids, { quote: (await makeQuote(it)).id, offer: (await makeQuote(it, { status: 'sent' })).id })
  Object.assign(ids, { draft: (await makeInvoice(it)).id, bill: (await makeInvoice(it, { status: 'sent' })).id })
  const paid = await it.as('manager').call(invoicesEndpoints.recordPayment, { params: { id: ids.bill }, body: { amount: '21.00' } })
  const checked = await makeCheckedImport(it, csvOf(['SKU', 'Quantity', 'Name'], ['IMP-1', 'x', 'A'], ['IMP-2', 1, 'B']), { kind: 'items' })
  const imported = await makeCheckedImport(it, csvOf(['SKU', 'Name'], ['IMP-3', 'C']), { kind: 'items' })
  await commitImport(it, imported.id)
  const mapping = await makeImport(it, csvOf(['SKU', 'Name'], ['IMP-4', 'D']), { kind: 'items' })
  const importRow = (await rowsOfImport(it, checked.id))[0]?.id
  Object.assign(ids, { mapping: mapping.id, checked: checked.id, imported: imported.id, importRow })
  Object.assign(ids, { payment: paid.payments[0]?.id })
  Object.assign(ids, { location: (await makeLocation(it)).id, category: (await makeCategory(it)).id })
})
afterAll(async () => {
  await it.endVisits()
  await it.close()
})

/** `:item` stands for the id of an item, and so on. */
type Sight = readonly [who: TestPerson, path: string, dialogName: string | RegExp | null, open?: (page: Page) => Promise<void>]

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const openScannerTest = async (page: Page) => {
  await press('Accessibility settings')(page)
  await press('Test your scanner')(page)
}
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()
const editLines = async (page: Page) => {
  await press('Edit')(page)
  await openTab('Items')(page)
}

const screens: readonly Sight[] = [
  ['manager', '/dashboard', null],
  ['manager', '/customer-portfolio', null],
  ['manager', '/customers/1', null],
  ['manager', '/warehouse-receipt', null],
  ['manager', '/receipts/:receipt', null],
  ['customer', '/receipts/:receipt', null],
  ['manager', '/inventory', null],
  ['manager', '/inventory?tab=movements', null],
  ['manager', '/inventory?tab=locations', null],
  ['manager', '/inventory?tab=categories', null],
  ['manager', '/inventory?tab=receipts', null],
  ['manager', '/inventory/:item', null],
  ['manager', '/locations/:location', null],
  ['manager', '/put-away', null],
  ['manager', '/put-away/:task', null],
  ['manager', '/handling-units', null],
  ['manager', '/handling-units/:unit', null],
  ['manager', '/3pl', null],
  ['manager', '/picking', null],
  ['manager', '/picking/:picking', null],
  ['manager', '/tpd2', null],
  ['manager', '/imports', null],
  ['manager', '/imports/:mapping', null],
  ['manager', '/imports/:checked', null],
  ['customer', '/imports', null],
  ['manager', '/shipments/:shipment', null],
  ['customer', '/shipments/:shipment', null],
  ['manager', '/crm', null],
  ['manager', '/crm?customer=1', null],
  ['manager', '/crm?customer=1&tab=contacts', null],
  ['manager', '/crm?customer=1&tab=activities', null],
  ['manager', '/crm?customer=1&tab=quotes', null],
  ['manager', '/crm?customer=1&tab=invoices', null],
  ['manager', '/contacts/:contact', null],
  ['manager', '/quotes/:quote', null],
  ['customer', '/quotes/:offer', null],
  ['manager', '/invoices/:bill', null],
  ['customer', '/invoices/:bill', null],
  ['customer', '/invoices', null],
  ['customer', '/invoices?tab=quotes', null],
  ['manager', '/reports', null],
  ['manager', '/reports?report=velocity', null],
  ['manager', '/reports?report=custom', null],
  ['admin', '/customer-portal', null],
  ['manager', '/orders', null],
  ['manager', '/orders/:order', null],
  ['customer', '/customer/overview', null],
  ['customer', '/customer/orders', null],
  ['customer', '/customer/inventory', null],
  ['customer', '/customer-portal', null],
  ['customer', '/customer-portal?tab=orders', null],
  ['customer', '/customer-portal?tab=tracking', null],
  ['customer', '/customer-portal?tab=inventory', null],
  ['customer', '/customer-dashboard', null],
  ...['profile', 'appearance', 'accessibility', 'notifications', 'users', 'operator', 'warehouse', 'billing', 'portal', 'retention'].map(
    (section): Sight => ['admin', `/settings?section=${section}`, null],
  ),
  ['admin', '/settings?section=security', null],
  ['customer', '/settings?section=security', null],
]

const dialogs: readonly Sight[] = [
  ['admin', '/settings?section=security&change=password', 'Change Password'],
  ['admin', '/settings?section=security&change=set-up', 'Set Up Two-Factor Sign-In'],
  ['admin', '/settings?section=security&change=recovery-codes', 'New Recovery Codes'],
  ['admin', '/settings?section=security&change=turn-off', 'Turn Off Two-Factor Sign-In'],
  ['admin', '/settings?section=security&change=requirement', 'Require Two-Factor Sign-In'],
  ['manager', '/orders?new=true', 'New Movement'],
  ['customer', '/orders?new=true', 'New Movement'],
  ['manager', '/orders?edit=:order', /^Edit Movement/],
  ['admin', '/settings?section=users&invite=true', 'Invite User'],
  ['admin', '/settings?section=users&edit=2', 'Edit User'],
  ['manager', '/orders/:order?excise=true', 'Edit Excise Data'],
  ['admin', '/orders?view=:order', 'Order Details & Tracking'],
  ['admin', '/orders?view=:order', /^Cancel /, press('Cancel Movement')],
  ['manager', '/warehouse-receipt?new=true', 'Create Warehouse Receipt'],
  ['manager', '/warehouse-receipt?view=:receipt', /^WR-/],
  ['manager', '/warehouse-receipt?view=:receipt', /^WR-/, press('Edit')],
  ['manager', '/warehouse-receipt?view=:receipt', /^WR-/, editLines],
  ['manager', '/warehouse-receipt?view=:receipt', /^WR-/, openTab('Actions')],
  ['manager', '/warehouse-receipt?inspect=:receipt', /^WR-/],
  ['manager', '/warehouse-receipt?inspect=:receipt', 'Inspection Note', press(/^Add note/)],
  ['manager', '/put-away/:task?cancel=:task', 'Cancel Task'],
  ['manager', '/handling-units?new=true', 'New Handling Unit'],
  ['manager', '/handling-units/:unit?pack=true', 'Pack'],
  ['manager', '/handling-units/:unit?move=true', 'Move Handling Unit'],
  ['manager', '/handling-units/:unit?parent=true', 'Put Into or Take Out'],
  ['manager', '/picking/:picking?short=:line', 'Report Short'],
  ['manager', '/picking/:picking?put-right=:pickedLine', 'Put Right'],
  ['manager', '/picking/:packing?pack=true', 'Pack'],
  ['manager', '/orders/:order?assign=:order', 'Assign'],
  ['manager', '/tpd2?new=true', 'New Shipment'],
  ['manager', '/shipments/:shipment?event=true', 'Record Event'],
  ['manager', '/shipments/:shipment?delivery=true', 'Change Estimated Delivery'],
  ['manager', '/shipments/:delivered?proof=true', 'Correct Proof of Delivery'],
  ['manager', '/tpd2?pod=:delivered', 'Proof of Delivery'],
  ['manager', '/tpd2?import=true', 'Import Events'],
  ['customer', '/customer-portal?new=true', 'New Movement'],
  ['customer', '/customer-portal?tab=orders&rate=:rated', 'Rate Movement'],
  ['customer', '/customer-portal?tab=orders&documents=:rated', 'Documents'],
  ['manager', '/crm?customer=1&tab=contacts&new=true', 'Add Contact'],
  ['manager', '/contacts/:contact?edit=:contact', 'Edit Contact'],
  ['manager', '/crm?customer=1&tab=activities&new=true', 'Add Activity'],
  ['manager', '/crm?customer=1&tab=activities&edit=:activity', 'Edit Activity'],
  ['manager', '/crm?customer=1&tab=quotes&new=true', 'Create Quote'],
  ['manager', '/quotes/:quote?edit=true', /^Edit Q-/],
  ['manager', '/quotes/:offer?answer=true', 'Record Answer'],
  ['customer', '/quotes/:offer?decline=true', /^Decline Q-/],
  ['manager', '/crm?customer=1&tab=invoices&new=true', 'Create Invoice'],
  ['manager', '/invoices/:draft?edit=true', /^Edit INV-/],
  ['manager', '/invoices/:bill?pay=true', 'Record Payment'],
  ['manager', '/invoices/:bill?reverse=:payment', 'Reverse Payment'],
  ['manager', '/invoices/:bill?credit=true', 'Issue Credit Note'],
  ['manager', '/imports?new=items', 'Import File'],
  ['manager', '/imports/:checked?row=:importRow', 'Line 2'],
  ['manager', '/inventory?new=true', 'Add Inventory Item'],
  ['manager', '/inventory?edit=:item', 'Edit Inventory Item'],
  ['manager', '/inventory?adjust=:item', 'Adjust Stock'],
  ['manager', '/inventory?tab=locations&new=true', 'Add Location'],
  ['manager', '/inventory?tab=locations&edit=:location', 'Edit Location'],
  ['manager', '/inventory?tab=categories&new=true', 'Add Category'],
  ['manager', '/inventory?tab=categories&edit=:category', 'Edit Category'],
  ['manager', '/reports?report=custom', 'Save Report', press('Save')],
  ['admin', '/customer-portal?invite=true', 'Invite Customer'],
  ['admin', '/customer-portfolio?new=true', 'Add New Customer'],
  ['admin', '/customer-portfolio?edit=1', 'Edit Customer Profile'],
  ['admin', '/customer-portfolio?edit=1', 'Edit Customer Profile', openTab('Inventory Allocation')],
  ['admin', '/customer-portfolio?edit=1', 'Edit Customer Profile', openTab('Login Credentials')],
  ['admin', '/customers/1?invite=true', 'Invite Customer'],
  ['admin', '/customers/1?user=3', 'Edit User'],
  ['manager', '/dashboard', 'Notifications', press(/^Notifications/)],
  ['manager', '/dashboard', 'Accessibility', press('Accessibility settings')],
  ['manager', '/dashboard', 'Test your scanner', openScannerTest],
  ['manager', '/dashboard', 'Keyboard shortcuts', (page) => page.keyboard.press('?')],
  ['manager', '/dashboard', 'Search', (page) => page.keyboard.press('ControlOrMeta+k')],
]

const sights = [...screens, ...dialogs].map(([who, path, name, open]) => ({ who, path, name, open }))

test('every screen is in the table', () => {
  const paths = [...readFileSync('web/screens.ts', 'utf8').matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, path]) => path)
  const tested = screens.map(([, path]) => path.replace(/\?.*/, '').replace(/\/(:\w+|1)$/, '/$id'))
  expect(paths.filter((path) => !tested.includes(String(path)))).toEqual([])
})

test.each(sights)('$who at $path, $name', async ({ who, path, name, open }) => {
  const page = pages.get(who) ?? (await it.visit('/login', who))
  pages.set(who, page)
  await page.goto(path.replace(/:(\w+)/g, (_, noun) => String(ids[noun as keyof typeof ids])))
  await sees(page.getByRole('button', { name: /^Log out|^Sign out/i, includeHidden: true }).first())
  await settled(page)
  await open?.(page)
  if (name) await sees(dialog(page, name))
  // A slow machine may still be loading the list behind the dialog, whose controls would change what is compared below.
  await settled(page)
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${request.url()}`)
  })

  const kinds = await gatherKinds(page)
  expect(kinds.length).toBeGreaterThan(1)
  for (const [index, kind] of kinds.entries()) {
    const code = `NO-SUCH-CODE-${index}-OF-30-LETTERS`
    const before = await focusKind(page, index)
    await scan(page, code)
    if (kind.includes('asks')) {
      await eventually(() => focusedValue(page)).toBe(code)
      continue
    }
    await sees(toast(page, code).or(page.locator('dd', { hasText: code })))
    // A dialog takes a focus that was lost back by itself.
    const after = { ...(await state(page)), ...(kind === 'nothing' && { focused: before.focused }) }
    expect({ kind, ...after }).toEqual({ kind, ...before })
  }
  page.removeAllListeners('request')
  expect(changes).toEqual([])
})

/** One control of each kind within the topmost dialog, or on the page, and nothing focused. Kept in the page by index. */
function gatherKinds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body
    // Password managers type as quickly as scanners; a tab opens when it gets the focus.
    const unsuitable =
      ':disabled, [type="password"], [autocomplete="new-password"], [autocomplete="one-time-code"], [role="tab"][aria-selected="false"]'
    const usable = 'input, select, textarea, button, a[href], [tabindex="0"]'
    const controls = [...scope.querySelectorAll<HTMLElement>(usable)].filter(
      (control) => control.checkVisibility() && !control.matches(unsuitable),
    )
    const kindOf = (control: Element) =>
      [control.tagName, control.getAttribute('type'), control.getAttribute('role'), control.matches('[data-takes-scan]') && 'asks']
        .filter(Boolean)
        .join(' ')
    const kinds = new Map<string, HTMLElement | null>([['nothing', null]])
    for (const control of controls) if (!kinds.has(kindOf(control))) kinds.set(kindOf(control), control)
    ;(window as unknown as { kinds: (HTMLElement | null)[] }).kinds = [...kinds.values()]
    return [...kinds.keys()]
  })
}

async function focusKind(page: Page, index: number) {
  await page.evaluate((at) => {
    const control = (window as unknown as { kinds: (HTMLElement | null)[] }).kinds[at]
    if (control) control.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, index)
  return state(page)
}

/** What a scan must leave alone. */
function state(page: Page) {
  return page.evaluate(() => ({
    address: location.href,
    title: document.title,
    dialogs: [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].length,
    fields: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      (field) => `${field.getAttribute('aria-label') ?? field.id}: ${field.checked || field.value}`,
    ),
    focused: `${document.activeElement?.tagName} ${document.activeElement?.id}`,
  }))
}

function focusedValue(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)
}
