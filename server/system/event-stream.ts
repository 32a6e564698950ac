import { PassThrough } from 'node:stream'
import { type Topic, topics } from '../../contract/topics.ts'
import type { ChangeEvent, Database } from '../db/database.ts'
import type { App, Reply, Request } from '../http/app-type.ts'
import type { Person } from '../viewer.ts'

const heartbeat = 25_000
/** A reader this far behind is gone for all purposes; its browser connects anew and fetches anew. */
const maxUnread = 256 * 1024

interface Listener {
  db: Database
  viewer: Person
  request: Request
  reply: Reply
}

/** Tells browsers what changed, as far as their users may see it, until their sessions end. */
export function eventStreams(app: App): (listener: Listener) => void {
  const open = new Set<PassThrough>()
  // A server that closes doesn't wait for its listeners.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })
  return (listener) => {
    const stream = streamTo(app, listener)
    open.add(stream)
    stream.on('close', () => open.delete(stream))
  }
}

function streamTo(app: App, { db, viewer, request, reply }: Listener): PassThrough {
  const stream = new PassThrough()
  const write = (text: string) => {
    if (stream.writableLength > maxUnread) stream.destroy()
    else if (stream.writable) stream.write(text)
  }
  const endWithSession = async () => {
    // While the database is out of reach nobody knows; the next heartbeat asks again.
    const person = await app.sessions.personInBackground(request).catch(() => viewer)
    if (person === null) stream.end()
  }
  const unsubscribe = db.subscribe((event) => {
    if (event.topic === 'sessions') {
      if (event.ids.includes(viewer.userId)) endWithSession()
    } else if (event.topic === 'missed') {
      // Ids would tell customers of each other; without any, everybody fetches what it shows anew.
      for (const topic of topics) write(eventText(topic, []))
      endWithSession()
    } else if (concerns(event, viewer)) {
      write(eventText(event.topic, event.ids))
    }
  })
  const beat = setInterval(() => {
    write(': still here\n\n')
    endWithSession()
  }, heartbeat)
  stream.on('close', () => {
    unsubscribe()
    clearInterval(beat)
  })
  write('retry: 3000\n\n')
  reply.header('x-accel-buffering', 'no').type('text/event-stream').send(stream)
  return stream
}

function eventText(topic: Topic, ids: number[]): string {
  return `event: ${topic}\ndata: ${JSON.stringify({ ids })}\n\n`
}

/** Rows of a customer concern staff and that customer; a user's own, like notifications, that user alone. */
function concerns(event: ChangeEvent, viewer: Person): boolean {
  if (event.userId !== undefined) return event.userId === viewer.userId
  return viewer.role !== 'customer' || event.customerId === viewer.customerId
}
