import { sql } from 'kysely'
import { mostFloorRows } from '../../../contract/platform/floor/floor.ts'
import type { Door } from '../../door.ts'
import { statements } from '../../platform/engine/statements.ts'
import { counted, none, otherPerson } from '../../platform/floor/floor-search.ts'
import { visibleOrders } from '../orders/orders-queries.ts'
import { pickingRoutes } from './picking-routes.ts'

export const pickingDoor: Door = {
  serve: pickingRoutes,
  floor: {
    pick: (viewer) => {
      const isMine = sql<boolean>`coalesce(o.assigned_to = ${viewer.userId}, false)`
      return visibleOrders(statements, viewer)
        .innerJoin('customers as c', 'c.id', 'o.customer_id')
        .where('o.status', 'in', ['processing', 'picking'])
        .select([
          ...counted(isMine),
          'o.id',
          'o.order_number as code',
          'c.name',
          sql<number>`(select coalesce(sum(l.quantity), 0) from order_items l where l.order_id = o.id)`.as('units'),
          none.as('from'),
          none.as('to'),
          none.as('expectedOn'),
          sql<boolean>`o.priority = 'high'`.as('isUrgent'),
          isMine.as('mine'),
          otherPerson('o.assigned_to', viewer),
          sql<boolean>`o.status = 'picking'`.as('isBegun'),
        ])
        .orderBy(isMine, 'desc')
        .orderBy(sql`o.priority = 'high'`, 'desc')
        .orderBy('o.confirmed_at')
        .orderBy('o.id')
        .limit(mostFloorRows)
    },
  },
}
