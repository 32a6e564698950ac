import { type Kysely, sql } from 'kysely'
import { countPlans } from '../../../contract/stock/counts/count-plans.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { forStaff } from '../../platform/lists/list-filters.ts'
import { entity } from '../../platform/records/entity.ts'
import type { Viewer } from '../../viewer.ts'
import { atOwnSites } from '../sites/own-sites.ts'

function visiblePlans(on: Kysely<Tables>, viewer: Viewer) {
  return atOwnSites(forStaff(on.selectFrom('count_plans as cp'), viewer), viewer, 'cp.site_id')
}

export const countPlanEntity = entity(countPlans, {
  table: 'count_plans',
  alias: 'cp',
  missing: 'count-plan.not-found',
  visible: visiblePlans,
  joins: (rows) => rows.innerJoin('sites as si', 'si.id', 'cp.site_id'),
  shown: () => ({
    siteCode: sql.ref('si.code'),
    criteria: sql.ref('cp.criteria'),
    assignedToName: sql`user_name(cp.assigned_to)`,
    createdBy: sql`user_name(cp.created_by)`,
  }),
  defaultSort: 'nextOn',
})
