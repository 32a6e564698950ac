import { httpError } from '../errors.ts'
import type { Request } from './app-type.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export function isSafe(request: Request): boolean {
  return safeMethods.has(request.method)
}

/**
 * Browsers say which site a call comes from. One that changes something must come from our own pages, so that no
 * other site can use a visitor's session. Callers that aren't browsers send neither header.
 */
export function refuseForeignOrigin(request: Request): void {
  if (!isSafe(request) && comesFromElsewhere(request)) throw httpError('request.foreign-origin')
}

/** Also for the one GET that changes something: leaving. With PUBLIC_URL our own pages are those of that address alone. */
export function comesFromElsewhere(request: Request): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  if (origin === undefined) return false
  const { publicUrl } = request.server
  return publicUrl === null ? URL.parse(origin)?.host !== request.host : origin !== publicUrl
}
