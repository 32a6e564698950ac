import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import type { Viewer } from '../viewer.ts'

interface Change {
  action: string
  entity: string
  entityId?: number | null
  /** Whose row it is; left out for rows of nobody. */
  customerId?: number | null
  before?: object | null
  after?: object | null
}

/** Writes who did what to which row, in the transaction that does it. With a before and an after only what differs is kept. */
export async function recordAudit(trx: Transaction, actor: Pick<Viewer, 'userId' | 'name'>, change: Change): Promise<void> {
  const before = change.before ?? null
  const after = change.after ?? null
  const old = before && JSON.stringify(after ? differing(before, after) : withoutSecrets(before))
  const fresh = after && JSON.stringify(before ? differing(after, before) : withoutSecrets(after))
  await sql`select record_audit(${actor.userId}, ${actor.name}, ${change.action}, ${change.entity}, ${change.entityId ?? null}::bigint,
    ${change.customerId ?? null}::integer, ${old}::jsonb, ${fresh}::jsonb, ${trx.now()})`.execute(trx.sql)
}

function differing(fields: object, others: object): object {
  const entries = Object.entries(withoutSecrets(fields))
  return Object.fromEntries(entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(others, name))))
}

function withoutSecrets(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !/password|token|secret|credentials/i.test(name)))
}
