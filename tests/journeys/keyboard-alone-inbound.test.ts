import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeLocation, makePackedUnit, makeTask } from '../support/factories.ts'
import { choose, chooseFromMenu, enterAt, hasFocus, tabTo, typeInto } from '../support/keyboard.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
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
