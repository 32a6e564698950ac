import type { OutgoingHttpHeaders } from 'node:http'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { App } from './app-type.ts'

/**
 * Scripts, fonts, pictures and calls come from our own origin, and no page may frame us. Inline styles are allowed
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
  // With 'no-referrer' browsers send `Origin: null` even to ourselves, and the origin check would refuse our own screens.
  referrerPolicy: { policy: 'same-origin' },
  // Obeyed by browsers over https only. Neighbouring hosts are the operator's business.
  strictTransportSecurity: { maxAge: 180 * 24 * 60 * 60, includeSubDomains: false },
  frameguard: { action: 'deny' },
}

/** Every answer has them. They are the same for each, so the library makes them for the first one only. */
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
