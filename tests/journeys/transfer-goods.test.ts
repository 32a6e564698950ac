import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, eventually, figure, pick, row, rows, sees, seesNo, settled, toast } from '../support/browser-sights.ts'
import { goOnTo, stepTo } from '../support/browser-steps.ts'
import { anAddress, makeItem, makeLocation, makeShipment } from '../support/factories.ts'
import { makeSite } from '../support/transfer-cases.ts'

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp()
  await makeItem(it, { sku: 'COF-1', quantity: 20, location: (await makeLocation(it)).code })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('with one site nothing of sites shows; a site is added in the settings', async () => {
  const page = await it.visit('/orders', 'admin')
  await sees(page.getByRole('button', { name: 'New Movement' }).first())
  await settled(page)
  await seesNo(page.getByRole('combobox', { name: 'Site' }))
  await seesNo(page.getByRole('columnheader', { name: 'Site' }))
  await seesNo(page.getByRole('button', { name: 'New Transfer' }))
  const { sku } = await makeItem(it, { quantity: 1 })
  await makeShipment(it, { items: [{ sku, quantity: 1 }] })
  await stepTo(page, '/3pl')
  await sees(page.getByRole('table', { name: 'Shipments' }).getByRole('columnheader', { name: 'Tracking ID' }))
  await seesNo(page.getByRole('columnheader', { name: 'Site' }))
  await goOnTo(page, '/settings?section=sites')
  await page.getByRole('button', { name: 'Add Site' }).first().click()
  const adding = dialog(page, 'Site')
  await adding.getByRole('textbox', { name: 'Code' }).fill('north')
  await adding.getByRole('textbox', { name: 'Name' }).fill('North Depot')
  await adding.getByRole('textbox', { name: 'City' }).fill('Groningen')
  await adding.getByRole('button', { name: 'Add Site' }).click()
  await sees(adding.getByText('Please fill in all address fields').first())
  for (const [label, part] of [
    ['Street', 'street'],
    ['State', 'state'],
    ['ZIP', 'zip'],
  ] as const)
    await adding.getByRole('textbox', { name: label }).fill(anAddress[part])
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await adding.getByRole('button', { name: 'Add Site' }).click()
  await sees(toast(page, 'Site Created'))
  await sees(row(page, 'NORTH').getByText('Groningen'))
  await sees(page.getByRole('combobox', { name: 'Site' }))
})

test('a transfer arrives with a missing and a damaged unit, and what is lost is written off', async () => {
  const { id: siteId, code, name } = await makeSite(it)
  await makeLocation(it, { type: 'quarantine', siteId })
  const page = await it.visit('/orders?transfer=true', 'admin')
  const creating = dialog(page, 'New Transfer')
  await pick(page, creating.getByRole('combobox', { name: 'Customer' }), 'Acme Imports')
  await creating.getByRole('button', { name: 'Add COF-1' }).click()
  await creating.getByRole('textbox', { name: 'Quantity of COF-1' }).fill('12')
  await creating.getByRole('button', { name: 'Create Transfer' }).click()
  await sees(creating.getByText('Choose where the goods go').first())
  await creating.getByRole('combobox', { name: 'To', exact: true }).selectOption({ label: `${code} · ${name}` })
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await creating.getByRole('button', { name: 'Create Transfer' }).click()
  await sees(toast(page, 'Transfer created successfully').filter({ hasText: `from MAIN to ${code}` }))
  await sees(row(page, 'WM-').getByText('Transfer'))

  // At the other site there are no movements.
  await page.getByRole('combobox', { name: 'Site' }).selectOption({ label: code })
  await sees(page.getByRole('heading', { name: `None at ${code}` }))
  // Nor on a screen whose list has no filter by site.
  await goOnTo(page, '/3pl')
  await sees(page.getByRole('heading', { name: `None at ${code}` }))
  await page.getByRole('button', { name: 'Show all sites' }).click()
  await seesNo(page.getByRole('heading', { name: `None at ${code}` }))
  await goOnTo(page, '/orders')
  // The transfer, and what was shipped before there were two sites.
  await eventually(() => rows(page).count()).toBe(2)

  const admin = it.as('admin')
  const [placed] = await admin.call(ordersEndpoints.list, { query: {} })
  const id = placed?.id ?? 0
  for (const stage of ['confirmed', 'packaging', 'labelling', 'documented', 'exported'] as const)
    await admin.call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  await goOnTo(page, `/orders/${id}`)
  const transfer = page.getByRole('region', { name: 'Transfer' })
  await eventually(() => figure(transfer, 'On the way').textContent()).toBe('12')
  const { transfer: state } = await admin.call(ordersEndpoints.get, { params: { id } })
  const receipt = { params: { id: state?.receiptId ?? 0 } }
  const { items } = await admin.call(receiptsEndpoints.get, receipt)
  const lines = items.map((line) => ({ id: line.id, sku: line.sku, quantity: 11, damaged: 1 }))
  await admin.call(receiptsEndpoints.update, { ...receipt, body: { status: 'received', items: lines } })
  await admin.call(receiptsEndpoints.update, { ...receipt, body: { status: 'inspected' } })
  await eventually(() => figure(transfer, 'State').textContent()).toBe('Short')
  // A loss is written off once the receipt is stored.
  await seesNo(transfer.getByRole('button', { name: 'Write Off Loss' }))
  await admin.call(receiptsEndpoints.update, { ...receipt, body: { status: 'stored' } })
  await sees(transfer.getByRole('button', { name: 'Write Off Loss' }))
  expect(await Promise.all(['Received', 'Damaged', 'Missing'].map((label) => figure(transfer, label).textContent()))).toEqual([
    '10',
    '1',
    '1',
  ])
  await transfer.getByRole('button', { name: 'Write Off Loss' }).click()
  const losing = dialog(page, 'Write Off Loss')
  await sees(losing.getByText('did not arrive. It is taken out of the stock.', { exact: false }))
  await losing.getByRole('textbox', { name: 'Reason' }).fill('Fell off the truck')
  await losing.getByRole('button', { name: 'Write Off' }).click()
  await sees(toast(page, 'Loss Written Off'))
  await eventually(() => figure(transfer, 'State').textContent()).toBe('Closed')
  await seesNo(transfer.getByRole('button', { name: 'Write Off Loss' }))
  expect(await seriousFindings(page)).toEqual([])
})

test('an administrator limits a worker to a site; the worker sees that site only, and is asked nothing', async () => {
  const page = await it.visit('/put-away', 'admin')
  await sees(page.getByRole('heading', { name: 'Where do you work?' }))
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'MAIN' }).click()
  await sees(page.getByRole('tab', { name: 'Open' }))
  await goOnTo(page, '/settings?section=users')
  await row(page, 'worker').first().click()
  const editing = dialog(page, 'Edit User')
  await editing.getByRole('checkbox', { name: 'MAIN' }).check()
  expect(await seriousFindings(page, 'dialog')).toEqual([])
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'User Updated'))
  await sees(row(page, 'worker').first().getByText('MAIN'))

  const theirs = await it.visit('/inventory', 'worker')
  await sees(row(theirs, 'COF-1').getByText('8', { exact: true }).first())
  await seesNo(theirs.getByRole('combobox', { name: 'Site' }))
  await goOnTo(theirs, '/put-away')
  await sees(theirs.getByRole('tab', { name: 'Open' }))
})
