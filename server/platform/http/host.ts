import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { httpError } from '../../errors.ts'
import type { App } from './app-type.ts'

const wildcards = ['0.0.0.0', '::']

/**
 * Rejects calls whose Host isn't a configured name of this server. Otherwise another site could point its own name at
 * this address (DNS rebinding), and browsers would treat its pages as same-origin.
 */
export function refuseUnknownHosts(app: App, listenHost: string): void {
  const isKnown = knownHosts(app.publicUrl, listenHost)
  app.addHook('onRequest', async (request) => {
    const name = withoutBrackets(request.hostname).toLowerCase()
    if (isKnown(name)) return
    const where = app.publicUrl
      ? `Please open ${app.publicUrl} instead.`
      : 'The administrator of this server can set PUBLIC_URL to the address people open.'
    throw httpError('request.unknown-host', { name, where })
  })
}

function knownHosts(publicUrl: string | null, listenHost: string): (name: string) => boolean {
  const names = new Set(['localhost', listenHost.toLowerCase()])
  if (publicUrl !== null) names.add(withoutBrackets(new URL(publicUrl).hostname))
  else if (!isLoopback(listenHost)) names.add(hostname().toLowerCase()).add(`${hostname().toLowerCase()}.local`)
  // DNS rebinding needs a name, so all IP addresses are accepted. The server doesn't know its own behind address translation.
  const listensOnAll = wildcards.includes(listenHost)
  // A call without Host is HTTP/1.0, which no browser uses.
  return (name) => name === '' || names.has(name) || isLoopback(name) || (listensOnAll && isIP(name) !== 0)
}

/** Whether the name is a loopback name or address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function withoutBrackets(host: string): string {
  return host.startsWith('[') ? host.slice(1, -1) : host
}
