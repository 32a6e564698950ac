import { type SqlBool, sql } from 'kysely'
import type { Door } from '../../door.ts'
import { ordersNumbered } from '../../orders-numbered.ts'
import { named, nameless, ownerOf } from '../../platform/lookup/scanned.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import { delayShipments } from './delay-shipments.ts'
import { visibleShipments } from './shipments-queries.ts'
import { shipmentsRoutes } from './shipments-routes.ts'

export const shipmentsDoor: Door = {
  serve: shipmentsRoutes,
  jobs: [delayShipments],
  search: {
    shipment: kindOf('shipment', {
      allow: 'shipments.read',
      called: ['shipments'],
      from: visibleShipments,
      id: 's.id',
      title: sql.ref<string>('s.tracking_number'),
      subtitle: sql<string | null>`(select o.order_number from orders o where o.id = s.order_id)`,
      customerId: 's.customer_id',
      status: sql.ref<string>('s.status'),
      places: (word) => [
        word.isInNumber('s.tracking_number'),
        word.isInNumber('s.folded_carrier_number'),
        word.isInFolded('s.folded_destination'),
        sql`s.order_id in ${ordersNumbered({ ...word, isIn: word.isInNumber })}`,
      ],
      exact: ({ tracking }) => sql`(s.tracking_number = ${tracking} or s.folded_carrier_number = ${tracking})`,
    }),
  },
  scanned: {
    shipment: {
      byText: (on, viewer, { tracking }) =>
        visibleShipments(on, viewer)
          .where(sql<SqlBool>`(s.tracking_number = ${tracking} or s.folded_carrier_number = ${tracking})`)
          .select([named('shipment'), 's.id', 's.tracking_number as code', nameless, ...ownerOf('s.customer_id')]),
    },
  },
}
