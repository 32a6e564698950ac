import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../contract/endpoints.ts'
import { orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { mayCall, validQuery } from '../../../tests/support/every-endpoint.ts'
import { anAddress, makeLocation, makeOrder, makePackedUnit, makeReceipt, makeReturn } from '../../../tests/support/factories.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, type TestPerson, urlOf } from '../../../tests/support/test-app.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import { makeDueDocuments } from './make-documents.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

/** What a worker doesn't read of a movement, a receipt and a return. */
const withheld = /Hidden Lane|Secretville|only for the office/
const billingAddress = { ...anAddress, street: '77 Hidden Lane', city: 'Secretville' }
const notes = 'Read only for the office.'

async function textOf(url: string, person: TestPerson): Promise<{ status: number; text: string }> {
  const answer = await fetch((await it.listen()) + url, { headers: { cookie: await it.as(person).cookie() } })
  const isPdf = answer.headers.get('content-type') === 'application/pdf'
  const content = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, text: isPdf ? (await readPdf(content)).join(' ') : content.toString() }
}

/** A movement with all its papers, made and stored. */
async function documented(): Promise<{ id: number; stored: string[] }> {
  const { id } = await makeOrder(it, { billingAddress, notes })
  for (const stage of ['confirmed', 'packaging', 'labelling', 'documented'] as const)
    await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  await makeDueDocuments({ db: it.db, files: testFiles(), log: { info: () => {}, error: () => {} } })
  const made = await it.as('worker').call(orderPapersEndpoints.documents, { params: { id } })
  return { id, stored: made.flatMap(({ url }) => url ?? []) }
}

test('no file that a worker downloads has what a worker doesn’t read, whether printed now or stored', async () => {
  const order = await documented()
  expect(order.stored).toHaveLength(2)
  const rows: Record<string, number> = {
    order: order.id,
    receipt: (await makeReceipt(it, { notes })).id,
    return: (await makeReturn(it, { notes })).id,
    handlingUnit: (await makePackedUnit(it)).unit.id,
    location: (await makeLocation(it)).id,
  }
  const printing = endpoints.filter(
    (each) =>
      each.method === 'GET' && each.answer?.kind === 'pdf' && mayCall(each, 'worker') && (!each.params || (each.row && each.row in rows)),
  )
  const urls = printing.map((endpoint) =>
    urlOf(endpoint, {
      params: { id: rows[endpoint.row ?? ''] ?? 0 },
      query: { ...validQuery(endpoint), ...('ids' in (endpoint.query?.shape ?? {}) && { ids: order.id }) },
    }),
  )
  const read = await Promise.all([...urls, ...order.stored].map(async (url) => ({ url, ...(await textOf(url, 'worker')) })))
  expect(read.filter(({ status }) => status === 200).length).toBeGreaterThan(6)
  expect(read.filter(({ text }) => withheld.test(text)).map(({ url }) => url)).toEqual([])
  // The office prints it.
  expect((await textOf(urlOf(ordersEndpoints.deliveryNote, { params: { id: order.id } }), 'manager')).text).toMatch(withheld)
})
