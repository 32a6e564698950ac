import { z } from 'zod'
import { topics } from '../../../contract/topics.ts'
import type { ChangeEvent } from '../engine/database.ts'

/** NOTIFY takes 8,000 bytes; the other fields of an event fit easily into the rest. */
const maxPayload = 7_000
const maxIdsPerEvent = 500

const heardTopics = z.enum([...topics, 'sessions', 'missed'])

const changeMessage = z.object({
  server: z.string(),
  events: z.array(
    z.object({
      // A newer version may send topics that this one doesn't know.
      topic: z.string(),
      ids: z.array(z.int()),
      customerId: z.int().nullable(),
      userId: z.int().optional(),
    }),
  ),
})

/** A message from one server to the others. */
interface ChangeMessage {
  server: string
  events: ChangeEvent[]
}

/** Null for a foreign message: every login of the database may send on the channel. */
export function readMessage(payload: string): ChangeMessage | null {
  const read = changeMessage.safeParse(parsed(payload))
  if (!read.success) return null
  const events = read.data.events.flatMap((event) => {
    const topic = heardTopics.safeParse(event.topic)
    return topic.success ? [{ ...event, topic: topic.data }] : []
  })
  return { server: read.data.server, events }
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

/** Merges events of the same kind and splits them into messages within the size limit. */
export function writeMessages(server: string, events: ChangeEvent[]): string[] {
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

/** Without the ids of changes: on other servers the screens of those who sent them listen like all others. */
function joinIds(events: ChangeEvent[]): ChangeEvent[] {
  const kinds = new Map<string, { event: ChangeEvent; ids: Set<number> }>()
  for (const { changeId: _, ...event } of events) {
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
