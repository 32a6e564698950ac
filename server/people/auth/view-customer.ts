import { customerViewsEndpoints } from '../../../contract/people/auth/customer-views.ts'
import { httpError } from '../../errors.ts'
import { did, type HistoryEntry } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { hashToken } from '../../platform/http/session.ts'
import { verb } from '../../verb.ts'
import { type CallOrigin, ownSites } from '../../viewer.ts'
import { dropCachedSessions, endView } from './sessions.ts'

/*
 * Staff view the screens of a customer. It belongs to the session: one view at a time, and it ends with the session. It
 * grants no rights; while it lasts, what the tab reads is read in the customer's database role (server/platform/http/serve.ts).
 */

export const startViewAs = verb(customerViewsEndpoints.start, async ({ trx, viewer, now, origin }, { customerId }) => {
  // Their screens show the goods of all sites.
  if (ownSites(viewer) !== null) throw httpError('site.own-view')
  const customer = await trx.sql.selectFrom('customers').select('id').where('id', '=', customerId).executeTakeFirst()
  if (!customer) throw httpError('customer.not-found')
  const { sessionHash, userId } = await lockSession(trx, origin)
  const ended = await endView(trx, sessionHash)
  await trx.sql
    .insertInto('customer_views')
    .values({ customer_id: customerId, user_id: userId, started_at: now, session_hash: sessionHash })
    .execute()
  dropCachedSessions(trx, [userId])
  const started = did('view_as_start', 'customer', { id: customerId, customerId })
  return { answer: undefined, history: [started, ...endOf(ended)], touched: { customers: [customerId, ...ended].map(customerRow) } }
})

/** Ends the view of this session; does nothing when there is none. */
export const endViewAs = verb(customerViewsEndpoints.end, async ({ trx, origin }) => {
  const { sessionHash, userId } = await lockSession(trx, origin)
  const ended = await endView(trx, sessionHash)
  const [first, ...others] = endOf(ended)
  if (!first) return { answer: undefined, history: { none: 'Nothing was begun.' }, touched: {} }
  dropCachedSessions(trx, [userId])
  return { answer: undefined, history: [first, ...others], touched: { customers: ended.map(customerRow) } }
})

/** Two changes of one session wait for each other, and a session that ends meanwhile views no customer. */
async function lockSession(trx: Transaction, origin: CallOrigin | null): Promise<{ sessionHash: Uint8Array; userId: number }> {
  const hash = origin?.sessionToken ? hashToken(origin.sessionToken) : Buffer.alloc(0)
  const session = await trx.sql
    .selectFrom('sessions')
    .select(['token_hash as sessionHash', 'user_id as userId'])
    .where('token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  if (!session) throw httpError('sign-in.required')
  return session
}

function endOf(customerIds: number[]): HistoryEntry[] {
  return customerIds.map((id) => did('view_as_end', 'customer', customerRow(id)))
}

function customerRow(id: number) {
  return { id, customerId: id }
}
