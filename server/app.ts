import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import createServer, { type FastifyServerOptions, LogController } from 'fastify'
import { endpoints } from '../contract/endpoints.ts'
import { activitiesRoutes } from './activities/activities-routes.ts'
import { accountSecurityRoutes } from './auth/account-security-routes.ts'
import { authRoutes } from './auth/auth-routes.ts'
import { findSession } from './auth/sessions.ts'
import { billingRoutes } from './billing/billing-routes.ts'
import { categoriesRoutes } from './categories/categories-routes.ts'
import { contactsRoutes } from './contacts/contacts-routes.ts'
import { countsRoutes } from './counts/counts-routes.ts'
import { customersRoutes } from './customers/customers-routes.ts'
import { dashboardRoutes } from './dashboard/dashboard-routes.ts'
import { documentsRoutes } from './documents/documents-routes.ts'
import type { Database } from './engine/database.ts'
import type { Files } from './file-store/file-store.ts'
import { floorRoutes } from './floor/floor-routes.ts'
import { handlingUnitsRoutes } from './handling-units/handling-units-routes.ts'
import { historyRoutes } from './history/history-routes.ts'
import type { App } from './http/app-type.ts'
import { serveAssets } from './http/assets.ts'
import { explainErrors } from './http/explain-errors.ts'
import { refuseUnknownHosts } from './http/host.ts'
import { endStalledResponses, type ResponseTimeouts } from './http/open-responses.ts'
import { acceptBodies, usualBodyLimit } from './http/request-body.ts'
import { type LogOptions, logRequests, logSettings } from './http/request-log.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { endpointName } from './http/serve.ts'
import { openSessionStore } from './http/session.ts'
import { UserLimits } from './http/user-limits.ts'
import { importsRoutes } from './imports/imports-routes.ts'
import { inventoryRoutes } from './inventory/inventory-routes.ts'
import { invitationsRoutes } from './invitations/invitations-routes.ts'
import { locationsRoutes } from './locations/locations-routes.ts'
import { lookupRoutes } from './lookup/lookup-routes.ts'
import { mailsRoutes } from './mail/mails-routes.ts'
import { notificationsRoutes } from './notifications/notifications-routes.ts'
import { onboardingRoutes } from './onboarding/onboarding-routes.ts'
import { orderPapersRoutes } from './order-papers/order-papers-routes.ts'
import { orderStagesRoutes } from './order-stages/order-stages-routes.ts'
import { ordersRoutes } from './orders/orders-routes.ts'
import { pickingRoutes } from './picking/picking-routes.ts'
import { tasksRoutes } from './put-away/tasks-routes.ts'
import { quarantineRoutes } from './quarantine/quarantine-routes.ts'
import { receiptsRoutes } from './receipts/receipts-routes.ts'
import { reconciliationRoutes } from './reconciliation/reconciliation-routes.ts'
import { reportsRoutes } from './reports/reports-routes.ts'
import { returnsRoutes } from './returns/returns-routes.ts'
import { savedViewsRoutes } from './saved-views/saved-views-routes.ts'
import { searchRoutes } from './search/search-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { shipmentsRoutes } from './shipments/shipments-routes.ts'
import { sitesRoutes } from './sites/sites-routes.ts'
import { stockActsRoutes } from './stock-acts/stock-acts-routes.ts'
import { systemRoutes } from './system/system-routes.ts'
import { transfersRoutes } from './transfers/transfers-routes.ts'

export interface AppOptions extends LogOptions {
  database: Database
  supportEmail: string
  /** Where uploaded files are received and kept. */
  files: Files
  /** How many bytes of files that belong to no record one user may have. */
  uploadQuota?: number
  /** How many bytes the files of one customer's people may take in all. */
  customerQuota?: number
  /** Whether a mail server is configured; without one each mail becomes a file. */
  sendsMail: boolean
  /** The code that the creator of the first administrator has to enter; null skips the check, as in tests. */
  setupCode: string | null
  /** Where people reach the server, as `https://warehouse.example`. Links in mails lead there. */
  publicUrl?: string | null
  /** The address or name it will listen on; this computer's own when left out. */
  listenHost?: string
  /** Proxies whose X-Forwarded headers are trusted: addresses, networks, or 'loopback'. */
  trustProxy?: string[]
  /** Folder of the built screens; without it the server serves the API only. */
  webRoot?: string
  /** Timeouts of responses; tests use shorter ones. */
  responseTimeouts?: ResponseTimeouts
  /** Checks each answer against the contract and fails with 500 when they differ: for tests, as it costs time. */
  strictResponses?: boolean
}

const usualUploadQuota = 200_000_000
const usualCustomerQuota = 5_000_000_000

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

  systemRoutes(app)
  authRoutes(app, options)
  accountSecurityRoutes(app)
  activitiesRoutes(app)
  billingRoutes(app)
  categoriesRoutes(app)
  contactsRoutes(app)
  countsRoutes(app)
  customersRoutes(app)
  dashboardRoutes(app)
  documentsRoutes(app, {
    files: options.files,
    uploadQuota: options.uploadQuota ?? usualUploadQuota,
    customerQuota: options.customerQuota ?? usualCustomerQuota,
  })
  handlingUnitsRoutes(app)
  historyRoutes(app)
  importsRoutes(app, options.files)
  inventoryRoutes(app)
  quarantineRoutes(app)
  stockActsRoutes(app)
  invitationsRoutes(app, options)
  sitesRoutes(app)
  transfersRoutes(app)
  locationsRoutes(app)
  lookupRoutes(app)
  mailsRoutes(app)
  notificationsRoutes(app)
  ordersRoutes(app)
  orderStagesRoutes(app)
  pickingRoutes(app)
  orderPapersRoutes(app)
  receiptsRoutes(app)
  reconciliationRoutes(app)
  reportsRoutes(app, options.files)
  returnsRoutes(app)
  savedViewsRoutes(app)
  searchRoutes(app)
  onboardingRoutes(app)
  settingsRoutes(app, options)
  shipmentsRoutes(app)
  tasksRoutes(app)
  floorRoutes(app)
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
