import { sql } from 'kysely'
import { stageLabels } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { inHours, type ReportQuery, type Span, seconds, within } from './report-query.ts'

const steps = [
  ['awaiting_confirmation', 'confirmed', sql`o.confirmed_at - o.created_at`],
  ['confirmed', 'packaging', sql`o.packaging_started_at - o.confirmed_at`],
  ['packaging', 'labelling', sql`o.labelling_completed_at - o.packaging_started_at`],
  ['labelling', 'documented', sql`o.documented_at - o.labelling_completed_at`],
  ['documented', 'exported', sql`o.exported_at - o.documented_at`],
  ['awaiting_confirmation', 'exported', sql`o.exported_at - o.created_at`],
] as const

const values = sql.join(
  steps.map(([from, to, took], index) => sql`(${sql.lit(index)}, ${sql.lit(`${stageLabels[from]} to ${stageLabels[to]}`)}, ${took})`),
)
const took = seconds(sql`step.took`)

/** A stage that a movement has no time of isn't counted. */
export function cycleTime(span: Span): ReportQuery {
  return {
    rows: sql`
      select step.stage, step.n as "~n", count(*) as movements, ${inHours(sql`avg(${took})`)} as mean,
        ${inHours(sql`percentile_cont(0.5) within group (order by ${took})`)} as median,
        ${inHours(sql`percentile_cont(0.9) within group (order by ${took})`)} as ninetieth
      from orders o cross join lateral (values ${values}) as step(n, stage, took)
      where o.status = 'completed' and ${within('o.exported_at', span)} and step.took is not null
      group by step.n, step.stage`,
    order: sql`"~n"`,
  }
}
