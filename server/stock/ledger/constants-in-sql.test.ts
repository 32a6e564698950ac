import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newOrder } from '../../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { shipmentStatuses } from '../../../contract/goods-out/shipments/shipment-events.ts'
import { newCustomer } from '../../../contract/people/customers/customers.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { trackingForm } from '../../../contract/platform/codes/tracking-form.ts'
import { recordElsewhere } from '../../../contract/platform/problems/define.ts'
import { inventoryEndpoints, newInventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { defaultLowStockThreshold } from '../../../contract/stock/inventory/stock-status.ts'
import { locations, locationTypes, promisableLocationTypes } from '../../../contract/stock/locations/locations.ts'
import { makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

// What SQL repeats of the contract: tests/status-words.test.ts compares the words of columns, and the tests here the rest.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

describe('the threshold of an item without one', () => {
  test.each([
    [defaultLowStockThreshold + 1, 1],
    [defaultLowStockThreshold + 2, 0],
  ])('a fall by one from %d gives %d notification', async (quantity, notifications) => {
    const { id } = await makeItem(it, { quantity, lowStockThreshold: null })
    await it.as('manager').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: -1, reason: 'Broken' } })
    const told = await it.as('customer').call(notificationsEndpoints.list)
    expect(told.filter((each) => each.subjectType === 'inventory' && each.subjectId === id)).toHaveLength(notifications)
  })
})

test('SQL reserves at the location types that the contract names', async () => {
  for (const type of locationTypes) await makeLocation(it, { type })
  const promisable = await it.db.read(system, (on) =>
    on.selectFrom('locations').select('type').distinct().where('is_promisable', '=', true).execute(),
  )
  expect(promisable.map(({ type }) => type).sort()).toEqual([...promisableLocationTypes].sort())
})

test('the ids of the built-in locations are those in the table, and the virtual ones are recognised', async () => {
  const { rows } = await it.db.read(system, (on) =>
    sql<{ code: string }>`
      select code from locations
      where (is_built_in and built_in_location(code) is distinct from id) or is_virtual_location(id) is distinct from is_virtual`.execute(
      on,
    ),
  )
  expect(rows).toEqual([])
})

test('SQL drops the same characters of a tracking number as the contract', async () => {
  const codes = [...Array(0x3200).keys(), ...[...Array(0x200).keys()].map((n) => n + 0xfe00)].filter((code) => code > 0)
  const written = codes.map((code) => `a${String.fromCodePoint(code)}1`)
  const { rows } = await it.db.read(system, (on) =>
    sql<{ form: string }>`select tracking_form(w) as form from unnest(${written}::text[]) with ordinality as t(w, n) order by n`.execute(
      on,
    ),
  )
  const differing = codes.filter((_, n) => rows[n]?.form !== trackingForm(written[n] ?? ''))
  expect(differing.map((code) => code.toString(16))).toEqual([])
})

test('SQL calls a record of another site as the sentences know it', async () => {
  const { rows } = await it.db.transaction({ ...system, role: 'manager', userId: 2, siteIds: [9_999] }, ({ sql: on }) =>
    sql<{ number: string }>`select number_here('WM-2026-00001', 1) as number`.execute(on),
  )
  expect(rows).toEqual([{ number: recordElsewhere }])
})

test('a new movement has the first stage, a new shipment the first status', async () => {
  expect(await defaultOf('orders', 'tracking_stage')).toBe(trackingStages[0])
  expect(await defaultOf('shipments', 'status')).toBe(shipmentStatuses[0])
})

test.each([
  ['customers', 'plan', newCustomer.shape.plan],
  ['customers', 'status', newCustomer.shape.status],
  ['customers', 'portal_access', newCustomer.shape.portalAccess],
  ['customers', 'payment_terms', newCustomer.shape.paymentTerms],
  ['inventory_items', 'unit_of_measure', newInventoryItem.shape.unitOfMeasure],
  ['locations', 'type', locations.created.shape.type],
  ['orders', 'priority', newOrder.shape.priority],
])('the default of %s.%s is that of the contract', async (table, column, field) => {
  expect(await defaultOf(table, column)).toBe(field.parse(undefined))
})

async function defaultOf(table: string, column: string): Promise<string | undefined> {
  const { rows } = await it.db.read(system, (on) =>
    sql<{ text: string }>`
      select pg_get_expr(d.adbin, d.adrelid) as text from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = ${table}::regclass and a.attname = ${column}`.execute(on),
  )
  return /^'(.*)'::/.exec(rows[0]?.text ?? '')?.[1]
}
