import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeCategory, makeItem, makeLocation, makeOrder, makePackedUnit, makeShipment, makeTask } from '../support/factories.ts'
import { choose, chooseFromMenu, enterAt, hasFocus, tabTo, typeInto } from '../support/keyboard.ts'
import { makeBinnedItem, makeConfirmedOrder, pickEverything, pickListOf, setCompanyPrefix } from '../support/pick-cases.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await setCompanyPrefix(it)
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a handling unit is made, packed, moved and unpacked without a mouse', async () => {
  await makeItem(it, { sku: 'PAL-1', quantity: 20, location: (await makeLocation(it, { code: 'FROM-1' })).code })
  await makeLocation(it, { code: 'TO-1' })
  const page = await it.visit('/handling-units', 'manager')
  const opener = page.getByRole('button', { name: 'New Handling Unit' }).first()
  await enterAt(page, opener)
  const creating = dialog(page, 'New Handling Unit')
  await typeInto(page, creating.getByRole('textbox', { name: 'SSCC' }), '106141411234567897')
  await enterAt(page, creating.getByRole('button', { name: 'Create' }))
  await seesNo(creating)
  await hasFocus(opener)
  await enterAt(page, row(page, '106141411234567897').getByRole('link').first())
  await sees(page.getByRole('heading', { level: 1, name: '106141411234567897' }))

  const pack = page.getByRole('button', { name: 'Pack', exact: true })
  await enterAt(page, pack)
  const packing = dialog(page, 'Pack')
  await choose(page, packing.getByRole('combobox', { name: 'Item' }), 'PAL-1')
  await choose(page, packing.getByRole('combobox', { name: 'Location' }), 'FROM-1')
  await typeInto(page, packing.getByRole('textbox', { name: 'Quantity' }), '12')
  await enterAt(page, packing.getByRole('button', { name: 'Pack', exact: true }))
  await sees(toast(page, 'Stock Packed'))
  await hasFocus(pack)

  const move = page.getByRole('button', { name: 'Move' })
  await enterAt(page, move)
  const moving = dialog(page, 'Move Handling Unit')
  await choose(page, moving.getByRole('combobox', { name: 'Location' }), 'TO-1')
  await enterAt(page, moving.getByRole('button', { name: 'Move' }))
  await sees(toast(page, 'Handling Unit Moved'))
  await hasFocus(move)

  const contents = page.getByRole('table', { name: 'Contents of 106141411234567897' })
  await enterAt(page, row(contents, 'PAL-1').getByRole('button', { name: /^Unpack/ }))
  const unpacking = dialog(page, 'Unpack')
  await typeInto(page, unpacking.getByRole('textbox', { name: 'Quantity' }), '12')
  await enterAt(page, unpacking.getByRole('button', { name: 'Unpack' }))
  await sees(page.getByText('No contents'))
})

test('a carton is put into a pallet without a mouse', async () => {
  const { unit: pallet, code } = await makePackedUnit(it)
  const { unit: carton } = await makePackedUnit(it, code)
  const page = await it.visit(`/handling-units/${carton.id}`, 'manager')
  const more = page.getByRole('button', { name: 'More actions' })
  await chooseFromMenu(page, more, 'Put Into or Take Out')
  const putting = dialog(page, 'Put Into or Take Out')
  await choose(page, putting.getByRole('combobox', { name: 'Within' }), pallet.sscc)
  await enterAt(page, putting.getByRole('button', { name: 'Save Changes' }))
  await sees(toast(page, 'Handling Unit Updated'))
  await hasFocus(more)
})

test('a put-away task is cancelled without a mouse, and Escape leaves the dialog to where one was', async () => {
  const task = await makeTask(it, { sku: 'MINE-1' })
  const page = await it.visit(`/put-away/${task.id}`, 'manager')
  const more = page.getByRole('button', { name: 'More actions' })
  const cancelling = dialog(page, 'Cancel Task')
  const open = async () => {
    await chooseFromMenu(page, more, 'Cancel Task')
    await hasFocus(cancelling.getByRole('textbox', { name: 'Reason' }))
  }
  await open()
  await page.keyboard.press('Escape')
  await seesNo(cancelling)
  await hasFocus(more)
  await open()
  await typeInto(page, cancelling.getByRole('textbox', { name: 'Reason' }), 'Goes straight out')
  await enterAt(page, cancelling.getByRole('button', { name: 'Cancel Task' }))
  await sees(page.getByText(/^Cancelled .* by manager\. The goods stayed where they were\.$/))
})

test('a task is put away without a mouse', async () => {
  const task = await makeTask(it, { sku: 'KEYS-1' })
  const page = await it.visit(`/put-away/${task.id}`, 'manager')
  await enterAt(page, page.getByRole('button', { name: 'Confirm the goods without a scan' }))
  await tabTo(page, page.getByRole('button', { name: /^Put away at / }))
  await page.keyboard.press('Enter')
  await sees(page.getByText(/^KEYS-1 is at /))
})

test('a line is picked and another reported short without a mouse', async () => {
  const items = [await makeBinnedItem(it), await makeBinnedItem(it, { quantity: 5 })]
  const order = await makeConfirmedOrder(it, { items: items.map(({ sku }) => ({ sku, quantity: 5 })) })
  const page = await it.visit(`/picking/${order.id}`, 'manager')
  const work = page.getByRole('region', { name: 'Pick' })
  const [line] = (await pickListOf(it, order.id)).open
  // The prompt has the focus: a code can be typed as well as scanned.
  await hasFocus(work.getByRole('textbox', { name: 'Scan the bin' }))
  await page.keyboard.type(String(line?.location), { delay: 60 })
  await page.keyboard.press('Enter')
  await sees(work.getByText('Bin confirmed'))
  await enterAt(page, work.getByRole('button', { name: 'Confirm the goods without a scan' }))
  await enterAt(page, work.getByRole('button', { name: 'Pick 5 EA' }))
  await sees(work.getByText(`Picked 5 EA of ${line?.sku}`))

  const short = work.getByRole('button', { name: 'Report short' })
  await enterAt(page, short)
  const form = dialog(page, 'Report Short')
  await sees(form)
  await page.keyboard.press('Escape')
  await seesNo(form)
  await hasFocus(short)
  await page.keyboard.press('Enter')
  await typeInto(page, form.getByRole('textbox', { name: 'Found' }), '3')
  await tabTo(page, form.getByRole('combobox', { name: 'Reason' }))
  await page.keyboard.type('Damaged', { delay: 60 })
  await enterAt(page, form.getByRole('button', { name: 'Report Short' }))
  await sees(toast(page, 'Short Pick Recorded'))
  await enterAt(page, page.getByRole('button', { name: 'Ship Short' }))
  await enterAt(page, page.getByRole('alertdialog').getByRole('button', { name: 'Ship Short' }))
  await sees(toast(page, 'Back-Order Created'))
})

test('picked goods are put right, assigned and packed without a mouse', async () => {
  const order = await makeConfirmedOrder(it)
  await makeLocation(it, { code: 'BACK-1' })
  await pickEverything(it, order.id)
  const page = await it.visit(`/picking/${order.id}`, 'admin')
  await enterAt(page, page.getByRole('button', { name: /^Put Right/ }))
  const right = dialog(page, 'Put Right')
  await typeInto(page, right.getByRole('textbox', { name: 'Quantity' }), '2')
  await typeInto(page, right.getByRole('textbox', { name: 'Put Back To' }), 'BACK-1')
  await typeInto(page, right.getByRole('textbox', { name: 'Reason' }), 'Too many')
  await enterAt(page, right.getByRole('button', { name: 'Put Back' }))
  await sees(toast(page, 'Pick Put Right'))

  const assign = page.getByRole('button', { name: 'Assign', exact: true })
  await enterAt(page, assign)
  const assigning = dialog(page, 'Assign')
  await tabTo(page, assigning.getByRole('combobox', { name: 'Assigned To' }))
  await page.keyboard.press('Home')
  await enterAt(page, assigning.getByRole('button', { name: 'Save Changes' }))
  await seesNo(assigning)
  await hasFocus(assign)

  await pickEverything(it, order.id)
  await enterAt(page, page.getByRole('button', { name: 'Pack', exact: true }))
  const packing = dialog(page, 'Pack')
  await enterAt(page, packing.getByRole('button', { name: 'Pack all 10' }))
  await enterAt(page, packing.getByRole('button', { name: 'Close Carton' }))
  await sees(packing.getByText('Everything is packed in 1 handling unit.'))
  await page.keyboard.press('Escape')
  await sees(row(page.getByRole('table', { name: 'Handling units of this movement' }), 'Carton'))
})

test('excise data are recorded without a mouse', async () => {
  const { name: category } = await makeCategory(it, { exciseCode: 'T400' })
  const { sku } = await makeItem(it, { category })
  const { id } = await makeOrder(it, { items: [{ sku, quantity: 1 }] })
  const page = await it.visit(`/orders/${id}`, 'manager')
  const opener = page.getByRole('button', { name: 'Edit Excise Data' })
  await enterAt(page, opener)
  const form = dialog(page, 'Edit Excise Data')
  await typeInto(page, form.getByLabel('ARC'), '23XI00000000000000331')
  await eventually(() => form.getByLabel('ARC').inputValue()).toBe('23XI00000000000000331')
  await enterAt(page, form.getByRole('button', { name: 'Save Changes' }))
  await sees(toast(page, 'Excise Data Saved'))
  await hasFocus(opener)
  expect(await page.getByText('23XI00000000000000331').count()).toBeGreaterThan(0)
})

test('events of a carrier are imported without a mouse', async () => {
  const { shipmentId } = await makeShipment(it)
  const { trackingNumber } = await it.as('admin').call(shipmentsEndpoints.get, { params: { id: shipmentId ?? 0 } })
  const page = await it.visit('/tpd2', 'manager')
  const opener = page.getByRole('button', { name: 'Import Events' })
  await enterAt(page, opener)
  const form = dialog(page, 'Import Events')
  await tabTo(page, form.getByRole('textbox', { name: 'File text' }))
  await page.keyboard.insertText(`tracking number,event,time\n${trackingNumber},Picked up,${new Date().toISOString()}`)
  await enterAt(page, form.getByRole('button', { name: 'Check File' }))
  await enterAt(page, form.getByRole('button', { name: 'Import 1 Event' }))
  await sees(toast(page, 'Events Imported'))
  await seesNo(form)
})
