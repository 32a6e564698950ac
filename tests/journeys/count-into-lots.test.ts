import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countingEndpoints } from '../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { returnsEndpoints } from '../../contract/goods-in/returns/returns.ts'
import { countsEndpoints } from '../../contract/stock/counts/counts.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { lotsEndpoints } from '../../contract/stock/inventory/lots.ts'
import { expectBooksToBalance } from '../support/books.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, isFocused, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { planCount, submit } from '../support/counting.ts'
import { makeItem, makeLocation, makeReceipt, makeReceivingLocations, makeReturn, makeShipment } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await makeReceivingLocations(it)
})
afterEach(() => it.endVisits())
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const phone = { viewport: { width: 390, height: 844 } }
const adjust = (id: number, body: object) =>
  it.as('admin').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 1, reason: 'Found', ...body } })
const lotsOf = async (id: number) =>
  (await it.as('manager').call(lotsEndpoints.ofItem, { params: { id }, query: {} })).map(({ lotNumber, expiresOn, onHand }) => [
    lotNumber,
    expiresOn,
    onHand,
  ])
const lotButton = (page: Page, name: string) => page.getByRole('group', { name: /^Known lots of / }).getByRole('button', { name })
const progress = (page: Page, words: string) => sees(page.getByRole('status').getByText(words))

test('a manager corrects the lot of an item with a reason; a number that another lot has is refused, and what was typed stays', async () => {
  const item = await makeItem(it, { quantity: 4, lotNumber: 'L-TWO' })
  await adjust(item.id, { lot: 'L-ONE', expiresOn: '2020-01-31' })
  const plain = await makeItem(it)
  const page = await it.visit(`/inventory/${item.id}`, 'manager')
  const lots = page.getByRole('table', { name: `Lots of ${item.sku}` })
  await sees(row(lots, 'L-ONE').getByText('Expired'))
  await lots.getByRole('button', { name: 'Correct Lot L-ONE' }).click()
  const correcting = dialog(page, 'Correct Lot')
  await correcting.getByRole('textbox', { name: 'Lot Number' }).fill('L-TWO')
  await correcting.getByLabel('Expiry Date').fill('2031-01-31')
  await correcting.getByRole('button', { name: 'Correct Lot' }).click()
  await sees(correcting.getByText('Please enter a reason'))
  await correcting.getByRole('textbox', { name: 'Reason' }).fill('Misread on receiving')
  await correcting.getByRole('button', { name: 'Correct Lot' }).click()
  await sees(correcting.getByText(/has a lot L-TWO/).first())
  expect(await correcting.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Misread on receiving')
  await correcting.getByRole('textbox', { name: 'Lot Number' }).fill('L-0NE')
  await correcting.getByRole('button', { name: 'Correct Lot' }).click()
  await sees(toast(page, 'Lot corrected'))
  await sees(row(lots, 'L-0NE'))
  await seesNo(lots.getByText('Expired'))
  await sees(page.getByRole('region', { name: 'History' }).getByText(/Misread on receiving/))
  expect(await lotsOf(item.id)).toEqual([
    ['L-0NE', '2031-01-31', 1],
    ['L-TWO', null, 4],
  ])

  const worker = await it.visit(`/inventory/${item.id}`, 'worker')
  await sees(row(worker, 'L-0NE').first())
  expect(await worker.getByRole('button', { name: /^Correct Lot/ }).count()).toBe(0)
  const without = await it.visit(`/inventory/${plain.id}`, 'manager')
  await sees(without.getByRole('region', { name: 'Reserved by movements' }))
  expect(await without.getByRole('region', { name: 'Lots' }).count()).toBe(0)
})

test('of announced lots the only one is taken and of several one is chosen; a date that contradicts is said at the scan, and a counted lot is corrected', async () => {
  const [one, two] = [
    await makeItem(it, { quantity: 0, gtin: '09501101530003' }),
    await makeItem(it, { quantity: 3, lotNumber: 'LOT-OLD' }),
  ]
  const { id } = await makeReceipt(it, {
    items: [
      { sku: one.sku, quantity: 2, lotNumber: 'LOT-ONE', expiresOn: '2031-05-31' },
      { sku: two.sku, quantity: 6, lotNumber: 'LOT-A', expiresOn: '2031-01-31' },
      { sku: two.sku, quantity: 4, lotNumber: 'LOT-B' },
    ],
  })
  const page = await it.visit(`/receipts/${id}/receive`, 'worker', phone)
  await progress(page, 'Counted 0 of 12')
  await scan(page, one.sku)
  await progress(page, 'Counted 1 of 12')
  await sees(page.getByText('Lot LOT-ONE · May 31, 2031').first())

  await scan(page, two.sku)
  const question = page.getByRole('form', { name: `Lot of ${two.sku}` })
  await sees(question.getByText('LOT-A or LOT-B?'))
  await sees(lotButton(page, 'LOT-OLD'))
  // The keyboard is enough: the first lot has the focus, which goes back to the field of the scans.
  await eventually(() => isFocused(lotButton(page, 'LOT-A · Jan 31, 2031'))).toBe(true)
  await page.keyboard.press('Enter')
  await progress(page, 'Counted 2 of 12')
  await seesNo(question)
  await eventually(() => isFocused(page.getByRole('textbox', { name: 'Scan the goods, or their handling unit' }))).toBe(true)
  // The lot applies to the next scan of the same goods.
  await scan(page, two.sku)
  await progress(page, 'Counted 3 of 12')

  await scan(page, '0109501101530003173106303001\x1d10LOT-ONE')
  const contradicted = page.getByRole('form', { name: `Lot of ${one.sku}` })
  await sees(contradicted.getByText('Lot LOT-ONE was announced with the expiry date May 31, 2031, not on Jun 30, 2031.', { exact: false }))
  expect(await contradicted.getByRole('textbox', { name: 'Lot Number' }).inputValue()).toBe('LOT-ONE')
  await contradicted.getByRole('button', { name: 'Count 1 unit' }).click()
  await sees(contradicted.getByText(`Lot LOT-ONE of ${one.sku} expires on 2031-05-31, not on 2031-06-30.`, { exact: false }))
  await contradicted.getByRole('textbox', { name: 'Lot Number' }).fill('LOT-0NE')
  await contradicted.getByRole('button', { name: 'Count 1 unit' }).click()
  await progress(page, 'Counted 4 of 12')

  await sees(page.getByText('Counted in lot LOT-0NE'))
  await page.getByRole('button', { name: 'Correct Lot LOT-0NE' }).click()
  const correcting = dialog(page, 'Correct Lot')
  await correcting.getByRole('textbox', { name: 'Lot Number' }).fill('LOT-ONE')
  await correcting.getByRole('button', { name: 'Save' }).click()
  await sees(correcting.getByText(/expires on 2031-05-31, not on 2031-06-30/).first())
  await lotButton(page, 'LOT-ONE · May 31, 2031').click()
  await correcting.getByRole('button', { name: 'Save' }).click()
  await sees(toast(page, 'Lot corrected'))
  const { lines } = await it.as('worker').call(countingEndpoints.get, { params: { id } })
  expect(lines.map(({ lots }) => lots.map(({ lotNumber, expiresOn, counted }) => [lotNumber, expiresOn, counted]))).toEqual([
    [['LOT-ONE', '2031-05-31', 2]],
    [['LOT-A', '2031-01-31', 2]],
  ])
  await page.getByRole('button', { name: 'Finish Receiving' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Receive' }).click()
  await sees(toast(page, 'Receipt Received'))
  expect(await it.as('manager').call(receiptsEndpoints.get, { params: { id } })).toMatchObject({ status: 'received', totalUnits: 4 })
})

test('goods that a count finds in a new lot are asked for their lot and its date, which are sent with the count', async () => {
  const bin = await makeLocation(it)
  const item = await makeItem(it, {
    quantity: 10,
    location: bin.code,
    tracking: 'lot_expiry',
    lotNumber: 'L-KNOWN',
    expiresOn: '2031-01-31',
  })
  const plain = await makeItem(it, { quantity: 0 })
  const count = await planCount(it, { method: 'location', locationIds: [bin.id] })
  const page = await it.visit(`/counting/${count.id}/count`, 'worker', phone)
  await sees(page.getByText('Go to'))
  await scan(page, bin.code)
  await page.getByRole('textbox', { name: `Quantity of ${item.sku}` }).fill('8')
  const add = page.getByRole('button', { name: 'Something else is here' })
  await add.click()
  await scan(page, item.sku)
  const question = page.getByRole('form', { name: `Lot of ${item.sku}` })
  await sees(lotButton(page, 'L-KNOWN · Jan 31, 2031'))
  await question.getByRole('textbox', { name: 'Lot Number' }).fill('L-KNOWN')
  await question.getByLabel('Expires On').fill('2032-02-28')
  await question.getByRole('button', { name: 'Use Lot' }).click()
  await sees(question.getByText(`Lot L-KNOWN of ${item.sku} expires on Jan 31, 2031, not on Feb 28, 2032.`, { exact: false }))
  await question.getByRole('textbox', { name: 'Lot Number' }).fill('L-NEW')
  await question.getByRole('button', { name: 'Use Lot' }).click()
  await sees(page.getByText('Lot L-NEW, expires Feb 28, 2032'))

  // Goods without a lot aren't asked for one; a person may enter it.
  await add.click()
  await scan(page, plain.sku)
  await page.getByRole('button', { name: `Enter Lot of ${plain.sku}` }).click()
  const entered = page.getByRole('form', { name: `Lot of ${plain.sku}` })
  await entered.getByRole('textbox', { name: 'Lot Number' }).fill('P-1')
  await entered.getByRole('button', { name: 'Use Lot' }).click()
  await sees(page.getByText('Lot P-1', { exact: true }))
  await page.getByRole('button', { name: `Done with ${bin.code}` }).click()
  await sees(toast(page, 'Location Counted'))
  const { places } = await it.as('manager').call(countsEndpoints.get, { params: { id: count.id } })
  expect(places[0]?.lines.map(({ lot, expiresOn }) => [lot, expiresOn]).toSorted()).toEqual([
    ['L-KNOWN', '2031-01-31'],
    ['L-NEW', '2032-02-28'],
    ['P-1', null],
  ])
})

test('what is counted at a place outlasts a reload until a recount; what else is there is scanned at once, and lots have names of their own', async () => {
  const bin = await makeLocation(it)
  const item = await makeItem(it, { quantity: 10, location: bin.code, lotNumber: 'C-ONE' })
  await adjust(item.id, { adjustment: 2, location: bin.code, lot: 'C-TWO' })
  for (let more = 0; more < 8; more += 1) await makeItem(it, { quantity: 1, location: bin.code })
  const other = await makeItem(it, { quantity: 0 })
  const count = await planCount(it, { method: 'location', locationIds: [bin.id] })
  const page = await it.visit(`/counting/${count.id}/count`, 'worker', phone)
  await sees(page.getByText('Go to'))
  await scan(page, bin.code)
  const field = (lot: string) => page.getByRole('textbox', { name: `Quantity of ${item.sku}, lot ${lot}`, exact: true })
  await field('C-ONE').fill('7')
  await field('C-TWO').fill('2')
  const add = page.getByRole('button', { name: 'Something else is here' })
  await add.scrollIntoViewIfNeeded()
  const prompt = page.getByRole('textbox', { name: 'Scan what else is here' })
  await add.click()
  await eventually(() => isFocused(prompt)).toBe(true)
  await eventually(() =>
    prompt.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }),
  ).toBe(true)
  await scan(page, other.sku)
  await sees(page.getByText('Added'))

  const restored = page.getByText(`What you counted at ${bin.code} was restored. It isn’t sent yet.`)
  await page.reload()
  await sees(restored)
  expect([await field('C-ONE').inputValue(), await field('C-TWO').inputValue()]).toEqual(['7', '2'])
  expect(await page.getByRole('textbox', { name: `Quantity of ${other.sku}` }).inputValue()).toBe('1')

  // A colleague counts the place meanwhile, so a recount is due: it begins with nothing typed.
  const lines = [{ inventoryId: item.id, lot: 'C-ONE', quantity: 9 }]
  await submit(it, 'admin', count.id, count.places[0]?.id ?? 0, { round: 1, lines })
  await page.reload()
  await sees(page.getByText('Go to'))
  await scan(page, bin.code)
  await sees(page.getByText('Recount, round 2', { exact: false }))
  expect(await field('C-ONE').inputValue()).toBe('0')
  await seesNo(restored)
  await field('C-ONE').fill('9')
  await page.reload()
  await sees(restored)
  await page.getByRole('button', { name: 'Discard' }).click()
  await eventually(() => field('C-ONE').inputValue()).toBe('0')
  await page.reload()
  await sees(page.getByText('Go to'))
})

test('of a return, what was counted before a handling unit is loose; a location that is scanned is no SKU', async () => {
  const item = await makeItem(it, { quantity: 4 })
  const bin = await makeLocation(it)
  const { order } = await makeShipment(it, { items: [{ sku: item.sku, quantity: 4 }] })
  const { id } = await makeReturn(it, { orderId: order.id, items: [{ sku: item.sku, quantity: 4 }] })
  const page = await it.visit(`/returns/${id}/receive`, 'worker', phone)
  await progress(page, 'Counted 0 of 4')
  await scan(page, bin.code)
  await sees(page.getByText(`${bin.code} is a location. Scan the goods.`).first())
  // A scanner doesn't wait until the scan before is shown.
  await Promise.all([item.sku, item.sku, '00340123450000000017', item.sku, item.sku].map((code) => scan(page, code)))
  await progress(page, 'Counted 4 of 4')
  await page.getByRole('button', { name: 'Receive 4 units' }).click()
  await sees(toast(page, 'Return Received'))
  const { items } = await it.as('manager').call(returnsEndpoints.get, { params: { id } })
  expect(items.map(({ received, handlingUnit }) => [received, handlingUnit])).toEqual([
    [2, null],
    [2, '340123450000000017'],
  ])
})

test('the lots that left with a movement are offered when its goods come back', async () => {
  const item = await makeItem(it, { quantity: 2, lotNumber: 'R-A' })
  await adjust(item.id, { adjustment: 2, lot: 'R-B', expiresOn: '2031-03-31' })
  const single = await makeItem(it, { quantity: 1, lotNumber: 'R-ONLY' })
  const { order } = await makeShipment(it, {
    items: [
      { sku: item.sku, quantity: 4 },
      { sku: single.sku, quantity: 1 },
    ],
  })
  const { id } = await makeReturn(it, {
    orderId: order.id,
    items: [
      { sku: item.sku, quantity: 2 },
      { sku: single.sku, quantity: 1 },
    ],
  })
  const page = await it.visit(`/returns/${id}/receive`, 'worker', phone)
  await progress(page, 'Counted 0 of 3')
  await scan(page, single.sku)
  await progress(page, 'Counted 1 of 3')
  await sees(page.getByText('Lot R-ONLY').first())
  await scan(page, item.sku)
  const question = page.getByRole('form', { name: `Lot of ${item.sku}` })
  await sees(question.getByText('R-A or R-B?').or(question.getByText('R-B or R-A?')))
  await lotButton(page, 'R-B · Mar 31, 2031').click()
  await progress(page, 'Counted 2 of 3')
  await scan(page, item.sku)
  await progress(page, 'Counted 3 of 3')
  await page.getByRole('button', { name: 'Receive 3 units' }).click()
  await sees(toast(page, 'Return Received'))
  const { items } = await it.as('manager').call(returnsEndpoints.get, { params: { id } })
  expect(items.map(({ sku, lot, expiresOn, received }) => [sku, lot, expiresOn, received])).toEqual([
    [item.sku, 'R-B', '2031-03-31', 2],
    [single.sku, 'R-ONLY', null, 1],
  ])
})
