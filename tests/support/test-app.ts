import type { AnswerOf, BodyInput, EndpointDefinition, QueryInput } from '../../contract/endpoint.ts'
import { authEndpoints } from '../../contract/people/auth/auth.ts'
import { buildApp } from '../../server/app.ts'
import type { AppOptions } from '../../server/app-options.ts'
import { useSecretKeys } from '../../server/people/auth/sealed-two-factor.ts'
import { secretKeyOf } from '../../server/people/auth/secret-keys.ts'
import type { PostgresTimings } from '../../server/platform/engine/postgres-settings.ts'
import type { App } from '../../server/platform/http/app-type.ts'
import { openTestDatabase, outsideTransactions, type TestDatabase } from './test-database.ts'
import { testFiles } from './test-files.ts'
import * as people from './test-people.ts'

useSecretKeys([secretKeyOf(Buffer.alloc(32, 'tests'))])

export const testPassword = people.password
export type TestPerson = people.Person

export interface TestApp {
  app: App
  db: TestDatabase
  /** Calls as a signed-in person. */
  as(person: TestPerson): Caller
  /** Calls signed out. */
  anyone: Caller
  /** Listens on a free port, once, and answers the address: for answers that aren't text. */
  listen(): Promise<string>
  /** A new sign-in of anybody, with its cookie. */
  signIn(username: string, password?: string): Promise<Caller>
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export interface Caller {
  /** Calls an endpoint as our screens do. Without `expect` an error answer throws, so that a test needn't check each step. */
  call<const E extends EndpointDefinition>(endpoint: E, sent?: Sent<E>): Promise<AnswerOf<E>>
  /** The same, but returns any answer. */
  ask<const E extends EndpointDefinition>(endpoint: E, sent?: Sent<E>): Promise<Reply>
  /** Calls any address, for what no endpoint describes. */
  request(method: Method, url: string, sent?: { body?: unknown; headers?: Record<string, string> }): Promise<Reply>
  /** The session cookie, for sockets and browsers. */
  cookie(): Promise<string>
}

type Method = EndpointDefinition['method'] | 'HEAD' | 'OPTIONS'

interface Sent<E extends EndpointDefinition> {
  params?: { id: number | string } & Record<string, number | string>
  query?: QueryInput<E>
  body?: BodyInput<E>
  headers?: Record<string, string>
}

export interface Reply {
  status: number
  headers: Record<string, unknown>
  text: string
  /** The parsed body; null when there is none. */
  body: unknown
}

export interface TestAppOptions extends Partial<Omit<AppOptions, 'database'>> {
  clock?: () => Date
  /** Time limits of PostgreSQL that differ from the usual ones. */
  timings?: Partial<PostgresTimings>
  /** Leaves the installation without users. */
  empty?: boolean
  /** The address under which it reaches the database on PostgreSQL. */
  through?: (url: string) => Promise<string>
  /** On the embedded database: a backup that the installation begins with. */
  backup?: string
}

/** The settings of every test server. */
export const testSettings = {
  files: testFiles(),
  supportEmail: 'support@tallyhouse.example',
  sendsMail: true,
  setupCode: null,
  // So that a test can call from several addresses.
  trustProxy: ['loopback'],
  logLevel: (process.env.LOGL ?? 'silent') as 'silent',
  strictResponses: true,
} satisfies Partial<AppOptions>

/**
 * The real server on a database of its own, with people whose sessions begin at their first call, without
 * registering, hashing or signing in. Close it in afterAll.
 */
export async function openTestApp({ clock, empty = false, timings, through, backup, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const db = await openTestDatabase({ clock, withPeople: !empty, timings, through, backup })
  const app = await buildApp({
    database: db,
    ...testSettings,
    ...options,
  })
  const cookies = new Map<TestPerson, Promise<string>>()
  let listening: Promise<string> | undefined

  async function signInCookie(username: string, password: string): Promise<string> {
    const response = await app.inject({ method: 'POST', url: authEndpoints.signIn.path, payload: { username, password } })
    const cookie = response.cookies[0]
    if (response.statusCode !== 200 || !cookie) throw new Error(`${username} could not sign in: ${response.body}`)
    return `${cookie.name}=${cookie.value}`
  }
  async function knownCookie(person: TestPerson): Promise<string> {
    await outsideTransactions(() => people.beginSession(db, person))
    const isHttps = options.publicUrl?.startsWith('https:')
    return `${isHttps ? '__Host-' : ''}tallyhouse=${people.tokenOf(person)}`
  }
  function cookieOf(person: TestPerson): Promise<string> {
    const cookie = cookies.get(person) ?? (empty ? signInCookie(people.signInNames[person], testPassword) : knownCookie(person))
    cookies.set(person, cookie)
    return cookie
  }

  const test: TestApp = {
    app,
    db,
    as: (person) => caller(app, () => cookieOf(person)),
    anyone: caller(app, async () => ''),
    signIn: async (username, password = testPassword) => {
      const cookie = await signInCookie(username, password)
      return caller(app, async () => cookie)
    },
    listen: () => (listening ??= app.listen({ host: '127.0.0.1', port: 0 })),
    close: async () => {
      await app.close()
      await db.close()
    },
    [Symbol.asyncDispose]: () => test.close(),
  }
  return test
}

function caller(app: App, cookie: () => Promise<string>): Caller {
  async function request(method: Method, url: string, sent: { body?: unknown; headers?: Record<string, string> } = {}): Promise<Reply> {
    const headers = { cookie: await cookie(), ...(sent.body !== undefined && { 'content-type': 'application/json' }), ...sent.headers }
    const payload = isReadyToSend(sent.body) ? sent.body : JSON.stringify(sent.body)
    const { statusCode, headers: received, body: text } = await outsideTransactions(() => app.inject({ method, url, headers, payload }))
    return {
      status: statusCode,
      headers: received,
      text,
      body: isReadable(received) && text !== '' ? JSON.parse(text) : null,
    }
  }
  const ask: Caller['ask'] = (endpoint, sent = {}) =>
    request(endpoint.method, urlOf(endpoint, sent), { body: sent.body, headers: sent.headers })
  return {
    request,
    ask,
    cookie,
    call: async (endpoint, sent) => {
      const reply = await ask(endpoint, sent)
      if (reply.status >= 400) throw new Error(`${endpoint.method} ${endpoint.path} answered ${reply.status}: ${reply.text}`)
      return reply.body as AnswerOf<typeof endpoint>
    },
  }
}

/** Text and bytes are sent as they are. */
function isReadyToSend(body: unknown): body is string | Buffer | undefined {
  return body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
}

function isReadable(headers: Record<string, unknown>): boolean {
  return /json/.test(String(headers['content-type'])) && headers['content-encoding'] === undefined
}

/** Parts of the path that aren't given are the id. */
export function urlOf(
  endpoint: EndpointDefinition,
  { params, query }: { params?: { id: number | string } & Record<string, number | string>; query?: object } = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? params?.id ?? '')))
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}
