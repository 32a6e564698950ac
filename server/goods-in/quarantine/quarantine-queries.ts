import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { AnswerOf } from '../../../contract/endpoint.ts'
import { type QuarantineRow, quarantineEndpoints } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { customersNamed } from '../../people/customers/customers-queries.ts'
import type { Database } from '../../platform/engine/database.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { forStaff } from '../../platform/lists/list-filters.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import { visibleStock } from '../../stock/inventory/stock-rows.ts'
import type { Viewer } from '../../viewer.ts'

/** What no open task is to bring elsewhere. */
const remaining = sql<number>`(s.on_hand - taken_by_tasks(s))`

/**
 * Stock rows `s` at quarantine locations, with the ledger line `m` by which the oldest of it came there. Limited to one, because the planner
 * would read the whole ledger to join it.
 */
function quarantined(on: Kysely<Tables>, viewer: Viewer) {
  return forStaff(
    visibleStock(on, viewer)
      .leftJoin('customers as c', 'c.id', 'i.customer_id')
      .innerJoinLateral(
        sql<Selectable<Tables['stock_movements']>>`(select l.* from stock_movements l
          where l.id = line_of_oldest(s.item_id, s.location_id, s.lot_id, s.handling_unit_id, s.on_hand) limit 1)`.as('m'),
        (join) => join.onTrue(),
      )
      .where('p.type', '=', 'quarantine')
      .where('s.on_hand', '>', 0)
      .where(remaining, '>', 0),
    viewer,
  )
}

type Quarantined = ReturnType<typeof quarantined>

const source = sql<
  QuarantineRow['source']
>`case m.cause when 'receipt' then 'receipt' when 'return' then 'return' else case when m.order_id is not null then 'short_pick' else 'other' end end`

function selectQuarantined(rows: Quarantined) {
  return rows.select([
    's.id',
    'i.id as inventoryId',
    'i.sku',
    'i.name',
    sql<string>`i.unit_of_measure`.as('unitOfMeasure'),
    'i.customer_id as customerId',
    'c.name as customerName',
    'l.lot_number as lot',
    'l.expires_on as expiresOn',
    'h.sscc as handlingUnit',
    remaining.as('quantity'),
    'p.code as location',
    iso('m.created_at').as('since'),
    source.as('source'),
    sql<string | null>`coalesce(
      (select rt.return_number from stock_acts a join returns rt on rt.id = a.subject_id where a.id = m.act_id and a.subject_type = 'return'),
      (select r.receipt_number from receipts r where r.id = m.receipt_id),
      (select o.order_number from orders o where o.id = m.order_id))`.as('sourceNumber'),
    'm.reason',
  ])
}

export const { list: listQuarantine } = readsOf(quarantineEndpoints.list, {
  alias: 's',
  from: quarantined,
  select: selectQuarantined,
  searched: (word) => [
    word.isInFolded('i.search_text'),
    word.isIn('l.lot_number'),
    word.isIn('p.code'),
    word.isIn('m.reason'),
    sql<SqlBool>`i.customer_id in ${customersNamed(word)}`,
  ],
  filters: { customerId: 'i.customer_id', location: 'p.code', source },
  sorts: {
    since: { by: 'm.created_at', kind: 'time' },
    sku: { by: 'i.sku', kind: 'text' },
    quantity: { by: remaining, kind: 'integer' },
    location: { by: 'p.code', kind: 'text' },
    customer: { by: 'c.name', kind: 'text', nullable: true },
  },
  defaultSort: 'since',
})

/** Over everything in quarantine. */
export async function summariseQuarantine(db: Database, viewer: Viewer): Promise<AnswerOf<typeof quarantineEndpoints.summary>> {
  const rows = await db.read(viewer, (on) =>
    quarantined(on, viewer)
      .select([
        sql<number>`coalesce(sum(${remaining}), 0)::float8`.as('units'),
        sql<string | null>`iso(min(m.created_at))`.as('oldest'),
        sql<number>`count(distinct i.customer_id)::integer`.as('owners'),
      ])
      .execute(),
  )
  return onlyRow(rows, 'item.not-found')
}
