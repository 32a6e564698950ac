import { type Kysely, type SqlBool, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { inspectionHours, inspectionPoints, receiptStatuses } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { type InspectedPoint, type Receipt, type ReceiptItem, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { keptName } from '../../people/auth/kept-name.ts'
import { customersNamed } from '../../people/customers/customers-queries.ts'
import { documentJson } from '../../platform/documents/documents-queries.ts'
import type { Database, Transaction } from '../../platform/engine/database.ts'
import { iso, isoOrNull } from '../../platform/engine/json-columns.ts'
import { type Locked, lockRow } from '../../platform/engine/locked.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { callTime, statements, withTime } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { listOf, oneOf } from '../../platform/lists/list.ts'
import { between, matches, positionIn } from '../../platform/lists/list-filters.ts'
import { atOwnSites } from '../../stock/sites/own-sites.ts'
import { dayAtSite, siteDay } from '../../stock/sites/site-time.ts'
import { codeOfSite } from '../../stock/sites/sites-queries.ts'
import type { Viewer } from '../../viewer.ts'

const missing = 'receipt.not-found'

/** Receipts that weren't withdrawn; a customer's own. */
export function visibleReceipts(on: Kysely<Tables>, viewer: Viewer) {
  const receipts = on
    .selectFrom('receipts as r')
    .where('r.withdrawn_at', 'is', null)
    .$if(viewer.customerId !== null, (q) => q.where('r.customer_id', '=', viewer.customerId))
  return atOwnSites(receipts, viewer, 'r.site_id')
}

/** By its id staff also find a receipt that was withdrawn. */
function knownReceipts(on: Kysely<Tables>, viewer: Viewer) {
  return viewer.customerId === null ? atOwnSites(on.selectFrom('receipts as r'), viewer, 'r.site_id') : visibleReceipts(on, viewer)
}

/** With the customer, which PostgreSQL leaves out of statements that don't use it. */
function withCustomer(on: Kysely<Tables>, viewer: Viewer) {
  return visibleReceipts(on, viewer).leftJoin('customers as c', 'c.id', 'r.customer_id')
}

type Receipts = ReturnType<typeof withCustomer>

const documents = sql`(select coalesce(json_agg(${documentJson('d')} order by a.position), '[]')
  from receipt_item_documents a join documents d on d.id = a.document_id where a.receipt_item_id = i.id)`

const items = sql<ReceiptItem[]>`(
  select coalesce(json_agg(row_to_json(line)), '[]')
  from (select i.id, i.sku, i.description, coalesce(i.counted, i.expected) as quantity, i.expected, i.damaged,
      greatest(i.expected - i.counted, 0) as short, greatest(i.counted - i.expected, 0) as over, i.condition, i.lot_number as "lotNumber",
      i.expires_on as "expiresOn", i.sscc as "handlingUnit", case when i.counted is not null then i.item_id end as "inventoryId", ${documents} as documents
    from receipt_items i where i.receipt_id = r.id order by i.line, i.id) as line)`

const points = sql.lit(`{${inspectionPoints.join(',')}}`)
const inspection = sql<InspectedPoint[]>`(
  select json_agg(json_build_object('point', p.point, 'checked', coalesce(n.is_checked, false), 'note', n.note, 'by', ${keptName('n')}, 'at', iso(n.at)) order by p.n)
  from unnest(${points}::text[]) with ordinality as p(point, n)
    left join receipt_inspection_points n on n.receipt_id = r.id and n.point = p.point)`

const steps = sql<Receipt['steps']>`(
  select coalesce(json_agg(row_to_json(step)), '[]')
  from (select s.status, iso(s.at) as "timestamp", ${keptName('s')} as "by", s.notes, s.reason
    from receipt_steps s where s.receipt_id = r.id order by s.id) as step)`

const sumOfLines = (what: string) =>
  sql<number>`(select coalesce(sum(${sql.raw(what)}), 0)::bigint from receipt_items i where i.receipt_id = r.id)`
const units = sumOfLines('coalesce(i.counted, i.expected)')
const codeOf = (column: string) => sql<string | null>`(select l.code from locations l where l.id = ${sql.ref(column)})`

export const dueAt = sql<Date>`(r.received_at + make_interval(hours => ${sql.lit(inspectionHours)}))`
/** Condition: receipt `r` was received 24 hours ago or earlier, and isn't inspected. */
export const isOverdue = sql<boolean>`(r.status = 'received' and ${dueAt} <= ${callTime})`

function selectReceipts(receipts: Receipts) {
  return receipts.select([
    'r.id',
    'r.receipt_number as receiptNumber',
    'r.customer_id as customerId',
    sql<string>`c.name`.as('customerName'),
    'r.site_id as siteId',
    codeOfSite('r.site_id').as('siteCode'),
    'r.supplier',
    'r.tracking_number as trackingNumber',
    'r.reference',
    'r.expected_date as expectedDate',
    isoOrNull('r.received_at').as('receivedDate'),
    items.as('items'),
    'r.status',
    'r.notes',
    units.as('totalUnits'),
    sql<number>`(select count(distinct fold(i.sku)) from receipt_items i where i.receipt_id = r.id)`.as('uniqueSkus'),
    sumOfLines('i.damaged').as('damagedUnits'),
    sumOfLines('greatest(i.expected - i.counted, 0)').as('shortUnits'),
    sumOfLines('greatest(i.counted - i.expected, 0)').as('overUnits'),
    codeOf('r.receiving_location_id').as('receivingLocation'),
    codeOf('r.quarantine_location_id').as('quarantineLocation'),
    sql<string | null>`case when r.status = 'received' then iso(${dueAt}) end`.as('inspectionDueAt'),
    isOverdue.as('overdue'),
    inspection.as('inspection'),
    isoOrNull('r.inspected_at').as('inspectedAt'),
    sql<string | null>`user_name(r.inspected_by)`.as('inspectedBy'),
    isoOrNull('r.stored_at').as('storedAt'),
    steps.as('steps'),
    iso('r.created_at').as('createdAt'),
    sql<string | null>`user_name(r.created_by)`.as('createdBy'),
    'r.transfer_order_id as transferOrderId',
    sql<string | null>`case when r.transfer_order_id is not null then transfer_number(r.id) end`.as('transferOrderNumber'),
    'r.announced',
    isoOrNull('r.withdrawn_at').as('withdrawnAt'),
    'r.version',
  ])
}

function receiptsAskedFor(receipts: Receipts, asked: QueryOf<typeof receiptsEndpoints.list>) {
  let found = receipts
    .where(between('r.created_at', asked.createdFrom, asked.createdTo))
    .where(between('r.received_at', asked.receivedFrom, asked.receivedTo))
    .where(
      matches(asked.q, (word) => [
        word.isIn('r.receipt_number'),
        word.isIn('r.supplier'),
        word.isIn('r.reference'),
        word.isInNumber('r.folded_tracking_number'),
        sql`r.customer_id in ${customersNamed(word)}`,
        sql`exists (select from receipt_items i where i.receipt_id = r.id and ${word.isIn('i.sku')})`,
      ]),
    )
  if (asked.customerId) found = found.where('r.customer_id', 'in', asked.customerId)
  if (asked.status) found = found.where('r.status', 'in', asked.status)
  if (asked.siteId) found = found.where('r.site_id', 'in', asked.siteId)
  if (asked.overdue) found = found.where(isOverdue, '=', asked.overdue === 'true')
  if (asked.enteredFrom || asked.enteredTo) found = found.where(wasEntered(asked.enteredFrom, asked.enteredTo))
  if (asked.expectedFrom) found = found.where('r.expected_date', '>=', asked.expectedFrom)
  if (asked.expectedTo) found = found.where('r.expected_date', '<=', asked.expectedTo)
  return found
}

function wasEntered(from: string | undefined, to: string | undefined) {
  return sql<SqlBool>`(${between('r.received_at', from, to)} or (r.received_at is null and ${between('r.created_at', from, to)}))`
}

export const listReceipts = listOf(receiptsEndpoints.list, {
  from: withCustomer,
  where: receiptsAskedFor,
  select: selectReceipts,
  id: 'r.id',
  sorts: {
    createdAt: { by: 'r.created_at', kind: 'time' },
    receiptNumber: { by: 'r.receipt_number', kind: 'text' },
    customer: { by: 'c.name', kind: 'text' },
    supplier: { by: 'r.supplier', kind: 'text' },
    receivedDate: { by: 'r.received_at', kind: 'time', nullable: true },
    expectedDate: { by: 'r.expected_date', kind: 'date', nullable: true },
    units: { by: units, kind: 'integer' },
    status: { by: positionIn(receiptStatuses, 'r.status'), kind: 'integer' },
  },
  defaultSort: '-createdAt',
})

export async function getReceipt(on: Kysely<Tables>, viewer: Viewer, id: number, now: Date): Promise<Receipt> {
  const { rows } = await on.executeQuery(receiptById(viewer, id, now))
  return onlyRow(rows, missing)
}

function receiptById(viewer: Viewer, id: number, now: Date) {
  const known = knownReceipts(statements, viewer).leftJoin('customers as c', 'c.id', 'r.customer_id')
  return withTime(selectReceipts(known).where('r.id', '=', id).compile(), now)
}

/** Locks and reads the receipt; see lockRow. A receipt is locked before items, locations and stock. */
export function lockReceipt(trx: Transaction, viewer: Viewer, id: number, ifMatch: number | undefined): Promise<Locked<Receipt>> {
  const lock = knownReceipts(statements, viewer).select('r.id').where('r.id', '=', id).forNoKeyUpdate().compile()
  return lockRow(trx, { lock, read: receiptById(viewer, id, trx.now()), missing }, ifMatch)
}

/** 404 when the receipt isn't there, or isn't the viewer's to see. */
export async function requireReceipt(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<void> {
  await oneOf(knownReceipts(on, viewer).where('r.id', '=', id).select('r.id'), missing)
}

/** The cards; months and days are the site's. */
export async function summariseReceipts(db: Database, viewer: Viewer, { customerId }: QueryOf<typeof receiptsEndpoints.summary>) {
  const today = siteDay(callTime, 'r.site_id')
  const dayOf = (column: string) => dayAtSite(column, 'r.site_id')
  const isThisMonth = (column: string) => sql`date_trunc('month', ${dayOf(column)}) = date_trunc('month', ${today})`
  const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`
  const summary = visibleReceipts(statements, viewer)
    .$if(customerId !== undefined, (q) => q.where('r.customer_id', '=', customerId ?? 0))
    .select([
      count(sql`${isThisMonth('r.received_at')} or (r.status = 'pending' and ${isThisMonth('r.created_at')})`).as('thisMonth'),
      count(sql`${dayOf('r.received_at')} = ${today}`).as('receivedToday'),
      count(sql`r.status = 'received'`).as('pendingInspection'),
      count(sql`r.status = 'pending'`).as('pending'),
      count(isOverdue).as('overdue'),
    ])
    .compile()
  const { rows } = await db.read(viewer, (on) => on.executeQuery(withTime(summary, db.now())))
  const [figures] = rows
  if (!figures) throw new Error('An aggregate answers one row.')
  return figures
}
