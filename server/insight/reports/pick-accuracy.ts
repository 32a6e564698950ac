import { sql } from 'kysely'
import { isWrongLine } from '../../goods-out/picking/line-accuracy.ts'
import { bucketAt, type ReportQuery, type Span, shareOf, startsOf, within } from './report-query.ts'

const hasException = (kind: string) =>
  sql`exists (select from pick_exceptions e where e.order_item_id = l.id and e.kind = ${sql.lit(kind)})`

export function pickAccuracy(span: Span): ReportQuery {
  return {
    rows: sql`
      with ${startsOf(span)}, lines as (
        select ${bucketAt('o.exported_at')} as n, count(distinct o.id) as movements, count(*) as lines,
          count(*) filter (where ${hasException('short')}) as short_picks, count(*) filter (where ${hasException('wrong_pick')}) as wrong_picks,
          count(*) filter (where not ${isWrongLine}) as correct
        from orders o join order_items l on l.order_id = o.id
        where o.status = 'completed' and ${within('o.exported_at', span)} group by 1
      )
      select s.start, coalesce(l.movements, 0) as movements, coalesce(l.lines, 0) as lines, coalesce(l.short_picks, 0) as "shortPicks",
        coalesce(l.wrong_picks, 0) as "wrongPicks", coalesce(l.correct, 0) as correct, ${shareOf(sql`l.correct`, sql`l.lines`)} as accuracy
      from starts s left join lines l using (n)`,
    order: sql`start`,
  }
}
