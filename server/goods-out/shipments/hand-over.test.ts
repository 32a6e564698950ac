import { afterAll, beforeAll, expect, test } from 'vitest'
import { handOverEndpoints } from '../../../contract/goods-out/shipments/hand-over.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { makeShipment } from '../../../tests/support/factories.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

const now = new Date('2026-03-02T23:30:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
afterAll(() => it.close())

const newShipment = async () => (await makeShipment(it)).shipmentId ?? 0
const handOver = (id: number, body: object, headers?: Record<string, string>) =>
  it.as('manager').ask(handOverEndpoints.handOver, { params: { id }, body: body as { carrierName: string }, headers })
const change = (id: number, body: object, headers?: Record<string, string>) =>
  it.as('manager').ask(shipmentsEndpoints.update, { params: { id }, body, headers })
const read = (id: number) => it.as('customer').call(shipmentsEndpoints.get, { params: { id } })

test('a shipment is handed over once, also by two at once; its customer sees who carries it', async () => {
  const id = await newShipment()
  expect(await read(id)).toMatchObject({ carrierName: null, parcels: null, weightKg: null })
  const body = {
    carrierName: ' DHL ',
    carrierService: 'Express',
    carrierTrackingNumber: 'JD0002',
    carrierTrackingUrl: 'https://dhl.example/JD0002',
    parcels: 3,
    weightKg: '12.50',
  }
  const replies = await Promise.all([handOver(id, body), handOver(id, body)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const { trackingNumber, ...shipment } = await read(id)
  expect(shipment).toMatchObject({ ...body, carrierName: 'DHL', weightKg: '12.5', status: 'in_transit' })
  expect(shipment.events.map(({ kind, by }) => [kind, by])).toEqual([
    ['created', null],
    ['picked_up', null],
  ])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'shipment.under-way',
    detail: `${trackingNumber} is in transit.`,
  })
  const found = await it.as('customer').call(shipmentsEndpoints.list, { query: { q: 'jd0002' } })
  expect(found.map((each) => each.id)).toEqual([id])
  expect(await it.as('rival').call(shipmentsEndpoints.list, { query: { q: 'jd0002' } })).toEqual([])
})

test('what is wrong with the carrier is said at its field', async () => {
  const id = await newShipment()
  for (const [field, value] of [
    ['carrierName', ''],
    ['carrierTrackingUrl', 'http://dhl.example'],
    ['carrierTrackingUrl', 'javascript:alert(1)'],
    ['parcels', 0],
    ['parcels', 10_000],
    ['weightKg', '1.2345'],
    ['weightKg', 0],
    ['weightKg', '-1'],
  ] as const)
    expect((await handOver(id, { carrierName: 'DHL', [field]: value })).body).toMatchObject({ status: 400, errors: [{ path: field }] })
  expect((await it.as('customer').ask(handOverEndpoints.handOver, { params: { id }, body: { carrierName: 'DHL' } })).status).toBe(403)
})

test('the fields are corrected later without a status, compared with the version; what isn’t sent stays', async () => {
  const id = await newShipment()
  await change(id, { carrierService: 'Economy', parcels: 2 })
  await handOver(id, { carrierName: 'DHL' })
  const before = await read(id)
  expect(before).toMatchObject({ carrierName: 'DHL', carrierService: 'Economy', parcels: 2 })
  const ifMatch = { 'if-match': `"${before.version}"` }
  expect((await change(id, { weightKg: 7, parcels: null }, ifMatch)).body).toMatchObject({
    parcels: null,
    weightKg: '7',
    carrierName: 'DHL',
  })
  expect((await change(id, { weightKg: 8 }, ifMatch)).status).toBe(412)
  expect((await change(id, { status: 'delivered', carrierTrackingNumber: 'X-1' })).body).toMatchObject({
    status: 'delivered',
    carrierTrackingNumber: 'X-1',
  })
  expect((await change(id, {})).body).toMatchObject({ status: 400, errors: [{ path: 'status' }] })
})

test('the manifest lists what a carrier took on a day of the warehouse, and carriers are offered last used first', async () => {
  const taken = [await newShipment(), await newShipment()]
  for (const id of taken) await handOver(id, { carrierName: 'Speditor', carrierTrackingNumber: `SP-${id}`, parcels: 2, weightKg: 1.25 })
  await handOver(await newShipment(), { carrierName: 'SPEDITOR 2' })
  expect(await it.as('manager').call(handOverEndpoints.carriers)).toEqual(['SPEDITOR 2', 'Speditor', 'DHL'])
  const manifest = (carrier: string, day: string) => it.as('manager').ask(handOverEndpoints.manifest, { query: { carrier, day } })
  expect((await manifest('speditor', '2026-03-03')).body).toMatchObject({
    status: 404,
    detail: 'No shipments were handed over to speditor on 2026-03-03.',
  })
  const response = await it.app.inject({
    url: '/api/shipments/manifest.pdf?carrier=speditor&day=2026-03-02',
    headers: { cookie: await it.as('manager').cookie() },
  })
  const text = (await readPdf(response.rawPayload)).join('\n')
  for (const shown of ['Carrier Manifest', 'Mar 2, 2026', `SP-${taken[0]}`, `SP-${taken[1]}`, '2.5', 'Signature'])
    expect(text).toContain(shown)
  expect((await it.as('customer').ask(handOverEndpoints.carriers)).status).toBe(403)
})
