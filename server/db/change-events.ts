import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { ChangeEvent } from './database.ts'
import type { PostgresEngine } from './postgres-engine.ts'

const channel = 'tallyhouse_changes'
/** NOTIFY takes 8,000 bytes; what an event needs beyond its ids is far below the rest. */
const maxPayload = 7_000
const maxIdsPerEvent = 500
/** Events of so many milliseconds travel as one notification, so that a busy server doesn't pay a round trip for each change. */
const gathering = 20

export interface ChangeEvents {
  tell(events: ChangeEvent[]): void
  subscribe(listener: (event: ChangeEvent) => void): () => void
  close(): Promise<void>
}

/** Events within this process. A listener that throws must not keep the others from hearing. */
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

/** Events within this process and between all servers on one PostgreSQL database, by NOTIFY and LISTEN. */
export function sharedChangeEvents(engine: PostgresEngine, log: (error: Error) => void): ChangeEvents {
  const here = changeEvents(log)
  const server = randomUUID()
  const closing = new AbortController()
  const listening = listenUntil(closing.signal, engine, log, (payload) => {
    const message = JSON.parse(payload) as { server: string; events: ChangeEvent[] }
    if (message.server !== server) here.tell(message.events)
  })
  let waiting: ChangeEvent[] = []
  let sending: Promise<void> | null = null

  async function send(): Promise<void> {
    await sleep(gathering)
    while (waiting.length > 0) {
      const events = waiting
      waiting = []
      for (const payload of payloads(server, events)) {
        // Missing an event only means that others fetch anew later; it must never fail the change itself.
        await engine.run('select pg_notify($1, $2)', [channel, payload]).catch(log)
      }
    }
    sending = null
  }

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

/** Events of one kind as one, and as many messages as the size limit asks for. */
function payloads(server: string, events: ChangeEvent[]): string[] {
  const messages: string[] = []
  let batch: string[] = []
  let size = 0
  const send = () => {
    if (batch.length > 0) messages.push(`{"server":"${server}","events":[${batch.join()}]}`)
    batch = []
    size = 0
  }
  for (const event of joinIds(events)) {
    const text = JSON.stringify(event)
    if (size + text.length > maxPayload) send()
    batch.push(text)
    size += text.length + 1
  }
  send()
  return messages
}

function joinIds(events: ChangeEvent[]): ChangeEvent[] {
  const kinds = new Map<string, { event: ChangeEvent; ids: Set<number> }>()
  for (const event of events) {
    const kind = `${event.topic} ${event.customerId} ${event.userId}`
    const known = kinds.get(kind)
    if (!known) kinds.set(kind, { event, ids: new Set(event.ids) })
    else for (const id of event.ids) known.ids.add(id)
  }
  return [...kinds.values()].flatMap(({ event, ids }) => splitIds({ ...event, ids: [...ids] }))
}

function splitIds(event: ChangeEvent): ChangeEvent[] {
  if (event.ids.length <= maxIdsPerEvent) return [event]
  const parts: ChangeEvent[] = []
  for (let from = 0; from < event.ids.length; from += maxIdsPerEvent)
    parts.push({ ...event, ids: event.ids.slice(from, from + maxIdsPerEvent) })
  return parts
}

/** Keeps one connection listening, and makes a new one whenever it is lost. */
async function listenUntil(
  end: AbortSignal,
  engine: PostgresEngine,
  log: (error: Error) => void,
  hear: (payload: string) => void,
): Promise<void> {
  let pause = 100
  while (!end.aborted) {
    let client: Client | undefined
    try {
      client = await engine.connectApart()
      const lost = Promise.withResolvers<void>()
      client.on('notification', ({ payload }) => payload && hear(payload))
      client.on('error', lost.reject)
      client.on('end', () => lost.resolve())
      end.addEventListener('abort', () => lost.resolve(), { once: true })
      // It may have ended while connecting, which is told to nobody who asks later.
      if (end.aborted) lost.resolve()
      await client.query(`listen ${channel}`)
      pause = 100
      await lost.promise
    } catch (error) {
      if (!end.aborted) log(new Error(`Changes made by other servers aren't heard at the moment: ${(error as Error).message}`))
    }
    await client?.end().catch(() => {})
    if (!end.aborted) await sleep(pause, undefined, { signal: end }).catch(() => {})
    pause = Math.min(pause * 2, 10_000)
  }
}
