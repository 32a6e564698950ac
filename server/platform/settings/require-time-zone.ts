import { type Kysely, sql } from 'kysely'
import { httpError } from '../../errors.ts'
import type { Tables } from '../engine/tables.ts'

/** Throws 400 unless the server and its database both know a time zone by this name. */
export async function requireTimeZone(on: Kysely<Tables>, timeZone: string): Promise<void> {
  if (!(isKnownToNode(timeZone) && (await isKnownToDatabase(on, timeZone))))
    throw httpError('warehouse.unknown-time-zone', { timeZone }, { field: 'timeZone' })
}

function isKnownToNode(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

async function isKnownToDatabase(on: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(on)
  return rows.length > 0
}
