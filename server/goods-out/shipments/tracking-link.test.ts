import { afterAll, beforeAll, expect, test } from 'vitest'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { trackingLinksEndpoints } from '../../../contract/goods-out/shipments/tracking-links.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { makeShipment } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
let now = new Date('2026-03-02T12:00:00Z')
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
afterAll(() => it.close())

const follow = (token: string) => it.anyone.ask(trackingLinksEndpoints.follow, { params: { id: token } })

test('whoever has the link of a shipment sees where it is, and nothing of who ordered, sent or handled it', async () => {
  const { shipmentId, order } = await makeShipment(it)
  const params = { id: shipmentId ?? 0 }
  await it
    .as('manager')
    .call(shipmentsEndpoints.record, { params, body: { kind: 'picked_up', place: 'Rotterdam, NL', notes: 'Seal 0082117' } })
  await it.as('manager').call(shipmentsEndpoints.record, { params, body: { kind: 'delayed', reason: 'weather' } })
  await it.as('admin').call(settingsEndpoints.updateOperator, { body: { name: 'Rotterdam Warehousing', address: null, email: null } })
  const { trackingToken, trackingNumber, estimatedDelivery } = await it
    .as('customer')
    .call(trackingLinksEndpoints.create, { params, body: {} })
  expect(trackingToken).toMatch(/^[\w-]{22}$/)
  const answer = await follow(trackingToken ?? '')
  expect(answer.body).toEqual({
    ...{
      trackingNumber,
      estimatedDelivery,
      actualDelivery: null,
      withdrawnAt: null,
      status: 'delayed',
      origin: 'Warehouse',
      destination: 'Rotterdam, NL',
    },
    events: [
      { kind: 'created', at: expect.any(String), place: 'Warehouse', reason: null },
      { kind: 'picked_up', at: expect.any(String), place: 'Rotterdam, NL', reason: null },
      { kind: 'delayed', at: expect.any(String), place: null, reason: 'weather' },
    ],
    operator: { name: 'Rotterdam Warehousing', hasLogo: false },
  })
  expect((await it.anyone.ask(trackingLinksEndpoints.logo, { params: { id: trackingToken ?? '' } })).status).toBe(404)
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

test('a link ends 30 days after the delivery, and 180 days after the last event of a shipment that never arrives', async () => {
  const make = async () => {
    const params = { id: (await makeShipment(it)).shipmentId ?? 0 }
    const { trackingToken } = await it.as('manager').call(trackingLinksEndpoints.create, { params, body: {} })
    return { params, follow: async () => (await follow(trackingToken ?? '')).status }
  }
  const [delivered, lost] = [await make(), await make()]
  for (const status of ['in_transit', 'delivered'] as const)
    await it.as('manager').call(shipmentsEndpoints.update, { params: delivered.params, body: { status } })
  const day = 86_400_000
  now = new Date(now.getTime() + 29 * day)
  expect([await delivered.follow(), await lost.follow()]).toEqual([200, 200])
  now = new Date(now.getTime() + 2 * day)
  expect([await delivered.follow(), await lost.follow()]).toEqual([404, 200])
  now = new Date(now.getTime() + 150 * day)
  expect([await delivered.follow(), await lost.follow()]).toEqual([404, 404])
})

test('one address follows links 120 times in a minute, and no other is affected', async () => {
  now = new Date(now.getTime() + 60_000)
  const from = (address: string) => it.app.inject({ method: 'GET', url: `/api/track/${'x'.repeat(22)}`, remoteAddress: address })
  for (let n = 0; n < 120; n++) expect((await from('203.0.113.7')).statusCode).toBe(404)
  const refused = await from('203.0.113.7')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBe(60)
  expect((await from('203.0.113.8')).statusCode).toBe(404)
  now = new Date(now.getTime() + 60_000)
  expect((await from('203.0.113.7')).statusCode).toBe(404)
})
