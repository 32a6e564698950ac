import type { CallOrigin } from '../viewer.ts'
import type { Request } from './app-type.ts'
import { tokenOf } from './session.ts'

export function originOf(request: Request): CallOrigin {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? null, sessionToken: tokenOf(request) }
}
