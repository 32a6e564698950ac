import { sql } from 'kysely'
import type { Door } from '../../door.ts'
import { named, nameless, ownerOf } from '../../platform/lookup/scanned.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import { visibleHandlingUnits } from './handling-units-queries.ts'
import { handlingUnitsRoutes } from './handling-units-routes.ts'

export const handlingUnitsDoor: Door = {
  serve: handlingUnitsRoutes,
  search: {
    handlingUnit: kindOf('handlingUnit', {
      allow: 'handling-units.read',
      called: ['units', 'pallets', 'cartons'],
      from: visibleHandlingUnits,
      id: 'u.id',
      title: sql<string>`u.sscc`,
      customerId: 'u.customer_id',
      places: (word) => [word.isInNumber('u.sscc')],
      exact: ({ sscc }) => (sscc === null ? null : sql`u.sscc = ${sscc}`),
    }),
  },
  scanned: {
    handlingUnit: {
      bySscc: (on, viewer, sscc) =>
        visibleHandlingUnits(on, viewer)
          .where('u.sscc', '=', sscc)
          .select([named('handlingUnit'), 'u.id', 'u.sscc as code', nameless, ...ownerOf('u.customer_id')]),
    },
  },
}
