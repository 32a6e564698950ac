import type { AnswerOf, BodyOf, EndpointDefinition, IfMatchOf, ParamsOf, QueryOf } from '../../contract/endpoint.ts'
import type { JsonFormat, ListFormat } from '../../contract/formats.ts'
import { type Action, can, type RolesFor } from '../../contract/permissions.ts'
import type { Database } from '../db/database.ts'
import { ListResult } from '../db/list.ts'
import { forbidden, type HttpError, unauthorized } from '../errors.ts'
import type { Person } from '../viewer.ts'
import { answerOf, sendAnswer, sendList } from './answer.ts'
import type { App, Reply, Request } from './app-type.ts'
import { once } from './idempotency.ts'
import { readIfMatch } from './if-match.ts'
import { readInput } from './input.ts'
import { isSafe, refuseForeignOrigin } from './origin.ts'
import { problemResponse } from './problem.ts'
import { recordRefusedPermission } from './record-refused-permission.ts'
import { readCallKey } from './stored-responses.ts'

export type { App } from './app-type.ts'

/** What a handler works with. Input is parsed, defaults filled in, and undeclared fields dropped. */
interface Call<E extends EndpointDefinition> {
  db: Database
  /** Who asks; null only where anyone may. */
  viewer: ViewerOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** What `If-Match` carried; undefined when the caller sent none, or `*`. A verb compares it under its lock. */
  ifMatch: IfMatchOf<E>
  request: Request
  reply: Reply
}

type ViewerOf<E extends EndpointDefinition> = E['allow'] extends Action ? WithRole<Person, RolesFor<E['allow']>> : Person | null
type WithRole<P extends Person, R> = P extends Person ? (Extract<P['role'], R> extends never ? never : P) : never

type Result<E extends EndpointDefinition> = E['answer'] extends ListFormat
  ? ListResult
  : E['answer'] extends JsonFormat
    ? AnswerOf<E>
    : void

/** Answers what the contract declares; nothing for 204, and for redirects and streams that it sends itself. */
export type Handler<E extends EndpointDefinition> = (call: Call<E>) => Promise<Result<E>> | Result<E>

/**
 * Serves one endpoint of the contract. Checks in one order: signed in (401), the page it comes from, role (403),
 * input (400); the handler's verb then finds the row (404) and judges its state (409). One line per endpoint:
 *
 *   serve(app, ordersEndpoints.create, ({ db, viewer, body }) => createOrder(db, viewer, body))
 */
export function serve<const E extends EndpointDefinition>(app: App, endpoint: E, handler: Handler<E>): void {
  const name = endpointName(endpoint)
  if (app.served.has(name)) throw new Error(`${name} is served twice.`)
  app.served.add(name)
  const hasJson = endpoint.answer?.kind === 'json' || endpoint.answer?.kind === 'list'
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // A HEAD of a stream would hold it open for nobody.
    exposeHeadRoute: hasJson,
    compress: hasJson ? undefined : false,
    onRequest: async (request, reply) => {
      // Answers are somebody's; neither browsers nor proxies keep them.
      reply.header('cache-control', 'no-store')
      const { personOf, personInBackground } = app.sessions
      request.person = await (endpoint.background || isUnattended(request) ? personInBackground(request) : personOf(request))
      admit(endpoint, request)
      app.userLimits.take('calls', request, reply)
    },
    onSend: async (request, reply) => {
      if (reply.statusCode === 403) await recordRefusedPermission(app, endpoint, request)
    },
    handler: async (request, reply) => {
      const call = {
        viewer: request.person,
        params: endpoint.params && readInput(endpoint.params, request.params, 'params'),
        query: endpoint.query && readInput(endpoint.query, request.query, 'query'),
        body: endpoint.body && readInput(endpoint.body.schema, request.body, 'body'),
        ifMatch: isSafe(request) ? undefined : readIfMatch(request.headers['if-match'], endpoint),
        request,
        reply,
      }
      // What the endpoint's schemas parsed and its roles admitted has the types derived from them.
      const run = async (db: Database): Promise<unknown> => handler({ ...call, db } as Call<E>)
      const finish = (result: unknown) => answerOf(endpoint, result, app.strictResponses)
      const key = request.person && endpoint.allow !== 'anyone' && !isSafe(request) ? readCallKey(request) : null
      if (request.person && key) {
        const schema = endpoint.answer?.kind === 'json' ? endpoint.answer.schema : undefined
        const isAnswer = (returned: unknown) => !schema || schema.safeParse(returned).success
        const guess = (returned: unknown) => (isAnswer(returned) ? finish(returned) : null)
        const refuse = (refusal: HttpError) => problemResponse(refusal, request.id)
        return sendAnswer(reply, await once(app.database, request.person, key, { run, finish, guess, refuse }))
      }
      const result = await run(app.database)
      // Redirects, pages and streams are on their way.
      if (!hasJson && endpoint.status !== 204) return reply
      if (result instanceof ListResult) return sendList(endpoint, request, reply, result, app.strictResponses)
      return sendAnswer(reply, finish(result))
    },
  })
}

export function endpointName({ method, path }: Pick<EndpointDefinition, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** Our screens say so when nobody has touched them for a while, as when a server event makes them fetch anew. */
function isUnattended({ headers }: Request): boolean {
  return headers['x-unattended'] !== undefined
}

function admit({ allow }: EndpointDefinition, request: Request): void {
  const { person } = request
  if (allow !== 'anyone' && person === null) throw unauthorized()
  refuseForeignOrigin(request)
  if (allow === 'anyone' || person === null || can(person, allow)) return
  if (can({ role: person.role }, allow)) throw forbidden('Your portal access is view-only. Ask your account manager to do this for you.')
  throw forbidden()
}
