import { sql } from 'kysely'
import type { ReturnCondition, ReturnDisposition, ReturnReason } from '../../contract/goods-in/returns/return-words.ts'
import { inspectedGoods, receivedGoods } from '../../contract/goods-in/returns/return-work.ts'
import { type GoodsReturn, newReturn } from '../../contract/goods-in/returns/returns.ts'
import { completeTask } from '../goods-in/put-away/complete-task.ts'
import { authoriseReturn } from '../goods-in/returns/answer-return.ts'
import { closeReturn } from '../goods-in/returns/close-return.ts'
import { createReturn } from '../goods-in/returns/create-return.ts'
import { inspectReturn } from '../goods-in/returns/inspect-return.ts'
import { receiveReturn } from '../goods-in/returns/receive-return.ts'
import type { Database, Transaction } from '../platform/engine/database.ts'
import type { CustomerViewer, StaffViewer } from '../viewer.ts'
import { joined } from './joined.ts'

const hour = 3_600_000

interface DemoReturn {
  reason: ReturnReason
  /** The index of the customer who requested it, among the demo's customers; staff enter the others. */
  requestedBy?: number
  isExcise?: true
  units: number
  notes?: string
  carrier?: string
  /** Hours ago, in the order of the steps. */
  created: number
  authorised?: number
  received?: number
  inspected?: number
  closed?: number
  found?: { condition: ReturnCondition; disposition: ReturnDisposition; note?: string }
}

/** The oldest first. What is closed isn't within two days of the boundary of a period. */
const plan: readonly DemoReturn[] = [
  {
    reason: 'unwanted',
    units: 4,
    carrier: 'PostNL',
    created: 580,
    received: 545,
    inspected: 541,
    closed: 538,
    found: { condition: 'good', disposition: 'restock' },
  },
  {
    reason: 'wrong_item',
    units: 3,
    requestedBy: 0,
    created: 470,
    authorised: 460,
    received: 396,
    inspected: 390,
    closed: 388,
    found: { condition: 'opened', disposition: 'quarantine', note: 'Seal broken, the customer decides' },
  },
  {
    reason: 'damaged',
    units: 2,
    created: 330,
    received: 260,
    inspected: 252,
    closed: 250,
    found: { condition: 'damaged', disposition: 'scrap', note: 'Crushed in transit' },
  },
  {
    reason: 'refused',
    units: 5,
    carrier: 'DHL',
    created: 120,
    received: 74,
    inspected: 50,
    found: { condition: 'good', disposition: 'restock' },
  },
  { reason: 'undeliverable', units: 3, carrier: 'DPD', created: 78, received: 31 },
  { reason: 'recall', units: 3, isExcise: true, created: 54, received: 6, notes: 'Recalled by the producer' },
  { reason: 'unwanted', units: 2, requestedBy: 1, created: 72, authorised: 70, notes: 'Ordered twice' },
  { reason: 'damaged', units: 2, requestedBy: 2, created: 27, notes: 'Two cartons arrived wet' },
  { reason: 'unwanted', units: 1, requestedBy: 0, created: 5, notes: 'The shop no longer sells it' },
]

/** Nine returns in their states. They leave no notifications. */
export async function playDemoReturns(db: Database, trx: Transaction, manager: StaffViewer, viewers: readonly CustomerViewer[]) {
  const newest = await newestNotification(trx)
  const used: Shipped[] = []
  for (const wanted of plan) {
    const requester = wanted.requestedBy === undefined ? undefined : viewers[wanted.requestedBy]
    const goods = await shippedGoods(trx, wanted, requester?.customerId, used)
    used.push(goods)
    await play(db, trx, { wanted, goods, manager, requester })
  }
  await trx.sql.deleteFrom('notifications').where('id', '>', newest).execute()
}

async function newestNotification(trx: Transaction): Promise<number> {
  const { newest } = await trx.sql
    .selectFrom('notifications')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

interface Shipped {
  order: number
  item: number
  sku: string
  lot: string | null
}

/** Goods of a movement that left one to four months ago, of an item with plenty in stock; each item and movement once. */
async function shippedGoods(trx: Transaction, { units, isExcise }: DemoReturn, customer: number | undefined, used: readonly Shipped[]) {
  const { rows } = await sql<Shipped>`
    select m.order_id as "order", m.item_id as item, i.sku, l.lot_number as lot
    from stock_movements m join orders o on o.id = m.order_id join inventory_items i on i.id = m.item_id
      join shipments s on s.order_id = o.id and s.status = 'delivered'
      left join product_categories k on k.id = i.category_id left join lots l on l.id = m.lot_id
    where m.cause = 'order' and m.quantity >= ${units} and (k.excise_code is not null) = ${isExcise === true}
      and (l.id is null or l.expires_on is null or l.expires_on > ${trx.now()}::date + 60)
      and (l.id is not null or i.tracking = 'none') and (${isExcise !== true} or l.id is not null)
      and i.deleted_at is null and i.customer_id = o.customer_id
      and o.exported_at between ${trx.now()}::timestamptz - interval '120 days' and ${trx.now()}::timestamptz - interval '31 days'
      and (${customer ?? null}::integer is null or o.customer_id = ${customer ?? null})
      and not (o.id = any(${used.map(({ order }) => order)}::integer[]) or i.id = any(${used.map(({ item }) => item)}::integer[]))
      and (select sum(t.on_hand - t.reserved) from stock t where t.item_id = i.id) > 3 * greatest(coalesce(i.low_stock_threshold, 10), 10)
    order by o.exported_at desc, m.id limit 1`.execute(trx.sql)
  const [goods] = rows
  if (!goods) throw new Error('No movement has goods to return.')
  return goods
}

interface Played {
  wanted: DemoReturn
  goods: Shipped
  manager: StaffViewer
  requester: CustomerViewer | undefined
}

async function play(db: Database, trx: Transaction, { wanted, goods: { order, sku, lot }, manager, requester }: Played): Promise<void> {
  const { reason, units: quantity, notes, carrier, found } = wanted
  const before = (hours: number) => joined(db, trx, new Date(trx.now().getTime() - hours * hour))
  const entered = newReturn.parse({
    orderId: order,
    reason,
    notes,
    carrier,
    items: [{ sku, quantity, lot }],
    ...(carrier && { trackingNumber: `RET${order}${quantity}` }),
  })
  const created = await createReturn(before(wanted.created), requester ?? manager, entered)
  const { id } = created
  const lineId = created.items[0]?.id ?? 0
  if (wanted.authorised !== undefined) await authoriseReturn(before(wanted.authorised), manager, { id, overrideReason: undefined })
  if (wanted.received === undefined) return
  const uiCodes = wanted.isExcise ? [1, 2, 3].map((n) => `QCNLA4F7B2${n}K9TX26110814`) : undefined
  await receiveReturn(before(wanted.received), manager, { id, ...receivedGoods.parse({ items: [{ lineId, quantity, lot, uiCodes }] }) })
  if (wanted.inspected === undefined || !found) return
  await inspectReturn(before(wanted.inspected), manager, {
    id,
    ...inspectedGoods.parse({ lines: [{ lineId, parts: [{ quantity, ...found }] }] }),
  })
  if (wanted.closed === undefined) return
  const closed = await closeReturn(before(wanted.closed), manager, { id })
  if (found.disposition === 'restock') await putAway(before(wanted.closed - 2), trx, manager, closed)
}

/** The goods of a closed return go to the bins that their tasks suggest. */
async function putAway(at: Database, trx: Transaction, manager: StaffViewer, { id }: GoodsReturn): Promise<void> {
  const tasks = await trx.sql
    .selectFrom('tasks as t')
    .innerJoin('locations as l', 'l.id', 't.suggested_location_id')
    .where('t.return_id', '=', id)
    .select(['t.id', 'l.code'])
    .execute()
  for (const { id: task, code } of tasks) await completeTask(at, manager, { id: task, scanned: null, locationCode: code })
}
