import { useEffect, useSyncExternalStore } from 'react'
import { currentSettings, useAccessibility } from './accessibility.ts'

/** Specification §9. */
const announcementLifetime = 1000

export interface Announcement {
  id: number
  text: string
}

let announcements: readonly Announcement[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Announces a sentence through the screen reader, if announcements are on; removed after 1 s. */
export function announce(text: string): void {
  if (!currentSettings().screenReader || text === '') return
  lastId += 1
  const said = { id: lastId, text }
  show([...announcements, said])
  setTimeout(() => show(announcements.filter((one) => one !== said)), announcementLifetime)
}

/**
 * Announces a text of the screen whenever it changes. Returns whether it does: a text that is also a live region
 * must not be one then, or it would be announced twice.
 */
export function useAnnounced(text: string): boolean {
  const { screenReader } = useAccessibility()
  useEffect(() => {
    if (screenReader) announce(text)
  }, [screenReader, text])
  return screenReader
}

export function useAnnouncements(): readonly Announcement[] {
  return useSyncExternalStore(subscribe, () => announcements)
}

function show(next: readonly Announcement[]): void {
  announcements = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
