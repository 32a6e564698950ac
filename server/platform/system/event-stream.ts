import { PassThrough } from 'node:stream'
import { can, roleMay } from '../../../contract/permissions.ts'
import { type Topic, topicRules, topics } from '../../../contract/topics.ts'
import { ownSites, type Person, rowsOf } from '../../viewer.ts'
import type { ChangeEvent } from '../engine/database.ts'
import type { App, Reply, Request } from '../http/app-type.ts'
import { RecentChanges } from './recent-changes.ts'

const heartbeat = 25_000
/** A reader this far behind is gone for all purposes; its browser connects and fetches again. */
const maxUnread = 256 * 1024
/**
 * Changes of so many milliseconds leave as one event per topic. Writing each change to each of 50 streams took more than half of the
 * processor's time of a server that is busy with changes.
 */
const gathering = 100

/** The most changes that an event names; where there are more, no single screen has sent all of them. */
const mostChangeIds = 20

interface Listener {
  viewer: Person
  /** When it began to read what it shows. */
  since: Date | undefined
  request: Request
  reply: Reply
}

interface EventStream {
  viewer: Person
  /** One event: the topic, the ids of its rows, and the ids of the changes behind it, if all of them have one. */
  send(topic: Topic, ids: number[], changeIds: string[]): void
  /** Ends it when the session of its listener is over, when live updates were switched off for customers, or a second factor is required now. */
  endUnlessAllowed(): Promise<void>
  end(): void
}

/** Tells browsers what changed, as far as their users may see it, until their sessions end. */
export function eventStreams(app: App): (listener: Listener) => void {
  const open = new Set<EventStream>()
  const recent = new RecentChanges()
  let gathered: ChangeEvent[] = []
  let timer: NodeJS.Timeout | undefined

  function tell(): void {
    const events = gathered
    gathered = []
    timer = undefined
    for (const stream of open) sendEvents(events, stream)
    // Sent first, so that their screens know at once that no more events follow.
    if (events.some(({ topic }) => topic === 'settings')) for (const stream of open) stream.endUnlessAllowed()
  }

  const unsubscribe = app.database.subscribe((event) => {
    if (event.topic === 'sessions') {
      for (const stream of open) if (event.ids.includes(stream.viewer.userId)) stream.endUnlessAllowed()
    } else if (event.topic === 'missed') {
      gathered = []
      recent.forget()
      for (const stream of open) {
        sendEveryTopic(stream)
        stream.endUnlessAllowed()
      }
    } else {
      recent.add(event)
      gathered.push(event)
      timer ??= setTimeout(tell, gathering)
    }
  })
  // A server that closes doesn't wait for its listeners.
  app.addHook('preClose', async () => {
    unsubscribe()
    clearTimeout(timer)
    for (const stream of open) stream.end()
  })
  return (listener) => {
    const stream = streamTo(app, listener, () => open.delete(stream))
    open.add(stream)
    if (!listener.since) return
    const events = recent.since(listener.since)
    if (events) sendEvents(events, stream)
    else sendEveryTopic(stream)
  }
}

function sendEvents(events: ChangeEvent[], stream: EventStream): void {
  for (const [topic, received] of receivedByTopic(events, stream.viewer)) stream.send(topic, idsOf(received), changeIdsOf(received))
}

/** Ids would tell customers of each other; without any, everyone fetches the shown rows again. */
function sendEveryTopic(stream: EventStream): void {
  for (const topic of topics) stream.send(topic, [], [])
}

function streamTo(app: App, { viewer, request, reply }: Listener, closed: () => void): EventStream {
  const output = new PassThrough()
  const write = (text: string) => {
    if (output.writableLength > maxUnread) output.destroy()
    else if (output.writable) output.write(text)
  }
  // Browsers take an event without an id for one with the id before it, also where that came before they opened the stream again.
  let lastId = String(request.headers['last-event-id'] ?? '')
  const stream: EventStream = {
    viewer,
    send: (topic, ids, changeIds) => {
      const id = changeIds.join()
      write(`${id === lastId ? '' : `id: ${id}\n`}event: ${topic}\ndata: ${JSON.stringify({ ids })}\n\n`)
      lastId = id
    },
    endUnlessAllowed: async () => {
      // Unknown while the database is out of reach; the next heartbeat asks again. The browser connects again as what the person is now.
      const person = await app.sessions.personInBackground(request).catch(() => viewer)
      if (person === null || !can(person, 'events.read') || person.role !== viewer.role || rowsOf(person) !== rowsOf(viewer)) output.end()
    },
    end: () => output.end(),
  }
  const beat = setInterval(() => {
    write(': still here\n\n')
    stream.endUnlessAllowed()
  }, heartbeat)
  output.on('close', () => {
    clearInterval(beat)
    closed()
  })
  write('retry: 3000\n\n')
  reply.header('x-accel-buffering', 'no').type('text/event-stream').send(output)
  return stream
}

interface ReceivedEvent {
  topic: Topic
  ids: number[]
  changeId: string | undefined
}

/** The events that a viewer receives, by topic. */
export function receivedByTopic(events: ChangeEvent[], viewer: Person): Map<Topic, ReceivedEvent[]> {
  const received = events.flatMap((event): ReceivedEvent[] => {
    const ids = idsFor(event, viewer)
    return ids === null ? [] : [{ topic: event.topic as Topic, ids, changeId: event.changeId }]
  })
  return Map.groupBy(received, ({ topic }) => topic)
}

/** No ids where one of them named none, as then any row may have changed. */
function idsOf(received: ReceivedEvent[]): number[] {
  return received.some(({ ids }) => ids.length === 0) ? [] : [...new Set(received.flatMap(({ ids }) => ids))]
}

/** The ids of the changes. None where one has no id, as then another client may have changed something too; nor where there are many. */
function changeIdsOf(received: ReceivedEvent[]): string[] {
  const ids = [...new Set(received.map(({ changeId }) => changeId))]
  const known = ids.filter((id) => id !== undefined)
  return known.length === ids.length && ids.length <= mostChangeIds ? known : []
}

/** Servers tell each other of more than topics. */
function isTopic(topic: ChangeEvent['topic']): topic is Topic {
  return topic in topicRules
}

/**
 * The ids of an event that the viewer may receive; null when it receives none. Rows of a customer concern staff and that customer;
 * notifications only their recipients; a user's own marks only that user. Of shared rows customers learn that they changed, but not which, and
 * so do staff of some sites of rows that belong to a site.
 */
function idsFor({ topic, ids, customerId, userId }: ChangeEvent, viewer: Person): number[] | null {
  if (!isTopic(topic)) return null
  const { read, shared, atSite } = topicRules[topic]
  if (userId !== undefined) return userId === viewer.userId ? ids : null
  if (viewer.role !== 'customer' && !roleMay(viewer.role, read)) return null
  if (ownSites(viewer) !== null && atSite) return []
  if (customerId === viewer.customerId || (viewer.role !== 'customer' && topic !== 'notifications')) return ids
  return shared ? [] : null
}
