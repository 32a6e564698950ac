import { expect } from 'vitest'
import type { Caller } from './test-app.ts'

export interface EventEar {
  response: Response
  /** Everything so far, as it came. */
  heard: string
  /** The server hung up. */
  ended: boolean
}

/** Listens to /api/events as a browser does, from the moment that the server tells it changes. */
export async function listenToEvents(address: string, caller: Caller): Promise<EventEar> {
  const response = await fetch(`${address}/api/events`, { headers: { cookie: await caller.cookie(), 'accept-encoding': 'gzip, br' } })
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
