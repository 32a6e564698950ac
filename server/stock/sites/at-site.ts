import { sql } from 'kysely'
import type { Transaction } from '../../platform/engine/database.ts'

/**
 * Does a part of a transaction at one site: its SQL functions take stock from there, put it there, and see nothing else as their own
 * (`current_site_ids`). With null it is done where the viewer works.
 */
export async function atSite<T>(trx: Transaction, siteId: number | null, work: () => Promise<T>): Promise<T> {
  if (siteId === null) return work()
  const { rows } = await sql<{ before: string }>`
    select coalesce(current_setting('tallyhouse.site_ids', true), '') as before`.execute(trx.sql)
  await limitTo(trx, String(siteId))
  const result = await work()
  await limitTo(trx, rows[0]?.before ?? '')
  return result
}

async function limitTo({ sql: on }: Transaction, siteIds: string): Promise<void> {
  await sql`select set_config('tallyhouse.site_ids', ${siteIds}, true)`.execute(on)
}
