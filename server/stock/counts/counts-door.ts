import { sql } from 'kysely'
import { mostAttentionRows } from '../../../contract/platform/attention/attention.ts'
import { mostFloorRows } from '../../../contract/platform/floor/floor.ts'
import type { Door } from '../../door.ts'
import { attentionColumns } from '../../platform/attention/attention-search.ts'
import { statements } from '../../platform/engine/statements.ts'
import { counted, none, notBegun, otherPerson } from '../../platform/floor/floor-search.ts'
import { named, ownerOf } from '../../platform/lookup/scanned.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import { visibleCounts } from './counts-queries.ts'
import { countsRoutes } from './counts-routes.ts'
import { makePlannedCounts } from './make-planned-counts.ts'

export const countsDoor: Door = {
  serve: countsRoutes,
  jobs: [makePlannedCounts],
  search: {
    count: kindOf('count', {
      allow: 'counts.read',
      called: ['counts'],
      from: visibleCounts,
      id: 'n.id',
      title: sql.ref<string>('n.count_number'),
      subtitle: sql.ref<string | null>('n.name'),
      customerId: null,
      status: sql.ref<string>('n.status'),
      places: (word) => [word.isInNumber('n.count_number'), word.isIn('n.name')],
      names: (word) => [word.isIn('n.name')],
      exact: ({ number }) => sql`n.count_number = ${number}`,
    }),
  },
  scanned: {
    count: {
      allow: 'counts.read',
      byText: (on, viewer, { number }) =>
        visibleCounts(on, viewer)
          .where('n.count_number', '=', number)
          .select([named('count'), 'n.id', 'n.count_number as code', 'n.name', ...ownerOf(null)]),
    },
  },
  floor: {
    count: (viewer) => {
      const isMine = sql<boolean>`coalesce(n.assigned_to = ${viewer.userId}, false)`
      return visibleCounts(statements, viewer)
        .where('n.status', 'in', ['planned', 'counting', 'recounting'])
        .select([
          ...counted(isMine),
          'n.id',
          'n.count_number as code',
          sql<string>`coalesce(n.name, '')`.as('name'),
          sql<number>`(select count(*) from count_places p where p.count_id = n.id and p.status in ('open', 'recount'))`.as('units'),
          none.as('from'),
          none.as('to'),
          'n.due_on as expectedOn',
          sql<boolean>`false`.as('isUrgent'),
          isMine.as('mine'),
          otherPerson('n.assigned_to', viewer),
          notBegun,
        ])
        .orderBy(isMine, 'desc')
        .orderBy(sql`n.due_on nulls last`)
        .orderBy('n.id')
        .limit(mostFloorRows)
    },
  },
  attention: {
    count_review: (viewer) =>
      visibleCounts(statements, viewer)
        .where('n.status', '=', 'review')
        .select(
          attentionColumns({
            countId: sql`n.id`,
            code: sql`n.count_number`,
            name: sql`coalesce(n.name, '')`,
            at: sql`iso(n.reviewed_at)`,
          }),
        )
        .orderBy('n.reviewed_at')
        .orderBy('n.id')
        .limit(mostAttentionRows),
  },
}
