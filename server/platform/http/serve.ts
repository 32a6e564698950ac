import type {
  AnswerOf,
  ChangeDefinition,
  EndpointDefinition,
  ParamsOf,
  QueryOf,
  ReadDefinition,
  RowOf,
} from '../../../contract/endpoint.ts'
import type { FileFormat, JsonFormat, ListFormat } from '../../../contract/formats.ts'
import type { Action, RolesFor } from '../../../contract/permissions.ts'
import type { CallerOf, InputOf, Verb } from '../../verb.ts'
import { narrowedTo, type Person, type PersonWith } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import { ListResult } from '../lists/list.ts'
import { askedBy } from '../workers/asker.ts'
import { type Access, accessTo } from './access.ts'
import { type Answer, answerOf, sendAnswer, sendList } from './answer.ts'
import type { App, Reply, Request } from './app-type.ts'
import { originOf } from './call-origin.ts'
import { type Download, sendDownload } from './download.ts'
import { once } from './idempotency.ts'
import { readIfMatch } from './if-match.ts'
import { readInput } from './input.ts'
import { problemResponse } from './problem.ts'
import { recordRefusedPermission } from './record-refused-permission.ts'
import { bodyOptions, readBody } from './request-body.ts'
import { awaitedAnswerOf, readCallKey, storedAnswerOf } from './stored-responses.ts'

export type { App } from './app-type.ts'

/** The arguments of a read. Input is parsed, with defaults filled in and undeclared fields dropped. */
interface Call<E extends ReadDefinition> {
  db: Database
  /** The caller; null only where anyone may call. */
  viewer: ViewerOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  request: Request
  reply: Reply
}

type ViewerOf<E extends ReadDefinition> = E['allow'] extends Action ? PersonWith<RolesFor<E['allow']>> : Person | null

/** Returns the declared answer; nothing for redirects, pages and streams, which the handler sends itself. */
export type ReadHandler<E extends ReadDefinition> = (
  call: Call<E>,
) => E['answer'] extends ListFormat
  ? Given<ListResult<RowOf<E>>>
  : E['answer'] extends JsonFormat
    ? Given<AnswerOf<E>>
    : E['answer'] extends FileFormat
      ? Given<Download>
      : Promise<void>
type Given<T> = Promise<T> | T

/** Runs after the verb's commit, for example to set a cookie. */
type AfterVerb<P> = (call: { request: Request; reply: Reply }, passed: P) => void

/**
 * Serves one endpoint of the contract: a read by its handler, a change by its verb. The checks in order: session (401),
 * origin and permission (403), input (400); the verb then finds the row (404) and checks its state (409). One line each:
 *
 *   serve(app, ordersEndpoints.list, ({ db, viewer, query }) => listOrders(db, viewer, query))
 *   serve(app, cancelOrder)
 */
export function serve<const E extends ReadDefinition>(app: App, endpoint: E, handler: ReadHandler<E>): void
export function serve<const E extends ChangeDefinition, P, R>(app: App, change: Verb<E, P, R>, after?: AfterVerb<P>): void
export function serve(app: App, served: ReadDefinition | Verb<ChangeDefinition, unknown, unknown>, more?: unknown): void {
  if (typeof served === 'function') serveVerb(app, served, more as AfterVerb<unknown> | undefined)
  else serveRead(app, served, more as ReadHandler<ReadDefinition>)
}

function serveRead<E extends ReadDefinition>(app: App, endpoint: E, handler: ReadHandler<E>): void {
  const access = accessTo(endpoint)
  route(app, endpoint, access, async (request, reply) => {
    const address = readAddress(endpoint, request)
    const viewer = narrowed(endpoint, access.readerOf(request), address.query)
    const call = { db: app.database, viewer, request, reply, ...address }
    // Safe: the endpoint's schemas parsed the input, and the permission check proved the viewer.
    const result: unknown = await handler(call as Call<E>)
    // Redirects, pages and streams are already sent.
    const { answer } = endpoint
    if (answer === undefined || answer.kind === 'stream') return reply
    if (answer.kind !== 'json' && answer.kind !== 'list') return sendDownload(answer, request, reply, result as Download)
    if (result instanceof ListResult) return sendList(endpoint, request, reply, result, access.withheldFrom(viewer))
    return sendAnswer(reply, answerOf(endpoint, result, app.strictResponses, access.withheldFrom(viewer)))
  })
}

function serveVerb<E extends ChangeDefinition, P, R>(app: App, change: Verb<E, P, R>, after: AfterVerb<P> | undefined): void {
  const { endpoint } = change
  const access = accessTo(endpoint)
  route(app, endpoint, access, async (request, reply) => {
    const { person } = request
    const { params, query } = readAddress(endpoint, request)
    const ifMatch = readIfMatch(request.headers['if-match'], endpoint)
    const input = { ...readBody(endpoint, request, reply), ...query, ...params, ifMatch } as unknown as InputOf<E>
    const viewer = person as CallerOf<E>
    const origin = originOf(request)
    const finish = (answer: AnswerOf<E>) => answerOf(endpoint, answer, app.strictResponses, access.withheldFrom(person))
    const key = person && endpoint.allow !== 'anyone' ? readCallKey(request, person) : null
    if (person && key) {
      let finished: Answer | undefined
      const store = (answer: AnswerOf<E>) => {
        finished = finish(answer)
        return storedAnswerOf(person, key, finished)
      }
      const answer = await once(app.database, person, key, {
        carryOut: async (take) => {
          const awaited = awaitedAnswerOf(person, key)
          const { answer } = await change.perform(app.database, viewer, input, { origin, once: { take, store, awaited } })
          return finished ?? finish(answer)
        },
        answerError: (error) => problemResponse(error, request.id),
      })
      return sendAnswer(reply, answer)
    }
    const { answer, passed } = await change.perform(app.database, viewer, input, { origin })
    after?.({ request, reply }, passed as P)
    return sendAnswer(reply, finish(answer))
  })
}

type Handler = (request: Request, reply: Reply) => Promise<Reply>

function route(app: App, endpoint: EndpointDefinition, access: Access, handler: Handler): void {
  const name = endpointName(endpoint)
  if (app.served.has(name)) throw new Error(`${name} is served twice.`)
  app.served.add(name)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...bodyOptions(endpoint),
    // A HEAD request would hold the stream open without reading it.
    exposeHeadRoute: hasJson(endpoint),
    compress: hasJson(endpoint) ? undefined : false,
    onRequest: async (request, reply) => {
      // Answers depend on the user, so neither browsers nor proxies may cache them.
      reply.header('cache-control', 'no-store')
      const { personOf, personInBackground } = app.sessions
      request.person = await (endpoint.background || isUnattended(request) ? personInBackground(request) : personOf(request))
      access.admit(request)
      app.userLimits.take('calls', request, reply)
    },
    onSend: async (request, reply) => {
      if (reply.statusCode === 403) await recordRefusedPermission(app, endpoint, request)
    },
    handler: (request, reply) => askedBy(request.person?.customerId ?? null, () => handler(request, reply)),
  })
}

function narrowed({ narrowedBySite }: ReadDefinition, viewer: Person | null, query: { siteId?: number[] } | undefined): Person | null {
  return narrowedBySite && viewer && query?.siteId ? narrowedTo(viewer, query.siteId) : viewer
}

function hasJson({ answer }: EndpointDefinition): boolean {
  return answer?.kind === 'json' || answer?.kind === 'list'
}

function readAddress(endpoint: EndpointDefinition, request: Request) {
  return {
    params: endpoint.params && readInput(endpoint.params, request.params, 'params'),
    query: endpoint.query && readInput(endpoint.query, request.query, 'query'),
  }
}

export function endpointName({ method, path }: Pick<EndpointDefinition, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** Our screens send this header when they have been unused for a while, for example when a server event makes them fetch again. */
function isUnattended({ headers }: Request): boolean {
  return headers['x-unattended'] !== undefined
}
