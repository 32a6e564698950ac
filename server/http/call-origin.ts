import type { CallOrigin } from '../audit/record-audit.ts'
import type { Request } from './app-type.ts'

export function originOf(request: Request): CallOrigin {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? null }
}
