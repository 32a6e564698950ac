import type { OutgoingHttpHeaders } from 'node:http'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { App } from './app-type.ts'

/**
 * Scripts, fonts, pictures and calls only from our own origin, and no framing. Inline styles are allowed
 * because the dialogs' scroll lock and the select's viewport add a style element while they are open; inline scripts aren't.
 */
const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // With 'no-referrer' browsers send `Origin: null` even to the same origin, and the origin check would reject our own screens.
  referrerPolicy: { policy: 'same-origin' },
  // Browsers apply it over https only. Without includeSubDomains, because other hosts are up to the operator.
  strictTransportSecurity: { maxAge: 180 * 24 * 60 * 60, includeSubDomains: false },
  frameguard: { action: 'deny' },
}

/** Sets these headers on every answer. They are always the same, so the library computes them only once. */
export async function sendSecurityHeaders(app: App): Promise<void> {
  await app.register(helmet, { ...securityHeaders, global: false })
  let made: OutgoingHttpHeaders | null = null
  app.addHook('onRequest', async (_request, reply) => {
    if (made === null) {
      reply.helmet(securityHeaders)
      made = { ...reply.raw.getHeaders() }
    }
    reply.headers(made)
  })
}
