import { type Expression, type Kysely, sql } from 'kysely'
import { type Retention, retention, type WarehouseSettings, warehouseSettings } from '../../contract/settings.ts'
import type { Tables } from '../db/tables.ts'

export async function getRetention(on: Kysely<Tables>): Promise<Retention> {
  return retention.parse((await selectSetting(on, 'retention').executeTakeFirstOrThrow()).value)
}

/** Locks the setting, so that concurrent changes run one after the other. */
export async function lockRetention(on: Kysely<Tables>): Promise<Retention> {
  return retention.parse((await selectSetting(on, 'retention').forUpdate().executeTakeFirstOrThrow()).value)
}

export async function getWarehouseSettings(on: Kysely<Tables>): Promise<WarehouseSettings> {
  return warehouseSettings.parse((await selectSetting(on, 'warehouse').executeTakeFirstOrThrow()).value)
}

/** Two who change them at once do so one after the other. */
export async function lockWarehouseSettings(on: Kysely<Tables>): Promise<WarehouseSettings> {
  return warehouseSettings.parse((await selectSetting(on, 'warehouse').forUpdate().executeTakeFirstOrThrow()).value)
}

function selectSetting(on: Kysely<Tables>, key: 'retention' | 'warehouse') {
  return on.selectFrom('settings').select('value').where('key', '=', key)
}

/** Whether the database knows a time zone by this name. */
export async function databaseKnowsTimeZone(on: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(on)
  return rows.length > 0
}

/** The time zone of the warehouse, and which day it is there, for what is printed or exported. */
export async function getWarehouseToday(on: Kysely<Tables>, now: Date): Promise<{ timeZone: string; day: string }> {
  const { rows } = await sql<{
    timeZone: string
    day: string
  }>`select warehouse_zone() as "timeZone", warehouse_day(${now}) as day`.execute(on)
  const [today] = rows
  if (!today) throw new Error('A select without a table answers one row.')
  return today
}

/** The day in the warehouse at a moment, in SQL. A subquery, so that a statement over many rows asks once. */
export function warehouseDay(at: Expression<Date>) {
  return sql<string>`(select warehouse_day(${at}))`
}
