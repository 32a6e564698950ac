import type { Kysely } from 'kysely'
import type { StaffRole } from '../../../contract/roles.ts'
import { httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'

/** 400 for an administrator who would be limited to sites, and for sites that there aren't. */
export async function requireSites(on: Kysely<Tables>, { role, siteIds }: { role: StaffRole; siteIds: readonly number[] }): Promise<void> {
  if (siteIds.length === 0) return
  if (role === 'admin') throw httpError('staff.all-sites', undefined, { field: 'siteIds' })
  const known = await on.selectFrom('sites').select('id').where('id', 'in', siteIds).execute()
  const missing = siteIds.find((id) => !known.some((site) => site.id === id))
  if (missing !== undefined) throw httpError('site.unknown', { site: missing }, { field: 'siteIds' })
}
