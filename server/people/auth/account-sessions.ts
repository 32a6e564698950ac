import type { Kysely } from 'kysely'
import { accountSecurityEndpoints, type OpenSession } from '../../../contract/people/auth/account-security.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { hashToken } from '../../platform/http/session.ts'
import { verb } from '../../verb.ts'
import { deviceName } from './device-name.ts'
import { endSomeSessions, isOpen } from './sessions.ts'

/** Where a person is signed in. */
export async function listOpenSessions(
  on: Kysely<Tables>,
  { userId, now, token }: { userId: number; now: Date; token: string | null },
): Promise<OpenSession[]> {
  const rows = await on
    .selectFrom('sessions as s')
    .select([
      's.id',
      's.user_agent',
      's.address',
      's.token_hash',
      iso('s.created_at').as('signedInAt'),
      iso('s.last_seen_at').as('lastUsedAt'),
    ])
    .where('s.user_id', '=', userId)
    .where(isOpen(now))
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
  const own = token === null ? null : hashToken(token)
  return rows.map(({ user_agent, token_hash, ...row }) => ({
    ...row,
    device: deviceName(user_agent),
    isThis: own?.equals(token_hash) ?? false,
  }))
}

/** Ends one session of the person, which may be the one that asks. */
export const endOpenSession = verb(accountSecurityEndpoints.endSession, {
  asProduct: true,
  prepare: async () => null,
  run: async ({ trx, viewer, origin }, { id }) => {
    const found = await trx.sql
      .selectFrom('sessions')
      .select(['user_agent', 'address'])
      .where('id', '=', id)
      .where('user_id', '=', viewer.userId)
      .executeTakeFirst()
    if (!found || (await endSomeSessions(trx, viewer.userId, { id })) === 0) throw httpError('session.not-found')
    const row = { id: viewer.userId, customerId: viewer.customerId }
    const ended = { device: deviceName(found.user_agent), address: found.address }
    return {
      answer: undefined,
      history: [did('end_session', 'user', row, { after: ended, ...(origin && { origin }) })],
      touched: { account: [{ ...row, userId: viewer.userId }] },
    }
  },
})

export const endOtherSessions = verb(accountSecurityEndpoints.endOtherSessions, {
  asProduct: true,
  prepare: async () => null,
  run: async ({ trx, viewer, origin }) => {
    const ended = await endSomeSessions(trx, viewer.userId, { allBut: origin?.sessionToken ?? null })
    if (ended === 0) return { answer: { ended }, history: { none: 'There was no other session.' }, touched: {} }
    const row = { id: viewer.userId, customerId: viewer.customerId }
    return {
      answer: { ended },
      history: [did('end_other_sessions', 'user', row, { after: { ended }, ...(origin && { origin }) })],
      touched: { account: [{ ...row, userId: viewer.userId }] },
    }
  },
})
