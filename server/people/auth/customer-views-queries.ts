import { type Kysely, sql } from 'kysely'
import { customerViewsEndpoints } from '../../../contract/people/auth/customer-views.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import type { Viewer } from '../../viewer.ts'

/** Staff read who viewed any customer, a customer who viewed its own screens. */
export function visibleCustomerViews(on: Kysely<Tables>, viewer: Viewer) {
  const views = on.selectFrom('customer_views as v')
  return viewer.customerId === null ? views : views.where('v.customer_id', '=', viewer.customerId)
}

export const { list: listCustomerViews } = readsOf(customerViewsEndpoints.list, {
  alias: 'v',
  from: visibleCustomerViews,
  select: (views) =>
    views.select([
      'v.id',
      'v.customer_id as customerId',
      sql<string | null>`user_name(v.user_id)`.as('viewedBy'),
      iso('v.started_at').as('startedAt'),
      iso('v.ended_at').as('endedAt'),
    ]),
  searched: (word) => [sql`v.customer_id in (select c.id from customers c where ${word.isIn('c.name')})`],
  sorts: { startedAt: 'time' },
  defaultSort: '-startedAt',
})
