import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import createServer, { type FastifyServerOptions, LogController } from 'fastify'
import { endpoints } from '../contract/endpoints.ts'
import type { AppOptions } from './app-options.ts'
import { house } from './house.ts'
import { findSession } from './people/auth/sessions.ts'
import { attentionRoutes } from './platform/attention/attention-routes.ts'
import { floorRoutes } from './platform/floor/floor-routes.ts'
import type { App } from './platform/http/app-type.ts'
import { serveAssets } from './platform/http/assets.ts'
import { explainErrors } from './platform/http/explain-errors.ts'
import { refuseUnknownHosts } from './platform/http/host.ts'
import { endStalledResponses } from './platform/http/open-responses.ts'
import { acceptBodies, usualBodyLimit } from './platform/http/request-body.ts'
import { logRequests, logSettings } from './platform/http/request-log.ts'
import { sendSecurityHeaders } from './platform/http/security-headers.ts'
import { endpointName } from './platform/http/serve.ts'
import { openSessionStore } from './platform/http/session.ts'
import { UserLimits } from './platform/http/user-limits.ts'
import { importsRoutes } from './platform/imports/imports-routes.ts'
import { lookupRoutes } from './platform/lookup/lookup-routes.ts'
import { searchRoutes } from './platform/search/search-routes.ts'
import { stockActsRoutes } from './stock/acts/stock-acts-routes.ts'

/** The whole server, ready to listen or for calls by inject(). */
export async function buildApp(options: AppOptions): Promise<App> {
  const app: App = createServer(serverSettings(options))
  app.decorate('database', options.database)
  app.decorate('sessions', openSessionStore(options.database, findSession))
  app.decorate('userLimits', new UserLimits())
  app.decorate('publicUrl', options.publicUrl ?? null)
  app.decorate('strictResponses', options.strictResponses ?? false)
  app.decorate('served', new Set<string>())
  app.decorateRequest('person', null)

  // Before any route: a route uses the error handler that is set when it is added.
  explainErrors(app)
  logRequests(app)
  endStalledResponses(app, options.responseTimeouts)
  refuseUnknownHosts(app, options.listenHost ?? '127.0.0.1')
  acceptBodies(app)
  await sendSecurityHeaders(app)
  await app.register(cookie)
  await app.register(compress, { threshold: 2048 })
  // An interval in which the event loop never came round counts as one without end: within the usual second that is no overload yet.
  await app.register(underPressure, { maxEventLoopDelay: 15_000, sampleInterval: 5_000, retryAfter: 5 })
  app.addHook('onClose', async () => app.sessions.close())

  for (const serve of house.serve) serve?.(app, options)
  attentionRoutes(app, house.attention)
  floorRoutes(app, house.floor)
  importsRoutes(app, options.files, house.imports)
  lookupRoutes(app, house.scanned)
  searchRoutes(app, house.search)
  stockActsRoutes(app, house.undo)
  await serveAssets(app, options.webRoot)
  refuseGaps(app)
  await app.ready()
  return app
}

function serverSettings(options: AppOptions): FastifyServerOptions {
  return {
    logger: logSettings(options),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: usualBodyLimit,
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    // Idle keep-alive connections and requests that never end must not keep the server from closing.
    keepAliveTimeout: 65_000,
    // An upload on a slow line takes minutes. Bodies that should be short have less time (request-body.ts), headers one minute.
    requestTimeout: 15 * 60_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      reply.server.errorHandler(error, request, reply)
    },
  }
}

/** Fails at start when an endpoint of the contract has no route. */
function refuseGaps(app: App): void {
  const missing = endpoints.map(endpointName).filter((name) => !app.served.has(name))
  if (missing.length > 0) throw new Error(`Declared in the contract, but not served: ${missing.join(', ')}`)
}
