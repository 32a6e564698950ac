import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Address } from '../../../contract/address.ts'
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import { type ShipmentStatus, shipmentStatuses } from '../../../contract/goods-out/shipments/shipment-events.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { httpError } from '../../errors.ts'
import { ordersNumbered } from '../../orders-numbered.ts'
import { keptName } from '../../people/auth/kept-name.ts'
import { customersNamed } from '../../people/customers/customers-queries.ts'
import { documentJson } from '../../platform/documents/documents-queries.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { iso, isoOrNull } from '../../platform/engine/json-columns.ts'
import type { Locked } from '../../platform/engine/locked.ts'
import { callTime } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import { rowOf } from '../../platform/lists/row-of.ts'
import { atOwnSites } from '../../stock/sites/own-sites.ts'
import { codeOfSite } from '../../stock/sites/sites-queries.ts'
import type { Viewer } from '../../viewer.ts'

/** Shipments that weren't withdrawn; a customer's own. */
export function visibleShipments(on: Kysely<Tables>, viewer: Viewer) {
  return knownShipments(on, viewer).where('s.withdrawn_at', 'is', null)
}

/** The shipments of the viewer, with those that were withdrawn, for their page and their link. */
function knownShipments(on: Kysely<Tables>, viewer: Viewer) {
  const shipments = on.selectFrom('shipments as s').$if(viewer.customerId !== null, (q) => q.where('s.customer_id', '=', viewer.customerId))
  return atOwnSites(shipments, viewer, 's.site_id')
}

/** Condition: shipment `s` is past its estimated delivery, and neither delivered, returned nor withdrawn. */
export const isLate = sql<SqlBool>`s.withdrawn_at is null and s.status not in ('delivered', 'returned') and s.estimated_delivery < ${callTime}`

/** With customer and movement, which PostgreSQL leaves out of statements that don't use them. */
function withOwner(on: Kysely<Tables>, viewer: Viewer) {
  return joined(visibleShipments(on, viewer))
}

function joined(shipments: ReturnType<typeof knownShipments>) {
  return shipments.leftJoin('customers as c', 'c.id', 's.customer_id').leftJoin('orders as o', 'o.id', 's.order_id')
}

type Shipments = ReturnType<typeof withOwner>

/** Oldest first. Events from before kinds were recorded have the kind of their status. */
const events = sql<ShipmentWithEvents['events']>`(
  select json_agg(row_to_json(line))
  from (select e.id, coalesce(e.kind::text, case e.status when 'in_transit' then 'picked_up' when 'delayed' then 'exception' else e.status end) as kind,
      iso(e.at) as at, e.place, e.notes, e.reason, ${keptName('e')} as by
    from shipment_events e where e.shipment_id = s.id order by e.at, e.id) as line)`

/** Newest first. */
const proofs = sql<ShipmentWithEvents['proofs']>`(
  select coalesce(json_agg(row_to_json(line)), '[]')
  from (select p.id, p.received_by as "receivedBy", p.signature, case when d.id is not null then ${documentJson('d')} end as document,
      p.reason, ${keptName('p')} as by, iso(p.at) as at
    from proofs_of_delivery p left join documents d on d.id = p.document_id where p.shipment_id = s.id order by p.id desc) as line)`

const hasProof = sql<boolean>`exists (select from proofs_of_delivery p where p.shipment_id = s.id)`

const carrierColumns = [
  's.carrier_name as carrierName',
  's.carrier_service as carrierService',
  's.carrier_tracking_number as carrierTrackingNumber',
  's.carrier_tracking_url as carrierTrackingUrl',
  's.parcels',
  sql<string | null>`trim_scale(s.weight_kg)::text`.as('weightKg'),
] as const

function selectShipments(shipments: Shipments) {
  return shipments.select([
    's.id',
    's.tracking_number as trackingNumber',
    's.service_type as serviceType',
    's.customer_id as customerId',
    sql<string>`c.name`.as('customerName'),
    's.order_id as orderId',
    'o.order_number as orderNumber',
    's.site_id as siteId',
    codeOfSite('s.site_id').as('siteCode'),
    's.return_id as returnId',
    sql<string | null>`(select rt.return_number from returns rt where rt.id = s.return_id)`.as('returnNumber'),
    's.arc',
    's.origin',
    's.destination',
    's.status',
    ...carrierColumns,
    isoOrNull('s.estimated_delivery').as('estimatedDelivery'),
    isoOrNull('s.actual_delivery').as('actualDelivery'),
    hasProof.as('hasProof'),
    iso('s.created_at').as('createdAt'),
    isoOrNull('s.withdrawn_at').as('withdrawnAt'),
    's.version',
  ])
}

export const { list: listShipments } = readsOf(shipmentsEndpoints.list, {
  alias: 's',
  from: withOwner,
  select: selectShipments,
  searched: (word) => [
    word.isIn('s.tracking_number'),
    word.isInNumber('s.folded_carrier_number'),
    sql`s.customer_id in ${customersNamed(word)}`,
    sql`s.order_id in ${ordersNumbered(word)}`,
    ...word.isInStatus('s.status', shipmentStatuses),
  ],
  filters: { orderStatus: 'o.status' },
  sorts: {
    createdAt: 'time',
    trackingNumber: 'text',
    customer: { by: 'c.name', kind: 'text' },
    origin: 'text',
    destination: 'text',
    status: shipmentStatuses,
    estimatedDelivery: 'time?',
  },
  defaultSort: '-createdAt',
})

const one = rowOf({ alias: 's', missing: 'shipment.not-found', from: knownShipments, select: shipmentsWithEvents })
export const { byId: shipmentById, get: getShipment } = one

export function shipmentOfToken(on: Kysely<Tables>, viewer: Viewer, token: string): Promise<ShipmentWithEvents | undefined> {
  return shipmentsWithEvents(knownShipments(on, viewer)).where('s.tracking_token', '=', token).executeTakeFirst()
}

function shipmentsWithEvents(shipments: ReturnType<typeof knownShipments>) {
  return selectShipments(joined(shipments)).select([events.as('events'), proofs.as('proofs'), 's.tracking_token as trackingToken'])
}

/** Where the movement of a shipment goes; null without a movement. */
export async function consigneeOf(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<Address | null> {
  const row = await withOwner(on, viewer).where('s.id', '=', id).select('o.shipping_address as address').executeTakeFirst()
  return row?.address ?? null
}

/** What the cards of Track & Trace and of the customers' portal count. */
export async function shipmentFigures(
  on: Kysely<Tables>,
  viewer: Viewer,
  { customerId }: QueryOf<typeof shipmentsEndpoints.figures>,
): Promise<AnswerOf<typeof shipmentsEndpoints.figures>> {
  const count = (which: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${which})::int`
  const { inTransit, delivered, delayed, deliveredLate } = await visibleShipments(on, viewer)
    .$if(customerId !== undefined, (q) => q.where('s.customer_id', '=', customerId ?? 0))
    .select([
      count(sql`s.status = 'in_transit'`).as('inTransit'),
      count(sql`s.status = 'delivered'`).as('delivered'),
      count(sql`s.status = 'delayed'`).as('delayed'),
      count(sql`s.status = 'delivered' and s.actual_delivery > s.estimated_delivery`).as('deliveredLate'),
    ])
    .executeTakeFirstOrThrow()
  return {
    inTransit,
    delivered,
    delayed,
    onTime: { count: inTransit + delivered - deliveredLate, of: inTransit + delivered + delayed },
    onTimeDelivery: { count: delivered - deliveredLate, of: delivered },
  }
}

/** Locks and reads the shipment; see lockRow. 409 when it was withdrawn. */
export async function lockShipment(
  trx: Transaction,
  viewer: Viewer,
  id: number,
  ifMatch: number | undefined,
): Promise<Locked<ShipmentWithEvents>> {
  const shipment = await one.lock(trx, viewer, id, ifMatch)
  if (shipment.withdrawnAt !== null) throw httpError('shipment.withdrawn')
  return shipment
}

/** Shipments with one of these numbers, ours or the carrier's, in the form of trackingForm(). */
export function shipmentsNumbered(on: Kysely<Tables>, viewer: Viewer, numbers: readonly string[]): Promise<ShipmentWithEvents[]> {
  return shipmentsWithEvents(visibleShipments(on, viewer)).where(isNumbered(numbers)).orderBy('s.id').execute()
}

function isNumbered(numbers: readonly string[]) {
  return sql<SqlBool>`(s.tracking_number = any(${numbers}::text[]) or s.folded_carrier_number = any(${numbers}::text[]))`
}

/** Locks the shipments with these numbers, in the order of their ids, so that two imports wait for each other instead of failing. */
export async function lockShipmentsNumbered(trx: Transaction, viewer: Viewer, numbers: readonly string[]): Promise<ShipmentWithEvents[]> {
  await visibleShipments(trx.sql, viewer).where(isNumbered(numbers)).select('s.id').orderBy('s.id').forNoKeyUpdate().execute()
  return shipmentsNumbered(trx.sql, viewer, numbers)
}

export async function shipmentStatusOfOrder(on: Kysely<Tables>, viewer: Viewer, orderId: number): Promise<ShipmentStatus | undefined> {
  return (await visibleShipments(on, viewer).select('s.status').where('s.order_id', '=', orderId).executeTakeFirst())?.status
}

export async function trackingNumberOfOrder(on: Kysely<Tables>, viewer: Viewer, orderId: number): Promise<string | null> {
  const shipment = await visibleShipments(on, viewer).select('s.tracking_number').where('s.order_id', '=', orderId).executeTakeFirst()
  return shipment?.tracking_number ?? null
}
