import type { Transaction } from '../db/database.ts'
import type { Viewer } from '../viewer.ts'

/** Where a call came from, as far as HTTP tells. */
export interface CallOrigin {
  address: string
  userAgent: string | null
}

interface Change {
  action: string
  entity: string
  entityId?: number | null
  /** Whose row it is; left out for rows of nobody. */
  customerId?: number | null
  before?: object | null
  after?: object | null
  /** Given for what concerns the security of an account: sign-ins, passwords, refused permissions. */
  origin?: CallOrigin
}

/** Writes who did what to which row, in the transaction that does it. With a before and an after only what differs is kept. */
export async function recordAudit(trx: Transaction, actor: Pick<Viewer, 'userId' | 'name'>, change: Change): Promise<void> {
  const { action, entity, entityId = null, customerId = null, before = null, after = null, origin } = change
  await trx.sql
    .insertInto('audit_entries')
    .values({
      at: trx.now(),
      user_id: actor.userId,
      user_name: actor.name,
      door: actor.userId === null && !origin ? 'system' : 'screen',
      action,
      entity,
      entity_id: entityId,
      customer_id: customerId,
      before: before && JSON.stringify(after ? differing(before, after) : withoutSecrets(before)),
      after: after && JSON.stringify(before ? differing(after, before) : withoutSecrets(after)),
      address: origin?.address ?? null,
      user_agent: origin?.userAgent ?? null,
    })
    .execute()
}

function differing(fields: object, others: object): object {
  const entries = Object.entries(withoutSecrets(fields))
  return Object.fromEntries(entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(others, name))))
}

function withoutSecrets(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !/password|token|secret|credentials/i.test(name)))
}
