import { type Expression, type SqlBool, sql } from 'kysely'
import { mostAttentionRows } from '../../../contract/platform/attention/attention.ts'
import type { Door } from '../../door.ts'
import { type AttentionAsked, attentionColumns } from '../../platform/attention/attention-search.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Viewer } from '../../viewer.ts'
import { available, onHand, stockStatus } from '../ledger/item-stock.ts'
import { visibleAdjustmentRequests } from './adjustment-requests-queries.ts'
import { visibleItems } from './inventory-queries.ts'
import { expiresSoon, isExpired, itemNeeds } from './item-attention.ts'

const itemColumns = { itemId: sql`i.id`, code: sql`i.sku`, name: sql`i.name` }

export const itemsNeedingAttention: Door['attention'] = {
  adjustment_waiting: (viewer) =>
    visibleAdjustmentRequests(statements, viewer)
      .where('a.status', '=', 'open')
      .select(
        attentionColumns({
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

  running_low: (viewer) =>
    visibleItems(statements, viewer)
      .where(itemNeeds.running_low)
      .select(attentionColumns({ ...itemColumns, quantity: available }))
      .orderBy(available)
      .orderBy('i.id')
      .limit(mostAttentionRows),

  expired_stock: (viewer, asked) => itemsWithLots(viewer, asked, isExpired),

  expiring_lot: (viewer, asked) => itemsWithLots(viewer, asked, expiresSoon),

  out_of_stock: (viewer, asked) =>
    itemsAskedFor(viewer, asked)
      .where(sql<boolean>`not exists (select from stock s where s.item_id = i.id and s.on_hand > 0)`)
      .select(attentionColumns(itemColumns))
      .orderBy('i.sku')
      .orderBy('i.id')
      .limit(mostAttentionRows),

  low_stock: (viewer, asked) =>
    itemsAskedFor(viewer, asked)
      .where(stockStatus, '=', 'Low Stock')
      .select(attentionColumns({ ...itemColumns, quantity: onHand }))
      .orderBy(onHand)
      .orderBy('i.id')
      .limit(mostAttentionRows),
}

function itemsAskedFor(viewer: Viewer, { customerId, siteId }: AttentionAsked) {
  return visibleItems(statements, viewer, siteId).$if(customerId !== undefined, (q) => q.where('i.customer_id', '=', customerId ?? null))
}

/** Items with stock in lots `l` at locations `p`, the first to expire at the top; with the units of all these lots. */
function itemsWithLots(viewer: Viewer, asked: AttentionAsked, that: Expression<SqlBool>) {
  return itemsAskedFor(viewer, asked)
    .innerJoin('stock as s', 's.item_id', 'i.id')
    .innerJoin('lots as l', 'l.id', 's.lot_id')
    .innerJoin('locations as p', 'p.id', 's.location_id')
    .where(that)
    .select(
      attentionColumns({
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
