import { sql } from 'kysely'
import { mostAttentionRows } from '../../../contract/platform/attention/attention.ts'
import type { Door } from '../../door.ts'
import { attentionColumns } from '../../platform/attention/attention-search.ts'
import { statements } from '../../platform/engine/statements.ts'
import { named, nameless, ownerOf } from '../../platform/lookup/scanned.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import { isLate } from '../shipments/shipments-queries.ts'
import { isShortTransfer, isUnassigned, lacking, orderColumns, shipByPassed } from './order-attention.ts'
import { referenceHas, visibleOrders } from './orders-queries.ts'
import { ordersRoutes } from './orders-routes.ts'
import { undoPicking, undoShipping } from './undo-of-movements.ts'

export const ordersDoor: Door = {
  serve: ordersRoutes,
  undo: { pick: undoPicking, pack: undoPicking, ship: undoShipping },
  search: {
    order: kindOf('order', {
      allow: 'orders.read',
      called: ['movements', 'orders'],
      from: visibleOrders,
      id: 'o.id',
      title: sql.ref<string>('o.order_number'),
      customerId: 'o.customer_id',
      status: sql.ref<string>('o.status'),
      places: (word) => [word.isInNumber('o.order_number'), word.isInFolded('o.folded_destination'), ...referenceHas(word)],
      exact: ({ number, text }) => sql`(o.order_number = ${number} or o.reference = ${text})`,
    }),
  },
  scanned: {
    order: {
      byText: (on, viewer, { number }) =>
        visibleOrders(on, viewer)
          .where('o.order_number', '=', number)
          .select([named('order'), 'o.id', 'o.order_number as code', nameless, ...ownerOf('o.customer_id')]),
    },
  },
  attention: {
    late_shipment: (viewer, { customerId }) =>
      visibleOrders(statements, viewer)
        .innerJoin('shipments as s', 's.order_id', 'o.id')
        .innerJoin('customers as c', 'c.id', 'o.customer_id')
        .$if(customerId !== undefined, (q) => q.where('o.customer_id', '=', customerId ?? 0))
        .where(isLate)
        .select(
          attentionColumns({
            ...orderColumns,
            name: viewer.role === 'customer' || customerId !== undefined ? sql`s.destination` : sql`c.name`,
            at: sql`iso(s.estimated_delivery)`,
          }),
        )
        .orderBy('s.estimated_delivery')
        .orderBy('s.id')
        .limit(mostAttentionRows),

    ship_by_passed: (viewer) =>
      visibleOrders(statements, viewer)
        .innerJoin('customers as c', 'c.id', 'o.customer_id')
        .where(shipByPassed)
        .select(attentionColumns({ ...orderColumns, name: sql`c.name`, dueOn: sql`o.requested_ship_date` }))
        .orderBy('o.requested_ship_date')
        .orderBy('o.id')
        .limit(mostAttentionRows),

    short_movement: (viewer) =>
      visibleOrders(statements, viewer)
        .innerJoin(lacking.as('u'), 'u.order_id', 'o.id')
        .innerJoin('customers as c', 'c.id', 'o.customer_id')
        .select(attentionColumns({ ...orderColumns, name: sql`c.name`, quantity: sql`sum(u.quantity)` }))
        .groupBy(['o.id', 'c.name'])
        .orderBy('o.created_at')
        .orderBy('o.id')
        .limit(mostAttentionRows),

    transfer_short: (viewer) =>
      visibleOrders(statements, viewer)
        .innerJoin('customers as c', 'c.id', 'o.customer_id')
        .where(isShortTransfer)
        .select(
          attentionColumns({
            ...orderColumns,
            name: sql`c.name`,
            quantity: sql`(transfer_of(o.id, o.transfer_to_site_id) ->> 'missing')::bigint`,
          }),
        )
        .orderBy('o.id')
        .limit(mostAttentionRows),

    unassigned_movement: (viewer) =>
      visibleOrders(statements, viewer)
        .innerJoin('customers as c', 'c.id', 'o.customer_id')
        .where(isUnassigned)
        .select(attentionColumns({ ...orderColumns, name: sql`c.name`, at: sql`iso(o.created_at)` }))
        .orderBy('o.created_at')
        .orderBy('o.id')
        .limit(mostAttentionRows),
  },
}
