import { sql } from 'kysely'
import { mostAttentionRows } from '../../../contract/platform/attention/attention.ts'
import { mostFloorRows } from '../../../contract/platform/floor/floor.ts'
import type { Door } from '../../door.ts'
import { attentionColumns } from '../../platform/attention/attention-search.ts'
import { statements } from '../../platform/engine/statements.ts'
import { counted, none, notBegun, otherPerson } from '../../platform/floor/floor-search.ts'
import { isWaiting, visibleTasks } from './tasks-queries.ts'
import { tasksRoutes } from './tasks-routes.ts'
import { undoPutAway } from './undo-put-away.ts'
import { tellWaitingTasks } from './waiting-tasks.ts'

export const putAwayDoor: Door = {
  serve: tasksRoutes,
  undo: { put_away: undoPutAway },
  jobs: [tellWaitingTasks],
  floor: {
    put_away: (viewer) => {
      const isMine = sql<boolean>`coalesce(t.assigned_to = ${viewer.userId}, false)`
      return visibleTasks(statements, viewer)
        .where('t.state', '=', 'open')
        .select([
          ...counted(isMine),
          't.id',
          sql<string>`coalesce(h.sscc, i.sku)`.as('code'),
          sql<string>`coalesce(i.name, r.receipt_number, o.order_number, '')`.as('name'),
          't.quantity as units',
          sql<string | null>`case when not f.is_built_in then f.code end`.as('from'),
          'g.code as to',
          none.as('expectedOn'),
          sql<boolean>`false`.as('isUrgent'),
          isMine.as('mine'),
          otherPerson('t.assigned_to', viewer),
          notBegun,
        ])
        .orderBy(isMine, 'desc')
        .orderBy('t.created_at')
        .orderBy('t.id')
        .limit(mostFloorRows)
    },
  },
  attention: {
    waiting_task: (viewer) =>
      visibleTasks(statements, viewer)
        .where(isWaiting)
        .select(
          attentionColumns({
            taskId: sql`t.id`,
            code: sql`coalesce(h.sscc, i.sku)`,
            name: sql`coalesce(r.receipt_number, o.order_number, i.name)`,
            quantity: sql`t.quantity`,
            at: sql`iso(t.created_at)`,
          }),
        )
        .orderBy('t.created_at')
        .orderBy('t.id')
        .limit(mostAttentionRows),
  },
}
