import { sql } from 'kysely'

/**
 * Condition: a ledger line that shipped order line `l` was corrected later, other than by undoing it. Not correlated, so that corrections,
 * which are few, are read once for all lines.
 */
export const isCorrectedLine = sql<boolean>`(l.order_id, l.item_id) in (select m.order_id, m.item_id
  from stock_movements c join stock_movements m on m.id = c.corrects_id where c.corrects_id is not null and m.order_id is not null and m.cause <> 'return'
    and not exists (select from stock_acts a where a.id = c.act_id and a.undoes_id is not null))`

/** Condition: order line `l` has a pick exception or a later correction, and counts against accuracy. */
export const isWrongLine = sql<boolean>`(exists (select from pick_exceptions e where e.order_item_id = l.id and e.kind <> 'count') or ${isCorrectedLine})`
