import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  type Attention,
  type AttentionKind,
  type AttentionRow,
  attentionRow,
  customerAttention,
  mostAttentionRows,
  staffAttention,
} from '../../contract/dashboard/attention.ts'
import type { dashboardEndpoints } from '../../contract/dashboard/dashboard.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { isInvoiceOverdue, visibleInvoices } from '../billing/invoices-queries.ts'
import { visibleCounts } from '../counts/counts-queries.ts'
import type { Database } from '../engine/database.ts'
import { statements, withTime } from '../engine/statements.ts'
import { visibleAdjustmentRequests } from '../inventory/adjustment-requests-queries.ts'
import { visibleItems } from '../inventory/inventory-queries.ts'
import { expiresSoon, isExpired, itemNeeds } from '../inventory/item-attention.ts'
import { isShortTransfer, isUnassigned, lacking, shipByPassed } from '../orders/order-attention.ts'
import { visibleOrders } from '../orders/orders-queries.ts'
import { isWaiting, visibleTasks } from '../put-away/tasks-queries.ts'
import { dueAt, isOverdue, visibleReceipts } from '../receipts/receipts-queries.ts'
import { isWaitingReturn, visibleReturns } from '../returns/returns-queries.ts'
import { isLate } from '../shipments/shipments-queries.ts'
import { available, onHand, stockStatus } from '../stock/item-stock.ts'
import type { Viewer } from '../viewer.ts'

type Asked = QueryOf<typeof dashboardEndpoints.attention>

interface FoundRow extends AttentionRow {
  /** The number of all rows of its kind. */
  count: number
}

/** Reads all kinds in one statement. Staff who view as a customer are shown what that customer is. */
export async function readAttention(db: Database, viewer: Viewer, asked: Asked): Promise<Attention[]> {
  const seesOwn = viewer.role === 'customer' || asked.customerId !== undefined
  const kinds: readonly AttentionKind[] = seesOwn ? customerAttention : staffAttention
  const found = statements.selectNoFrom(kinds.map((kind) => rowsAsJson(searches[kind](viewer, asked)).as(kind))).compile()
  const { rows } = await db.read(viewer, (on) => on.executeQuery(withTime(found, db.now())))
  const [byKind] = rows as Record<AttentionKind, FoundRow[]>[]
  return kinds.flatMap((kind) => {
    const ofKind = byKind?.[kind] ?? []
    return ofKind.length === 0 ? [] : [{ kind, count: ofKind[0]?.count ?? 0, rows: ofKind.map(({ count, ...row }) => row) }]
  })
}

function rowsAsJson(search: Expression<unknown>): RawBuilder<FoundRow[]> {
  return sql`(select coalesce(json_agg(each), '[]') from ${search} as each)`
}

/** How the rows of each kind are found. They are sent in this order. */
const searches: Record<AttentionKind, (viewer: Viewer, asked: Asked) => Expression<unknown>> = {
  late_shipment: (viewer, { customerId }) =>
    visibleOrders(statements, viewer)
      .innerJoin('shipments as s', 's.order_id', 'o.id')
      .innerJoin('customers as c', 'c.id', 'o.customer_id')
      .$if(customerId !== undefined, (q) => q.where('o.customer_id', '=', customerId ?? 0))
      .where(isLate)
      .select(
        columns({
          ...orderColumns,
          name: viewer.role === 'customer' || customerId !== undefined ? sql`s.destination` : sql`c.name`,
          at: sql`iso(s.estimated_delivery)`,
        }),
      )
      .orderBy('s.estimated_delivery')
      .orderBy('s.id')
      .limit(mostAttentionRows),

  ship_by_passed: (viewer) =>
    visibleOrders(statements, viewer)
      .innerJoin('customers as c', 'c.id', 'o.customer_id')
      .where(shipByPassed)
      .select(columns({ ...orderColumns, name: sql`c.name`, dueOn: sql`o.requested_ship_date` }))
      .orderBy('o.requested_ship_date')
      .orderBy('o.id')
      .limit(mostAttentionRows),

  short_movement: (viewer) =>
    visibleOrders(statements, viewer)
      .innerJoin(lacking.as('u'), 'u.order_id', 'o.id')
      .innerJoin('customers as c', 'c.id', 'o.customer_id')
      .select(columns({ ...orderColumns, name: sql`c.name`, quantity: sql`sum(u.quantity)` }))
      .groupBy(['o.id', 'c.name'])
      .orderBy('o.created_at')
      .orderBy('o.id')
      .limit(mostAttentionRows),

  overdue_inspection: (viewer) =>
    visibleReceipts(statements, viewer)
      .innerJoin('customers as c', 'c.id', 'r.customer_id')
      .where(isOverdue)
      .select(columns({ receiptId: sql`r.id`, code: sql`r.receipt_number`, name: sql`c.name`, at: sql`iso(${dueAt})` }))
      .orderBy('r.received_at')
      .orderBy('r.id')
      .limit(mostAttentionRows),

  transfer_short: (viewer) =>
    visibleOrders(statements, viewer)
      .innerJoin('customers as c', 'c.id', 'o.customer_id')
      .where(isShortTransfer)
      .select(
        columns({ ...orderColumns, name: sql`c.name`, quantity: sql`(transfer_of(o.id, o.transfer_to_site_id) ->> 'missing')::bigint` }),
      )
      .orderBy('o.id')
      .limit(mostAttentionRows),

  return_waiting: (viewer) =>
    visibleReturns(statements, viewer)
      .innerJoin('customers as c', 'c.id', 'r.customer_id')
      .where(isWaitingReturn)
      .select(columns({ returnId: sql`r.id`, code: sql`r.return_number`, name: sql`c.name`, at: sql`iso(r.received_at)` }))
      .orderBy('r.received_at')
      .orderBy('r.id')
      .limit(mostAttentionRows),

  adjustment_waiting: (viewer) =>
    visibleAdjustmentRequests(statements, viewer)
      .where('a.status', '=', 'open')
      .select(
        columns({
          adjustmentId: sql`a.id`,
          code: sql`i.sku`,
          name: sql`i.name`,
          quantity: sql`abs(a.adjustment)`,
          at: sql`iso(a.requested_at)`,
        }),
      )
      .orderBy('a.requested_at')
      .orderBy('a.id')
      .limit(mostAttentionRows),

  count_review: (viewer) =>
    visibleCounts(statements, viewer)
      .where('n.status', '=', 'review')
      .select(
        columns({
          countId: sql`n.id`,
          code: sql`n.count_number`,
          name: sql`coalesce(n.name, '')`,
          at: sql`iso(n.reviewed_at)`,
        }),
      )
      .orderBy('n.reviewed_at')
      .orderBy('n.id')
      .limit(mostAttentionRows),

  overdue_invoice: (viewer) =>
    visibleInvoices(statements, viewer)
      .innerJoin('customers as c', 'c.id', 'i.customer_id')
      .where(isInvoiceOverdue)
      .select(columns({ invoiceId: sql`i.id`, code: sql`i.invoice_number`, name: sql`c.name`, dueOn: sql`i.due_date` }))
      .orderBy('i.due_date')
      .orderBy('i.id')
      .limit(mostAttentionRows),

  running_low: (viewer) =>
    visibleItems(statements, viewer)
      .where(itemNeeds.running_low)
      .select(columns({ ...itemColumns, quantity: available }))
      .orderBy(available)
      .orderBy('i.id')
      .limit(mostAttentionRows),

  unassigned_movement: (viewer) =>
    visibleOrders(statements, viewer)
      .innerJoin('customers as c', 'c.id', 'o.customer_id')
      .where(isUnassigned)
      .select(columns({ ...orderColumns, name: sql`c.name`, at: sql`iso(o.created_at)` }))
      .orderBy('o.created_at')
      .orderBy('o.id')
      .limit(mostAttentionRows),

  waiting_task: (viewer) =>
    visibleTasks(statements, viewer)
      .where(isWaiting)
      .select(
        columns({
          taskId: sql`t.id`,
          code: sql`coalesce(h.sscc, i.sku)`,
          name: sql`coalesce(r.receipt_number, o.order_number, i.name)`,
          quantity: sql`t.quantity`,
          at: sql`iso(t.created_at)`,
        }),
      )
      .orderBy('t.created_at')
      .orderBy('t.id')
      .limit(mostAttentionRows),

  expired_stock: (viewer, asked) => itemsWithLots(viewer, asked, isExpired),

  expiring_lot: (viewer, asked) => itemsWithLots(viewer, asked, expiresSoon),

  out_of_stock: (viewer, asked) =>
    itemsAskedFor(viewer, asked)
      .where(sql<boolean>`not exists (select from stock s where s.item_id = i.id and s.on_hand > 0)`)
      .select(columns(itemColumns))
      .orderBy('i.sku')
      .orderBy('i.id')
      .limit(mostAttentionRows),

  low_stock: (viewer, asked) =>
    itemsAskedFor(viewer, asked)
      .where(stockStatus, '=', 'Low Stock')
      .select(columns({ ...itemColumns, quantity: onHand }))
      .orderBy(onHand)
      .orderBy('i.id')
      .limit(mostAttentionRows),
}

function itemsAskedFor(viewer: Viewer, { customerId, siteId }: Asked) {
  return visibleItems(statements, viewer, siteId).$if(customerId !== undefined, (q) => q.where('i.customer_id', '=', customerId ?? null))
}

/** Items with stock in lots `l` at locations `p`, the first to expire at the top; with the units of all these lots. */
function itemsWithLots(viewer: Viewer, asked: Asked, that: Expression<SqlBool>) {
  return itemsAskedFor(viewer, asked)
    .innerJoin('stock as s', 's.item_id', 'i.id')
    .innerJoin('lots as l', 'l.id', 's.lot_id')
    .innerJoin('locations as p', 'p.id', 's.location_id')
    .where(that)
    .select(
      columns({
        ...itemColumns,
        lot: sql`(array_agg(l.lot_number order by l.expires_on, l.id))[1]`,
        quantity: sql`sum(s.on_hand)`,
        expiresOn: sql`min(l.expires_on)`,
      }),
    )
    .groupBy('i.id')
    .orderBy(sql`min(l.expires_on)`)
    .orderBy('i.id')
    .limit(mostAttentionRows)
}

const orderColumns = { orderId: sql`o.id`, code: sql`o.order_number` }
const itemColumns = { itemId: sql`i.id`, code: sql`i.sku`, name: sql`i.name` }

/** The columns of a row; those that its kind doesn't have are null. */
function columns(has: Partial<Record<keyof AttentionRow, RawBuilder<unknown>>>) {
  const fields = Object.keys(attentionRow.shape) as (keyof AttentionRow)[]
  return [sql`count(*) over ()`.as('count'), ...fields.map((field) => (has[field] ?? sql`null`).as(field))]
}
