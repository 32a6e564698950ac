import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { inspectionHours } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { returnStatuses } from '../../../contract/goods-in/returns/return-words.ts'
import { type GoodsReturn, type ReturnableLine, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { requireOrder } from '../../goods-out/orders/orders-queries.ts'
import { ordersNumbered } from '../../orders-numbered.ts'
import { customersNamed } from '../../people/customers/customers-queries.ts'
import { documentJson } from '../../platform/documents/documents-queries.ts'
import type { Database } from '../../platform/engine/database.ts'
import { iso, isoOrNull } from '../../platform/engine/json-columns.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { callTime, statements, withTime } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { holds } from '../../platform/lists/list-filters.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import { atOwnSites } from '../../stock/sites/own-sites.ts'
import type { Viewer } from '../../viewer.ts'

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

const returns = readsOf(returnsEndpoints.list, {
  alias: 'r',
  missing,
  visible: visibleReturns,
  from: withNamed,
  select: selectReturns,
  searched: (word) => [
    word.isIn('r.return_number'),
    word.isInNumber('r.folded_tracking_number'),
    sql`r.customer_id in ${customersNamed(word)}`,
    sql`r.order_id in ${ordersNumbered(word)}`,
    // The units that left with its movement come back with it.
    sql`r.order_id in (select h.order_id from handling_units h where h.order_id is not null and ${word.isIn('h.sscc')})`,
    sql`exists (select from return_lines l join inventory_items i on i.id = l.item_id
      where l.return_id = r.id and (${word.isIn('i.sku')} or ${word.isIn('l.sscc')}))`,
  ],
  filters: { waiting: holds(isWaitingReturn) },
  sorts: { createdAt: 'time', returnNumber: 'text', receivedAt: 'time?', status: returnStatuses },
  defaultSort: '-createdAt',
})

/** A return is locked before its movement, items, locations and stock. */
export const { list: listReturns, byId: returnById, get: getReturn, require: requireReturn, lock: lockReturn } = returns

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
