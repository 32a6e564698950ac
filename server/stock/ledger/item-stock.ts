import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { stockRow } from '../../../contract/stock/inventory/item-stock.ts'
import { defaultLowStockThreshold, type StockStatus } from '../../../contract/stock/inventory/stock-status.ts'
import { callTime } from '../../platform/engine/statements.ts'
import { siteDay } from '../sites/site-time.ts'

/* Sums over the stock of an item `i`, each a subquery: for filters and sorts, which need one of them. */

export const onHand = sql<number>`(select coalesce(sum(s.on_hand), 0) from stock s where s.item_id = i.id)`
export const reserved = sql<number>`(select coalesce(sum(s.reserved), 0) from stock s where s.item_id = i.id)`

/** Whether a stock row with location `p` and lot `l` can be promised at the time of the call, and if not, why not. */
export const availability = sql<
  z.output<typeof stockRow>['availability']
>`case when p.type = 'transit' then 'in_transit' when not p.is_promisable then p.type
  when l.expires_on < ${siteDay(callTime, 'p.site_id')} then 'expired' else 'available' end`
export const isAvailable = sql<boolean>`p.is_promisable and (l.expires_on is null or l.expires_on >= ${siteDay(callTime, 'p.site_id')})`

/** At locations to promise from, not expired, less what is reserved there. */
export const available = sql<number>`(select coalesce(sum(s.on_hand - s.reserved), 0) from stock s join locations p on p.id = s.location_id
  left join lots l on l.id = s.lot_id where s.item_id = i.id and ${isAvailable})`

/** The status by the item's threshold (specification §4), as stockStatus() of the contract decides it. */
export function stockStatusOf(quantity: RawBuilder<unknown>): RawBuilder<StockStatus> {
  return sql`case when ${quantity} = 0 then 'Out of Stock'
    when ${quantity} <= coalesce(i.low_stock_threshold, ${sql.lit(defaultLowStockThreshold)}) then 'Low Stock' else 'In Stock' end`
}

export const stockStatus = sql<StockStatus>`(select ${stockStatusOf(sql`coalesce(sum(s.on_hand), 0)`)} from stock s where s.item_id = i.id)`
