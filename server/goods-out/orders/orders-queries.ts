import { type CompiledQuery, expressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Address } from '../../../contract/address.ts'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { standardService } from '../../../contract/goods-out/orders/order-references.ts'
import { type Order, orderPriorities, ordersEndpoints, orderTypes } from '../../../contract/goods-out/orders/orders.ts'
import { orderStatuses, trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { keptName } from '../../people/auth/kept-name.ts'
import { customersNamed } from '../../people/customers/customers-queries.ts'
import type { Database } from '../../platform/engine/database.ts'
import { iso, isoOrNull } from '../../platform/engine/json-columns.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { QueryCache, statements, wantedId, withId } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { SearchedWord } from '../../platform/lists/list-filters.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import { atOwnSites } from '../../stock/sites/own-sites.ts'
import { codeOfSite } from '../../stock/sites/sites-queries.ts'
import { rowsOf, type Viewer } from '../../viewer.ts'
import { orderNeeds } from './order-attention.ts'

/** Movements (orders); a customer's own, and of sites of the viewer. */
export function visibleOrders(on: Kysely<Tables>, viewer: Viewer) {
  const orders = on.selectFrom('orders as o').$if(viewer.customerId !== null, (q) => q.where('o.customer_id', '=', viewer.customerId))
  return atOwnSites(orders, viewer, 'o.site_id')
}

const items = sql<Order['items']>`(
  select json_agg(row_to_json(line))
  from (select oi.id, oi.sku, oi.name, oi.quantity, oi.item_id as "inventoryId", oi.short_quantity as "shortQuantity" from order_items oi where oi.order_id = o.id order by oi.line) as line)`

const trackingHistory = sql<Order['trackingHistory']>`(
  select json_agg(row_to_json(line))
  from (select e.stage, e.notes, iso(e.at) as "timestamp", ${keptName('e')} as "by" from order_tracking_events e
    where e.order_id = o.id order by e.at, e.id) as line)`

/** The service of a movement `o`. */
const serviceType = sql<string>`coalesce(o.service_type, ${sql.lit(standardService)})`

const references = [
  'o.reference',
  'o.purchase_order as purchaseOrder',
  sql<Order['recipient']>`o.recipient`.as('recipient'),
  'o.requested_ship_date as requestedShipDate',
  'o.carrier',
  serviceType.as('serviceType'),
] as const

/** Delivered, and its customer hasn't rated it yet. Transfers are staff's, and aren't rated. */
const awaitsRating = sql<SqlBool>`s.status = 'delivered' and f.order_id is null and o.transfer_to_site_id is null`

/** With customer, shipment and rating, of which PostgreSQL leaves out what a statement doesn't use. */
function withRelated(on: Kysely<Tables>, viewer: Viewer) {
  return visibleOrders(on, viewer)
    .leftJoin('customers as c', 'c.id', 'o.customer_id')
    .leftJoin('shipments as s', (join) => join.onRef('s.order_id', '=', 'o.id').on('s.withdrawn_at', 'is', null))
    .leftJoin('feedback as f', 'f.order_id', 'o.id')
}

type Orders = ReturnType<typeof withRelated>

function selectOrders(orders: Orders) {
  return orders.select([
    'o.id',
    'o.order_number as orderNumber',
    'o.customer_id as customerId',
    sql<string>`c.name`.as('customerName'),
    'o.type',
    'o.status',
    'o.priority',
    'o.site_id as siteId',
    codeOfSite('o.site_id').as('siteCode'),
    items.as('items'),
    'o.assigned_to as assignedTo',
    // Asked only where there is someone: the function costs more than all else in the row.
    sql<string | null>`case when o.assigned_to is not null then user_name(o.assigned_to) end`.as('assignedToName'),
    iso('o.created_at').as('createdAt'),
    'o.tracking_stage as trackingStage',
    trackingHistory.as('trackingHistory'),
    isoOrNull('o.confirmed_at').as('confirmedAt'),
    isoOrNull('o.picking_started_at').as('pickingStartedAt'),
    isoOrNull('o.packaging_started_at').as('packagingStartedAt'),
    isoOrNull('o.labelling_completed_at').as('labellingCompletedAt'),
    isoOrNull('o.documented_at').as('documentedAt'),
    isoOrNull('o.exported_at').as('exportedAt'),
    isoOrNull('o.cancelled_at').as('cancelledAt'),
    'o.cancel_reason as cancelReason',
    sql<Address>`o.billing_address`.as('billingAddress'),
    sql<Address>`o.shipping_address`.as('shippingAddress'),
    'o.notes',
    ...references,
    sql<Order['transfer']>`case when o.transfer_to_site_id is not null then transfer_of(o.id, o.transfer_to_site_id) end`.as('transfer'),
    's.id as shipmentId',
    's.status as shipmentStatus',
    sql<Order['backOrderOf']>`case when o.back_order_of_id is not null then (
      select json_build_object('id', b.id, 'orderNumber', b.order_number) from orders b where b.id = o.back_order_of_id) end`.as(
      'backOrderOf',
    ),
    'f.rating',
    'f.comment as ratingComment',
    'o.version',
    'o.arc',
    'o.consignor_seed as consignorSeed',
    'o.consignee_seed as consigneeSeed',
  ])
}

const recipientNames = sql`(concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))`

/** The customer's own numbers of a movement `o`, or its recipient, have the word. Most movements have none. */
export function referenceHas(word: SearchedWord): RawBuilder<SqlBool>[] {
  return [
    sql`(o.reference is not null and ${word.isIn('o.reference')})`,
    sql`(o.purchase_order is not null and ${word.isIn('o.purchase_order')})`,
    sql`(o.recipient is not null and ${word.isIn(recipientNames)})`,
  ]
}

/** The search in movements `o`: number, reference, purchase order, recipient, status, customer, and SKUs and names of the lines. */
export function orderHas(word: SearchedWord): RawBuilder<SqlBool>[] {
  return [
    word.isIn('o.order_number'),
    ...referenceHas(word),
    ...word.isInStatus('o.status', orderStatuses),
    sql`o.customer_id in ${customersNamed(word)}`,
    sql`exists (select from order_items oi where oi.order_id = o.id and (${word.isIn('oi.sku')} or ${word.isIn('oi.name')}))`,
  ]
}

export const { list: listOrders, require: requireOrder } = readsOf(ordersEndpoints.list, {
  alias: 'o',
  missing: 'order.not-found',
  visible: visibleOrders,
  from: withRelated,
  select: selectOrders,
  searched: orderHas,
  filters: {
    rated: (asked) => (asked === 'true' ? sql<SqlBool>`${sql.ref('f.order_id')} is not null` : awaitsRating),
    attention: (kinds) => expressionBuilder().or(kinds.map((kind) => orderNeeds[kind])),
  },
  sorts: {
    createdAt: 'time',
    orderNumber: 'text',
    customer: { by: 'c.name', kind: 'text' },
    type: orderTypes,
    priority: orderPriorities,
    status: orderStatuses,
    trackingStage: trackingStages,
    requestedShipDate: 'date?',
  },
  defaultSort: '-createdAt',
})

export async function getOrder(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<Order> {
  return onlyRow((await on.executeQuery(orderById(viewer, id))).rows, 'order.not-found')
}

/** The same, to be sent with the statement that changes it: `onlyRow` takes it out of the answer. */
export function orderById(viewer: Viewer, id: number | 'just created'): CompiledQuery<Order> {
  if (id !== 'just created') return withId(orderWhere(viewer, 'wanted', wantedId), id)
  return orderWhere(viewer, 'just created', sql`(select currval('orders_id_seq'))`)
}

const keptById = new QueryCache<Order>()

function orderWhere(viewer: Viewer, which: string, id: RawBuilder<number>): CompiledQuery<Order> {
  return keptById.get(`${rowsOf(viewer)} ${which}`, () => selectOrders(withRelated(statements, viewer)).where('o.id', '=', id).compile())
}

/** Number of movements by status and stage; 0 where there are none. */
export async function summariseOrders(db: Database, viewer: Viewer, { customerId, siteId }: QueryOf<typeof ordersEndpoints.summary>) {
  const counts = await db.read(viewer, (on) =>
    visibleOrders(on, viewer)
      .$if(customerId !== undefined, (q) => q.where('o.customer_id', '=', customerId ?? 0))
      .$if(siteId !== undefined, (q) => q.where('o.site_id', 'in', siteId ?? []))
      .select(['o.status', 'o.tracking_stage as stage', sql<number>`count(*)`.as('count')])
      .groupBy(['o.status', 'o.tracking_stage'])
      .execute(),
  )
  const countOf = (matches: (row: (typeof counts)[number]) => boolean) => counts.filter(matches).reduce((sum, row) => sum + row.count, 0)
  return {
    total: countOf(() => true),
    active: countOf((row) => row.status !== 'completed' && row.status !== 'cancelled'),
    byStatus: countEach(orderStatuses, (status) => countOf((row) => row.status === status)),
    // A cancelled movement has no stage.
    byStage: countEach(trackingStages, (stage) => countOf((row) => row.stage === stage && row.status !== 'cancelled')),
  }
}

function countEach<K extends string>(keys: readonly K[], count: (key: K) => number): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<K, number>
}
