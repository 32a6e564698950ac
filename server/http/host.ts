import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { httpError } from '../errors.ts'
import type { App } from './app-type.ts'

const wildcards = ['0.0.0.0', '::']

/**
 * Refuses calls whose Host is a name that nobody gave this server. Otherwise another site could point a name of its own at
 * this address (DNS rebinding), and a visitor's browser would let its pages call here as if they were ours.
 */
export function refuseUnknownHosts(app: App, listenHost: string): void {
  const isKnown = knownHosts(app.publicUrl, listenHost)
  app.addHook('onRequest', async (request) => {
    const name = withoutBrackets(request.hostname).toLowerCase()
    if (isKnown(name)) return
    const where = app.publicUrl ? `Please open ${app.publicUrl} instead.` : 'Whoever runs it can set PUBLIC_URL to the address people open.'
    throw httpError('request.unknown-host', { name, where })
  })
}

function knownHosts(publicUrl: string | null, listenHost: string): (name: string) => boolean {
  const names = new Set(['localhost', listenHost.toLowerCase()])
  if (publicUrl !== null) names.add(withoutBrackets(new URL(publicUrl).hostname))
  else if (!isLoopback(listenHost)) names.add(hostname().toLowerCase()).add(`${hostname().toLowerCase()}.local`)
  // No site can own an address as its name. Which addresses lead here isn't known behind address translation.
  const listensOnAll = wildcards.includes(listenHost)
  // A call without Host comes from HTTP/1.0, which no browser speaks.
  return (name) => name === '' || names.has(name) || isLoopback(name) || (listensOnAll && isIP(name) !== 0)
}

/** Whether only this computer is reached under the name. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function withoutBrackets(host: string): string {
  return host.startsWith('[') ? host.slice(1, -1) : host
}
