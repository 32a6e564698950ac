import { type SqlBool, sql } from 'kysely'
import { mostAttentionRows } from '../../../contract/platform/attention/attention.ts'
import { mostFloorRows } from '../../../contract/platform/floor/floor.ts'
import type { Door } from '../../door.ts'
import { attentionColumns } from '../../platform/attention/attention-search.ts'
import { statements } from '../../platform/engine/statements.ts'
import { counted, none, notBegun } from '../../platform/floor/floor-search.ts'
import { named, nameless, ownerOf } from '../../platform/lookup/scanned.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import type { StaffViewer } from '../../viewer.ts'
import { isWaitingReturn, visibleReturns } from './returns-queries.ts'
import { returnsRoutes } from './returns-routes.ts'

export const returnsDoor: Door = {
  serve: returnsRoutes,
  search: {
    return: kindOf('return', {
      allow: 'returns.read',
      called: ['returns'],
      from: visibleReturns,
      id: 'r.id',
      title: sql.ref<string>('r.return_number'),
      subtitle: sql<string | null>`(select o.order_number from orders o where o.id = r.order_id)`,
      customerId: 'r.customer_id',
      status: sql.ref<string>('r.status'),
      places: (word) => [word.isInNumber('r.return_number'), word.isInNumber('r.folded_tracking_number')],
      exact: ({ number, tracking }) => sql`(r.return_number = ${number} or r.folded_tracking_number = ${tracking})`,
    }),
  },
  scanned: {
    return: {
      byText: (on, viewer, { number, tracking }) =>
        visibleReturns(on, viewer)
          .where(sql<SqlBool>`(r.return_number = ${number} or r.folded_tracking_number = ${tracking} and r.status = 'authorised')`)
          .select([named('return'), 'r.id', 'r.return_number as code', nameless, ...ownerOf('r.customer_id')]),
    },
  },
  floor: { return: waitingReturns },
  attention: {
    return_waiting: (viewer) =>
      visibleReturns(statements, viewer)
        .innerJoin('customers as c', 'c.id', 'r.customer_id')
        .where(isWaitingReturn)
        .select(attentionColumns({ returnId: sql`r.id`, code: sql`r.return_number`, name: sql`c.name`, at: sql`iso(r.received_at)` }))
        .orderBy('r.received_at')
        .orderBy('r.id')
        .limit(mostAttentionRows),
  },
}

/** Returns to inspect before those that are still to come. They have no assignee: the viewer's own are the ones that it received. */
function waitingReturns(viewer: StaffViewer) {
  const isReceived = sql<boolean>`r.status = 'received'`
  const isMine = sql<boolean>`exists (
    select from stock_acts a where a.subject_type = 'return' and a.subject_id = r.id and a.kind = 'return' and a.user_id = ${viewer.userId})`
  return visibleReturns(statements, viewer)
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .where('r.status', 'in', ['authorised', 'received'])
    .select([
      ...counted(isMine),
      'r.id',
      'r.return_number as code',
      'c.name',
      sql<number>`(select coalesce(sum(coalesce(l.received, l.expected)), 0) from return_lines l where l.return_id = r.id)`.as('units'),
      none.as('from'),
      none.as('to'),
      none.as('expectedOn'),
      sql<boolean>`false`.as('isUrgent'),
      isMine.as('mine'),
      none.as('assignedTo'),
      notBegun,
    ])
    .orderBy(isMine, 'desc')
    .orderBy(isReceived, 'desc')
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(mostFloorRows)
}
