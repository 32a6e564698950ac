import { useSyncExternalStore } from 'react'
import { systemEndpoints } from '../../../contract/platform/system/system.ts'
import { type Topic, topics } from '../../../contract/topics.ts'
import { addressOf, lastAnswerAt } from './api.ts'
import { isKnown } from './own-changes.ts'
import { queryClient, refetch } from './query-client.ts'
import { serverAnswers } from './server-answers.ts'
import { userQuery } from './use-session.ts'

const gatherTime = 150
const firstPause = 2_000
const longestPause = 60_000

/** What was read after this time is in the cache, and changes of it may have been missed. */
let heardUntil: string | undefined

const listeners = new Set<() => void>()
let online = navigator.onLine

/** Whether the browser has a connection and the server answers. */
export function useSystemOnline(): boolean {
  return useSyncExternalStore(subscribe, () => online)
}

/** Keeps the system's state up to date while a user is signed in. Returns a function that stops it. */
export function watchConnection(): () => void {
  addEventListener('online', probe)
  addEventListener('offline', probe)
  return () => {
    removeEventListener('online', probe)
    removeEventListener('offline', probe)
  }
}

/** Keeps lists up to date with what others change. Returns a function that stops it. */
export function listenToServer(): () => void {
  /** The topics that changed, with the id of their event. */
  let changed: { topic: Topic; eventId: string }[] = []
  // Called when the screens are first shown, before any of their reads was answered.
  const since = heardUntil ?? lastAnswerAt()
  let source: EventSource
  let missedSome = false
  let pause = firstPause
  let gathering: ReturnType<typeof setTimeout> | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined

  function open() {
    // Screens read while the stream is still opening: the server tells first what changed meanwhile.
    source = new EventSource(addressOf(systemEndpoints.events, {}, { since }))
    for (const topic of topics) source.addEventListener(topic, ({ lastEventId }) => note([topic], lastEventId))
    source.addEventListener('open', () => {
      pause = firstPause
      setOnline(true)
      if (missedSome) note(topics)
      missedSome = false
    })
    source.addEventListener('error', () => {
      missedSome = true
      void probe()
      if (source.readyState !== EventSource.CLOSED) return
      // The server rejected the connection, perhaps because the session ended. The browser doesn't retry then.
      void queryClient.invalidateQueries(userQuery)
      reopening = setTimeout(open, pause)
      pause = Math.min(pause * 2, longestPause)
    })
  }

  /** Several changes at once refetch each list once; one's own not again. Their answers may come after their events. */
  function note(topics: readonly Topic[], eventId = '') {
    changed.push(...topics.map((topic) => ({ topic, eventId })))
    gathering ??= setTimeout(() => {
      gathering = undefined
      const news = changed.filter(({ eventId }) => !isKnown(eventId)).map(({ topic }) => topic)
      changed = []
      if (news.length > 0) void refetch(news)
    }, gatherTime)
  }

  open()
  return () => {
    heardUntil = lastAnswerAt()
    source.close()
    clearTimeout(gathering)
    clearTimeout(reopening)
  }
}

async function probe(): Promise<void> {
  setOnline(navigator.onLine && (await serverAnswers()))
}

function setOnline(now: boolean): void {
  if (now === online) return
  online = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
