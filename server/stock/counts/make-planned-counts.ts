import { sql } from 'kysely'
import { created } from '../../platform/audit/history.ts'
import { recordStatement } from '../../platform/audit/write-history.ts'
import type { Database } from '../../platform/engine/database.ts'
import { toHttpError } from '../../platform/http/problem.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { system } from '../../viewer.ts'
import { countPlanEntity } from './count-plans-queries.ts'
import { countEntity } from './counts-queries.ts'
import { planCount } from './plan-count.ts'

/** Every five minutes: makes the counts of plans whose day has come, from five o'clock in the morning of their site. */
export const makePlannedCounts = defineJob(
  'planned-counts',
  null,
  async ({ db, log }) => {
    const made = await makeDueCounts(db)
    if (made > 0) log.info(`Planned ${made} ${made === 1 ? 'count' : 'counts'}.`)
  },
  '*/5 * * * *',
)

/** Answers how many counts were made. Each plan has a transaction of its own, under the lock of its row. */
export async function makeDueCounts(db: Database): Promise<number> {
  let made = 0
  for (;;) {
    const outcome = await db.transaction(system, async (trx) => {
      const at = trx.now()
      const { rows } = await sql<{ id: number; today: string }>`
        select p.id, d.today::text as today
        from count_plans p
          cross join lateral (select (${at}::timestamptz at time zone site_zone(p.site_id)) as clock) c
          cross join lateral (select c.clock::date as today) d
        where p.is_active and (p.next_on < d.today or p.next_on = d.today and c.clock::time >= '05:00')
        order by p.next_on, p.id limit 1 for no key update of p skip locked`.execute(trx.sql)
      const [due] = rows
      if (!due) return null
      const plan = await countPlanEntity.get(trx.sql, system, due.id)
      const { method, siteId, maxLocations, assignedTo, blind, name } = plan
      const counted = await trx
        .savepoint(() =>
          planCount(trx, system, at, { method, siteId, maxLocations, assignedTo, blind, name, dueOn: due.today, ...plan.criteria }, due.id),
        )
        .catch((error: unknown) => {
          // Nothing to count is no count.
          if (toHttpError(error).status < 500) return null
          throw error
        })
      await sql`update count_plans set version = version + 1,
        next_on = next_on + every_days * ((${due.today}::date - next_on) / every_days + 1) where id = ${due.id}`.execute(trx.sql)
      const count = counted && (await countEntity.get(trx.sql, system, counted.id))
      const history = count ? [created('count', count)] : []
      await trx.finish({ recorded: recordStatement({ history, notices: [], by: { userId: null, name: system.name }, at }) })
      trx.publish({ topic: 'counts', ids: count ? [count.id, due.id] : [due.id], customerId: null })
      return count ? 1 : 0
    })
    if (outcome === null) return made
    made += outcome
  }
}
