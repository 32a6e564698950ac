import { type Expression, type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/engine/tables.ts'

/** Which day it is at a moment at the site in this column, in SQL. The days of all sites are asked for once in a statement. */
export function siteDay(at: Expression<Date>, site: string) {
  return sql<string>`(select site_days(${at}))[${sql.ref(site)}]`
}

/** The day of the moment in a column at the site in another, in SQL. */
export function dayAtSite(moment: string, site: string) {
  return sql<string>`(${sql.ref(moment)} at time zone (select site_zones())[${sql.ref(site)}])::date`
}

/** For dates on papers about goods at a site. */
export async function zoneOfSite(on: Kysely<Tables>, site: number): Promise<string> {
  const { zone } = await on.selectNoFrom(sql<string>`site_zone(${site})`.as('zone')).executeTakeFirstOrThrow()
  return zone
}

/** Which day it is at a site, as 2026-11-27. */
export async function dayOfSite(on: Kysely<Tables>, site: number, at: Date): Promise<string> {
  const { day } = await on.selectNoFrom(sql<string>`site_day(${site}, ${at})::text`.as('day')).executeTakeFirstOrThrow()
  return day
}
