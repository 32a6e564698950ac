import type { Kysely } from 'kysely'
import type { Tables } from '../engine/tables.ts'
import { httpError } from '../errors.ts'
import type { Viewer } from '../viewer.ts'

/** Sites that the viewer works at. */
export function visibleSites(on: Kysely<Tables>, _viewer: Viewer) {
  return on.selectFrom('sites as si')
}

/** The site with this id, or the default one where none is named; 400 where the viewer has no such site. */
export async function siteFor(on: Kysely<Tables>, viewer: Viewer, siteId: number | undefined): Promise<{ id: number; code: string }> {
  const named = visibleSites(on, viewer).select(['si.id', 'si.code'])
  const site = await (siteId === undefined ? named.orderBy('si.is_default', 'desc').orderBy('si.code') : named.where('si.id', '=', siteId))
    .limit(1)
    .executeTakeFirst()
  if (!site) throw httpError('site.unknown', { site: siteId ?? 'MAIN' }, { field: 'siteId' })
  return site
}
