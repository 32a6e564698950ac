import { type Kysely, sql } from 'kysely'
import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { KeyFigures } from '../../../contract/insight/reports/report-kpis.ts'
import type { ReportTime } from '../../../contract/insight/reports/report-time.ts'
import type { reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { isWrongLine } from '../../goods-out/picking/line-accuracy.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { isCancelled, isExported, isShort, processingTime } from './figure-rows.ts'
import type { ReportViewer } from './read-report.ts'
import { inHours, type Span, seconds, spanBefore, within } from './report-query.ts'
import { spanOf } from './span-of.ts'

export async function readKpis(db: Database, viewer: ReportViewer, time: ReportTime): Promise<AnswerOf<typeof reportsEndpoints.kpis>> {
  const span = await spanOf(db, time)
  return db.read(viewer, async (on) => ({
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    current: await readFigures(on, span),
    previous: await readFigures(on, spanBefore(span)),
  }))
}

interface FiguresRow {
  complete: number
  ended: number
  hours: number | null
  timed: number
  rating: number | null
  ratings: number
  correct: number
  lines: number
}

async function readFigures(on: Kysely<Tables>, span: Span): Promise<KeyFigures> {
  const { rows } = await sql<FiguresRow>`
    with ended as (
      select o.id, o.status = 'completed' as is_exported, not ${isShort} as is_complete, ${processingTime} as took
      from orders o where ${isExported(span)} or ${isCancelled(span)}
    ), lines as (
      select ${isWrongLine} as is_wrong from ended o join order_items l on l.order_id = o.id where o.is_exported
    ), given as (select rating from feedback f where ${within('f.created_at', span)})
    select
      (select count(*) from ended where is_exported and is_complete) as complete,
      (select count(*) from ended) as ended,
      (select ${inHours(sql`avg(${seconds(sql`took`)})`)} from ended where is_exported) as hours,
      (select count(took) from ended where is_exported) as timed,
      (select round(avg(rating), 1)::float8 from given) as rating,
      (select count(*) from given) as ratings,
      (select count(*) filter (where not is_wrong) from lines) as correct,
      (select count(*) from lines) as lines`.execute(on)
  const [row] = rows
  if (!row) throw new Error('An aggregate answers one row.')
  return {
    fulfilment: { count: row.complete, of: row.ended },
    processing: { hours: row.hours, movements: row.timed },
    satisfaction: { rating: row.rating, ratings: row.ratings },
    accuracy: { count: row.correct, of: row.lines },
  }
}
