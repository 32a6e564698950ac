import { sql } from 'kysely'
import type { Door } from '../../door.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import { contactEntity } from './contacts-queries.ts'
import { contactsRoutes } from './contacts-routes.ts'

export const contactsDoor: Door = {
  serve: contactsRoutes,
  search: {
    contact: kindOf('contact', {
      allow: 'crm.read',
      called: ['contacts'],
      from: contactEntity.rows,
      id: 'p.id',
      title: sql<string>`concat_ws(' ', p.first_name, p.last_name)`,
      subtitle: sql.ref<string | null>('p.title'),
      customerId: 'p.customer_id',
      named: true,
      places: (word) => [word.isIn('p.first_name'), word.isIn('p.last_name'), word.isIn('p.email'), word.isIn('p.phone')],
      names: (word) => [word.isIn('p.first_name'), word.isIn('p.last_name')],
    }),
  },
}
