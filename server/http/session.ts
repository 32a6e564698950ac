import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { Person } from '../viewer.ts'
import type { Reply, Request } from './app-type.ts'

/** For so long a session isn't looked up again. What ends one is told to every server, and drops it here at once. */
const rememberedFor = 5_000
const maxRemembered = 10_000

/** Over https the browser itself makes sure that no neighbouring host or plain-http page can set the cookie. */
const cookieName = (request: Request) => (isHttps(request) ? '__Host-tallyhouse' : 'tallyhouse')

/** Also where a proxy speaks https to the browser and plain http to this server. */
function isHttps(request: Request): boolean {
  return request.protocol === 'https' || request.server.publicUrl?.startsWith('https:') === true
}

export interface SessionStore {
  /** Who calls; null when nobody is signed in. It counts as activity, which keeps the session alive. */
  personOf(request: Request): Promise<Person | null>
  /** The same for a call that the browser makes by itself and that keeps no session alive. Always looked up. */
  personInBackground(request: Request): Promise<Person | null>
  close(): void
}

export interface Session {
  person: Person
  expiresAt: Date
}

export interface NewSession {
  /** Goes into the cookie and nowhere else; the database holds its hash. */
  token: string
  expiresAt: Date
}

/** Finds whose session a token is. `isActivity` keeps it alive; true when left out. */
type FindSession = (db: Database, token: string, isActivity?: boolean) => Promise<Session | null>

/** The people behind the cookies, remembered for a few seconds. */
export function openSessionStore(db: Database, findSession: FindSession): SessionStore {
  const remembered = new Map<string, Session & { lookedUpAt: number }>()
  // Counts what was dropped, so that a look-up that began before a sign-out isn't remembered after it.
  let drops = 0
  const unsubscribe = db.subscribe((event) => {
    if (event.topic !== 'sessions' && event.topic !== 'customers' && event.topic !== 'missed') return
    drops++
    if (event.topic === 'missed') remembered.clear()
    for (const [hash, { person }] of remembered) {
      const concerned =
        event.topic === 'sessions' ? event.ids.includes(person.userId) : person.customerId !== null && event.ids.includes(person.customerId)
      if (concerned) remembered.delete(hash)
    }
  })
  return {
    async personOf(request) {
      const token = tokenOf(request)
      if (token === null) return null
      const now = db.now().getTime()
      const hash = hashToken(token).toString('base64')
      const known = remembered.get(hash)
      if (known && Math.abs(now - known.lookedUpAt) < rememberedFor && known.expiresAt.getTime() > now) return known.person
      const before = drops
      const session = await findSession(db, token)
      remembered.delete(hash)
      if (session && before === drops) {
        if (remembered.size >= maxRemembered) remembered.clear()
        remembered.set(hash, { ...session, lookedUpAt: now })
      }
      return session?.person ?? null
    },
    async personInBackground(request) {
      const token = tokenOf(request)
      const session = token === null ? null : await findSession(db, token, false)
      return session?.person ?? null
    },
    close: unsubscribe,
  }
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
