import { afterAll, beforeAll, expect, test } from 'vitest'
import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { trackingLinksEndpoints } from '../../contract/tracking-links.ts'
import { makeShipment } from '../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const follow = (token: string) => it.anyone.ask(trackingLinksEndpoints.follow, { params: { id: token } })

test('whoever has the link of a shipment sees where it is, and nothing of who ordered, sent or handled it', async () => {
  const { shipmentId, order } = await makeShipment(it)
  const params = { id: shipmentId ?? 0 }
  await it
    .as('manager')
    .call(shipmentsEndpoints.record, { params, body: { kind: 'picked_up', place: 'Rotterdam, NL', notes: 'Seal 0082117' } })
  const { trackingToken, trackingNumber, estimatedDelivery } = await it
    .as('customer')
    .call(trackingLinksEndpoints.create, { params, body: {} })
  expect(trackingToken).toMatch(/^[\w-]{22}$/)
  const answer = await follow(trackingToken ?? '')
  expect(answer.body).toEqual({
    ...{ trackingNumber, estimatedDelivery, actualDelivery: null, status: 'in_transit', origin: 'Warehouse', destination: 'Rotterdam, NL' },
    events: [
      { kind: 'created', at: expect.any(String), place: 'Warehouse' },
      { kind: 'picked_up', at: expect.any(String), place: 'Rotterdam, NL' },
    ],
  })
  for (const secret of ['Acme', 'manager', 'Ada', 'Seal', order.orderNumber]) expect(answer.text).not.toContain(secret)
})

test('a link stays the same until it is withdrawn; then it answers nobody, and the next one is another', async () => {
  const params = { id: (await makeShipment(it)).shipmentId ?? 0 }
  const share = () => it.as('manager').call(trackingLinksEndpoints.create, { params, body: {} })
  const { trackingToken: first } = await share()
  expect((await share()).trackingToken).toBe(first)
  expect(await it.as('customer').call(trackingLinksEndpoints.withdraw, { params })).toMatchObject({ trackingToken: null })
  expect(await follow(first ?? '')).toMatchObject({ status: 404, body: { code: 'shipment.no-link' } })
  expect((await share()).trackingToken).not.toBe(first)
  expect((await follow('x'.repeat(22))).status).toBe(404)
  for (const nonsense of ['null', '0', `${first}x`]) expect((await follow(nonsense)).status).toBe(400)
})
