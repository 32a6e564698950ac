import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { activityDays, dashboardEndpoints, trendPercent } from '../../../contract/insight/dashboard/dashboard.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { type DatedWarehouse, openDatedWarehouse } from '../../../tests/support/dated-warehouse.ts'
import { testPassword } from '../../../tests/support/test-app.ts'

let it: DatedWarehouse
beforeAll(async () => {
  it = await openDatedWarehouse('2026-05-01T12:00:00Z')
})
afterAll(() => it.app.close())

test('figures follow the changes, and each trend shows its figure over 30 days', async () => {
  await it.makeItem('OLD')
  await it.makeOrder('OLD')
  await it.moveOn('2026-06-05T12:00:00Z')
  await it.makeItem('NEW')
  for (const type of ['pick_pack', 'shipment', 'shipment'] as const) await it.makeOrder('NEW', { type })
  const stats = await it.admin.call(dashboardEndpoints.stats)
  expect(stats).toMatchObject({ activeOrders: 4, inventoryItems: 2, tpd2Shipments: 2, customerSatisfaction: null })
  expect(stats.trends.activeOrders).toEqual({ current: 4, previous: 1, course: [1, 1, 1, 1, 1, 1, 1, 1, 1, 4] })
  expect(stats.trends.inventoryItems).toEqual({ current: 2, previous: 1, course: [1, 1, 1, 1, 1, 1, 1, 1, 1, 2] })
  expect(stats.trends.tpd2Shipments).toMatchObject({ current: 2, previous: 0 })
  expect(stats.trends.customerSatisfaction).toMatchObject({ current: 0, previous: 0 })
})

test('inbound and outbound quantities are counted by day, and days without any are 0', async () => {
  await it.admin.call(locationsEndpoints.create, { body: { code: 'DOCK', name: 'Dock', type: 'receiving' } })
  const opened = (await it.admin.call(dashboardEndpoints.activity)).at(-1)?.opening ?? 0
  await it.makeItem('DAILY')
  await it.receive('DAILY', 40)
  const { id } = await it.makeOrder('DAILY', { quantity: 15 })
  await it.moveOn('2026-06-06T00:30:00Z')
  await it.advance(id, 'exported')
  const days = await it.admin.call(dashboardEndpoints.activity)
  expect(days).toHaveLength(activityDays)
  expect(days.slice(-2)).toEqual([
    { day: '2026-06-05', inbound: 1, outbound: 0, inboundUnits: 40, outboundUnits: 0, opening: opened + 100 },
    { day: '2026-06-06', inbound: 0, outbound: 1, inboundUnits: 0, outboundUnits: 15, opening: 0 },
  ])
  expect(days[0]).toEqual({ day: '2026-05-24', inbound: 0, outbound: 0, inboundUnits: 0, outboundUnits: 0, opening: 0 })
})

test('active and completed movements of a customer, and no other’s, are compared with 30 days ago', async () => {
  await it.moveOn('2026-09-01T12:00:00Z')
  const sku = 'TRENDY'
  const { active, completed } = await it.admin.call(dashboardEndpoints.orderTrends)
  await it.makeItem(sku, { quantity: 1000 })
  const earlier = await it.makeOrder(sku)
  await it.advance(earlier.id, 'exported')
  const waiting = await it.makeOrder(sku)
  // Exactly when the trend begins: what happened then had happened before.
  await it.moveOn('2026-10-01T12:00:00Z')
  const borealis = await it.app.signIn('customer@borealis.example', testPassword)
  const after = { active: active.current + 1, completed: completed.current + 1 }
  expect(await it.acme.call(dashboardEndpoints.orderTrends)).toEqual({
    active: { current: after.active, previous: after.active },
    completed: { current: after.completed, previous: after.completed },
  })
  await it.advance(waiting.id, 'exported')
  for (let placed = 0; placed < 3; placed++) await it.makeOrder(sku)
  const dropped = await it.makeOrder(sku)
  await it.admin.call(ordersEndpoints.cancel, { params: { id: dropped.id }, body: {} })
  const own = {
    active: { current: after.active + 2, previous: after.active },
    completed: { current: after.completed + 1, previous: after.completed },
  }
  expect(await it.acme.call(dashboardEndpoints.orderTrends)).toEqual(own)
  expect(await it.admin.call(dashboardEndpoints.orderTrends, { query: { customerId: 1 } })).toEqual(own)
  expect(await it.admin.call(dashboardEndpoints.orderTrends)).toEqual(own)
  expect((await it.admin.call(dashboardEndpoints.stats)).trends.activeOrders).toMatchObject(own.active)
  const nothing = { active: { current: 0, previous: 0 }, completed: { current: 0, previous: 0 } }
  expect(await borealis.call(dashboardEndpoints.orderTrends)).toEqual(nothing)
  expect(await borealis.call(dashboardEndpoints.orderTrends, { query: { customerId: 1 } })).toEqual(nothing)
})

test('a zone adds up its aisles, whose codes differ in the last part; it is unlimited when one of them is', async () => {
  const addLocation = (code: string, zone: string, capacity: number | null, type?: 'receiving') =>
    it.admin.call(locationsEndpoints.create, { body: { code, name: code, zone, capacity, type } })
  await addLocation('N-1-01', 'North', 100)
  await addLocation('N-1-02', 'North', 50)
  await addLocation('N-2-01', 'North', 50)
  await addLocation('S01', 'South', null, 'receiving')
  await it.makeItem('ZONED', { location: 'N-1-02', quantity: 30 })
  const zones = await it.admin.call(dashboardEndpoints.zones)
  expect(zones.filter(({ zone }) => zone !== 'No zone')).toEqual([
    {
      zone: 'North',
      locations: 3,
      occupancy: 30,
      capacity: 200,
      isStorage: true,
      aisles: [
        { code: 'N-1', locations: 2, occupancy: 30, capacity: 150 },
        { code: 'N-2', locations: 1, occupancy: 0, capacity: 50 },
      ],
    },
    {
      zone: 'South',
      locations: 1,
      occupancy: 0,
      capacity: null,
      isStorage: false,
      aisles: [{ code: 'S', locations: 1, occupancy: 0, capacity: null }],
    },
  ])
})

test('a percentage trend is rounded half up, and is null when the earlier value is 0', () => {
  expect(trendPercent({ current: 3, previous: 1 })).toBe(200)
  expect(trendPercent({ current: 1, previous: 3 })).toBe(-66.7)
  expect(trendPercent({ current: 5, previous: 0 })).toBeNull()
})
