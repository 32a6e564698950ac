import { sql } from 'kysely'
import type { Door } from '../../door.ts'
import { named, ownerOf } from '../../platform/lookup/scanned.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import { beginning } from '../../platform/search/searched-text.ts'
import { importLocations } from './import-locations.ts'
import { visibleLocations } from './locations-queries.ts'
import { locationsRoutes } from './locations-routes.ts'

export const locationsDoor: Door = {
  serve: locationsRoutes,
  imports: { locations: importLocations },
  search: {
    location: kindOf('location', {
      allow: 'locations.read',
      called: ['locations', 'bins'],
      from: visibleLocations,
      id: 'l.id',
      title: sql.ref<string>('l.code'),
      subtitle: sql<string | null>`nullif(l.name, l.code)`,
      customerId: null,
      named: true,
      places: (word) => [word.isInFolded('l.search_text')],
      // The stored text is compared first, because folding the codes of all locations takes longer.
      exact: ({ text }) => sql`l.search_text like ('%' || ${beginning(text)})
      and search_fold(${text}) in (search_fold(l.code), search_fold(replace(l.code, '-', '')))`,
    }),
  },
  scanned: {
    location: {
      allow: 'locations.read',
      byText: (on, viewer, { text }) =>
        visibleLocations(on, viewer)
          .where(sql`fold(l.code)`, '=', sql`fold(${text})`)
          .select([named('location'), 'l.id', 'l.code', 'l.name', ...ownerOf(null)]),
    },
  },
}
