import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import createServer, { type FastifyServerOptions, LogController } from 'fastify'
import { endpoints } from '../contract/endpoints.ts'
import { authRoutes } from './auth/auth-routes.ts'
import { findSession } from './auth/sessions.ts'
import { categoriesRoutes } from './categories/categories-routes.ts'
import { customersRoutes } from './customers/customers-routes.ts'
import { dashboardRoutes } from './dashboard/dashboard-routes.ts'
import type { Database } from './db/database.ts'
import type { App } from './http/app-type.ts'
import { serveAssets } from './http/assets.ts'
import { explainErrors } from './http/explain-errors.ts'
import { refuseUnknownHosts } from './http/host.ts'
import { endStalledResponses, type ResponseTimeouts } from './http/open-responses.ts'
import { acceptBodies } from './http/request-body.ts'
import { type LogOptions, logRequests, logSettings } from './http/request-log.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { endpointName } from './http/serve.ts'
import { openSessionStore } from './http/session.ts'
import { UserLimits } from './http/user-limits.ts'
import { inventoryRoutes } from './inventory/inventory-routes.ts'
import { locationsRoutes } from './locations/locations-routes.ts'
import { lookupRoutes } from './lookup/lookup-routes.ts'
import { notificationsRoutes } from './notifications/notifications-routes.ts'
import { ordersRoutes } from './orders/orders-routes.ts'
import { reconciliationRoutes } from './reconciliation/reconciliation-routes.ts'
import { savedViewsRoutes } from './saved-views/saved-views-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { shipmentsRoutes } from './shipments/shipments-routes.ts'
import { systemRoutes } from './system/system-routes.ts'

export interface AppOptions extends LogOptions {
  database: Database
  supportEmail: string
  /** Asked of whoever creates the first administrator; null where nobody else is about, as in tests. */
  setupCode: string | null
  /** Where people reach the server, as `https://warehouse.example`. Links in mails lead there. */
  publicUrl?: string | null
  /** The address or name it will listen on; this computer's own when left out. */
  listenHost?: string
  /** Proxies that are believed when they say who called, over which protocol and by which name: addresses, networks, or 'loopback'. */
  trustProxy?: string[]
  /** Where the built screens lie; without it the server answers calls only. */
  webRoot?: string
  /** How long responses wait for readers; tests wait less. */
  responseTimeouts?: ResponseTimeouts
  /** Checks each answer against the contract and fails with 500 when they differ: for tests, as it costs time. */
  strictResponses?: boolean
}

/** The whole server, ready to listen or to be asked directly. */
export async function buildApp(options: AppOptions): Promise<App> {
  const app: App = createServer(serverSettings(options))
  app.decorate('database', options.database)
  app.decorate('sessions', openSessionStore(options.database, findSession))
  app.decorate('userLimits', new UserLimits())
  app.decorate('publicUrl', options.publicUrl ?? null)
  app.decorate('strictResponses', options.strictResponses ?? false)
  app.decorate('served', new Set<string>())
  app.decorateRequest('person', null)

  // Before any route: a route keeps the error handler it finds.
  explainErrors(app)
  logRequests(app)
  endStalledResponses(app, options.responseTimeouts)
  refuseUnknownHosts(app, options.listenHost ?? '127.0.0.1')
  acceptBodies(app)
  await sendSecurityHeaders(app)
  await app.register(cookie)
  await app.register(compress, { threshold: 2048 })
  await app.register(underPressure, { maxEventLoopDelay: 15_000, retryAfter: 5 })
  app.addHook('onClose', async () => app.sessions.close())

  systemRoutes(app)
  authRoutes(app, options)
  categoriesRoutes(app)
  customersRoutes(app)
  dashboardRoutes(app)
  inventoryRoutes(app)
  locationsRoutes(app)
  lookupRoutes(app)
  notificationsRoutes(app)
  ordersRoutes(app)
  reconciliationRoutes(app)
  savedViewsRoutes(app)
  settingsRoutes(app)
  shipmentsRoutes(app)
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
    bodyLimit: 1024 * 1024,
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    // An idle keep-alive connection and a caller who never finishes must not hold the server.
    keepAliveTimeout: 65_000,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      reply.server.errorHandler(error, request, reply)
    },
  }
}

/** Every call of the contract has a server, or the server doesn't start. */
function refuseGaps(app: App): void {
  const missing = endpoints.map(endpointName).filter((name) => !app.served.has(name))
  if (missing.length > 0) throw new Error(`Declared in the contract, but served by nobody: ${missing.join(', ')}`)
}
