import { type Kysely, type SqlBool, sql } from 'kysely'
import { can } from '../../../contract/permissions.ts'
import { adjustmentStatuses, adjustmentsEndpoints } from '../../../contract/stock/inventory/adjustment-requests.ts'
import { customersNamed } from '../../people/customers/customers-queries.ts'
import { iso, isoOrNull } from '../../platform/engine/json-columns.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { forStaff } from '../../platform/lists/list-filters.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import { ownSites, type Viewer } from '../../viewer.ts'

/** Staff see all that are for their sites, and staff of all sites those that are for any; those who neither decide nor read histories, their own. */
export function visibleAdjustmentRequests(on: Kysely<Tables>, viewer: Viewer) {
  const seesAll = viewer.role === 'system' || can(viewer, 'history.read')
  const own = ownSites(viewer)
  return forStaff(on.selectFrom('adjustment_requests as a').innerJoin('inventory_items as i', 'i.id', 'a.item_id'), viewer)
    .$if(!seesAll, (q) => q.where('a.requested_by', '=', viewer.userId ?? 0))
    .$if(own !== null, (q) => q.where(sql<SqlBool>`a.site_id = any(${own}::integer[])`))
}

type Requests = ReturnType<typeof visibleAdjustmentRequests>

function selectRequests(requests: Requests, viewer: Viewer) {
  return requests
    .leftJoin('customers as c', 'c.id', 'i.customer_id')
    .select([
      'a.id',
      'a.item_id as inventoryId',
      'i.sku',
      'i.name',
      sql<string>`i.unit_of_measure`.as('unitOfMeasure'),
      'i.customer_id as customerId',
      'c.name as customerName',
      'a.location',
      'a.lot',
      'a.expires_on as expiresOn',
      'a.adjustment',
      'a.reason',
      sql<string>`user_name(a.requested_by)`.as('requestedBy'),
      iso('a.requested_at').as('requestedAt'),
      'a.status',
      sql<string | null>`user_name(a.decided_by)`.as('decidedBy'),
      isoOrNull('a.decided_at').as('decidedAt'),
      'a.note',
      sql<boolean>`coalesce(a.requested_by = ${viewer.userId}, false)`.as('mine'),
      'a.version',
    ])
}

export const {
  list: listAdjustmentRequests,
  get: getAdjustmentRequest,
  lock: lockAdjustmentRequest,
} = readsOf(adjustmentsEndpoints.list, {
  alias: 'a',
  missing: 'adjustment.not-found',
  from: visibleAdjustmentRequests,
  select: selectRequests,
  created: 'a.requested_at',
  searched: (word) => [
    word.isInFolded('i.search_text'),
    word.isIn('a.reason'),
    word.isIn('a.location'),
    sql`i.customer_id in ${customersNamed(word)}`,
  ],
  filters: {
    customerId: 'i.customer_id',
    inventoryId: 'a.item_id',
    // What belongs to no site is wherever it is looked for.
    siteId: (sites) => sql<SqlBool>`(a.site_id is null or a.site_id = any(${sites}::integer[]))`,
  },
  // Two people who decide at once do it one after the other, and the second learns that it is closed.
  lock: (_, id) => statements.selectFrom('adjustment_requests as a').where('a.id', '=', id).select('a.id').forUpdate().compile(),
  sorts: { requestedAt: 'time', sku: { by: 'i.sku', kind: 'text' }, adjustment: 'integer', status: adjustmentStatuses },
  defaultSort: '-requestedAt',
})

/** The site at which a request is carried out; null where the person works at all sites and named no location. */
export async function siteOfRequest(on: Kysely<Tables>, id: number): Promise<number | null> {
  const { siteId } = await on.selectFrom('adjustment_requests').where('id', '=', id).select('site_id as siteId').executeTakeFirstOrThrow()
  return siteId
}
