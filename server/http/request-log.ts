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

export function logRequests(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      requestId: request.id,
      method: request.method,
      // Without the query string, which may hold an invitation or search words.
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: request.person?.userId ?? null,
      address: request.ip,
    }
    if (request.routeOptions.url === '/api/health') request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  })
}
