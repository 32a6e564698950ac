import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countingEndpoints } from '../../contract/goods-in/receipts/counting.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeCustomer, makeItem, makeReceipt, makeReceivingLocations } from '../support/factories.ts'
import { altScan, scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await makeReceivingLocations(it)
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const gs = '\x1d'

async function lotsOf(id: number) {
  const { lines } = await it.as('manager').call(countingEndpoints.get, { params: { id } })
  return lines.flatMap(({ sku, lots }) => lots.map(({ lotNumber, expiresOn, counted }) => [sku, lotNumber, expiresOn, counted]))
}

test('a separator that is sent as Alt + 029 is part of the label, and a torn scan counts and opens nothing', async () => {
  const item = await makeItem(it, { sku: 'JAM-1', gtin: '9501101530003', quantity: 0 })
  const { id } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 10 }] })
  const page = await it.visit(`/receipts/${id}/receive`, 'manager')
  await sees(page.getByText('Counted 0 of 10').first())
  await altScan(page, `010950110153000310LOT42${gs}17271231`)
  await eventually(() => lotsOf(id)).toEqual([[item.sku, 'LOT42', '2027-12-31', 1]])

  await page.goto(`${new URL(page.url()).origin}/inventory`)
  await sees(row(page, item.sku))
  await altScan(page, `nab10LOT42${gs}17271231`, '02')
  await sees(toast(page, 'Only a part of the code arrived: nab10LOT42… Scan it again.'))
  expect(new URL(page.url()).search).toBe('')
  await altScan(page, `010950110153000310LOT42${gs}17271231`)
  await page.waitForURL(`**/inventory/${item.id}`)
})

test('what a label leaves open is asked: a lot that may hold more, and a pallet that is counted already', async () => {
  const item = await makeItem(it, { sku: 'TEA-1', gtin: '4006381333931', quantity: 0 })
  const { id } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 100 }] })
  const page = await it.visit(`/receipts/${id}/receive`, 'manager')
  await sees(page.getByText('Counted 0 of 100').first())
  await scan(page, '020400638133393110L90013712')
  await sees(page.getByText('Which lot is it?'))
  await sees(page.getByRole('button', { name: 'Lot L90013712' }))
  await page.getByRole('button', { name: 'Lot L9001, 12 units' }).click()
  await eventually(() => lotsOf(id)).toEqual([[item.sku, 'L9001', null, 12]])

  const pallet = '003400638225485000110204006381333931' + '3740'
  await scan(page, pallet)
  await sees(page.getByText('Counted 52 of 100').first())
  await scan(page, pallet)
  await sees(page.getByText('Pallet 340063822548500011 is counted already (40). Count it again?'))
  await page.getByRole('button', { name: 'Scan again' }).click()
  await scan(page, pallet)
  await page.getByRole('button', { name: 'Count Again' }).click()
  await sees(page.getByText('Counted 92 of 100').first())
})

test('a plain code that begins like a label is only a code, and goods of another customer are said to be that', async () => {
  const brewer = await makeCustomer(it, { name: 'Brauhaus Königsee' })
  await makeItem(it, { sku: 'BKS-1030', customerId: brewer.id, quantity: 0 })
  await makeItem(it, { sku: '3024', quantity: 0 })
  const { id } = await makeReceipt(it, { items: [{ sku: '3024', quantity: 10 }] })
  const page = await it.visit(`/receipts/${id}/receive`, 'manager')
  await sees(page.getByText('Counted 0 of 10').first())
  await scan(page, '3024')
  await sees(page.getByText('Counted 1 of 10').first())
  await scan(page, 'BKS-1030')
  await sees(page.getByText('BKS-1030 belongs to Brauhaus Königsee. Wrong pallet?'))
  await seesNo(page.getByRole('button', { name: /Create and Count/ }))
  await page.getByRole('button', { name: 'Scan again' }).click()
  await scan(page, '01040000000000061727133110L1')
  await sees(page.getByText('This GS1 label can’t be read.'))
  await seesNo(page.getByRole('button', { name: /Create and Count/ }))
})
