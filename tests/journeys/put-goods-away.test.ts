import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Task, tasksEndpoints } from '../../contract/goods-in/put-away/tasks.ts'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeInspectedReceipt, makeItem, makeLocation, makeOrder, makePackedUnit, makeTask, pdfOf } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const stockOf = (id: number) => it.as('admin').call(inventoryEndpoints.get, { params: { id } })
const taskNow = ({ id }: Pick<Task, 'id'>) => it.as('admin').call(tasksEndpoints.get, { params: { id } })
const work = (page: Page) => page.getByRole('region', { name: 'Put away' })
const prompt = (page: Page, name: string) => work(page).getByRole('textbox', { name })

test('tasks are made from an inspected receipt; goods and bin are scanned, wrong scans are refused, and the goods are available', async () => {
  const bin = await makeLocation(it, { code: 'A-03-18', name: 'Ambient racking', capacity: 500 })
  const other = await makeLocation(it, { code: 'A-03-81', capacity: 500 })
  const item = await makeItem(it, { sku: 'COF-0007', name: 'Colombia Huila', quantity: 1, location: bin.code })
  const receipt = await makeInspectedReceipt(it, { items: [{ sku: item.sku, quantity: 10, damaged: 1 }] })
  expect(await stockOf(item.id)).toMatchObject({ quantity: 11, availableQuantity: 1 })

  const page = await it.visit(`/warehouse-receipt?view=${receipt.id}`, 'manager')
  await page.getByRole('tab', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Create Task' }).click()
  await toast(page, 'Task Created').getByRole('button', { name: 'View' }).click()
  await row(page, item.sku).getByRole('link').first().click()
  await sees(work(page).getByText('Take from'))

  await scan(page, 'SOMETHING-ELSE')
  const alert = work(page).getByRole('alert')
  await sees(alert.getByText('Wrong goods'))
  await sees(alert.getByText('SOMETHING-ELSE'))
  await scan(page, item.sku)
  await sees(work(page).getByText('Goods confirmed'))
  await seesNo(alert)
  await sees(work(page).getByText('A-03-18', { exact: true }))
  await sees(work(page).getByText('The same item is already there.'))

  await scan(page, other.code)
  await sees(alert.getByText('Wrong location'))
  expect(await alert.locator('u').textContent()).toBe('81')
  expect(await stockOf(item.id)).toMatchObject({ availableQuantity: 1 })
  await scan(page, bin.code)
  await sees(page.getByText('COF-0007 is at A-03-18'))
  await sees(work(page).getByText('1 of 1 put away'))
  expect(await stockOf(item.id)).toMatchObject({ quantity: 11, availableQuantity: 10 })
  expect((await it.as('admin').call(receiptsEndpoints.get, { params: { id: receipt.id } })).status).toBe('stored')

  const owner = await it.visit(`/inventory/${item.id}`, 'customer')
  await sees(owner.getByText('10 EA').first())
  const tasks = await it.visit(`/receipts/${receipt.id}`, 'manager')
  await sees(row(tasks.getByRole('table', { name: `Put-away tasks of ${receipt.receiptNumber}` }), item.sku).getByText('Put away'))
})

test('on the list a scan opens the task of the goods; part of them is put elsewhere, and the rest is the next task', async () => {
  const task = await makeTask(it, { sku: 'LOOSE-1', quantity: 10 })
  const here = await makeLocation(it, { code: 'HERE-1' })
  const page = await it.visit('/put-away', 'manager')
  await sees(row(page, 'LOOSE-1'))
  await scan(page, 'loose-1')
  await sees(work(page).getByText('Goods confirmed'))
  await work(page).getByRole('textbox', { name: 'Quantity of LOOSE-1' }).fill('40')
  await sees(work(page).getByText('Enter a whole number from 1 to 10.'))
  await scan(page, here.code)
  const alert = work(page).getByRole('alert')
  await sees(alert)
  await work(page).getByRole('textbox', { name: 'Quantity of LOOSE-1' }).fill('4')
  await sees(work(page).getByText('The other 6 will get a separate task.'))
  await scan(page, here.code)
  await alert.getByRole('button', { name: 'Put it here instead' }).click()
  await sees(page.getByText('LOOSE-1 is at HERE-1'))
  expect(await taskNow(task)).toMatchObject({ state: 'done', quantity: 4, doneLocation: 'HERE-1' })
  await work(page).getByRole('link', { name: /Next/ }).click()
  await sees(work(page).getByText('of 6 EA'))
})

test('a bin without room is refused with its room, and a task is put away by clicks alone', async () => {
  const small = await makeLocation(it, { code: 'SMALL-1', capacity: 3 })
  const task = await makeTask(it, { sku: 'BIG-1', quantity: 10 })
  const page = await it.visit(`/put-away/${task.id}`, 'manager')
  await work(page).getByRole('button', { name: 'Confirm the goods without a scan' }).click()
  await prompt(page, 'Scan the location').fill(small.code)
  await page.keyboard.press('Enter')
  await work(page).getByRole('button', { name: 'Put it here instead' }).click()
  await sees(work(page).getByText(/^SMALL-1 has room for 3 more, not for 10/))
  expect(await taskNow(task)).toMatchObject({ state: 'open' })
  await work(page)
    .getByRole('button', { name: /^Put away at / })
    .click()
  await sees(page.getByText(/^BIG-1 is at /))
  await page.getByRole('button', { name: 'Undo…' }).click()
  await dialog(page, /^Undo put-away/)
    .getByRole('button', { name: 'Cancel' })
    .click()
})

test('a task is taken, released and cancelled with a reason; its history tells who', async () => {
  const task = await makeTask(it, { sku: 'MINE-1' })
  const page = await it.visit(`/put-away/${task.id}`, 'manager')
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await sees(toast(page, 'Task Assigned'))
  await page.getByRole('button', { name: 'Release' }).click()
  await sees(toast(page, 'Task Unassigned'))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel Task' }).click()
  const cancelling = dialog(page, 'Cancel Task')
  await cancelling.getByRole('textbox', { name: 'Reason' }).fill('Goes straight out')
  await cancelling.getByRole('button', { name: 'Cancel Task' }).click()
  await sees(page.getByText(/^Cancelled .* by manager\. The goods stayed where they were\.$/))
  await sees(page.getByRole('region', { name: 'History' }).getByText('Goes straight out'))
})

test('a pallet is made, packed, moved and unpacked; what is in it moves as one batch, and its label is a PDF', async () => {
  const item = await makeItem(it, { sku: 'PAL-1', quantity: 20, location: (await makeLocation(it, { code: 'FROM-1' })).code })
  const to = await makeLocation(it, { code: 'TO-1' })
  const page = await it.visit('/handling-units', 'manager')
  await page.getByRole('button', { name: 'New Handling Unit' }).first().click()
  const creating = dialog(page, 'New Handling Unit')
  await creating.getByRole('textbox', { name: 'SSCC' }).fill('(00)340123450009876548')
  await creating.getByRole('button', { name: 'Create' }).click()
  await creating.getByText('must be an SSCC').waitFor()
  await creating.getByRole('textbox', { name: 'SSCC' }).fill('(00)106141411234567897')
  await creating.getByRole('button', { name: 'Create' }).click()
  await toast(page, 'Pallet Created').getByRole('button', { name: 'View' }).click()
  await sees(page.getByRole('heading', { level: 1, name: '106141411234567897' }))
  await sees(page.getByText('No contents'))

  await page.getByRole('button', { name: 'Pack' }).click()
  const packing = dialog(page, 'Pack')
  await packing.getByRole('combobox', { name: 'Item' }).click()
  await scan(page, item.sku)
  await packing.getByRole('combobox', { name: 'Location' }).click()
  await page.getByRole('option', { name: /FROM-1/ }).click()
  await packing.getByRole('textbox', { name: 'Quantity' }).fill('12')
  await sees(packing.getByText('20 EA loose at FROM-1'))
  await packing.getByRole('button', { name: 'Pack' }).click()
  await sees(toast(page, 'Stock Packed'))
  const contents = page.getByRole('table', { name: 'Contents of 106141411234567897' })
  await sees(row(contents, 'PAL-1').getByText('12 EA'))

  await page.getByRole('button', { name: 'Move' }).click()
  const moving = dialog(page, 'Move Handling Unit')
  await moving.getByRole('combobox', { name: 'Location' }).click()
  await scan(page, to.code)
  await moving.getByRole('button', { name: 'Move' }).click()
  await sees(toast(page, 'Handling Unit Moved'))
  await sees(page.getByRole('link', { name: 'TO-1' }).first())
  const { stock } = await stockOf(item.id)
  expect(stock.map(({ location, onHand }) => [location, onHand]).toSorted()).toEqual([
    ['FROM-1', 8],
    ['TO-1', 12],
  ])

  await row(contents, 'PAL-1').getByRole('button', { name: 'Unpack PAL-1' }).click()
  const unpacking = dialog(page, 'Unpack')
  await unpacking.getByRole('textbox', { name: 'Quantity' }).fill('12')
  await unpacking.getByRole('button', { name: 'Unpack' }).click()
  await sees(page.getByText('No contents'))

  await page.getByRole('button', { name: 'More actions' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Print Label' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('a scanned SSCC opens its handling unit everywhere; a carton goes into a pallet and out again', async () => {
  const { unit: pallet, code } = await makePackedUnit(it)
  const { unit: carton } = await makePackedUnit(it, code)
  const page = await it.visit('/dashboard', 'manager')
  await sees(page.getByText('Needs attention').first())
  await scan(page, `00${carton.sscc}`)
  await sees(page.getByRole('heading', { level: 1, name: carton.sscc }))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Put Into or Take Out' }).click()
  const putting = dialog(page, 'Put Into or Take Out')
  await putting.getByRole('combobox', { name: 'Within' }).click()
  await scan(page, pallet.sscc)
  await putting.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Handling Unit Updated'))
  await page.getByRole('link', { name: pallet.sscc }).click()
  await sees(row(page.getByRole('table', { name: `Handling units in ${pallet.sscc}` }), carton.sscc))
  await eventually(() =>
    page
      .getByRole('table', { name: `Contents of ${pallet.sscc}` })
      .locator('tbody tr')
      .count(),
  ).toBe(2)
})

test('on a phone goods are moved by scans: the location, the goods, the new location; then the location is emptied', async () => {
  const [from, to] = [await makeLocation(it, { code: 'MOVE-1' }), await makeLocation(it, { code: 'MOVE-2' })]
  const item = await makeItem(it, { sku: 'MOVED-1', quantity: 20, location: from.code, lotNumber: 'L-1' })
  const held = await makeItem(it, { sku: 'HELD-1', quantity: 5, location: from.code })
  await makeOrder(it, { items: [{ sku: held.sku, quantity: 5 }] })
  const pallet = await makePackedUnit(it, from.code)

  const page = await it.visit('/move', 'manager', phone)
  const move = page.getByRole('region', { name: 'Move Stock' })
  await sees(move.getByText('Scan the location, the goods or a handling unit'))
  await scan(page, 'no-such-code')
  await sees(move.getByRole('alert').getByText('Not found'))
  await scan(page, from.code.toLowerCase())
  await sees(move.getByRole('list', { name: 'Goods to move' }).getByText('MOVED-1'))
  await scan(page, item.sku)
  expect(await move.getByRole('textbox', { name: 'Quantity of MOVED-1' }).inputValue()).toBe('')
  await sees(move.getByRole('button', { name: 'All 20 EA' }))
  await move.getByRole('textbox', { name: 'Quantity of MOVED-1' }).fill('12')
  await scan(page, 'MOVE-9')
  await sees(move.getByRole('alert').getByText('There is no location MOVE-9.'))
  await scan(page, to.code)
  await sees(move.getByRole('status').getByText(/^12 of MOVED-1 moved to MOVE-2/))
  await sees(move.getByRole('button', { name: 'Undo…' }))
  expect((await stockOf(item.id)).stock.map(({ location, onHand }) => [location, onHand])).toEqual([
    ['MOVE-1', 8],
    ['MOVE-2', 12],
  ])
  await move.getByRole('button', { name: /HELD-1/ }).click()
  await sees(move.getByText('All of it is reserved.'))
  await move.getByRole('checkbox', { name: /Also move the 5 reserved/ }).check()
  await scan(page, to.code)
  await sees(move.getByRole('status').getByText(/^5 of HELD-1 moved to MOVE-2/))
  await makeLocation(it, { code: 'MOVE-QRN', type: 'quarantine' })
  await move.getByRole('button', { name: /MOVED-1/ }).click()
  await move.getByRole('textbox', { name: 'Quantity of MOVED-1' }).fill('1')
  await scan(page, 'MOVE-QRN')
  await sees(move.getByText('MOVE-QRN is a quarantine location. Enter why the goods go there.'))
  await move.getByRole('button', { name: 'Choose other goods' }).click()
  await scan(page, pallet.unit.sscc)
  await sees(move.getByText('Handling unit with 10 units'))
  await scan(page, to.code)
  await sees(move.getByRole('status').getByText(pallet.unit.sscc))

  const location = await it.visit(`/locations/${to.id}`, 'manager')
  await location.getByRole('button', { name: 'More actions' }).click()
  await location.getByRole('menuitem', { name: 'Empty this location' }).click()
  const emptying = dialog(location, 'Empty MOVE-2')
  await sees(emptying.getByText(/^3 loads/))
  await emptying.getByRole('button', { name: 'Move All' }).click()
  await sees(emptying.getByText(/Choose the location to move to/))
  await emptying.getByRole('combobox', { name: 'To location' }).fill('MOVE-1')
  await location.getByRole('option', { name: /MOVE-1/ }).click()
  await emptying.getByRole('button', { name: 'Move All' }).click()
  await sees(location.getByText('All of it is reserved.'))
  await sees(location.getByText('They are still at MOVE-2.'))
  expect((await stockOf(item.id)).stock.map(({ location: code, onHand }) => [code, onHand])).toEqual([['MOVE-1', 20]])
})

test('goods in quarantine are released in part, and scrapped and sent back in bulk', async () => {
  const { code: from } = await makeLocation(it, { code: 'QUAR-1', type: 'quarantine' })
  const { code: bin } = await makeLocation(it, { code: 'FREE-1' })
  const [first, second] = [
    await makeItem(it, { sku: 'Q-1', quantity: 9, location: from }),
    await makeItem(it, { sku: 'Q-2', quantity: 4, location: from }),
  ]
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('link', { name: 'Quarantine' }).first().click()
  await row(page, 'Q-1')
    .getByRole('button', { name: /actions/i })
    .click()
  await page.getByRole('menuitem', { name: 'Release' }).click()
  const releasing = dialog(page, 'Release')
  await releasing.getByRole('textbox', { name: 'Quantity of Q-1' }).fill('5')
  await releasing.getByRole('radio', { name: 'To a location' }).check()
  await releasing.getByRole('combobox', { name: 'Location' }).fill('FREE-1')
  await page.getByRole('option', { name: /FREE-1/ }).click()
  await releasing.getByRole('textbox', { name: 'Reason' }).fill('Only the box is damaged')
  await releasing.getByRole('button', { name: 'Release' }).click()
  await sees(toast(page, '1 row released'))
  expect((await stockOf(first.id)).stock.map(({ location, onHand }) => [location, onHand])).toEqual([
    [bin, 5],
    [from, 4],
  ])

  for (const sku of ['Q-1', 'Q-2']) await row(page, sku).getByRole('checkbox').check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Send Back' }).click()
  const sending = dialog(page, 'Send Back: 2 rows')
  await sending.getByRole('textbox', { name: 'Reason' }).fill('Wrong goods')
  await sending.locator('input[type=file]').setInputFiles({ name: 'return note.pdf', mimeType: 'application/pdf', buffer: pdfOf('Return') })
  await sees(sending.getByRole('link', { name: 'return note.pdf' }))
  await sending.getByRole('button', { name: 'Send Back' }).click()
  await sees(toast(page, '2 rows sent back'))
  expect(await stockOf(second.id)).toMatchObject({ quantity: 0 })
  const owner = await it.visit('/tpd2', 'customer')
  await sees(row(owner, /TRK-/).first())
  for (const { id } of [first, second]) {
    await goOnTo(owner, `/inventory/${id}`)
    await sees(owner.getByRole('region', { name: 'Ledger' }).getByRole('link', { name: 'return note.pdf' }))
  }
  await goOnTo(page, `/inventory/${second.id}`)
  const history = page.getByRole('region', { name: 'History' })
  await sees(history.getByText('Sent back to the owner'))
  await sees(history.getByRole('link', { name: 'return note.pdf' }))
})
