import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChangeEvent, ChangeEvents } from '../engine/database.ts'
import type { PostgresEngine } from '../engine/postgres-engine.ts'
import { readMessage, writeMessages } from './change-message.ts'
import { listenUntil } from './listening.ts'

const channel = 'tallyhouse_changes'
/** Milliseconds during which events are collected into one notification, so that a busy server doesn't pay a round trip for each change. */
const gathering = 20
const pauseAfterFailure = 1_000
const minute = 60_000

/** Sent when events may have been lost, so that receivers drop everything they cache. */
const missed: ChangeEvent = { topic: 'missed', ids: [], customerId: null }

/** Events within this process. A listener that throws doesn't affect the others. */
export function changeEvents(log: (error: Error) => void): ChangeEvents {
  const listeners = new Set<(event: ChangeEvent) => void>()
  return {
    tell: (events) => {
      for (const event of events) {
        for (const listener of listeners) {
          try {
            listener(event)
          } catch (error) {
            log(error as Error)
          }
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => listeners.clear(),
  }
}

/**
 * Events within this process and between all servers on one PostgreSQL database, by NOTIFY and LISTEN. Resolves once it
 * listens, or the first attempt has failed; further attempts follow.
 */
export async function sharedChangeEvents(engine: PostgresEngine, log: (error: Error) => void): Promise<ChangeEvents> {
  const here = changeEvents(log)
  const server = randomUUID()
  const closing = new AbortController()
  const logForeign = foreignMessageLog(log)
  const hear = (payload: string) => {
    const message = readMessage(payload)
    if (!message) logForeign()
    else if (message.server !== server) here.tell(message.events)
  }
  const tried = Promise.withResolvers<void>()
  const hearsAgain = () => here.tell([missed])
  const listening = listenUntil(closing.signal, { engine, channel, hear, hearsAgain, log }, tried.resolve)
  let waiting: ChangeEvent[] = []
  let sending: Promise<void> | null = null

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      await sleep(gathering)
      const events = waiting
      waiting = []
      try {
        for (const payload of writeMessages(server, events)) await engine.run('select pg_notify($1, $2)', [channel, payload])
      } catch (error) {
        // The change itself is committed and must not fail. The other servers get `missed` with the next attempt.
        log(error as Error)
        if (closing.signal.aborted) break
        waiting = [missed]
        await sleep(pauseAfterFailure, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
    sending = null
  }

  await tried.promise
  return {
    subscribe: here.subscribe,
    tell: (events) => {
      if (events.length === 0) return
      here.tell(events)
      waiting.push(...events)
      sending ??= send()
    },
    close: async () => {
      closing.abort()
      await sending
      await listening
      await here.close()
    },
  }
}

/** Logs unreadable messages at most once a minute, because their sender could fill the log otherwise. */
function foreignMessageLog(log: (error: Error) => void): () => void {
  let dropped = 0
  let lastReport = Number.NEGATIVE_INFINITY
  return () => {
    dropped++
    if (performance.now() - lastReport < minute) return
    log(new Error(`Ignored messages on the channel ${channel} that aren't Tallyhouse's (${dropped} since the last report).`))
    lastReport = performance.now()
    dropped = 0
  }
}
