import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isCorrectedLine } from '../../goods-out/picking/line-accuracy.ts'
import { customerCells, inHours, type ReportQuery, type Span, seconds, within } from './report-query.ts'

/* The rows that the key figures count: the conditions here are those of the figures. */

const movementCells = sql`o.order_number as movement, o.id as "movementId"`

/** Condition: movement `o` was exported in the span. */
export function isExported(span: Span): RawBuilder<SqlBool> {
  return sql`(o.status = 'completed' and ${within('o.exported_at', span)})`
}

export function isCancelled(span: Span): RawBuilder<SqlBool> {
  return sql`(o.status = 'cancelled' and ${within('o.cancelled_at', span)})`
}

/** Condition: something of movement `o` was shipped short. */
export const isShort = sql<SqlBool>`exists (select from order_items oi where oi.order_id = o.id and oi.short_quantity > 0)`

export const processingTime = sql`o.documented_at - o.confirmed_at`

export function endedMovements(span: Span): ReportQuery {
  return {
    rows: sql`
      select ${movementCells}, ${customerCells},
        case when o.status = 'cancelled' then 'Cancelled' when ${isShort} then 'Exported short' else 'Exported complete' end as outcome,
        iso(case o.status when 'cancelled' then o.cancelled_at else o.exported_at end) as "endedAt"
      from orders o join customers c on c.id = o.customer_id where ${isExported(span)} or ${isCancelled(span)}`,
    order: sql`outcome = 'Exported complete', "endedAt" desc, "movementId"`,
  }
}

export function processingTimes(span: Span): ReportQuery {
  return {
    rows: sql`
      select ${movementCells}, ${customerCells}, iso(o.confirmed_at) as "confirmedAt", iso(o.documented_at) as "documentedAt",
        ${inHours(seconds(processingTime))} as took, ${processingTime} as "~took"
      from orders o join customers c on c.id = o.customer_id where ${isExported(span)} and ${processingTime} is not null`,
    order: sql`"~took" desc, "movementId"`,
  }
}

export function ratings(span: Span): ReportQuery {
  return {
    rows: sql`
      select ${movementCells}, ${customerCells}, f.rating, f.comment, iso(f.created_at) as "ratedAt"
      from feedback f join orders o on o.id = f.order_id join customers c on c.id = f.customer_id where ${within('f.created_at', span)}`,
    order: sql`rating, "ratedAt" desc, "movementId"`,
  }
}

export function pickedLines(span: Span): ReportQuery {
  const has = (kind: string) => sql`exists (select from pick_exceptions e where e.order_item_id = l.id and e.kind = ${sql.lit(kind)})`
  return {
    rows: sql`
      select ${movementCells}, ${customerCells}, l.sku, l.item_id as "skuId", l.quantity,
        case when ${has('short')} then 'Short pick' when ${has('wrong_pick')} then 'Wrong pick' when ${isCorrectedLine} then 'Corrected later'
          else 'Correct' end as finding,
        iso(o.exported_at) as "exportedAt", l.id as "~line"
      from orders o join order_items l on l.order_id = o.id join customers c on c.id = o.customer_id where ${isExported(span)}`,
    order: sql`finding = 'Correct', "exportedAt" desc, "~line"`,
  }
}
