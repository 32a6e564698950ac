import { type Expression, type SqlBool, sql } from 'kysely'
import { expiryDays, type itemAttention } from '../../../contract/platform/attention/attention.ts'
import { defaultLowStockThreshold } from '../../../contract/stock/inventory/stock-status.ts'
import { callTime } from '../../platform/engine/statements.ts'
import { available } from '../ledger/item-stock.ts'
import { siteDay } from '../sites/site-time.ts'

/* Which items need attention: the dashboard counts by these conditions and the list filters by them, so that both agree. */

const today = siteDay(callTime, 'p.site_id')

/** Condition: stock row `s`, with its location `p` and lot `l`, is on hand and expires soon. */
export const expiresSoon = sql<SqlBool>`s.on_hand > 0 and l.expires_on between ${today} and ${today} + ${sql.lit(expiryDays)}`

/** The same: it is on hand and has expired, whether its location is one to promise from or not. */
export const isExpired = sql<SqlBool>`s.on_hand > 0 and l.expires_on < ${today}`

/** Conditions of an item `i`. */
export const itemNeeds: Record<(typeof itemAttention)[number], Expression<SqlBool>> = {
  running_low: sql`i.id in (select r.item_id from reservations r where r.ended_at is null)
    and ${available} <= coalesce(i.low_stock_threshold, ${sql.lit(defaultLowStockThreshold)})`,
  expired_stock: hasLot(isExpired),
  expiring_lot: hasLot(expiresSoon),
}

function hasLot(that: Expression<SqlBool>) {
  return sql<SqlBool>`exists (
    select from stock s join lots l on l.id = s.lot_id join locations p on p.id = s.location_id where s.item_id = i.id and ${that})`
}
