import { expect } from 'vitest'
import type { Caller } from './test-app.ts'

export interface EventEar {
  response: Response
  /** Everything so far, as it came. */
  heard: string
  /** The server hung up. */
  ended: boolean
}

/** Listens to /api/events as a browser does, from the moment that the server tells it changes; with `since`, also of what changed since then. */
export async function listenToEvents(address: string, caller: Caller, since?: string): Promise<EventEar> {
  const query = since === undefined ? '' : `?since=${since}`
  const response = await fetch(`${address}/api/events${query}`, {
    headers: { cookie: await caller.cookie(), 'accept-encoding': 'gzip, br' },
  })
  const ear = { response, heard: '', ended: false }
  const read = async () => {
    for await (const part of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) ear.heard += part
  }
  read()
    .catch(() => {})
    .finally(() => {
      ear.ended = true
    })
  await expect.poll(() => ear.heard).toContain('retry:')
  return ear
}
