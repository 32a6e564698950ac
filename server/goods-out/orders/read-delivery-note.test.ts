import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { makeShipment } from '../../../tests/support/factories.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function note(id: number, person: TestPerson) {
  const response = await fetch(`${await app.listen()}/api/orders/${id}/delivery-note.pdf`, {
    headers: { cookie: await app.as(person).cookie() },
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('the delivery note of a movement has its lines, its destination and the shipment', async () => {
  const { order } = await makeShipment(app)
  const { response, bytes } = await note(order.id, 'customer')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="delivery-note-${order.orderNumber}.pdf"`)
  const [page = ''] = await readPdf(bytes)
  for (const text of [order.orderNumber, order.items[0]?.sku ?? '–', order.shippingAddress.street, 'TRK-', 'Received by'])
    expect(page).toContain(text)
  expect((await note(order.id, 'rival')).response.status).toBe(404)
})

test('the delivery note of an unknown movement answers 404', async () => {
  expect((await app.as('admin').ask(ordersEndpoints.deliveryNote, { params: { id: 999 } })).status).toBe(404)
})
