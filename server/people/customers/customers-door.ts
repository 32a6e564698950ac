import { sql } from 'kysely'
import type { Door } from '../../door.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import { visibleCustomers } from './customers-queries.ts'
import { customersRoutes } from './customers-routes.ts'

export const customersDoor: Door = {
  serve: customersRoutes,
  search: {
    customer: kindOf('customer', {
      // Customers read their own row, but have nothing to search there.
      allow: 'screens.management',
      called: ['customers'],
      from: visibleCustomers,
      id: 'c.id',
      title: sql.ref<string>('c.name'),
      customerId: null,
      status: sql.ref<string>('c.status'),
      named: true,
      places: (word) => [word.isIn('c.name'), word.isIn('c.contact_email'), word.isIn('c.primary_contact')],
      names: (word) => [word.isIn('c.name'), word.isIn('c.primary_contact')],
      exact: ({ customerId }) => (customerId === null ? null : sql`c.id = ${customerId}`),
    }),
  },
}
