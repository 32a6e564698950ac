import { randomBytes } from 'node:crypto'
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { CustomerSwitch } from '../../../contract/portal.ts'
import type { Database, Transaction } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { type Activity, hashToken, type NewSession, type Session } from '../../platform/http/session.ts'
import { type CallOrigin, type Person, system } from '../../viewer.ts'
import { mustSetUpTwoFactor } from './must-set-up-two-factor.ts'
import { switchedOffFor } from './switched-off.ts'

const minute = 60_000
/** Idle timeout of a session. */
const idleLimit = 12 * 60 * minute
/** Absolute lifetime of a session, from signing in. */
const sessionLifetime = 7 * 24 * 60 * minute
/** Precision of the time of the last call: writing it with each call would turn every read into a write. */
const lastSeenPrecision = 10 * minute
/** What is kept of a User-Agent header; the database has the same limit. */
const maxUserAgent = 500

/**
 * The user of a session; null when the session is unknown or has ended, or when the user's access is disabled.
 * @param activity the call, which extends the session, if a person caused it; null when the browser made it by itself.
 */
export async function findSession(db: Database, token: string, activity: Activity | null): Promise<Session | null> {
  const now = db.now()
  const tokenHash = hashToken(token)
  const row = await db.read(system, (sql) =>
    selectPeople(sql)
      .innerJoin('sessions as s', 'u.id', 's.user_id')
      .leftJoin('customer_views as v', 'v.session_hash', 's.token_hash')
      .select(['v.customer_id as viewing', 's.last_seen_at', 's.expires_at'])
      .where('s.token_hash', '=', tokenHash)
      .where(isOpen(now))
      .executeTakeFirst(),
  )
  if (!row || !hasAccess(row)) return null
  if (activity && now.getTime() - row.last_seen_at.getTime() > lastSeenPrecision) await rememberLastCall(db, tokenHash, activity)
  return { person: personOf(row), expiresAt: row.expires_at }
}

function selectPeople(on: Kysely<Tables>) {
  return on
    .selectFrom('users as u')
    .leftJoin('customers as c', 'c.id', 'u.customer_id')
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name', 'u.role', 'u.customer_id', 'u.site_ids'])
    .select(['u.portal_access as own_access', 'u.disabled_at', 'c.status', 'c.portal_access'])
    .select([switchedOffFor('u.role').as('switched_off'), mustSetUpTwoFactor.as('needs_two_factor')])
}

/** A user as a call of it would be now: its role, its sites, and whether it may still sign in. For work that a job does for a person. */
export async function findPerson(on: Kysely<Tables>, userId: number): Promise<{ person: Person; maySignIn: boolean }> {
  const row = await selectPeople(on).where('u.id', '=', userId).executeTakeFirstOrThrow()
  return { person: personOf({ ...row, viewing: null }), maySignIn: hasAccess(row) }
}

function hasAccess({ role, disabled_at, status }: { role: string; disabled_at: Date | null; status: string | null }): boolean {
  return disabled_at === null && (role !== 'customer' || status === 'active')
}

/** Writes down when and where the last call came from; once for calls that arrive together. */
async function rememberLastCall(db: Database, tokenHash: Buffer, { address }: Activity): Promise<void> {
  await db.transaction(system, async (trx) => {
    const now = trx.now()
    await trx.sql
      .updateTable('sessions')
      .set({ last_seen_at: now, address })
      .where('token_hash', '=', tokenHash)
      .where('last_seen_at', '<', new Date(now.getTime() - lastSeenPrecision))
      .execute()
  })
}

/** A session counts until its lifetime has passed, or until it was unused for too long. Of the table `s`. */
export function isOpen(now: Date) {
  return sql<SqlBool>`(s.expires_at > ${now} and s.last_seen_at > ${new Date(now.getTime() - idleLimit)})`
}

interface PersonRow {
  id: number
  username: string
  first_name: string | null
  last_name: string | null
  role: Person['role']
  site_ids: number[]
  customer_id: number | null
  /** The customer's. */
  portal_access: 'full' | 'view_only' | null
  switched_off: readonly CustomerSwitch[]
  /** The customer whose screens the session views. */
  viewing: number | null
  needs_two_factor: boolean
  /** The user's. */
  own_access: 'full' | 'view_only'
}

function personOf(row: PersonRow): Person {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || row.username
  if (row.role !== 'customer')
    return {
      role: row.role,
      userId: row.id,
      name,
      customerId: null,
      siteIds: row.site_ids,
      viewing: row.viewing,
      needsTwoFactor: row.needs_two_factor,
    }
  if (row.customer_id === null) throw new Error('A customer user belongs to a customer.')
  return {
    role: 'customer',
    userId: row.id,
    name,
    customerId: row.customer_id,
    viewOnly: [row.portal_access, row.own_access].includes('view_only'),
    switchedOff: row.switched_off,
  }
}

/**
 * Begins a session with a new token and ends the browser's previous one. The caller has locked the user's row (lockAccount) and
 * verified the current password, or has just created the user.
 */
export async function startSession(
  trx: Transaction,
  { userId, origin, replaces }: { userId: number; origin: CallOrigin | null; replaces: string | null },
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
      user_agent: origin?.userAgent?.slice(0, maxUserAgent) ?? null,
      address: origin?.address ?? null,
    })
    .execute()
  await trx.sql.updateTable('users').set({ last_sign_in_at: now }).where('id', '=', userId).execute()
  return { token, expiresAt }
}

/** Signs one browser out. Returns the user of the session; null when there was none. */
export async function endSession(trx: Transaction, token: string): Promise<number | null> {
  const [ended] = await deleteSessions(trx, (sessions) => sessions.where('token_hash', '=', hashToken(token)))
  if (ended === undefined) return null
  dropCachedSessions(trx, [ended])
  return ended
}

/** Signs a user, or every user of a customer, out of all browsers, at once and on every server. */
export async function endSessions(trx: Transaction, whose: { userId: number } | { customerId: number }): Promise<void> {
  const ended = await deleteSessions(trx, (sessions) =>
    'userId' in whose
      ? sessions.where('user_id', '=', whose.userId)
      : sessions.where('user_id', 'in', trx.sql.selectFrom('users').select('id').where('customer_id', '=', whose.customerId)),
  )
  dropCachedSessions(trx, ended)
}

/** Signs a user out of one browser, or of all but the one with this token, at once and on every server. Returns how many it were. */
export async function endSomeSessions(
  trx: Transaction,
  userId: number,
  which: { id: number } | { allBut: string | null },
): Promise<number> {
  const ended = await deleteSessions(trx, (sessions) => {
    const own = sessions.where('user_id', '=', userId)
    if ('id' in which) return own.where('id', '=', which.id)
    return which.allBut === null ? own : own.where('token_hash', '<>', hashToken(which.allBut))
  })
  dropCachedSessions(trx, ended)
  return ended.length
}

/** Deletes sessions that are too old, a while after they stopped to count. */
export async function deleteExpiredSessions(trx: Transaction): Promise<number> {
  return (await deleteSessions(trx, (sessions) => sessions.where('expires_at', '<', trx.now()))).length
}

type Sessions = SelectQueryBuilder<Tables, 'sessions', { token_hash: Uint8Array }>

/** Deletes sessions, and first ends the views of customers that belong to them. Returns the user of each. */
async function deleteSessions(trx: Transaction, which: (sessions: Sessions) => Sessions): Promise<number[]> {
  const found = await which(trx.sql.selectFrom('sessions').select('token_hash')).orderBy('token_hash').forUpdate().execute()
  if (found.length === 0) return []
  const hashes = found.map((session) => session.token_hash)
  // The event is for those who read when the customer was viewed: they see at once that the view is over.
  for (const customerId of new Set(await endViews(trx, hashes))) trx.publish({ topic: 'customers', ids: [customerId], customerId })
  const deleted = await trx.sql.deleteFrom('sessions').where('token_hash', 'in', hashes).returning('user_id').execute()
  return deleted.map((session) => session.user_id)
}

/** Ends the view of a session. Returns the customers whose screens were viewed: one, or none. */
export function endView(trx: Transaction, sessionHash: Uint8Array): Promise<number[]> {
  return endViews(trx, [sessionHash])
}

/** A view lasted no longer than its session, which may have expired before it was deleted. */
async function endViews(trx: Transaction, sessionHashes: Uint8Array[]): Promise<number[]> {
  const ended = await trx.sql
    .updateTable('customer_views as v')
    .from('sessions as s')
    .whereRef('s.token_hash', '=', 'v.session_hash')
    .where('v.session_hash', 'in', sessionHashes)
    .set({
      session_hash: null,
      ended_at: sql<Date>`greatest(v.started_at, least(${trx.now()}, s.expires_at, s.last_seen_at + ${idleLimit} * interval '1 millisecond'))`,
    })
    .returning('v.customer_id')
    .execute()
  return ended.map((view) => view.customer_id)
}

/** Makes all servers read these users' sessions again. */
export function dropCachedSessions(trx: Transaction, userIds: number[]): void {
  if (userIds.length > 0) trx.publish({ topic: 'sessions', ids: [...new Set(userIds)], customerId: null })
}
