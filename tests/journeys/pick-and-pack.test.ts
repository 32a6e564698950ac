import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { lotsEndpoints } from '../../contract/stock/inventory/lots.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeItem, makeLocation } from '../support/factories.ts'
import { expectCodeWithinBudget } from '../support/loaded-code.ts'
import { makeConfirmedOrder, pickEverything, pickListOf, setCompanyPrefix } from '../support/pick-cases.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await setCompanyPrefix(it)
  await makeLocation(it, { code: 'STAGE-1', type: 'staging' })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const work = (page: Page) => page.getByRole('region', { name: 'Pick' })
const phone = { viewport: { width: 390, height: 844 } }

test('a movement is picked on a phone by scans; wrong ones fill the screen, and the office sees it happen', async () => {
  const [near, far] = [await makeLocation(it, { code: 'P-01-01' }), await makeLocation(it, { code: 'P-01-09' })]
  const tea = await makeItem(it, { sku: 'TEA-1', quantity: 20, location: near.code })
  const cigarillos = await makeItem(it, { sku: 'CIG-1', quantity: 20, location: far.code, lotNumber: 'L26-04' })
  const order = await makeConfirmedOrder(it, { items: [tea, cigarillos].map(({ sku }) => ({ sku, quantity: 6 })) })
  const office = await it.visit(`/orders/${order.id}`, 'admin')
  await sees(office.getByText('0 of 12 units picked'))

  const page = await it.load('/picking', 'manager', phone)
  await sees(row(page, order.orderNumber))
  await expectCodeWithinBudget(page, 'goods-out/picking/picking-page.tsx')
  await scan(page, order.orderNumber)
  await sees(work(page).getByText('P-01-01', { exact: true }))
  await scan(page, 'P-01-09')
  const alert = work(page).getByRole('alert')
  await sees(alert.getByText('Wrong bin'))
  expect(await alert.boundingBox()).toMatchObject({ x: 0, y: 0, ...phone.viewport })
  await scan(page, 'P-01-01')
  await seesNo(alert)
  await sees(work(page).getByText('Bin confirmed'))
  await scan(page, 'CIG-1')
  await sees(alert.getByText('Wrong item'))
  await alert.getByRole('button', { name: 'Scan again' }).click()
  await scan(page, 'TEA-1')
  await work(page).getByRole('button', { name: 'Pick 6 EA' }).click()

  await sees(work(page).getByText('Picked 6 EA of TEA-1'))
  await sees(office.getByText('6 of 12 units picked'))
  await work(page).getByRole('button', { name: 'I’m at P-01-09' }).click()
  await scan(page, 'l26-04')
  await sees(work(page).getByText('Goods confirmed'))
  await work(page).getByRole('textbox', { name: 'Quantity of CIG-1' }).fill('60')
  await sees(work(page).getByText('Enter a whole number from 1 to 6.'))
  await work(page).getByRole('textbox', { name: 'Quantity of CIG-1' }).fill('4')
  await seesNo(work(page).getByText('Enter a whole number from 1 to 6.'))
  // Each further scan of the goods counts one piece, and none books what wasn't scanned.
  for (const pieces of [2, 3, 4]) {
    await scan(page, 'CIG-1')
    await sees(work(page).getByText(`Scanned ${pieces} of 6. The last piece picks.`))
  }
  await sees(office.getByText('6 of 12 units picked'))
  await work(page).getByRole('button', { name: 'Pick 4 EA' }).click()
  await sees(office.getByText('10 of 12 units picked'))
  await sees(work(page).getByText('1 line left'))
  await scan(page, 'P-01-09')
  await sees(work(page).getByText('Bin confirmed'))
  for (const _ of [1, 2]) await scan(page, 'CIG-1')
  await sees(office.getByText('12 of 12 units picked'))
  expect(await it.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })).toMatchObject({
    status: 'picking',
    assignedToName: 'manager',
  })
})

test('picked goods that expire before they leave are reported short, and the movement goes back to picking', async () => {
  const bin = await makeLocation(it, { code: 'X-01-01' })
  const item = await makeItem(it, { sku: 'OLD-1', quantity: 20, location: bin.code, lotNumber: 'L-OLD' })
  const order = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 4 }] })
  await pickEverything(it, order.id)
  await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'packaging' } })
  const [lot] = await it.as('manager').call(lotsEndpoints.ofItem, { params: { id: item.id }, query: {} })
  const body = { expiresOn: '2020-01-01', reason: 'Misread' }
  await it.as('manager').call(lotsEndpoints.correct, { params: { id: item.id, lotId: lot?.id ?? 0 }, body })
  const page = await it.visit(`/picking/${order.id}`, 'worker', phone)
  const note = page.getByRole('alert').filter({ hasText: 'expired on Jan 1, 2020 and can’t leave' })
  await note.getByRole('button', { name: 'Report Short' }).click()
  const form = dialog(page, 'Report Short')
  await sees(form.getByText(`${order.orderNumber} goes back to picking.`))
  await form.getByRole('button', { name: 'Report Short' }).click()
  await seesNo(form)
  await seesNo(note)
  await sees(page.getByText(/4 of OLD-1/).first())
  expect(await it.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })).toMatchObject({ status: 'picking' })
})

test('a short pick is picked elsewhere; what is found nowhere ships short, and a back-order brings it', async () => {
  const bins = [await makeLocation(it, { code: 'Q-01-01' }), await makeLocation(it, { code: 'Q-02-01' })]
  const item = await makeItem(it, { sku: 'WINE-1', quantity: 20, location: bins[0]?.code ?? null })
  const more = { adjustment: 3, reason: 'More', location: bins[1]?.code }
  await it.as('manager').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: more })
  const order = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 8 }] })
  const page = await it.visit(`/picking/${order.id}`, 'manager', phone)

  const reportShort = async (found: string) => {
    await work(page).getByRole('button', { name: 'Report short' }).click()
    const form = dialog(page, 'Report Short')
    await form.getByRole('textbox', { name: 'Found' }).fill('8')
    await form.getByRole('button', { name: 'Report Short' }).click()
    await sees(form.getByText(/at most|Please say why/).first())
    await form.getByRole('textbox', { name: 'Found' }).fill(found)
    await form.getByRole('combobox', { name: 'Reason' }).selectOption('Not found')
    await form.getByRole('button', { name: 'Report Short' }).click()
    await seesNo(form)
  }
  await reportShort('2')
  await sees(toast(page, '3 are picked at Q-02-01. Nothing else is in stock: 3 on back-order'))
  await sees(work(page).getByText('Q-02-01', { exact: true }))
  await sees(page.getByText(/3 of WINE-1/).first())
  expect((await pickListOf(it, order.id)).missing).toEqual([{ sku: 'WINE-1', quantity: 3 }])
  await work(page).getByRole('button', { name: 'I’m at Q-02-01' }).click()
  await work(page).getByRole('button', { name: 'Confirm the goods without a scan' }).click()
  await work(page).getByRole('button', { name: 'Pick 3 EA' }).click()

  await page.getByRole('button', { name: 'Plan Again' }).click()
  await sees(toast(page, 'No Stock Available'))
  await page.getByRole('button', { name: 'Ship Short' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ship Short' }).click()
  await sees(toast(page, 'Back-Order Created'))
  const [backOrder] = (await pickListOf(it, order.id)).backOrders
  await page.getByRole('link', { name: backOrder?.orderNumber }).click()
  await sees(page.getByRole('heading', { name: backOrder?.orderNumber, level: 1 }))
  await sees(page.getByText(`Back-order of ${order.orderNumber}`).first())
  const items = page.getByRole('list', { name: 'Items of this movement' })
  await sees(items.getByRole('listitem').filter({ hasText: 'WINE-1' }).getByText('3', { exact: true }))

  await page.setViewportSize({ width: 1280, height: 800 })
  await goOnTo(page, `/locations/${bins[0]?.id}`)
  const there = page.getByRole('table', { name: 'Stock at Q-01-01' })
  await sees(there.getByText(/^Reported short/))
  await there.getByRole('button', { name: /^Put Right/ }).click()
  await sees(toast(page, 'Stock Put Right'))
  await seesNo(there.getByText(/^Reported short/))
  await sees(page.getByText('Put right', { exact: true }).first())
})

test('picked goods are packed into a carton and a pallet, checked by scans, and their labels are printed', async () => {
  const bin = await makeLocation(it)
  const items = [await makeItem(it, { sku: 'PACK-1', location: bin.code }), await makeItem(it, { sku: 'PACK-2', location: bin.code })]
  const order = await makeConfirmedOrder(it, { items: items.map(({ sku }) => ({ sku, quantity: 5 })) })
  await pickEverything(it, order.id)
  const page = await it.visit(`/picking/${order.id}`, 'manager')
  await sees(page.getByText('Location: STAGE-1.'))
  await page.getByRole('button', { name: 'Pack', exact: true }).click()
  const form = dialog(page, 'Pack')
  await sees(form.getByText('The goods are at STAGE-1.'))
  await form.getByRole('button', { name: 'Close Carton' }).click()
  await sees(form.getByText('Choose what to pack.'))
  await scan(page, 'SOMETHING')
  await sees(toast(page, 'SOMETHING is none of the loose goods of this movement.'))
  const quantity = form.getByRole('textbox', { name: 'Quantity of PACK-2' })
  for (const count of ['1', '2', '3']) {
    await scan(page, 'PACK-2')
    await eventually(() => quantity.inputValue()).toBe(count)
  }
  // What is in the open carton is still there after its dialog was closed.
  await form.getByRole('button', { name: 'Later' }).click()
  await page.getByRole('button', { name: 'Pack', exact: true }).click()
  await eventually(() => quantity.inputValue()).toBe('3')
  await form.getByRole('textbox', { name: 'Weight' }).fill('4.25')
  await form.getByRole('button', { name: 'Close Carton' }).click()
  await sees(form.getByText('is closed: 3 units, 4.25 kg.'))
  await sees(form.getByRole('link', { name: 'Print Label' }))
  await form.getByRole('combobox', { name: 'Into' }).selectOption('New pallet')
  await form.getByRole('button', { name: 'Pack all 7' }).click()
  await form.getByRole('button', { name: 'Close Pallet' }).click()
  await sees(form.getByText('Everything is packed in 2 handling units.'))
  const [labels] = await Promise.all([page.waitForEvent('download'), form.getByRole('link', { name: 'Print Labels' }).click()])
  expect(labels.suggestedFilename()).toBe('movements.pdf')
  await form.getByRole('button', { name: 'Close', exact: true }).last().click()
  await sees(page.getByRole('heading', { name: 'Everything is packed' }))
  const units = page.getByRole('table', { name: 'Handling units of this movement' })
  await sees(row(units, 'Carton').getByText('3 × PACK-2'))
  await sees(row(units, 'Carton').getByText('Carton · 4.25 kg'))
  await sees(row(units, 'Pallet').getByText('5 × PACK-1, 2 × PACK-2'))
  await seesNo(page.getByRole('button', { name: 'Pack', exact: true }))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    units
      .getByRole('link', { name: /^Label of/ })
      .first()
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^label-\d{18}\.pdf$/)

  for (const stage of ['packaging', 'labelling', 'documented', 'exported'] as const)
    await it.as('admin').ask(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage } })
  const { units: packed } = await pickListOf(it, order.id)
  await goOnTo(page, `/orders/${order.id}`)
  const lines = page.getByRole('table', { name: 'Items of this movement' })
  await sees(lines.getByText(`3 · SSCC ${packed[0]?.sscc} · from STAGE-1`))
  await sees(lines.getByRole('link', { name: packed[0]?.sscc }))
  await sees(page.getByRole('link', { name: 'All Labels' }))
  await sees(row(units, packed[0]?.sscc ?? '').getByText('Carton'))

  const unit = (await pickListOf(it, order.id)).units[0]
  await row(units, String(unit?.sscc)).getByRole('link').first().click()
  await sees(page.getByText('Packed for'))
  await sees(page.getByRole('link', { name: order.orderNumber }))
})

test('a wrong pick is put right from the list of picked lines, and a movement is assigned to somebody', async () => {
  const order = await makeConfirmedOrder(it)
  await pickEverything(it, order.id)
  await makeLocation(it, { code: 'BACK-1' })
  const page = await it.visit(`/picking/${order.id}`, 'manager')
  await page.getByRole('button', { name: /^Put Right/ }).click()
  const form = dialog(page, 'Put Right')
  await form.getByRole('textbox', { name: 'Quantity' }).fill('4')
  await form.getByRole('textbox', { name: 'Put Back To' }).focus()
  await scan(page, 'BACK-1')
  await form.getByRole('textbox', { name: 'Reason' }).fill('Wrong flavour')
  await form.getByRole('button', { name: 'Put Back' }).click()
  await sees(toast(page, 'Pick Put Right'))
  await sees(work(page).getByText('BACK-1', { exact: true }))
  await sees(page.getByText(/^Wrong pick: 4 of/))

  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  const assign = dialog(page, 'Assign')
  await assign.getByRole('combobox', { name: 'Assigned To' }).selectOption('1')
  await assign.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Movement Assigned'))
  expect((await it.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })).assignedTo).toBe(1)
})
