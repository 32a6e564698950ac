import { type Kysely, sql } from 'kysely'
import type { ActKind, ActSubjectType } from '../../../contract/stock/acts/act-kinds.ts'
import type { Tables } from '../../platform/engine/tables.ts'

/* What is known of an act before it is undone: its lines, the stock rows that they filled, and who took from these since. */

interface Place {
  id: number
  /** Null for UNASSIGNED and TRANSIT, as on screens. */
  code: string | null
  /** For a sentence, as place_here() says it. */
  words: string
  isVirtual: boolean
  isActive: boolean
}

export interface StockRow {
  id: number
  onHand: number
  reserved: number
  /** Reserved by movements whose reservations went along with the line. */
  own: number
}

/** A ledger line that would be taken back. */
export interface LineToUndo {
  id: number
  actId: number
  inventoryId: number
  sku: string
  lotId: number | null
  lot: string | null
  quantity: number
  reserved: number
  from: Place
  to: Place
  /** Handling units before and since. */
  unitBefore: number | null
  ssccBefore: string | null
  unit: number | null
  sscc: string | null
  receiptItemId: number | null
  /** The item was deleted, or belongs to another customer than at that time. */
  isItemGone: boolean
  /** What it brought was corrected since by another change than an undo, as by a receipt that counts less. */
  isCorrected: boolean
  /** It is at a site that the caller has no access to. */
  isElsewhere: boolean
  /** The row that it filled; null outside the warehouse. */
  filled: StockRow | null
  /** On-hand of the row that it would fill again. */
  backOnHand: number
}

/** The lines of acts that aren't undone yet. */
export async function readLinesToUndo(on: Kysely<Tables>, acts: readonly number[]): Promise<LineToUndo[]> {
  const place = (alias: string) =>
    sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'code', case when not ${sql.ref(`${alias}.is_built_in`)} then ${sql.ref(`${alias}.code`)} end,
      'words', place_here(${sql.ref(alias)}), 'isVirtual', ${sql.ref(`${alias}.is_virtual`)}, 'isActive', ${sql.ref(`${alias}.is_active`)})`
  const { rows } = await sql<LineToUndo>`
    select (u.line).id::int, (u.line).act_id::int as "actId", (u.line).item_id as "inventoryId", (u.line).sku, (u.line).lot_id as "lotId",
      l.lot_number as lot, (u.line).quantity, coalesce((u.line).reserved_quantity, 0) as reserved, ${place('f')} as "from", ${place('t')} as "to",
      (u.line).handling_unit_id as "unitBefore", (select h.sscc from handling_units h where h.id = (u.line).handling_unit_id) as "ssccBefore",
      u.unit, (select h.sscc from handling_units h where h.id = u.unit) as sscc, (u.line).receipt_item_id as "receiptItemId",
      i.deleted_at is not null or i.customer_id is distinct from (u.line).customer_id as "isItemGone",
      exists (select from stock_movements c join stock_acts a on a.id = c.act_id
        where c.corrects_id = (u.line).id and a.undoes_id is null) as "isCorrected",
      exists (select from unnest(array[f.site_id, t.site_id]) as s(id) where s.id is not null and not is_own_site(s.id)) as "isElsewhere",
      case when u.stock_id is not null
        then json_build_object('id', u.stock_id, 'onHand', u.on_hand, 'reserved', u.reserved, 'own', u.own) end as filled,
      coalesce((
        select s.on_hand from stock s
        where s.item_id = (u.line).item_id and s.location_id = f.id and s.lot_id is not distinct from (u.line).lot_id
          and s.handling_unit_id is not distinct from (u.line).handling_unit_id), 0) as "backOnHand"
    from lines_to_undo(${[...acts]}::bigint[], null) u
      join locations f on f.id = (u.line).from_location_id join locations t on t.id = (u.line).to_location_id
      join inventory_items i on i.id = (u.line).item_id
      left join lots l on l.id = (u.line).lot_id
    order by (u.line).id`.execute(on)
  return rows
}

/** A later act, or a movement that has some of the goods reserved. */
export interface Taker {
  stockId: number
  actId: number | null
  kind: ActKind | null
  subjectType: ActSubjectType | null
  subjectId: number | null
  number: string | null
  took: number
  at: string
  /** In the warehouse's time, for a sentence. */
  time: string
  by: string | null
}

/** Who took from the rows that these lines filled, since then and not undone; the newest first. */
export async function readTakers(on: Kysely<Tables>, lines: readonly LineToUndo[]): Promise<Taker[]> {
  const filled = lines.flatMap(({ id, filled: row, actId }) => (row ? [{ stockId: row.id, since: id, actId }] : []))
  if (filled.length === 0) return []
  const since = sql`jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as f("stockId" integer, since bigint, "actId" bigint)`
  const { rows } = await sql<Taker>`
    with rows as (select f."stockId" as id, min(f.since) as since, array_agg(f."actId") as acts from ${since} group by 1),
    takers as (
      select s.id as "stockId", a.id::int as "actId", a.kind, a.subject_type as "subjectType", a.subject_id as "subjectId", a.number,
        sum(m.quantity)::float8 as took, a.created_at as at, user_name(a.user_id) as by, a.id as turn
      from rows w join stock s on s.id = w.id
        join stock_movements m on m.item_id = s.item_id and m.from_location_id = s.location_id and m.lot_id is not distinct from s.lot_id
          and m.handling_unit_id is not distinct from s.handling_unit_id and m.id > w.since
        join stock_acts a on a.id = m.act_id and a.undoes_id is null and a.id <> all (w.acts)
      where not is_undone(m)
      group by s.id, a.id
      union all
      select w.id, null, null, 'order', o.id, number_here(o.order_number, o.site_id, o.transfer_to_site_id), sum(r.quantity)::float8,
        min(r.created_at), null, null
      from rows w join reservations r on r.stock_id = w.id and r.ended_at is null join orders o on o.id = r.order_id
      where not exists (select from stock_acts a where a.id = any (w.acts) and a.subject_type = 'order' and a.subject_id = o.id)
      group by w.id, o.id
    )
    select "stockId", "actId", kind, "subjectType", "subjectId", number, took, iso(at) as at, ${localTime('at')} as time, by
    from takers order by turn desc nulls last, "subjectId"`.execute(on)
  return rows
}

/** A unit that is at another location than the goods would go back into it at. */
export interface UnitElsewhere {
  sscc: string
  place: string
  elsewhere: string
}

/** Units that these lines would divide between two locations. What the lines take away doesn't count. */
export async function readUnitsElsewhere(on: Kysely<Tables>, lines: readonly LineToUndo[]): Promise<UnitElsewhere[]> {
  const back = lines.flatMap(({ unitBefore, from }) =>
    unitBefore === null || from.isVirtual ? [] : [{ unit: unitBefore, place: from.id }],
  )
  if (back.length === 0) return []
  const leaving = lines.flatMap(({ filled, quantity }) => (filled ? [{ stockId: filled.id, quantity }] : []))
  const { rows } = await sql<UnitElsewhere>`
    select distinct h.sscc, place_here(p) as place, place_here(e) as elsewhere
    from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as b(unit integer, place integer)
      join handling_units h on h.id = b.unit join locations p on p.id = b.place
      join stock s on s.handling_unit_id = any (units_within(outermost_unit(b.unit))) and s.location_id <> b.place
      join locations e on e.id = s.location_id
    where s.on_hand > coalesce((
      select sum(l.quantity) from jsonb_to_recordset(${JSON.stringify(leaving)}::jsonb) as l("stockId" integer, quantity integer) where l."stockId" = s.id), 0)
    order by 1`.execute(on)
  return rows
}

/** A time of the warehouse, for a sentence: 'Nov 28, 2026, 14:05', as screens write it. */
export function localTime(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone warehouse_zone(), 'Mon FMDD, YYYY, HH24:MI')`
}

/** What the records of an act are, as far as undoing it changes them. */
export interface RecordsOfAct {
  order: {
    number: string
    status: string
    stage: string
    shipmentId: number | null
    shipment: string | null
    shipmentStatus: string | null
    /** The number of a return of its goods. */
    returned: string | null
    /** The receipt that the export of a transfer made. */
    transferReceiptId: number | null
    transferReceipt: string | null
    transferReceiptStatus: string | null
    /** Whether someone has begun to count it. */
    transferReceiptCounted: boolean
    /** What this act wrote off as missing of the transfer, and was received after all. */
    arrivedOfLoss: string[]
  } | null
  receipt: { number: string; status: string } | null
  /** The numbers of the receipt's lines. */
  receiptLines: { id: number; line: number; counted: number }[]
}

export async function readRecords(on: Kysely<Tables>, actId: number): Promise<RecordsOfAct> {
  const { rows } = await sql<RecordsOfAct>`
    select
      (select json_build_object('number', number_here(o.order_number, o.site_id, o.transfer_to_site_id), 'status', o.status,
          'stage', o.tracking_stage, 'shipmentId', s.id, 'shipment', s.tracking_number, 'shipmentStatus', s.status,
          'transferReceiptId', t.id, 'transferReceipt', number_here(t.receipt_number, t.site_id, o.site_id),
          'transferReceiptStatus', t.status, 'transferReceiptCounted', exists (select from receipt_counts c where c.receipt_id = t.id),
          'arrivedOfLoss', arrived_of_loss(a.id),
          'returned', (
            select min(number_here(g.return_number, g.site_id)) from returns g
            where g.order_id = o.id and g.status not in ('declined', 'cancelled')))
        from orders o left join shipments s on s.order_id = o.id and s.withdrawn_at is null
          left join receipts t on t.transfer_order_id = o.id and t.withdrawn_at is null
        where a.subject_type = 'order' and o.id = a.subject_id) as order,
      (select json_build_object('number', r.receipt_number, 'status', r.status) from receipts r
        where a.subject_type = 'receipt' and r.id = a.subject_id) as receipt,
      (select coalesce(json_agg(json_build_object('id', i.id, 'line', i.line, 'counted', i.counted) order by i.line), '[]')
        from receipt_items i where a.subject_type = 'receipt' and i.receipt_id = a.subject_id) as "receiptLines"
    from stock_acts a where a.id = ${actId}`.execute(on)
  const [records] = rows
  if (!records) throw new Error('An act was read before its records.')
  return records
}

/** The receipts that these acts belong to. */
export async function readReceiptsOf(
  on: Kysely<Tables>,
  acts: readonly number[],
): Promise<{ id: number; number: string; status: string }[]> {
  if (acts.length === 0) return []
  return on
    .selectFrom('receipts as r')
    .select(['r.id', 'r.receipt_number as number', 'r.status'])
    .where('r.id', 'in', (eb) =>
      eb.selectFrom('stock_acts as a').select('a.subject_id').where('a.id', 'in', acts).where('a.subject_type', '=', 'receipt'),
    )
    .orderBy('r.id')
    .execute()
}

/** When an act happened, for a sentence. */
export async function readActTime(on: Kysely<Tables>, id: number): Promise<string> {
  const act = await on
    .selectFrom('stock_acts as a')
    .select(localTime('a.created_at').as('time'))
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()
  return act.time
}
