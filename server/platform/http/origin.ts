import { httpError } from '../../errors.ts'
import type { Request } from './app-type.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export function isSafe(request: Request): boolean {
  return safeMethods.has(request.method)
}

/**
 * Browsers send the site a call comes from. A call that changes something must come from our own pages, so that no
 * other site can use a visitor's session (CSRF). Clients that aren't browsers send neither header.
 */
export function refuseForeignOrigin(request: Request): void {
  if (!isSafe(request) && comesFromElsewhere(request)) throw httpError('request.foreign-origin')
}

/** Whether a call comes from another origin; with PUBLIC_URL only that one is our own. Signing out, a GET that changes something, uses it too. */
export function comesFromElsewhere(request: Request): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  if (origin === undefined) return false
  const { publicUrl } = request.server
  return publicUrl === null ? URL.parse(origin)?.host !== request.host : origin !== publicUrl
}
