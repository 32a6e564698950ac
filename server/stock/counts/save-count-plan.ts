import { type CountCriteria, criteriaAsSent, criterionOf } from '../../../contract/stock/counts/count-criteria.ts'
import { countPlansEndpoints } from '../../../contract/stock/counts/count-plans.ts'
import type { CountMethod } from '../../../contract/stock/counts/count-words.ts'
import { changed, created } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { siteFor } from '../sites/sites-queries.ts'
import { countPlanEntity } from './count-plans-queries.ts'
import { requireStaff } from './plan-count.ts'

export const createCountPlan = verb(countPlansEndpoints.create, async ({ trx, viewer }, { zones, abc, days, ...fields }) => {
  await requireStaff(trx, fields.assignedTo)
  const site = await siteFor(trx.sql, viewer, fields.siteId)
  const criteria = stored({ method: fields.method, zones, abc, days })
  const plan = await countPlanEntity.insert(trx, viewer, { ...fields, siteId: site.id }, { criteria, created_by: viewer.userId })
  return { answer: plan, history: [created('countPlan', plan)], touched: { counts: [{ id: plan.id }] } }
})

export const updateCountPlan = verb(countPlansEndpoints.update, async ({ trx, viewer }, { id, ifMatch, zones, abc, days, ...fields }) => {
  const before = await countPlanEntity.lock(trx, viewer, id, ifMatch)
  if (fields.assignedTo !== before.assignedTo) await requireStaff(trx, fields.assignedTo)
  if (fields.siteId !== undefined) await siteFor(trx.sql, viewer, fields.siteId)
  const method = fields.method ?? before.method
  const sent = { method, zones, abc, days }
  const needed = criterionOf[method]
  const criteria =
    fields.method !== undefined || (needed && sent[needed as keyof typeof sent] !== undefined) ? { criteria: stored(sent) } : {}
  const plan = await countPlanEntity.update(trx, viewer, id, fields, criteria)
  return { answer: plan, before, history: [changed('countPlan', before, plan)], touched: { counts: [{ id }] } }
})

function stored(sent: CountCriteria & { method: CountMethod }): string {
  return JSON.stringify(criteriaAsSent(sent))
}
