import { type Kysely, sql } from 'kysely'
import { sites } from '../../../contract/stock/sites/sites.ts'
import { httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { entity } from '../../platform/records/entity.ts'
import type { Viewer } from '../../viewer.ts'
import { atOwnSites } from './own-sites.ts'

/** Sites that the viewer works at; for customers those with stock or open movements of theirs. */
export function visibleSites(on: Kysely<Tables>, viewer: Viewer) {
  const { customerId } = viewer
  return atOwnSites(on.selectFrom('sites as si'), viewer, 'si.id').$if(customerId !== null, (q) =>
    q.where(({ exists, or }) =>
      or([
        exists(sql`(select from stock s join locations l on l.id = s.location_id join inventory_items i on i.id = s.item_id
          where i.customer_id = ${customerId} and s.on_hand > 0 and l.site_id = si.id)`),
        exists(
          sql`(select from orders o where o.customer_id = ${customerId} and o.site_id = si.id and o.status not in ('completed', 'cancelled'))`,
        ),
      ]),
    ),
  )
}

/** The code of the site in a column. */
export function codeOfSite(column: string) {
  return sql<string>`(select code from sites where id = ${sql.ref(column)})`
}

const nothing = sql`null`

export const siteEntity = entity(sites, {
  table: 'sites',
  alias: 'si',
  missing: 'site.not-found',
  visible: visibleSites,
  // Customers read the three columns that their role is granted; the rest is left out of their answers.
  shown: ({ role }) =>
    role === 'customer'
      ? {
          address: nothing,
          timeZone: nothing,
          seedIdWarehouse: nothing,
          taxWarehouse: nothing,
          facilityId: nothing,
          locations: nothing,
          units: nothing,
          createdAt: nothing,
          createdBy: nothing,
        }
      : {
          locations: sql`(select count(*) from locations l where l.site_id = si.id and l.is_active and not l.is_built_in)`,
          units: sql`(select coalesce(sum(s.on_hand), 0) from stock s join locations l on l.id = s.location_id where l.site_id = si.id)`,
          createdBy: sql`user_name(si.created_by)`,
        },
  defaultSort: 'code',
})

/** The site with this id, or the viewer's first where none is named, the default one before others; 400 where it has no such site. */
export async function siteFor(on: Kysely<Tables>, viewer: Viewer, siteId: number | undefined): Promise<{ id: number; code: string }> {
  const known = siteId === undefined ? atOwnSites(on.selectFrom('sites as si'), viewer, 'si.id') : visibleSites(on, viewer)
  const named = known.select(['si.id', 'si.code', 'si.is_active as isActive'])
  const site = await (siteId === undefined ? named.orderBy('si.is_default', 'desc').orderBy('si.code') : named.where('si.id', '=', siteId))
    .limit(1)
    .executeTakeFirst()
  return inUse(site, siteId ?? '')
}

/** The site with this code, in any case; 400 where the viewer has no such site. */
export async function siteCalled(on: Kysely<Tables>, viewer: Viewer, code: string): Promise<{ id: number; code: string }> {
  const site = await visibleSites(on, viewer)
    .select(['si.id', 'si.code', 'si.is_active as isActive'])
    .where('si.code', '=', code.toUpperCase())
    .executeTakeFirst()
  return inUse(site, code)
}

function inUse<S extends { code: string; isActive: boolean }>(site: S | undefined, asked: string | number): S {
  if (!site) throw httpError('site.unknown', { site: asked }, { field: 'siteId' })
  if (!site.isActive) throw httpError('site.inactive', { code: site.code })
  return site
}
