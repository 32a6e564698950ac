import { type Kysely, sql } from 'kysely'
import { settingsEndpoints } from '../../contract/platform/settings/settings.ts'
import type { Tables } from '../../server/platform/engine/tables.ts'
import { system } from '../../server/viewer.ts'
import { anAddress } from './factories.ts'
import { customerCount, dayMs, type History, places, stagesAgo, storedRows } from './random-history.ts'
import type { TestApp } from './test-app.ts'

/** Ids of the rows that a history is stored as: theirs are the position in it and this. */
export const firstId = { item: 1_000, place: 2_000, order: 3_000, line: 10_000, category: 50 }
export const customerName = (customer: number) => `Customer ${customer}`
export const customerId = (customer: number) => 100 + customer
export const lineId = (order: number, line: number) => firstId.line + order * 10 + line

/** Writes the rows of a history past the verbs, which would take the times from the clock. */
export async function storeHistory(it: TestApp, history: History, now: Date): Promise<void> {
  await it.as('admin').call(settingsEndpoints.updateWarehouse, { body: { timeZone: history.zone } })
  await it.db.transaction(system, async ({ sql: on }) => {
    await storeGoods(on, history, now)
    await storeOrders(on, history, now)
    await storeTraffic(on, history, now)
    await storeInvoices(on, history, now)
  })
}

const at = (now: Date, ago: number) => new Date(now.getTime() - ago)

async function storeGoods(on: Kysely<Tables>, history: History, now: Date): Promise<void> {
  for (let customer = 0; customer < customerCount; customer++)
    await on
      .insertInto('customers')
      .values({ id: customerId(customer), name: customerName(customer), type: '3pl', created_at: now, updated_at: now })
      .execute()
  for (const n of [0, 1])
    await on
      .insertInto('product_categories')
      .values({ id: firstId.category + n, name: `Category ${n}` })
      .execute()
  for (const [n, [zone, type, capacity, is_active]] of places.entries())
    await on
      .insertInto('locations')
      .values({ id: firstId.place + n, code: `P-${n}`, name: `P-${n}`, zone, type, capacity, is_active })
      .execute()
  for (const [n, item] of history.items.entries()) {
    const id = firstId.item + n
    await on
      .insertInto('inventory_items')
      .values({
        id,
        customer_id: item.customer === null ? null : customerId(item.customer),
        sku: `SKU-${n}`,
        name: `Item ${n}`,
        category_id: item.category === null ? null : firstId.category + item.category,
        cost_price: item.cost === null ? null : (item.cost / 100).toFixed(2),
        selling_price: item.price === null ? null : (item.price / 100).toFixed(2),
        low_stock_threshold: item.threshold,
        reorder_point: item.point,
        reorder_quantity: item.batch,
        created_at: now,
        updated_at: now,
        deleted_at: item.deleted ? now : null,
      })
      .execute()
    for (const [lot, days] of item.expires.entries())
      await sql`insert into lots (id, item_id, lot_number, expires_on)
        values (${id * 10 + lot}, ${id}, ${`L-${lot}`}, warehouse_day(${now}) + ${days}::integer)`.execute(on)
  }
  for (const { item, place, lot, onHand, reserved, receivedAgo } of storedRows(history))
    await on
      .insertInto('stock')
      .values({
        item_id: firstId.item + item,
        location_id: firstId.place + place,
        lot_id: lot === null ? null : (firstId.item + item) * 10 + lot,
        on_hand: onHand,
        reserved,
        received_at: at(now, receivedAgo),
      })
      .execute()
}

async function storeOrders(on: Kysely<Tables>, history: History, now: Date): Promise<void> {
  const address = JSON.stringify(anAddress)
  for (const [n, order] of history.orders.entries()) {
    const [placed = 0, confirmed = 0, packaging = 0, labelling = 0, documented = 0, exported = 0] = stagesAgo(order)
    const isExported = order.end === 'exported'
    const reached = (ago: number) => (isExported ? at(now, ago) : null)
    await on
      .insertInto('orders')
      .values({
        id: firstId.order + n,
        order_number: `WM-${n}`,
        customer_id: customerId(order.customer),
        type: order.type,
        priority: order.priority,
        status: isExported ? 'completed' : order.end === 'cancelled' ? 'cancelled' : 'pending',
        tracking_stage: isExported ? 'exported' : 'awaiting_confirmation',
        billing_address: address,
        shipping_address: address,
        created_at: at(now, placed),
        confirmed_at: reached(confirmed),
        packaging_started_at: reached(packaging),
        labelling_completed_at: reached(labelling),
        documented_at: reached(documented),
        exported_at: reached(exported),
        cancelled_at: order.end === 'cancelled' ? at(now, order.endedAgo) : null,
      })
      .execute()
    for (const [l, line] of order.lines.entries()) {
      const id = lineId(n, l)
      const [item_id, sku, short] = [firstId.item + line.item, `SKU-${line.item}`, Math.min(line.short, line.quantity)]
      await on
        .insertInto('order_items')
        .values({ id, order_id: firstId.order + n, line: l + 1, item_id, sku, name: sku, quantity: line.quantity, short_quantity: short })
        .execute()
      for (const kind of line.exceptions)
        await on
          .insertInto('pick_exceptions')
          .values({ order_item_id: id, kind, location_id: firstId.place, quantity: 1, reason: 'Not found', at: now })
          .execute()
      if (!isExported) continue
      const shipped = await ledgerLine(
        on,
        history,
        now,
        { item: line.item, type: 'outbound', quantity: line.quantity, ago: order.endedAgo },
        n,
      )
      if (line.corrected) await ledgerLine(on, history, now, { item: line.item, type: 'inbound', quantity: 1, ago: 0 }, null, shipped)
    }
    if (order.rating)
      await on
        .insertInto('feedback')
        .values({
          order_id: firstId.order + n,
          customer_id: customerId(order.customer),
          rating: order.rating.stars,
          created_at: at(now, order.rating.ago),
        })
        .execute()
  }
}

const causes = { inbound: 'receipt', opening: 'opening', outbound: 'adjustment', transfer: 'transfer', adjustment: 'adjustment' } as const

const adjustments = sql<number>`built_in_location('ADJUSTMENT')`
/** Ledger lines with an even quantity add stock, as adjustments; the others remove it. */
export const reasonOf = (quantity: number) => (quantity % 3 === 0 ? 'Damaged' : 'History')

async function ledgerLine(
  on: Kysely<Tables>,
  { items }: History,
  now: Date,
  { item, type, quantity, ago }: History['ledger'][number],
  order: number | null = null,
  corrects: number | null = null,
): Promise<number> {
  const customer = items[item]?.customer ?? null
  const { id } = await on
    .insertInto('stock_movements')
    .values({
      created_at: at(now, ago),
      movement_type: type === 'opening' ? 'inbound' : type,
      item_id: firstId.item + item,
      sku: `SKU-${item}`,
      customer_id: customer === null ? null : customerId(customer),
      quantity,
      from_location_id: type === 'adjustment' && quantity % 2 === 0 ? adjustments : firstId.place,
      to_location_id: type === 'adjustment' && quantity % 2 === 1 ? adjustments : firstId.place + 1,
      reason: reasonOf(quantity),
      cause: order === null ? causes[type] : 'order',
      order_id: order === null ? null : firstId.order + order,
      corrects_id: corrects,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function storeTraffic(on: Kysely<Tables>, history: History, now: Date): Promise<void> {
  for (const line of history.ledger) await ledgerLine(on, history, now, line)
  for (const [n, { customer, status, deliveredAgo, late }] of history.shipments.entries())
    await on
      .insertInto('shipments')
      .values({
        tracking_number: `TRK-${n}`,
        customer_id: customerId(customer),
        status,
        created_at: at(now, deliveredAgo + dayMs),
        estimated_delivery: late === null ? null : at(now, deliveredAgo + late),
        actual_delivery: status === 'delivered' ? at(now, deliveredAgo) : null,
      })
      .execute()
  for (const [n, { customer, supplier, status, ago, steps }] of history.receipts.entries()) {
    const step = { pending: 0, received: 1, inspected: 2, stored: 3 }[status]
    const times = [ago + steps[0] + steps[1], ago + steps[1], ago].map((each) => at(now, each))
    await on
      .insertInto('receipts')
      .values({
        receipt_number: `WR-${n}`,
        customer_id: customerId(customer),
        supplier,
        status,
        created_at: at(now, 421 * dayMs),
        received_at: step >= 1 ? times[0] : null,
        inspected_at: step >= 2 ? times[1] : null,
        stored_at: step >= 3 ? times[2] : null,
      })
      .execute()
  }
}

async function storeInvoices(on: Kysely<Tables>, { invoices }: History, now: Date): Promise<void> {
  const sentNow = (id: number, ago: number) =>
    sql`update invoices set status = 'sent', sent_at = ${at(now, ago)}, issued_on = warehouse_day(${at(now, ago)}), parties = '{}' where id = ${id}`
  for (const [n, invoice] of invoices.entries()) {
    const { rows } = await sql<{ id: number }>`
      insert into invoices (invoice_number, customer_id, currency, due_date, created_at)
      values (${`INV-${n}`}, ${customerId(invoice.customer)}, ${invoice.currency}, warehouse_day(${now}) + ${invoice.due}::integer, ${now})
      returning id`.execute(on)
    const id = rows[0]?.id ?? 0
    for (const [l, { quantity, price, rate }] of invoice.lines.entries())
      await sql`insert into invoice_lines (invoice_id, line, description, quantity, unit_price, tax_rate)
        values (${id}, ${l + 1}, 'Work', ${(quantity / 1000).toFixed(3)}, ${(price / 10_000).toFixed(4)}, ${rate})`.execute(on)
    if (!invoice.sent) continue
    await sentNow(id, invoice.sentAgo).execute(on)
    if (invoice.credited > 0) {
      const credit = await sql<{ id: number }>`
        insert into invoices (kind, invoice_number, customer_id, currency, credited_invoice_id, reason, created_at)
        select 'credit_note', ${`CN-${n}`}, customer_id, currency, id, 'Goodwill', ${now} from invoices where id = ${id} returning id`.execute(
        on,
      )
      await sql`insert into invoice_lines (invoice_id, line, description, quantity, unit_price, tax_rate)
        select ${credit.rows[0]?.id ?? 0}, 1, 'Credit', -1, round(total * ${invoice.credited} / 10, 2), 0 from invoices where id = ${id}`.execute(
        on,
      )
      await sentNow(credit.rows[0]?.id ?? 0, invoice.creditedAgo).execute(on)
    }
    await sql`insert into payments (invoice_id, amount, paid_on, created_at)
      select id, least(round(total * ${invoice.paid} / 10, 2), total - credited), warehouse_day(${now}), ${now} from invoices
      where id = ${id} and least(round(total * ${invoice.paid} / 10, 2), total - credited) > 0`.execute(on)
  }
}
