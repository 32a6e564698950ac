import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import type { newShipmentEvent } from '../../../contract/goods-out/shipments/shipment-events.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { makeShipment } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { delayLateShipments } from './delay-shipments.ts'

const hour = 3_600_000
let now = new Date('2026-03-02T12:00:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
beforeEach(async () => {
  // Sessions end while nobody asks.
  for (const person of ['admin', 'manager', 'customer', 'rival'] as const) await beginSession(it.db, person)
})
afterAll(() => it.close())

async function exported(): Promise<number> {
  return (await makeShipment(it)).shipmentId ?? 0
}

const record = (id: number, body: z.input<typeof newShipmentEvent>) =>
  it.as('manager').ask(shipmentsEndpoints.record, { params: { id }, body })
const read = (id: number) => it.as('customer').call(shipmentsEndpoints.get, { params: { id } })

test('a shipment is picked up first, is delayed by an exception until it moves on, and after its delivery only comes back', async () => {
  const id = await exported()
  const { trackingNumber } = await read(id)
  expect((await record(id, { kind: 'delivered' })).body).toMatchObject({
    status: 409,
    detail: `${trackingNumber} hasn't been picked up yet. Record the pickup first.`,
  })
  expect((await record(id, { kind: 'picked_up', place: 'Dock 5' })).body).toMatchObject({ status: 'in_transit' })
  expect((await record(id, { kind: 'picked_up' })).body).toMatchObject({
    status: 409,
    detail: `${trackingNumber} is on its way: 'Picked up' can't be recorded.`,
  })
  expect((await record(id, { kind: 'exception', notes: 'Held at the border' })).body).toMatchObject({ status: 'delayed' })
  expect((await record(id, { kind: 'arrived', place: 'Nürnberg DE' })).body).toMatchObject({ status: 'in_transit' })
  expect((await record(id, { kind: 'delivered' })).body).toMatchObject({ status: 'delivered', actualDelivery: now.toISOString() })
  expect((await record(id, { kind: 'departed' })).body).toMatchObject({
    status: 409,
    detail: `${trackingNumber} has been delivered. Only its return can be recorded.`,
  })
  expect((await record(id, { kind: 'returned' })).body).toMatchObject({ status: 'returned', actualDelivery: now.toISOString() })
  expect((await record(id, { kind: 'returned' })).status).toBe(409)
  const { events } = await it.as('manager').call(shipmentsEndpoints.get, { params: { id } })
  expect(events.map(({ kind, place, by }) => [kind, place, by])).toEqual([
    ['created', 'Warehouse', 'Ada'],
    ['picked_up', 'Dock 5', 'manager'],
    ['exception', null, 'manager'],
    ['arrived', 'Nürnberg DE', 'manager'],
    ['delivered', null, 'manager'],
    ['returned', null, 'manager'],
  ])
})

test('an event is recorded with the time at which it happened: neither in the future nor before the last one', async () => {
  const id = await exported()
  now = new Date(now.getTime() + 5 * hour)
  const at = new Date(now.getTime() - hour)
  expect((await record(id, { kind: 'picked_up', at: at.toISOString() })).body).toMatchObject({ events: [{}, { at: at.toISOString() }] })
  expect((await record(id, { kind: 'departed', at: new Date(at.getTime() - 1).toISOString() })).body).toMatchObject({
    status: 400,
    errors: [{ path: 'at', message: expect.stringContaining("'Picked up'") }],
  })
  expect((await record(id, { kind: 'departed', at: new Date(now.getTime() + 1).toISOString() })).body).toMatchObject({
    status: 400,
    errors: [{ path: 'at' }],
  })
  expect((await record(id, { kind: 'delivered', at: at.toISOString().replace('Z', '+00:00') })).status).toBe(201)
})

test('a status stands for its event; an estimated delivery is changed by one', async () => {
  const id = await exported()
  const change = (body: object) => it.as('manager').ask(shipmentsEndpoints.update, { params: { id }, body })
  expect((await change({ status: 'delivered' })).status).toBe(409)
  for (const status of ['in_transit', 'delayed'] as const) expect((await change({ status })).body).toMatchObject({ status })
  for (const body of [{}, { status: 'delivered', estimatedDelivery: now.toISOString() }, { estimatedDelivery: 'soon' }])
    expect((await change(body)).status).toBe(400)
  const estimatedDelivery = new Date(now.getTime() + 48 * hour).toISOString()
  expect((await change({ estimatedDelivery, notes: 'New slot' })).body).toMatchObject({ status: 'in_transit', estimatedDelivery })
  expect((await change({ status: 'delivered' })).body).toMatchObject({ status: 'delivered' })
  expect((await change({ estimatedDelivery })).status).toBe(409)
  expect((await read(id)).events.map(({ kind }) => kind)).toEqual(['created', 'picked_up', 'exception', 'rescheduled', 'delivered'])
})

test('a shipment in transit that is past its estimated delivery becomes delayed, and staff and its customer are told once', async () => {
  const id = await exported()
  const waiting = await exported()
  await record(id, { kind: 'picked_up' })
  now = new Date(now.getTime() + 72 * hour - 60_000)
  expect(await delayLateShipments(it.db)).toBe(0)
  now = new Date(now.getTime() + 2 * 60_000)
  const delayed = await Promise.all([delayLateShipments(it.db), delayLateShipments(it.db)])
  expect(delayed.reduce((sum, each) => sum + each, 0)).toBe(1)
  for (const person of ['admin', 'customer', 'rival'] as const) await beginSession(it.db, person)
  const shipment = await read(id)
  expect(shipment).toMatchObject({ status: 'delayed' })
  expect(shipment.events.at(-1)).toMatchObject({ kind: 'delayed', by: 'Tallyhouse' })
  expect((await read(waiting)).status).toBe('created')
  for (const person of ['admin', 'customer'] as const) {
    const told = await it.as(person).call(notificationsEndpoints.list)
    expect(told.filter(({ subjectType, subjectId }) => subjectType === 'shipment' && subjectId === id)).toMatchObject([
      { title: 'Shipment delayed', message: expect.stringContaining(shipment.trackingNumber) },
    ])
  }
  expect(await it.as('rival').call(notificationsEndpoints.list)).toEqual([])
  await beginSession(it.db, 'manager')
  expect((await record(id, { kind: 'arrived' })).body).toMatchObject({ status: 'delayed' })
  expect(await delayLateShipments(it.db)).toBe(0)
  await it.as('manager').call(shipmentsEndpoints.update, {
    params: { id },
    body: { estimatedDelivery: new Date(now.getTime() + hour).toISOString() },
  })
  expect((await read(id)).status).toBe('in_transit')
})

test('a shipment without a movement needs only a customer', async () => {
  const made = await it.as('manager').call(shipmentsEndpoints.create, { body: { customerId: 2 } })
  expect(made).toMatchObject({
    customerId: 2,
    orderId: null,
    orderNumber: null,
    serviceType: 'Standard',
    origin: 'Warehouse',
    destination: 'Customer',
    status: 'created',
    estimatedDelivery: new Date(now.getTime() + 72 * hour).toISOString(),
    events: [{ kind: 'created' }],
  })
  expect(made.trackingNumber).toMatch(/^TRK-[2-9A-Z]{10}$/)
  expect((await it.as('manager').ask(shipmentsEndpoints.create, { body: { customerId: 999_999 } })).body).toMatchObject({
    status: 400,
    errors: [{ path: 'customerId' }],
  })
  expect((await it.as('customer').ask(shipmentsEndpoints.get, { params: { id: made.id } })).status).toBe(404)
})

test('the figures count what the viewer may see; late is what is delayed or was delivered late', async () => {
  const before = await it.as('customer').call(shipmentsEndpoints.figures)
  const [intime, late] = [await exported(), await exported()]
  for (const id of [intime, late]) await record(id, { kind: 'picked_up' })
  await record(intime, { kind: 'delivered' })
  now = new Date(now.getTime() + 73 * hour)
  for (const person of ['manager', 'customer', 'rival', 'admin'] as const) await beginSession(it.db, person)
  await record(late, { kind: 'delivered' })
  expect(await it.as('customer').call(shipmentsEndpoints.figures)).toEqual({
    ...before,
    delivered: before.delivered + 2,
    onTime: { count: before.onTime.count + 1, of: before.onTime.of + 2 },
    onTimeDelivery: { count: before.onTimeDelivery.count + 1, of: before.onTimeDelivery.of + 2 },
  })
  expect(await it.as('admin').call(shipmentsEndpoints.figures, { query: { customerId: 1 } })).toEqual(
    await it.as('customer').call(shipmentsEndpoints.figures),
  )
  expect(await it.as('rival').call(shipmentsEndpoints.figures)).toEqual({
    inTransit: 0,
    delivered: 0,
    delayed: 0,
    onTime: { count: 0, of: 0 },
    onTimeDelivery: { count: 0, of: 0 },
  })
})

test('delivered by the estimated delivery counts as on time, to the millisecond, and what came back as neither', async () => {
  const due = async (id: number) => (await read(id)).estimatedDelivery ?? ''
  const [early, punctual, late, back] = [await exported(), await exported(), await exported(), await exported()]
  for (const id of [early, punctual, late, back]) await record(id, { kind: 'picked_up' })
  now = new Date(Date.parse(await due(back)) + 1000)
  for (const person of ['manager', 'customer', 'rival', 'admin'] as const) await beginSession(it.db, person)
  await record(early, { kind: 'delivered', at: new Date(Date.parse(await due(early)) - hour).toISOString() })
  await record(punctual, { kind: 'delivered', at: await due(punctual) })
  await record(late, { kind: 'delivered', at: new Date(Date.parse(await due(late)) + 1).toISOString() })
  for (const kind of ['delivered', 'returned'] as const) await record(back, { kind, at: await due(back) })
  expect((await read(late)).actualDelivery).not.toBe(await due(late))

  const delivered = (await it.as('customer').call(shipmentsEndpoints.list)).filter(({ status }) => status === 'delivered')
  const onTime = delivered.filter(({ actualDelivery, estimatedDelivery: eta }) => !eta || (actualDelivery ?? '') <= eta)
  expect(onTime.map(({ id }) => id)).toEqual(expect.arrayContaining([early, punctual]))
  expect(onTime.map(({ id }) => id)).not.toContain(late)
  const figure = { count: onTime.length, of: delivered.length }
  expect(await it.as('customer').call(shipmentsEndpoints.figures)).toMatchObject({ onTimeDelivery: figure })
  expect(await it.as('manager').call(shipmentsEndpoints.figures, { query: { customerId: 1 } })).toMatchObject({ onTimeDelivery: figure })
})

test('a search finds a status by its words', async () => {
  const all = await it.as('customer').call(shipmentsEndpoints.list)
  const numbers = async (q: string) =>
    (await it.as('customer').call(shipmentsEndpoints.list, { query: { q } })).map((s) => s.trackingNumber)
  const onTheWay = all.filter(({ status }) => status === 'in_transit').map(({ trackingNumber }) => trackingNumber)
  expect(onTheWay.length).toBeGreaterThan(0)
  for (const q of ['In Transit', 'in_transit', 'transit']) expect(await numbers(q)).toEqual(onTheWay)
  expect(await numbers('ransit')).toEqual([])
})

test('shipments are found by the status of their movements', async () => {
  const id = await exported()
  const found = async (orderStatus: 'completed' | 'pending') =>
    (await it.as('customer').call(shipmentsEndpoints.list, { query: { orderStatus } })).map((shipment) => shipment.id)
  expect(await found('completed')).toContain(id)
  expect(await found('pending')).toEqual([])
})

test('a delay has a reason and may have a new day, until which the shipment stays delayed; an exception may have a reason', async () => {
  const id = await exported()
  expect((await record(id, { kind: 'delayed', reason: 'weather' })).status).toBe(409)
  await record(id, { kind: 'picked_up' })
  expect((await record(id, { kind: 'delayed' })).body).toMatchObject({ status: 400, errors: [{ path: 'reason' }] })
  expect((await record(id, { kind: 'arrived', reason: 'weather' })).body).toMatchObject({ status: 400, errors: [{ path: 'reason' }] })
  const estimatedDelivery = new Date(now.getTime() + 48 * hour).toISOString()
  const past = await record(id, { kind: 'delayed', reason: 'weather', estimatedDelivery: now.toISOString() })
  expect(past.body).toMatchObject({ status: 400, errors: [{ path: 'estimatedDelivery' }] })
  expect((await record(id, { kind: 'delayed', reason: 'weather', estimatedDelivery })).body).toMatchObject({
    status: 'delayed',
    estimatedDelivery,
  })
  expect((await record(id, { kind: 'departed' })).body).toMatchObject({ status: 'in_transit' })
  expect((await record(id, { kind: 'exception', reason: 'customs' })).body).toMatchObject({ status: 'delayed' })
  expect((await record(id, { kind: 'delayed', reason: 'carrier' })).body).toMatchObject({ status: 'delayed', estimatedDelivery })
  expect((await read(id)).events.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['created', null],
    ['picked_up', null],
    ['rescheduled', null],
    ['delayed', 'weather'],
    ['departed', null],
    ['exception', 'customs'],
    ['delayed', 'carrier'],
  ])
})
