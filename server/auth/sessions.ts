import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../db/database.ts'
import { hashToken, type NewSession, type Session } from '../http/session.ts'
import { type Person, system } from '../viewer.ts'

const minute = 60_000
/** Idle timeout of a session. */
const idleLimit = 12 * 60 * minute
/** Absolute lifetime of a session, from signing in. */
const sessionLifetime = 7 * 24 * 60 * minute
/** Precision of the time of the last call: writing it with each call would turn every read into a write. */
const lastSeenPrecision = 5 * minute

/**
 * The user of a session; null when the session is unknown or has ended, or when the user's access is disabled.
 * @param isActivity whether a person caused the call, which extends the session, or the browser by itself.
 */
export async function findSession(db: Database, token: string, isActivity = true): Promise<Session | null> {
  const now = db.now()
  const tokenHash = hashToken(token)
  const row = await db.read(system, (sql) =>
    sql
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .leftJoin('customers as c', 'c.id', 'u.customer_id')
      .select(['u.id', 'u.username', 'u.first_name', 'u.last_name', 'u.role', 'u.customer_id'])
      .select(['u.portal_access as own_access', 'u.disabled_at', 'c.status', 'c.portal_access', 's.last_seen_at', 's.expires_at'])
      .where('s.token_hash', '=', tokenHash)
      .where('s.expires_at', '>', now)
      .where('s.last_seen_at', '>', new Date(now.getTime() - idleLimit))
      .executeTakeFirst(),
  )
  if (!row || row.disabled_at !== null || (row.role === 'customer' && row.status !== 'active')) return null
  if (isActivity && now.getTime() - row.last_seen_at.getTime() > lastSeenPrecision) await rememberLastCall(db, tokenHash, now)
  return { person: personOf(row), expiresAt: row.expires_at }
}

async function rememberLastCall(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db.transaction(system, (trx) =>
    trx.sql.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute(),
  )
}

interface PersonRow {
  id: number
  username: string
  first_name: string | null
  last_name: string | null
  role: Person['role']
  customer_id: number | null
  /** The customer's. */
  portal_access: 'full' | 'view_only' | null
  /** The user's. */
  own_access: 'full' | 'view_only'
}

function personOf(row: PersonRow): Person {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || row.username
  if (row.role !== 'customer') return { role: row.role, userId: row.id, name, customerId: null }
  if (row.customer_id === null) throw new Error('A customer user belongs to a customer.')
  return {
    role: 'customer',
    userId: row.id,
    name,
    customerId: row.customer_id,
    viewOnly: [row.portal_access, row.own_access].includes('view_only'),
  }
}

/**
 * Begins a session with a new token and ends the browser's previous one. The caller has locked the user's row (lockAccount) and
 * verified the current password, or has just created the user.
 */
export async function startSession(
  trx: Transaction,
  { userId, userAgent, replaces }: { userId: number; userAgent: string | null; replaces: string | null },
): Promise<NewSession> {
  const now = trx.now()
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + sessionLifetime)
  if (replaces !== null) await endSession(trx, replaces)
  await trx.sql
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      user_agent: userAgent,
    })
    .execute()
  await trx.sql.updateTable('users').set({ last_sign_in_at: now }).where('id', '=', userId).execute()
  return { token, expiresAt }
}

/** Signs one browser out. Returns the user of the session; null when there was none. */
export async function endSession(trx: Transaction, token: string): Promise<number | null> {
  const ended = await trx.sql.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).returning('user_id').executeTakeFirst()
  if (!ended) return null
  forget(trx, [ended.user_id])
  return ended.user_id
}

/** Signs a user, or every user of a customer, out of all browsers, at once and on every server. */
export async function endSessions(trx: Transaction, whose: { userId: number } | { customerId: number }): Promise<void> {
  const users = trx.sql
    .selectFrom('users')
    .select('id')
    .where('customer_id', '=', 'customerId' in whose ? whose.customerId : null)
  const ended = await trx.sql
    .deleteFrom('sessions')
    .where('user_id', 'in', 'userId' in whose ? [whose.userId] : users)
    .returning('user_id')
    .execute()
  forget(
    trx,
    ended.map((session) => session.user_id),
  )
}

/** Makes all servers reload this user, or every user of a customer, after a change of permissions. */
function forget(trx: Transaction, userIds: number[]): void {
  if (userIds.length > 0) trx.publish({ topic: 'sessions', ids: [...new Set(userIds)], customerId: null })
}
