import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { QueryOf } from '../../contract/endpoint.ts'
import { inspectionHours } from '../../contract/receipts/receipt-steps.ts'
import { returnStatuses } from '../../contract/returns/return-words.ts'
import { type GoodsReturn, type ReturnableLine, returnsEndpoints } from '../../contract/returns/returns.ts'
import { customersNamed } from '../customers/customers-queries.ts'
import { documentJson } from '../documents/documents-queries.ts'
import type { Database, Transaction } from '../engine/database.ts'
import { iso, isoOrNull } from '../engine/json-columns.ts'
import { type Locked, lockRow } from '../engine/locked.ts'
import { onlyRow } from '../engine/only-row.ts'
import { callTime, statements, withTime } from '../engine/statements.ts'
import type { Tables } from '../engine/tables.ts'
import { listOf, oneOf } from '../lists/list.ts'
import { between, matches, positionIn } from '../lists/list-filters.ts'
import { requireOrder } from '../orders/orders-queries.ts'
import { ordersNumbered } from '../orders-numbered.ts'
import { atOwnSites } from '../sites/own-sites.ts'
import type { Viewer } from '../viewer.ts'

const missing = 'return.not-found'

/** Returns; a customer's own. */
export function visibleReturns(on: Kysely<Tables>, viewer: Viewer) {
  const returns = on.selectFrom('returns as r').$if(viewer.customerId !== null, (q) => q.where('r.customer_id', '=', viewer.customerId))
  return atOwnSites(returns, viewer, 'r.site_id')
}

/** With what they name, of which PostgreSQL leaves out what a statement doesn't use. */
function withNamed(on: Kysely<Tables>, viewer: Viewer) {
  return visibleReturns(on, viewer)
    .leftJoin('customers as c', 'c.id', 'r.customer_id')
    .leftJoin('sites as si', 'si.id', 'r.site_id')
    .leftJoin('orders as o', 'o.id', 'r.order_id')
    .leftJoin('shipments as s', 's.return_id', 'r.id')
}

type Returns = ReturnType<typeof withNamed>

/** What only staff read; null for customers, whose database role has no right to it. */
function forStaffOnly<T>(viewer: Viewer, column: RawBuilder<T>): RawBuilder<T | null> {
  return viewer.role === 'customer' ? sql<null>`null` : column
}

const codeOf = (column: string) => sql<string | null>`(select l.code from locations l where l.id = ${sql.ref(column)})`

function linesOf(viewer: Viewer) {
  const place = forStaffOnly(viewer, codeOf('p.location_id'))
  const parts = sql`(select coalesce(json_agg(json_build_object('quantity', p.quantity, 'condition', p.condition, 'disposition', p.disposition,
      'note', p.note, 'location', ${place}, 'done', p.is_done) order by p.position), '[]')
    from return_parts p where p.return_line_id = l.id)`
  return sql<GoodsReturn['items']>`(
    select coalesce(json_agg(row_to_json(line)), '[]')
    from (select l.id, l.item_id as "inventoryId", i.sku, i.name, i.unit_of_measure as "unitOfMeasure", l.expected, l.received, l.lot_number as lot,
        l.expires_on as "expiresOn", l.sscc as "handlingUnit", l.ui_codes as "uiCodes", k.excise_code is not null as "isExcise", ${parts} as parts
      from return_lines l join inventory_items i on i.id = l.item_id left join product_categories k on k.id = i.category_id
      where l.return_id = r.id order by l.line, l.id) as line)`
}

const documents = sql<GoodsReturn['documents']>`(select coalesce(json_agg(${documentJson('d')} order by a.position), '[]')
  from return_documents a join documents d on d.id = a.document_id where a.return_id = r.id)`

/** What was received; before receipt, what is expected. */
const units = sql<number>`(select coalesce(sum(coalesce(l.received, l.expected)), 0)::bigint from return_lines l where l.return_id = r.id)`

function selectReturns(returns: Returns, viewer: Viewer) {
  return returns.select([
    'r.id',
    'r.return_number as returnNumber',
    'r.customer_id as customerId',
    sql<string>`c.name`.as('customerName'),
    'r.site_id as siteId',
    sql<string>`si.code`.as('siteCode'),
    'r.kind',
    'r.status',
    'r.order_id as orderId',
    'o.order_number as orderNumber',
    's.id as shipmentId',
    's.tracking_number as shipmentNumber',
    'r.reason',
    'r.carrier',
    'r.tracking_number as trackingNumber',
    'r.notes',
    forStaffOnly(viewer, sql<string | null>`r.internal_notes`).as('internalNotes'),
    forStaffOnly(viewer, sql<string | null>`r.override_reason`).as('overrideReason'),
    'r.decline_reason as declineReason',
    documents.as('documents'),
    linesOf(viewer).as('items'),
    units.as('units'),
    forStaffOnly(viewer, codeOf('r.return_location_id')).as('returnLocation'),
    isoOrNull('r.received_at').as('receivedAt'),
    isoOrNull('r.inspected_at').as('inspectedAt'),
    isoOrNull('r.closed_at').as('closedAt'),
    iso('r.created_at').as('createdAt'),
    forStaffOnly(viewer, sql<string | null>`user_name(r.created_by)`).as('createdBy'),
    'r.version',
  ])
}

/** Condition: return `r` was received 24 hours ago or earlier, and isn't inspected. */
export const isWaitingReturn = sql<boolean>`(r.status = 'received' and r.received_at <= ${callTime}::timestamptz - make_interval(hours => ${sql.lit(inspectionHours)}))`

function returnsAskedFor(returns: Returns, asked: QueryOf<typeof returnsEndpoints.list>) {
  let found = returns.where(between('r.created_at', asked.createdFrom, asked.createdTo)).where(
    matches(asked.q, (word) => [
      word.isIn('r.return_number'),
      word.isInNumber('r.folded_tracking_number'),
      sql`r.customer_id in ${customersNamed(word)}`,
      sql`r.order_id in ${ordersNumbered(word)}`,
      // The units that left with its movement come back with it.
      sql`r.order_id in (select h.order_id from handling_units h where h.order_id is not null and ${word.isIn('h.sscc')})`,
      sql`exists (select from return_lines l join inventory_items i on i.id = l.item_id
        where l.return_id = r.id and (${word.isIn('i.sku')} or ${word.isIn('l.sscc')}))`,
    ]),
  )
  if (asked.customerId) found = found.where('r.customer_id', 'in', asked.customerId)
  if (asked.siteId) found = found.where('r.site_id', 'in', asked.siteId)
  if (asked.status) found = found.where('r.status', 'in', asked.status)
  if (asked.kind) found = found.where('r.kind', 'in', asked.kind)
  if (asked.orderId) found = found.where('r.order_id', 'in', asked.orderId)
  if (asked.waiting) found = found.where(isWaitingReturn, '=', asked.waiting === 'true')
  if (asked.reason) found = found.where('r.reason', 'in', asked.reason)
  return found
}

export const listReturns = listOf(returnsEndpoints.list, {
  from: withNamed,
  where: returnsAskedFor,
  select: selectReturns,
  id: 'r.id',
  sorts: {
    createdAt: { by: 'r.created_at', kind: 'time' },
    returnNumber: { by: 'r.return_number', kind: 'text' },
    receivedAt: { by: 'r.received_at', kind: 'time', nullable: true },
    status: { by: positionIn(returnStatuses, 'r.status'), kind: 'integer' },
  },
  defaultSort: '-createdAt',
})

export function returnById(viewer: Viewer, id: number) {
  return selectReturns(withNamed(statements, viewer), viewer).where('r.id', '=', id).compile()
}

export async function getReturn(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<GoodsReturn> {
  const { rows } = await on.executeQuery(returnById(viewer, id))
  return onlyRow(rows, missing)
}

/** Locks and reads the return; see lockRow. A return is locked before its movement, items, locations and stock. */
export function lockReturn(trx: Transaction, viewer: Viewer, id: number, ifMatch?: number): Promise<Locked<GoodsReturn>> {
  const lock = visibleReturns(statements, viewer).select('r.id').where('r.id', '=', id).forNoKeyUpdate().compile()
  return lockRow(trx, { lock, read: returnById(viewer, id), missing }, ifMatch)
}

/** 404 when the return isn't there, or isn't the viewer's to see. */
export async function requireReturn(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<void> {
  await oneOf(visibleReturns(on, viewer).where('r.id', '=', id).select('r.id'), missing)
}

/** The cards. */
export async function summariseReturns(db: Database, viewer: Viewer, { customerId }: QueryOf<typeof returnsEndpoints.summary>) {
  const count = (condition: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${condition})`
  const summary = visibleReturns(statements, viewer)
    .$if(customerId !== undefined, (q) => q.where('r.customer_id', '=', customerId ?? 0))
    .select([
      count(sql`r.status = 'requested'`).as('requested'),
      count(sql`r.status = 'authorised'`).as('expected'),
      count(sql`r.status = 'received'`).as('toInspect'),
      count(sql`r.closed_at > ${callTime}::timestamptz - interval '30 days'`).as('closed'),
    ])
    .compile()
  const { rows } = await db.read(viewer, (on) => on.executeQuery(withTime(summary, db.now())))
  return onlyRow(rows, missing)
}

/** What left with a movement, and what of it can still be returned. */
export async function readReturnable(db: Database, viewer: Viewer, orderId: number): Promise<ReturnableLine[]> {
  return db.read(viewer, async (on) => {
    await requireOrder(on, viewer, orderId)
    const { rows } = await sql<ReturnableLine>`
      select s.item_id as "inventoryId", i.sku, i.name, s.shipped, s.returned, greatest(s.shipped - s.returned, 0) as returnable, (
          select coalesce(json_agg(json_build_object('lot', l.lot_number, 'expiresOn', l.expires_on, 'quantity', l.units) order by l.lot_number), '[]')
          from lots_shipped(${orderId}, s.item_id) l) as lots
      from returnable_of(${orderId}, null) s join inventory_items i on i.id = s.item_id order by i.sku, i.id`.execute(on)
    return rows
  })
}
