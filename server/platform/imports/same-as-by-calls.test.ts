import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints, unitsOfMeasure } from '../../../contract/stock/inventory/inventory.ts'
import { anAddress, makeItem } from '../../../tests/support/factories.ts'
import { commitImport, csvOf, makeCheckedImport } from '../../../tests/support/imports.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

// What an import leaves is what the same calls leave, but for the name of its file in the history.

const now = new Date('2026-03-02T12:00:00Z')
const known = Array.from({ length: 6 }, (_, n) => ({ sku: `KNOWN-${n}`, customerId: 1, quantity: 20 }))

const itemRow = fc.record({
  sku: fc.constantFrom(...known.map(({ sku }) => sku), ...Array.from({ length: 8 }, (_, n) => `NEW-${n}`)),
  name: fc.constantFrom('Mug', 'Cup', 'Bowl'),
  // Three of some are reserved.
  quantity: fc.option(fc.integer({ min: 3, max: 60 }), { nil: undefined }),
  costPrice: fc.option(
    fc.nat(999).map((cents) => (cents / 100).toFixed(2)),
    { nil: undefined },
  ),
  unitOfMeasure: fc.option(fc.constantFrom(...unitsOfMeasure), { nil: undefined }),
  lotNumber: fc.option(fc.constantFrom('L-1', 'L-2'), { nil: undefined }),
  reorderPoint: fc.option(fc.nat(50), { nil: undefined }),
})
const files = fc.record({
  items: fc.uniqueArray(itemRow, { selector: ({ sku }) => sku, minLength: 3, maxLength: 14 }),
  receipts: fc.array(
    fc.array(fc.record({ sku: fc.constantFrom('KNOWN-0', 'OTHER'), quantity: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

/** Every table that such calls write, without ids that are drawn and times that pass. */
async function everythingIn({ db }: TestApp): Promise<unknown> {
  return db.read(system, async (on) => {
    const items =
      await sql`select sku, name, unit_of_measure, cost_price, lot_number, reorder_point, low_stock_threshold, version, deleted_at
      from inventory_items order by sku`.execute(on)
    const stock =
      await sql`select i.sku, s.location_id, l.lot_number, s.on_hand, s.reserved from stock s join inventory_items i on i.id = s.item_id
      left join lots l on l.id = s.lot_id where s.on_hand > 0 order by 1, 2, 3`.execute(on)
    const ledger =
      await sql`select m.sku, m.movement_type, m.cause, m.reason, m.quantity, m.from_location_id, m.to_location_id, m.user_id, l.lot_number
      from stock_movements m left join lots l on l.id = m.lot_id order by m.sku, m.id`.execute(on)
    const orders = await sql`select o.order_number, o.status, o.version, i.sku, i.quantity, r.quantity as reserved from orders o
      join order_items i on i.order_id = o.id join reservations r on r.order_id = o.id and r.item_id = i.item_id order by o.id, i.line`.execute(
      on,
    )
    const receipts = await sql`select r.receipt_number, r.supplier, r.status, r.version, i.sku, i.description, i.expected from receipts r
      join receipt_items i on i.receipt_id = r.id order by r.id, i.line`.execute(on)
    const history = await sql<{ entity: string; text: string }>`select action, entity, user_name, customer_id,
        (before - 'id' - 'createdAt' - 'updatedAt')::text as before,
        (after - 'id' - 'createdAt' - 'updatedAt' - 'importedFrom' - 'reference' - 'items' - 'totalUnits')::text as after
      from audit_entries where entity in ('inventoryItem', 'order', 'receipt') order by 2, 1, 5, 6`.execute(on)
    return [items, stock, ledger, orders, receipts, history].map(({ rows }) => rows)
  })
}

const parts = ['Billing', 'Shipping'].flatMap((kind) => ['Street', 'City', 'State', 'ZIP', 'Country'].map((part) => `${kind} ${part}`))
const place = Object.values(anAddress)

test('random items, receipts and movements leave the same, imported or by calls', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(files, async ({ items, receipts }) => {
      await using imported = await openTestApp({ clock: () => now })
      await using called = await openTestApp({ clock: () => now })
      for (const it of [imported, called]) for (const item of known) await makeItem(it, { ...item, name: 'Before' })
      const orders = known.slice(0, 3).map(({ sku }, n) => ({ sku, quantity: n + 1 }))

      const keys = ['sku', 'name', 'quantity', 'costPrice', 'unitOfMeasure', 'lotNumber', 'reorderPoint'] as const
      for (const [kind, file] of [
        [
          'movements',
          csvOf(
            ['Reference', 'Customer', ...parts, 'SKU', 'Quantity'],
            ...orders.map(({ sku, quantity }, n) => [n, 1, ...place, ...place, sku, quantity]),
          ),
        ],
        [
          'receipts',
          csvOf(
            ['Reference', 'Customer', 'Supplier', 'SKU', 'Quantity'],
            ...receipts.flatMap((lines, n) => lines.map(({ sku, quantity }) => [n, 1, 'Quay', sku, quantity])),
          ),
        ],
        ['items', csvOf(['Customer', ...keys], ...items.map((item) => [1, ...keys.map((key) => item[key] ?? '')]))],
      ] as const) {
        const checked = await makeCheckedImport(imported, file, { kind })
        if (checked.counts.error > 0) throw new Error(`${kind}: ${JSON.stringify(checked.counts)}`)
        expect(await commitImport(imported, checked.id)).toMatchObject({ state: 'done', message: null })
      }

      const manager = called.as('manager')
      for (const line of orders)
        await manager.call(ordersEndpoints.create, {
          body: { customerId: 1, billingAddress: anAddress, shippingAddress: anAddress, items: [line] },
        })
      for (const lines of receipts)
        await manager.call(receiptsEndpoints.create, { body: { customerId: 1, supplier: 'Quay', items: lines } })
      const there = await manager.call(inventoryEndpoints.list)
      for (const item of items) {
        const before = there.find(({ sku }) => sku === item.sku)
        const sent = Object.fromEntries(
          Object.entries(item).filter(([key, value]) => value !== undefined && (!before || Reflect.get(before, key) !== value)),
        )
        if (!before)
          await manager.call(inventoryEndpoints.create, { body: { ...item, customerId: 1, unitOfMeasure: item.unitOfMeasure ?? 'EA' } })
        else if (Object.keys(sent).length > 0) await manager.call(inventoryEndpoints.update, { params: { id: before.id }, body: sent })
      }
      expect(await everythingIn(imported)).toEqual(await everythingIn(called))
    }),
    { numRuns: 3 },
  )
})
