import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { makeDueDocuments } from '../../server/goods-out/order-papers/make-documents.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeCategory, makeItem, makeLocation, makeOrder } from '../support/factories.ts'
import { markComplete } from '../support/mark-complete.ts'
import { pickListOf, setCompanyPrefix } from '../support/pick-cases.ts'
import { readPdf } from '../support/read-pdf.ts'
import { scan } from '../support/scanner.ts'
import { testFiles } from '../support/test-files.ts'

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp()
  await setCompanyPrefix(it)
  await makeLocation(it, { code: 'STAGE-1', type: 'staging' })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

/** The servers of tests run no jobs by themselves. */
const work = () =>
  makeDueDocuments({ db: it.db, files: testFiles(), log: { info: () => {}, error: (error: Error) => expect.fail(error.message) } })

test('a movement of tobacco goes from confirmation through picking, packing and papers to the POD on its customer’s screen', {
  timeout: 120_000,
}, async () => {
  const { name: category } = await makeCategory(it, { name: 'Cigarillos', exciseCode: 'T300' })
  const bins = [await makeLocation(it, { code: 'B-01-01' }), await makeLocation(it, { code: 'B-02-01' })]
  const items = []
  for (const [n, bin] of bins.entries()) items.push(await makeItem(it, { sku: `CIGAR-${n + 1}`, category, location: bin.code }))
  const order = await makeOrder(it, { by: 'customer', items: items.map(({ sku }) => ({ sku, quantity: 8 })) })

  const office = await it.visit(`/orders/${order.id}`, 'admin')
  const complete = async (stage: string) => {
    await markComplete(office, stage === 'Exported' ? { question: 'Exports 16 units: its stock leaves.' } : {})
    await sees(toast(office, 'Tracking Updated').filter({ hasText: stage }).first())
  }
  await office.getByRole('button', { name: 'Confirm', exact: true }).click()
  await sees(toast(office, 'Movement Confirmed').filter({ hasText: `${order.orderNumber} can be picked.` }))
  await seesNo(office.getByRole('button', { name: 'Confirm', exact: true }))

  const floor = await it.visit(`/picking/${order.id}`, 'manager', { viewport: { width: 390, height: 844 } })
  const picking = floor.getByRole('region', { name: 'Pick' })
  for (const [n, bin] of bins.entries()) {
    await sees(picking.getByText(bin.code, { exact: true }))
    await scan(floor, bin.code)
    await sees(picking.getByText('Bin confirmed'))
    await scan(floor, `CIGAR-${n + 1}`)
    await picking.getByRole('button', { name: 'Pick 8 EA' }).click()
  }
  await sees(office.getByText('16 of 16 units picked'))
  await floor.getByRole('button', { name: 'Pack', exact: true }).click()
  const packing = dialog(floor, 'Pack')
  await sees(packing.getByRole('textbox', { name: 'Scan the goods' }))
  for (const { sku } of items) {
    await scan(floor, sku)
    await eventually(() => packing.getByRole('textbox', { name: `Quantity of ${sku}` }).inputValue()).toBe('1')
    await packing.getByRole('textbox', { name: `Quantity of ${sku}` }).fill('8')
  }
  await packing.getByRole('button', { name: 'Close Carton' }).click()
  await sees(packing.getByText('Everything is packed in 1 handling unit.'))
  await packing.getByRole('button', { name: 'Close', exact: true }).last().click()
  const { units } = await pickListOf(it, order.id)
  const label = await downloaded(floor, () => floor.getByRole('link', { name: /^Label of/ }).click())
  expect(label).toContain('EU TTT')
  expect(label).toContain(units[0]?.sscc)

  await sees(office.getByRole('listitem').filter({ hasText: 'Packing started' }).first())
  await complete('TTT Labelling')
  await complete('Documentation')
  await work()
  await complete('Exported')
  const { shipmentId } = await it.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })
  for (const kind of ['picked_up', 'out_for_delivery'] as const)
    await it.as('manager').call(shipmentsEndpoints.record, { params: { id: shipmentId ?? 0 }, body: { kind } })

  await goOnTo(floor, `/shipments/${shipmentId}?proof=true`)
  const proof = dialog(floor, 'Record Proof of Delivery')
  await proof.getByRole('textbox', { name: 'Received By' }).fill('Marie Nováková')
  const box = await proof.getByRole('img', { name: /^(No signature yet|Signature captured)/ }).boundingBox()
  await floor.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 60)
  await floor.mouse.down()
  await floor.mouse.move((box?.x ?? 0) + 160, (box?.y ?? 0) + 20, { steps: 6 })
  await floor.mouse.up()
  await proof.getByRole('button', { name: 'Record Proof' }).click()
  await sees(toast(floor, 'Proof of Delivery Recorded'))

  const own = await it.visit(`/orders/${order.id}`, 'customer')
  await sees(own.getByRole('link', { name: `packing-list-${order.orderNumber}.pdf` }))
  const list = await downloaded(own, () => own.getByRole('link', { name: `packing-list-${order.orderNumber}.pdf` }).click())
  expect(list).toContain(units[0]?.sscc)
  await goOnTo(own, '/tpd2')
  await row(own, 'Delivered').getByRole('button', { name: 'POD' }).click()
  await sees(dialog(own, 'Proof of Delivery').getByRole('img', { name: 'Signature of Marie Nováková' }))
})

/** The text of a PDF file. */
async function downloaded(page: Page, start: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return (await readPdf(readFileSync(await download.path()))).join(' ')
}
