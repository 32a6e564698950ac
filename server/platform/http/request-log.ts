import type { FastifyServerOptions } from 'fastify'
import type { App } from './app-type.ts'

export interface LogOptions {
  /** 'silent' for tests that don't check the log. */
  logLevel?: 'info' | 'error' | 'silent'
  /** Where log lines go instead of standard output. */
  logTo?: { write(line: string): void }
}

/** Structured JSON, one line per answer, without credentials. */
export function logSettings({ logLevel = 'info', logTo }: LogOptions): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false
  const secrets = ['headers.cookie', 'headers.authorization', 'headers["set-cookie"]', 'headers["idempotency-key"]', 'password', 'token']
  return {
    level: logLevel,
    redact: { paths: secrets.flatMap((path) => [path, `req.${path}`, `body.${path}`, `*.${path}`]), censor: '[secret]' },
    ...(logTo && { stream: logTo }),
  }
}

/** What follows in these addresses opens what they lead to, without signing in: a shipment that is shared, and files. */
const secretAfter = /^(\/track\/|\/api\/track\/|\/api\/objects\/uploads\/)[^/]+/

/** Without the query string, which may hold an invitation or search words. */
function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.replace(secretAfter, '$1[secret]')
}

export function logRequests(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      requestId: request.id,
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: request.person?.userId ?? null,
      address: request.ip,
    }
    if (request.routeOptions.url === '/api/health') request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  })
}
