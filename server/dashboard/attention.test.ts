import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AttentionKind, mostAttentionRows } from '../../contract/attention.ts'
import { dashboardEndpoints } from '../../contract/dashboard.ts'
import { inventoryEndpoints } from '../../contract/inventory.ts'
import { locationsEndpoints } from '../../contract/locations.ts'
import { ordersEndpoints } from '../../contract/orders.ts'
import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { trackingStages } from '../../contract/tracking-stages.ts'
import { anAddress } from '../../tests/support/factories.ts'
import { type Caller, openTestApp, type TestApp, testPassword } from '../../tests/support/test-app.ts'
import { system } from '../viewer.ts'

let app: TestApp
let admin: Caller
let acme: Caller
let now = new Date('2026-05-01T12:00:00Z')

beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
  await moveOn('2026-05-01T12:00:00Z')
})
afterAll(() => app.close())

/** Sessions expire, so each new time begins with a sign-in. */
async function moveOn(time: string) {
  now = new Date(time)
  admin = await app.signIn('admin', testPassword)
  acme = await app.signIn('customer@acme.example', testPassword)
}

async function attentionOf(caller: Caller, customerId?: number) {
  const found = await caller.call(dashboardEndpoints.attention, { query: { customerId } })
  return Object.fromEntries(found.map(({ kind, count, rows }) => [kind, { count, codes: rows.map(({ code }) => code) }])) as Partial<
    Record<AttentionKind, { count: number; codes: string[] }>
  >
}

const makeItem = (sku: string, fields: { quantity?: number; customerId?: number; lotNumber?: string; location?: string } = {}) =>
  admin.call(inventoryEndpoints.create, { body: { sku, name: `Item ${sku}`, customerId: 1, quantity: 100, ...fields } })

const makeOrder = (sku: string, fields: { customerId?: number; quantity?: number } = {}) =>
  admin.call(ordersEndpoints.create, {
    body: {
      customerId: fields.customerId ?? 1,
      items: [{ sku, quantity: fields.quantity ?? 1 }],
      billingAddress: anAddress,
      shippingAddress: anAddress,
    },
  })

async function advance(id: number, until: (typeof trackingStages)[number]) {
  for (const stage of trackingStages.slice(1, trackingStages.indexOf(until) + 1)) {
    await admin.call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  }
}

const expire = (lotNumber: string, on: string) =>
  app.db.transaction(system, (trx) => trx.sql.updateTable('lots').set({ expires_on: on }).where('lot_number', '=', lotNumber).execute())

test('of an empty warehouse nothing needs attention', async () => {
  expect(await attentionOf(admin)).toEqual({})
  expect(await attentionOf(acme)).toEqual({})
})

test('a shipment is late from its estimated delivery until it is delivered', async () => {
  await makeItem('LATE-1')
  await makeItem('LATE-2', { customerId: 2 })
  const [own, foreign] = [await makeOrder('LATE-1'), await makeOrder('LATE-2', { customerId: 2 })]
  for (const { id } of [own, foreign]) await advance(id, 'exported')
  await moveOn('2026-05-04T11:59:00Z')
  expect((await attentionOf(admin)).late_shipment).toBeUndefined()
  await moveOn('2026-05-04T12:01:00Z')
  expect((await attentionOf(admin)).late_shipment).toEqual({ count: 2, codes: [own.orderNumber, foreign.orderNumber] })
  const late = (await acme.call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'late_shipment')
  expect(late).toMatchObject({ count: 1, rows: [{ orderId: own.id, itemId: null, at: '2026-05-04T12:00:00.000Z', name: 'Rotterdam, NL' }] })
  expect(await attentionOf(admin, 1)).toEqual(await attentionOf(acme))

  const { shipmentId } = await admin.call(ordersEndpoints.get, { params: { id: own.id } })
  await admin.call(shipmentsEndpoints.update, { params: { id: shipmentId ?? 0 }, body: { status: 'delivered' } })
  expect((await attentionOf(admin)).late_shipment).toEqual({ count: 1, codes: [foreign.orderNumber] })
  expect(await attentionOf(acme)).toEqual({})
})

test('an open movement without an assignee needs one after a day; customers are not told', async () => {
  await makeItem('ASSIGN')
  const [waiting, assigned] = [await makeOrder('ASSIGN'), await makeOrder('ASSIGN')]
  await admin.call(ordersEndpoints.update, { params: { id: assigned.id }, body: { assignedTo: 1 } })
  expect((await attentionOf(admin)).unassigned_movement).toBeUndefined()
  await moveOn('2026-05-05T12:02:00Z')
  expect((await attentionOf(admin)).unassigned_movement).toEqual({ count: 1, codes: [waiting.orderNumber] })
  expect(await attentionOf(acme)).toEqual({})
  for (const { id } of [waiting, assigned]) await admin.call(ordersEndpoints.cancel, { params: { id }, body: {} })
  expect((await attentionOf(admin)).unassigned_movement).toBeUndefined()
})

test('a lot is expiring within 30 days of the warehouse, and no longer once it has expired or is gone', async () => {
  for (const [sku, customerId] of [
    ['EXP-30', 1],
    ['EXP-31', 1],
    ['EXP-0', 2],
    ['EXP-PAST', 1],
    ['EXP-GONE', 1],
  ] as const) {
    await makeItem(sku, { lotNumber: sku, customerId, quantity: sku === 'EXP-GONE' ? 0 : 40 })
  }
  for (const [lot, day] of [
    ['EXP-30', '2026-06-04'],
    ['EXP-31', '2026-06-05'],
    ['EXP-0', '2026-05-05'],
    ['EXP-PAST', '2026-05-04'],
    ['EXP-GONE', '2026-05-20'],
  ] as const)
    await expire(lot, day)
  expect((await attentionOf(admin)).expiring_lot).toEqual({ count: 2, codes: ['EXP-0', 'EXP-30'] })
  const own = await acme.call(dashboardEndpoints.attention)
  expect(own.find(({ kind }) => kind === 'expiring_lot')?.rows).toMatchObject([
    { code: 'EXP-30', lot: 'EXP-30', quantity: 40, expiresOn: '2026-06-04' },
  ])
  expect((await attentionOf(acme)).out_of_stock).toEqual({ count: 1, codes: ['EXP-GONE'] })
})

test('a movement is short when what it holds has expired and its item has no other stock', async () => {
  await admin.call(locationsEndpoints.create, { body: { code: 'SH-1', name: 'SH-1' } })
  const { id } = await makeItem('SHORT', { lotNumber: 'SHORT-A', quantity: 50, location: 'SH-1' })
  const [pending, started] = [await makeOrder('SHORT', { quantity: 20 }), await makeOrder('SHORT', { quantity: 5 })]
  await advance(started.id, 'confirmed')
  await expire('SHORT-A', '2026-05-06')
  expect((await attentionOf(admin)).short_movement).toBeUndefined()
  await moveOn('2026-05-07T12:00:00Z')
  expect((await attentionOf(admin)).short_movement).toEqual({ count: 2, codes: [pending.orderNumber, started.orderNumber] })
  expect((await attentionOf(acme)).short_movement).toBeUndefined()
  // Other stock helps the one whose confirmation reserves anew, not the one that is on the floor.
  await admin.call(inventoryEndpoints.adjust, {
    params: { id },
    body: { adjustment: 20, reason: 'Found', location: 'SH-1', lot: 'SHORT-B' },
  })
  const short = (await admin.call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'short_movement')
  expect(short).toMatchObject({ count: 1, rows: [{ orderId: started.id, quantity: 5, name: 'Acme Imports' }] })
})

test('staff hear of items that run low under open movements; customers of all their low items', async () => {
  await makeItem('RUNNING', { quantity: 30 })
  await makeItem('LOW', { quantity: 4 })
  const [order] = [await makeOrder('RUNNING', { quantity: 20 })]
  const row = (await admin.call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'running_low')?.rows
  expect(row).toContainEqual(expect.objectContaining({ code: 'RUNNING', quantity: 10 }))
  expect(row?.map(({ code }) => code)).not.toContain('LOW')
  expect((await attentionOf(acme)).low_stock?.codes).toEqual(['LOW'])
  const { lowStock } = await acme.call(inventoryEndpoints.summary)
  expect((await attentionOf(acme)).low_stock?.count).toBe(lowStock)
  await admin.call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  expect((await attentionOf(admin)).running_low?.codes ?? []).not.toContain('RUNNING')
})

test('of many only the first rows are sent, with the count of all', async () => {
  for (let n = 0; n < mostAttentionRows + 3; n++) await makeItem(`OUT-${String(n).padStart(2, '0')}`, { quantity: 0, customerId: 2 })
  const out = (await attentionOf(await app.signIn('customer@borealis.example', testPassword))).out_of_stock
  expect(out?.count).toBe(mostAttentionRows + 3)
  expect(out?.codes).toHaveLength(mostAttentionRows)
  expect(out?.codes[0]).toBe('OUT-00')
})
