import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostPrintedOrders, type PrintedPaper, printOrdersEndpoints } from '../../../contract/goods-out/order-papers/print-orders.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { makeHandlingUnit, makeOrder } from '../../../tests/support/factories.ts'
import { makeConfirmedOrder, pickEverything, setCompanyPrefix } from '../../../tests/support/pick-cases.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, urlOf } from '../../../tests/support/test-app.ts'

let it: TestApp
let address: string
beforeAll(async () => {
  it = await openTestApp()
  address = await it.listen()
  await setCompanyPrefix(it)
})
afterAll(() => it.close())

const printed = (ids: number[], ...papers: PrintedPaper[]) => ({ query: { ids, papers } })

async function pagesOf(ids: number[], ...papers: PrintedPaper[]): Promise<string[]> {
  const answer = await fetch(address + urlOf(printOrdersEndpoints.print, printed(ids, ...papers)), {
    headers: { cookie: await it.as('manager').cookie() },
  })
  expect(answer.status).toBe(200)
  return (await readPdf(Buffer.from(await answer.arrayBuffer()))).map((page) => page.replace(/\s+/g, ' '))
}

/** A movement in two cartons. */
async function makePackedOrder() {
  const { id, orderNumber } = await makeConfirmedOrder(it)
  let [line] = (await pickEverything(it, id)).picked
  const sku = line?.sku ?? ''
  const ssccs: string[] = []
  for (const quantity of [6, 4]) {
    const list = await it
      .as('manager')
      .call(pickingEndpoints.pack, { params: { id }, body: { lines: [{ line: line?.id ?? 0, quantity }] } })
    ssccs.push(list.units.at(-1)?.sscc ?? '')
    line = list.picked.find(({ sscc }) => sscc === null)
  }
  return { id, orderNumber, sku, ssccs }
}

test('papers of movements are one file, movement by movement, with page numbers of their own', async () => {
  const [one, two] = [await makePackedOrder(), await makePackedOrder()]
  const pages = await pagesOf([two.id, one.id, two.id], 'label', 'delivery_note', 'packing_list')
  const expected = [two, one].flatMap(({ orderNumber, ssccs }) => [
    [`Packing List ${orderNumber}`, 'Page 1 of 1'],
    [`Delivery Note ${orderNumber}`, 'Page 1 of 1'],
    ...ssccs.map((sscc) => [`SSCC ${sscc}`, `ORDER ${orderNumber}`]),
  ])
  expect(pages).toHaveLength(expected.length)
  for (const [n, parts] of expected.entries()) for (const part of parts) expect(pages[n], `page ${n}`).toContain(part)
})

test('the label of a unit that left says what was in it', async () => {
  const { id, sku } = await makePackedOrder()
  for (const stage of ['labelling', 'documented', 'exported'] as const)
    await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  const pages = await pagesOf([id], 'label')
  expect(pages).toHaveLength(2)
  for (const [n, quantity] of ['6 EA', '4 EA'].entries()) for (const part of [sku, quantity]) expect(pages[n]).toContain(part)
})

test('a movement that isn’t there, too many of them, none packed, and other people are refused', async () => {
  const { id } = await makeOrder(it)
  await makeHandlingUnit(it)
  const ask = (by: 'manager' | 'customer', ids: number[]) => it.as(by).ask(printOrdersEndpoints.print, printed(ids, 'label'))
  expect(await ask('manager', [id])).toMatchObject({ status: 409, body: { code: 'print.no-labels' } })
  expect(await ask('manager', [id, 999_999])).toMatchObject({ status: 404, body: { code: 'order.not-found' } })
  const many = Array.from({ length: mostPrintedOrders + 1 }, (_, n) => n + 1)
  expect(await ask('manager', many)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'ids', message: 'must be at most 50 movements' }] },
  })
  expect((await ask('customer', [id])).status).toBe(403)
  expect((await it.anyone.ask(printOrdersEndpoints.print, printed([id], 'label'))).status).toBe(401)
})
