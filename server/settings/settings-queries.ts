import type { Kysely } from 'kysely'
import { type Retention, retention } from '../../contract/settings.ts'
import type { Tables } from '../db/tables.ts'

export async function getRetention(on: Kysely<Tables>): Promise<Retention> {
  return retention.parse((await selectRetention(on).executeTakeFirstOrThrow()).value)
}

/** Two who change it at once do so one after the other. */
export async function lockRetention(on: Kysely<Tables>): Promise<Retention> {
  return retention.parse((await selectRetention(on).forUpdate().executeTakeFirstOrThrow()).value)
}

function selectRetention(on: Kysely<Tables>) {
  return on.selectFrom('settings').select('value').where('key', '=', 'retention')
}
