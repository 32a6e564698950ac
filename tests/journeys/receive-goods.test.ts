import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { countingEndpoints } from '../../contract/goods-in/receipts/counting.ts'
import { type receiptChange, receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, figure, pick, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeReceipt, makeReceivingLocations } from '../support/factories.ts'
import { jpegImage } from '../support/images.ts'
import { expectCodeWithinBudget } from '../support/loaded-code.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await makeReceivingLocations(it)
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const change = (id: number, body: z.input<typeof receiptChange>) => it.as('admin').call(receiptsEndpoints.update, { params: { id }, body })
const read = (id: number) => it.as('admin').call(receiptsEndpoints.get, { params: { id } })
const stockOf = (id: number) => it.as('admin').call(inventoryEndpoints.get, { params: { id } })
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const line = (page: Page, sku: string) => page.getByRole('list', { name: 'Lines' }).getByRole('listitem').filter({ hasText: sku })
const received = async (sku: string, quantity = 10) => {
  const receipt = await makeReceipt(it, { items: [{ sku, quantity }] })
  return change(receipt.id, { status: 'received' })
}

test('a delivery is announced, received short with one unit damaged, and inspected; its good units wait, the damaged one is set apart', async () => {
  const item = await makeItem(it, { quantity: 0, name: 'Colombia Huila' })
  const page = await it.load('/warehouse-receipt', 'manager')
  await sees(page.getByRole('button', { name: 'New Receipt' }).first())
  await expectCodeWithinBudget(page, 'goods-in/receipts/receipts-page.tsx')
  await page.getByRole('button', { name: 'New Receipt' }).first().click()
  const creating = dialog(page, 'Create Warehouse Receipt')
  await pick(page, creating.getByRole('combobox', { name: 'Customer' }), 'Acme Imports')
  await creating.getByRole('textbox', { name: 'Supplier' }).fill('Casa Tabacalera del Sur')
  await creating.getByLabel('Expected Date').fill('2031-01-20')
  await creating.getByRole('button', { name: 'Add Item' }).click()
  await pick(page, creating.getByRole('combobox', { name: 'SKU' }), item.sku)
  await creating.getByRole('textbox', { name: 'Expected', exact: true }).fill('10')
  await creating.getByRole('button', { name: 'Create Receipt' }).click()
  await sees(toast(page, 'Receipt Created'))
  const announced = row(page, 'Casa Tabacalera del Sur')
  await sees(announced.getByText('Pending'))
  await sees(announced.getByText('Expected Jan 20, 2031'))
  expect(await stockOf(item.id)).toMatchObject({ quantity: 0 })

  await announced.getByRole('button', { name: 'View' }).click()
  await openTab(page, 'Items')
  await sees(row(page, item.sku).getByText('Expected', { exact: true }))
  expect(await figure(page, 'Good Condition').textContent()).toBe('–')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await openTab(page, 'Receipt Details')
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Received' })
  await openTab(page, 'Items')
  await sees(page.getByText('1 SKU, 10 expected'))
  await scan(page, item.sku)
  await eventually(() => line(page, item.sku).getByRole('textbox', { name: 'Counted' }).inputValue()).toBe('1')
  await line(page, item.sku).getByRole('textbox', { name: 'Counted' }).fill('8')
  await line(page, item.sku).getByRole('textbox', { name: 'Damaged' }).fill('1')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Changes Saved'))
  await sees(page.getByText('2 short'))
  await sees(page.getByText('1 of 8 damaged'))
  expect(await figure(page, 'Total Units').last().textContent()).toBe('8')
  expect(await figure(page, 'Good Condition').textContent()).toBe('7')
  expect(await figure(page, 'Damaged Items').textContent()).toBe('1')
  const { stock, ...counted } = await stockOf(item.id)
  expect(counted).toMatchObject({ quantity: 8, availableQuantity: 0 })
  expect(stock.map(({ onHand, availability }) => [onHand, availability]).toSorted()).toEqual([
    [1, 'quarantine'],
    [7, 'receiving'],
  ])

  await page.getByRole('button', { name: 'Go to Inspection' }).click()
  await sees(page.getByText(/^Inspection due in \d+ hours$/))
  await page.getByRole('checkbox', { name: 'Verify quantity matches packing list' }).click()
  await sees(page.getByText(/^Ticked by manager, Today/))
  await page.getByRole('button', { name: 'Add note: Check for visible damage' }).click()
  await dialog(page, 'Inspection Note').getByRole('textbox', { name: 'Note' }).fill('Pallet 3 is wet')
  await dialog(page, 'Inspection Note').getByRole('button', { name: 'Save Note' }).click()
  await sees(page.getByLabel('Inspection checklist').getByText('Pallet 3 is wet'))
  await sees(page.getByText(/^4 of 5 points not ticked/))
  await page.getByRole('button', { name: 'Complete Inspection' }).click()
  await sees(toast(page, 'Status Updated'))
  await sees(page.getByText('Inspection completed'))
  await seesNo(page.getByRole('button', { name: 'Complete Inspection' }))
})

test('on a phone two people count one delivery by scans; what is unknown or unexpected is asked, and the counts are received', async () => {
  const [coffee, tea] = [
    await makeItem(it, { quantity: 0, gtin: '09501101530003' }),
    await makeItem(it, { quantity: 0, tracking: 'lot_expiry' }),
  ]
  const receipt = await makeReceipt(it, {
    items: [
      { sku: coffee.sku, quantity: 24 },
      { sku: 'NOT-COUNTED', quantity: 3 },
    ],
  })
  const page = await it.visit(`/receipts/${receipt.id}`, 'manager', { viewport: { width: 390, height: 844 } })
  await page.getByRole('link', { name: 'Receive' }).click()
  const progress = (words: string) => sees(page.getByRole('status').getByText(words))
  const alert = page.getByRole('alert')
  await progress('Counted 0 of 27')
  await scan(page, coffee.sku)
  await progress('Counted 1 of 27')
  await it.as('admin').call(countingEndpoints.count, { params: { id: receipt.id }, body: { sku: coffee.sku, quantity: 10 } })
  await progress('Counted 11 of 27')
  await scan(page, '0109501101530003173105003012\x1d10L-42')
  await progress('Counted 23 of 27')
  await sees(page.getByText('Lot L-42, expires May 31, 2031'))
  await sees(page.getByText('Lot L-42 · May 31, 2031'))

  await scan(page, tea.sku)
  await sees(alert.getByText('Not on this receipt. Add it?'))
  await page.getByRole('button', { name: 'Add and Count' }).click()
  const lot = page.getByRole('form', { name: `Lot of ${tea.sku}` })
  await lot.getByRole('textbox', { name: 'Lot Number' }).fill('T-7')
  await lot.getByLabel('Expires On').fill('2031-08-31')
  await lot.getByRole('button', { name: 'Count 1 unit' }).click()
  await progress('Counted 24 of 27')
  await sees(page.getByText('Lot T-7, expires Aug 31, 2031'))
  await page.getByRole('textbox', { name: `Quantity of damaged ${tea.sku}` }).fill('1')
  await page.getByRole('button', { name: 'Save' }).last().click()
  const photos = page.getByRole('region', { name: `Photos of ${tea.sku}` })
  await photos.locator('input[type=file]').setInputFiles({ name: 'torn.jpg', mimeType: 'image/jpeg', buffer: jpegImage() })
  await sees(photos.getByRole('link', { name: 'torn.jpg' }))
  await scan(page, 'NEVER-SEEN')
  await sees(alert.getByText(/has no SKU NEVER-SEEN. Create it\?/))
  await alert.getByRole('textbox', { name: 'Name of NEVER-SEEN' }).fill('Blue kettle')
  await alert.getByRole('button', { name: /^Create and Count/ }).click()
  await progress('Counted 25 of 27')
  await page.getByRole('textbox', { name: 'Quantity of damaged NEVER-SEEN' }).fill('1')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await sees(page.getByText('1 damaged').first())

  const colleague = await it.visit(`/receipts/${receipt.id}/receive`, 'admin')
  await sees(colleague.getByRole('button', { name: 'Finish Receiving' }))
  await page.getByRole('button', { name: 'Finish Receiving' }).click()
  const asked = page.getByRole('alertdialog')
  await sees(asked.getByText(/^Ada counted \d+ (seconds?|minutes?) ago\. What is scanned after receiving isn’t counted\.$/))
  await sees(asked.getByText('1 line was not counted. It is received as 0.'))
  await sees(asked.getByText('1 short'))
  await asked.getByRole('button', { name: 'Receive' }).click()
  await sees(toast(page, 'Receipt Received').getByRole('button', { name: 'Undo…' }))
  // The colleague scans on: the page says loudly that it wasn't counted, and opens no other page.
  await sees(colleague.getByRole('heading', { name: `${receipt.receiptNumber} is received` }))
  await scan(colleague, coffee.sku)
  await sees(colleague.getByRole('alert').getByText(`${receipt.receiptNumber} is received. Put`, { exact: false }))
  expect(new URL(colleague.url()).pathname).toBe(`/receipts/${receipt.id}/receive`)
  expect(await stockOf(coffee.id)).toMatchObject({ quantity: 23 })
  expect(await stockOf(tea.id)).toMatchObject({ quantity: 1 })
  const counted = await read(receipt.id)
  expect(counted.items.find(({ sku }) => sku === tea.sku)).toMatchObject({
    lotNumber: 'T-7',
    expiresOn: '2031-08-31',
    damaged: 1,
    documents: [{ name: 'torn.jpg' }],
  })
  expect(counted).toMatchObject({ status: 'received', totalUnits: 25, damagedUnits: 2, overUnits: 2, shortUnits: 4 })
})

test('both numbers of a line are saved at once; what is typed and not saved outlasts the scan of another item', async () => {
  const [first, second] = [await makeItem(it, { quantity: 0 }), await makeItem(it, { quantity: 0 })]
  const receipt = await makeReceipt(it, {
    items: [
      { sku: first.sku, quantity: 12 },
      { sku: second.sku, quantity: 3 },
    ],
  })
  const page = await it.visit(`/receipts/${receipt.id}/receive`, 'worker', { viewport: { width: 390, height: 844 } })
  const progress = (words: string) => sees(page.getByRole('status').getByText(words))
  const counted = page.getByRole('textbox', { name: `Quantity of ${first.sku}` })
  const damaged = page.getByRole('textbox', { name: `Quantity of damaged ${first.sku}` })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const unsaved = page.getByText(`${first.sku} has a number that isn’t saved.`)
  await progress('Counted 0 of 15')
  await scan(page, first.sku)
  await progress('Counted 1 of 15')
  await counted.fill('11')
  await damaged.fill('1')
  await scan(page, second.sku)
  await progress('Counted 2 of 15')
  await sees(unsaved)
  await page.getByRole('button', { name: 'Finish Receiving' }).click()
  await sees(page.getByRole('alertdialog').getByText(`${first.sku} has a number that isn’t saved. It is received as 1.`))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Count On' }).click()
  await page.getByRole('button', { name: `Show ${first.sku}` }).click()
  await seesNo(unsaved)
  expect([await counted.inputValue(), await damaged.inputValue()]).toEqual(['11', '1'])
  // A colleague counts the same meanwhile, which the person sees before saving.
  await it.as('admin').call(countingEndpoints.count, { params: { id: receipt.id }, body: { sku: first.sku, quantity: 2 } })
  await sees(page.getByText('Since you typed this, 3 are counted, 0 damaged.', { exact: false }))
  expect(await save.count()).toBe(1)
  await save.click()
  await progress('Counted 12 of 15')
  await sees(page.getByText('1 damaged').first())
  await scan(page, second.sku)
  await progress('Counted 13 of 15')
  await seesNo(unsaved)
  const { lines } = await it.as('worker').call(countingEndpoints.get, { params: { id: receipt.id } })
  expect(lines.map((each) => [each.counted, each.damaged])).toEqual([
    [11, 1],
    [2, 0],
  ])
})

test('its page tells staff and its customer what came; another customer finds nothing there', async () => {
  const item = await makeItem(it, { quantity: 0 })
  const { id, receiptNumber } = await received(item.sku)
  const page = await it.visit(`/receipts/${id}`, 'manager')
  await sees(page.getByRole('heading', { level: 1, name: receiptNumber }))
  await sees(row(page.getByRole('table', { name: `Ledger of ${receiptNumber}` }), item.sku).getByText('+10'))
  await sees(page.getByRole('region', { name: 'Status' }).getByText('Counted as expected'))
  await sees(page.getByRole('region', { name: 'History' }).getByText('Created'))

  const own = await it.visit(`/receipts/${id}`, 'customer')
  await sees(own.getByRole('heading', { level: 1, name: receiptNumber }))
  await sees(row(own.getByRole('table', { name: `Items of ${receiptNumber}` }), item.sku))
  expect(await own.getByRole('button', { name: /^(View|Inspect|Complete Inspection|Edit)$/ }).count()).toBe(0)
  expect(await own.getByRole('checkbox').first().isDisabled()).toBe(true)
  const foreign = await it.visit(`/receipts/${id}`, 'rival')
  await sees(foreign.getByText('Receipt not found'))
})

test('two people edit a receipt at once: each is told what the other changed, and both changes are kept', async () => {
  const { id, items } = await makeReceipt(it, { items: [{ sku: 'TWO-1', quantity: 4 }], notes: 'Dock 2' })
  const page = await it.visit(`/warehouse-receipt?view=${id}`, 'manager')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Dock 3')
  await openTab(page, 'Items')
  await line(page, 'TWO-1').getByRole('textbox', { name: 'Expected', exact: true }).fill('6')
  await change(id, { notes: 'Dock 7', supplier: 'Casa Norte' })
  const own = { id: items[0]?.id, sku: 'TWO-1' }
  await change(id, {
    items: [
      { ...own, quantity: 4 },
      { sku: 'TWO-2', quantity: 5 },
    ],
  })
  const save = page.getByRole('button', { name: 'Save Changes' })
  await save.click()
  const told = page.getByText(/^This receipt was changed by .* Your entries are kept/)
  await sees(told)
  expect(await told.textContent()).toMatch(
    /^This receipt was changed by Ada\. Your entries are kept\. Changed .*\d.*: Supplier, Items\. You both changed Notes\. Choose/,
  )
  await sees(line(page, 'TWO-2'))
  await openTab(page, 'Receipt Details')
  await sees(page.getByText('Ada: Dock 7 · yours: Dock 3'))
  await page.getByRole('button', { name: 'Take Theirs' }).click()

  // While that is decided, the goods come and are counted: the same line otherwise.
  await it.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
  const added = { id: (await read(id)).items[1]?.id, sku: 'TWO-2' }
  await change(id, {
    items: [
      { ...own, quantity: 3 },
      { ...added, quantity: 5 },
    ],
  })
  await save.click()
  await sees(page.getByText(/^This receipt was changed by Ada and manager\b.*You both changed Items\. Choose/))
  await openTab(page, 'Items')
  await sees(page.getByText('TWO-1 × 3, TWO-2 × 5 · yours: TWO-1 × 6, TWO-2 × 5'))
  await page.getByRole('button', { name: 'Keep Mine' }).click()
  await save.click()
  await sees(toast(page, 'Changes Saved'))
  expect(await read(id)).toMatchObject({
    notes: 'Dock 7',
    supplier: 'Casa Norte',
    status: 'received',
    items: [
      { sku: 'TWO-1', quantity: 6 },
      { sku: 'TWO-2', quantity: 5 },
    ],
  })
})

test('what was typed is asked for before the dialog closes; Cancel goes back to the receipt', async () => {
  const { id } = await makeReceipt(it, { supplier: 'Casa Sur' })
  const page = await it.visit('/warehouse-receipt', 'manager')
  await row(page, 'Casa Sur').first().getByRole('button', { name: 'View' }).click()
  expect(await page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Supplier' }).fill('Somebody else')
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await sees(page.getByRole('button', { name: 'Edit', exact: true }))
  await page.goBack()
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
  expect(await read(id)).toMatchObject({ supplier: 'Casa Sur', version: 1 })
})

test('a double click on Complete Inspection completes it once', async () => {
  const { id } = await received('TWICE-1')
  const page = await it.visit(`/warehouse-receipt?inspect=${id}`, 'manager')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()))
  await page.getByRole('button', { name: 'Complete Inspection' }).dblclick()
  await sees(page.getByText('Inspection completed'))
  expect(sent).toHaveLength(1)
  expect((await read(id)).steps.map(({ status }) => status)).toEqual(['pending', 'received', 'inspected'])
})

test('while lines are edited a scan counts one up or adds a line; a code of nobody is refused, and nothing is sent', async () => {
  const [known, other] = [await makeItem(it), await makeItem(it)]
  const { id } = await received(known.sku)
  const page = await it.visit(`/warehouse-receipt?view=${id}`, 'manager')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await sees(page.getByRole('textbox', { name: 'Supplier' }))
  await scan(page, known.sku)
  await sees(toast(page, 'Open the Items tab'))
  await openTab(page, 'Items')
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await scan(page, known.sku)
  await scan(page, other.sku)
  await scan(page, other.sku)
  await eventually(() => page.getByRole('textbox', { name: 'Counted' }).last().inputValue()).toBe('2')
  expect(await line(page, known.sku).getByRole('textbox', { name: 'Counted' }).inputValue()).toBe('11')
  await scan(page, 'NOBODYS-CODE')
  await sees(toast(page, /no item with the SKU NOBODYS-CODE/))
  const { sku: unallocated } = await makeItem(it, { customerId: 'unallocated' })
  await scan(page, unallocated)
  await sees(toast(page, /belongs to no customer. An administrator can allocate it to Acme Imports/))
  expect(
    await page
      .getByRole('list', { name: 'Lines' })
      .getByRole('button', { name: /^Delete/ })
      .count(),
  ).toBe(2)
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Changes Saved'))
  expect((await stockOf(known.id)).stock.find(({ availability }) => availability === 'receiving')?.onHand).toBe(11)
})

test('an administrator skips steps with a reason, a manager can’t; going back is asked first and says what it does', async () => {
  const item = await makeItem(it, { quantity: 0 })
  const { id, receiptNumber } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 5 }] })
  const managers = await it.visit(`/warehouse-receipt?view=${id}`, 'manager')
  await openTab(managers, 'Actions')
  const options = managers.getByRole('combobox', { name: 'Update Status' }).locator('option')
  await sees(managers.getByRole('combobox', { name: 'Update Status' }))
  expect(await Promise.all((await options.all()).map((option) => option.isDisabled()))).toEqual([false, false, true, true])

  const page = await it.visit(`/warehouse-receipt?view=${id}`, 'admin')
  const unallocated = await makeItem(it, { customerId: 'unallocated', quantity: 0 })
  await openTab(page, 'Items')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await sees(page.getByRole('button', { name: 'Add Item' }))
  await scan(page, unallocated.sku)
  const offer = page.getByRole('alertdialog', { name: `Allocate ${unallocated.sku} to Acme Imports?` })
  await offer.getByRole('button', { name: 'Allocate' }).click()
  await sees(page.getByRole('button', { name: `Delete ${unallocated.sku}` }))
  expect(await stockOf(unallocated.id)).toMatchObject({ customerId: 1 })
  const typed = await makeItem(it, { customerId: 'unallocated', quantity: 0 })
  await page.getByRole('button', { name: 'Add Item' }).click()
  await page.getByRole('combobox', { name: 'SKU' }).last().fill(typed.sku)
  await page.keyboard.press('Tab')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Allocate' }).click()
  await eventually(() => page.getByRole('combobox', { name: 'SKU' }).last().inputValue()).toContain(typed.name)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await openTab(page, 'Actions')
  const status = page.getByRole('combobox', { name: 'Update Status' })
  await status.selectOption({ label: 'Inspected' })
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  const skipping = dialog(page, 'Skip to Inspected')
  await skipping.getByRole('button', { name: 'Skip Steps' }).click()
  await sees(skipping.getByText('Please give a reason for skipping a step.'))
  await skipping.getByRole('textbox', { name: 'Reason' }).fill('Counted on paper')
  await skipping.getByRole('button', { name: 'Skip Steps' }).click()
  await sees(toast(page, 'Status Updated'))
  expect(await read(id)).toMatchObject({ status: 'inspected', totalUnits: 5 })

  await status.selectOption({ label: 'Pending' })
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  const asking = page.getByRole('alertdialog', { name: `Set ${receiptNumber} back?` })
  await sees(asking.getByText(/5 units will be removed from stock/))
  await asking.getByRole('button', { name: 'Set Back to Pending' }).click()
  await sees(toast(page, `${receiptNumber} is now Pending.`))
  expect(await stockOf(item.id)).toMatchObject({ quantity: 0 })
})

test('the time left for the inspection goes on by itself until it is overdue', async () => {
  const { id } = await received('DUE-1')
  const page = await it.visit('/warehouse-receipt', 'manager')
  await page.clock.install()
  await page.goto(`/warehouse-receipt?inspect=${id}`)
  await sees(page.getByText('Inspection due in 23 hours'))
  await page.clock.fastForward('19:00:00')
  await sees(page.getByText('Inspection due in 4 hours'))
  await page.clock.fastForward('06:30:00')
  await sees(page.getByText('Overdue by 1 hour'))
})

test('each card leads to the rows that it counts; a scanned receipt number opens its receipt', async () => {
  const { id, receiptNumber } = await received('CARD-1')
  const page = await it.visit('/warehouse-receipt', 'manager')
  for (const card of ['Total Receipts', 'Received Today', 'Pending Inspection', 'Pending Receipts']) {
    await eventually(async () => Number(await figure(page, card).textContent())).toBeGreaterThan(0)
    const counted = Number(await figure(page, card).textContent())
    await page.getByRole('link', { name: card }).click()
    await sees(page.getByText(new RegExp(` of ${counted} entries$`)).first())
  }
  await scan(page, receiptNumber)
  await page.waitForURL(`**/receipts/${id}`)
  await sees(page.getByRole('heading', { level: 1, name: receiptNumber }))
})
