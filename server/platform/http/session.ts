import { createHash } from 'node:crypto'
import type { Person } from '../../viewer.ts'
import type { ChangeEvent, Database } from '../engine/database.ts'
import type { Reply, Request } from './app-type.ts'

/** How long sessions are cached, in milliseconds. An event to all servers removes a session from the cache as soon as it ends. */
const cacheTime = 5_000
const maxCached = 10_000

/** Over https the prefix __Host- makes browsers reject the cookie from other hosts and from plain-http pages. */
const cookieName = (request: Request) => (isHttps(request) ? '__Host-tallyhouse' : 'tallyhouse')

/** Whether the caller uses https, also when a proxy terminates it and forwards plain http. */
function isHttps(request: Request): boolean {
  return request.protocol === 'https' || request.server.publicUrl?.startsWith('https:') === true
}

export interface SessionStore {
  /** The caller; null when signed out. Counts as activity, which extends the session. */
  personOf(request: Request): Promise<Person | null>
  /** The same for a call that the browser makes by itself, which doesn't extend the session. Not cached. */
  personInBackground(request: Request): Promise<Person | null>
  close(): void
}

export interface Session {
  person: Person
  expiresAt: Date
}

export interface NewSession {
  /** Stored in the cookie only; the database holds its hash. */
  token: string
  expiresAt: Date
}

/** A call that a person caused. */
export interface Activity {
  address: string
}

/** Finds the session of a token. Activity extends it. */
type FindSession = (db: Database, token: string, activity: Activity | null) => Promise<Session | null>

/** Caches the sessions of the cookies for a few seconds. */
export function openSessionStore(db: Database, findSession: FindSession): SessionStore {
  const cached = new Map<string, Session & { lookedUpAt: number }>()
  // Counts removals from the cache, so that a look-up that began before a sign-out isn't cached after it.
  let drops = 0
  const unsubscribe = db.subscribe((event) => {
    if (!sessionTopics.includes(event.topic)) return
    drops++
    if (event.topic === 'missed') cached.clear()
    for (const [hash, { person }] of cached) {
      if (concerns(event, person)) cached.delete(hash)
    }
  })
  return {
    async personOf(request) {
      const token = tokenOf(request)
      if (token === null) return null
      const now = db.now().getTime()
      const hash = hashToken(token).toString('base64')
      const known = cached.get(hash)
      if (known && Math.abs(now - known.lookedUpAt) < cacheTime && known.expiresAt.getTime() > now) return known.person
      const before = drops
      const session = await findSession(db, token, { address: request.ip })
      cached.delete(hash)
      if (session && before === drops) {
        if (cached.size >= maxCached) cached.clear()
        cached.set(hash, { ...session, lookedUpAt: now })
      }
      return session?.person ?? null
    },
    async personInBackground(request) {
      const token = tokenOf(request)
      const session = token === null ? null : await findSession(db, token, null)
      return session?.person ?? null
    },
    close: unsubscribe,
  }
}

/** What sessions are made of. */
const sessionTopics: readonly ChangeEvent['topic'][] = ['sessions', 'customers', 'settings', 'missed']

function concerns({ topic, ids }: ChangeEvent, { userId, customerId }: Person): boolean {
  if (topic === 'sessions') return ids.includes(userId)
  // What is switched off for customers is a setting, and what is required of staff.
  return topic === 'settings' || (customerId !== null && ids.includes(customerId))
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function tokenOf(request: Request): string | null {
  const token = request.cookies[cookieName(request)]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

export function setCookie(request: Request, reply: Reply, session: NewSession): void {
  reply.setCookie(cookieName(request), session.token, { ...cookieOptions(request), expires: session.expiresAt })
}

export function clearCookie(request: Request, reply: Reply): void {
  reply.clearCookie(cookieName(request), cookieOptions(request))
}

function cookieOptions(request: Request) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) } as const
}
