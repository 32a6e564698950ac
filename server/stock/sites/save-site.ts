import { sql } from 'kysely'
import { type Site, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { httpError } from '../../errors.ts'
import { changed, created } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { requireTimeZone } from '../../platform/settings/require-time-zone.ts'
import { verb } from '../../verb.ts'
import { makeBuiltInLocations } from './built-in-locations.ts'
import { siteEntity } from './sites-queries.ts'

export const createSite = verb(sitesEndpoints.create, async ({ trx, viewer }, fields) => {
  await refuseTakenCode(trx, fields.code)
  if (fields.timeZone) await requireTimeZone(trx.sql, fields.timeZone)
  if (fields.isDefault) await takeDefault(trx, fields)
  const { id } = await siteEntity.insert(trx, viewer, fields, { created_by: viewer.userId })
  await makeBuiltInLocations(trx)
  const site = await siteEntity.get(trx.sql, viewer, id)
  return { answer: site, history: [created('site', site)], touched: { sites: [site] } }
})

/** There is one default site, which is active. A site with stock or open work stays active. */
export const updateSite = verb(sitesEndpoints.update, async ({ trx, viewer }, { id, ifMatch, ...fields }) => {
  const before = await siteEntity.lock(trx, viewer, id, ifMatch)
  if (fields.code !== undefined && fields.code !== before.code) await refuseTakenCode(trx, fields.code)
  if (fields.timeZone) await requireTimeZone(trx.sql, fields.timeZone)
  const isDefault = fields.isDefault ?? before.isDefault
  if (before.isDefault && (!isDefault || fields.isActive === false)) throw httpError('site.is-default')
  if (isDefault && !before.isDefault) await takeDefault(trx, { code: before.code, isActive: fields.isActive ?? before.isActive })
  if (before.isActive && fields.isActive === false) await refuseInUse(trx, before)
  const site = await siteEntity.update(trx, viewer, id, fields)
  return { answer: site, before, history: [changed('site', before, site)], touched: { sites: [site] } }
})

async function refuseTakenCode(trx: Transaction, code: string): Promise<void> {
  const taken = await trx.sql.selectFrom('sites').select('id').where('code', '=', code).executeTakeFirst()
  if (taken) throw httpError('site.code-taken', { code })
}

async function takeDefault(trx: Transaction, { code, isActive }: Pick<Site, 'code' | 'isActive'>): Promise<void> {
  if (!isActive) throw httpError('site.inactive', { code })
  await trx.sql.updateTable('sites').set({ is_default: false, version: sql`version + 1` }).where('is_default', '=', true).execute()
}

/**
 * Waits for those who put stock at a location of the site, and keeps out further movements, receipts and tasks until the commit: they check
 * after they are written that their site is active.
 */
async function refuseInUse(trx: Transaction, { id, code }: Site): Promise<void> {
  await sql`lock table orders, receipts, tasks in share row exclusive mode`.execute(trx.sql)
  await trx.sql.selectFrom('locations').select('id').where('site_id', '=', id).orderBy('id').forUpdate().execute()
  const { rows } = await sql<{ units: number; movements: number; receipts: number; tasks: number }>`select
    (select coalesce(sum(s.on_hand), 0) from stock s join locations l on l.id = s.location_id where l.site_id = ${id}) as units,
    (select count(*) from orders where site_id = ${id} and status not in ('completed', 'cancelled')) as movements,
    (select count(*) from receipts where site_id = ${id} and status <> 'stored' and withdrawn_at is null) as receipts,
    (select count(*) from tasks t join locations l on l.id = t.from_location_id where t.state = 'open' and l.site_id = ${id}) as tasks`.execute(
    trx.sql,
  )
  const [use] = rows
  if (use && Object.values(use).some((count) => count > 0)) throw httpError('site.in-use', { code, ...use })
}
