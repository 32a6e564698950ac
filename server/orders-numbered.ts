import { sql } from 'kysely'
import type { SearchedWord } from './platform/lists/list-filters.ts'

/**
 * The ids of movements with this word in their number, for searching what refers to them. Outside server/goods-out/orders because shipments
 * search by it, and server/goods-out/orders imports server/goods-out/shipments.
 */
export function ordersNumbered(word: SearchedWord) {
  return sql`(select o.id from orders o where ${word.isIn('o.order_number')})`
}
