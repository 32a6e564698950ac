import type { App } from './app-type.ts'

/**
 * Where people reach the server: PUBLIC_URL, else the address that it listens on. Never the Host of a call, as anyone who sends a call
 * could choose where links in mails lead.
 */
export function ownAddress(app: App): string {
  if (app.publicUrl !== null) return app.publicUrl
  const listening = app.server.address()
  // In tests that call the server without a network.
  if (listening === null || typeof listening === 'string') return 'http://localhost'
  const { address, port, family } = listening
  return browserAddress(`http://${family === 'IPv6' ? `[${address}]` : address}:${port}`, address)
}

/** An address that a browser on this computer can open; "all addresses" isn't one. */
export function browserAddress(address: string, host: string): string {
  const url = new URL(address)
  if (host === '0.0.0.0' || host === '::') url.hostname = 'localhost'
  return url.origin
}
