import type { ChangeEvent } from '../engine/database.ts'

/** In milliseconds: a page that takes longer to open its event stream learns that anything may have changed. */
const remembered = 60_000
const mostRemembered = 2_000
/** In milliseconds. The time comes from the `Date` of an answer, which has whole seconds and may be another server's. */
const clockTolerance = 1_000

interface RecentChange {
  event: ChangeEvent
  at: number
}

/**
 * The changes of the last minute. A page reads before its event stream is open; changes in between are sent when it opens.
 */
export class RecentChanges {
  readonly #recent: RecentChange[] = []
  /** The time since which no changes are missing; before it, some may be. */
  #completeSince = Date.now()

  add(event: ChangeEvent): void {
    const now = Date.now()
    this.#recent.push({ event, at: now })
    while (this.#recent.length > mostRemembered || (this.#recent[0]?.at ?? now) < now - remembered) {
      this.#completeSince = this.#recent.shift()?.at ?? now
    }
  }

  /** Events were lost, so nothing before now is known. */
  forget(): void {
    this.#recent.length = 0
    this.#completeSince = Date.now()
  }

  /** What changed since a time; null when not all of it is remembered. */
  since(time: Date): ChangeEvent[] | null {
    const from = time.getTime() - clockTolerance
    return from < this.#completeSince ? null : this.#recent.filter(({ at }) => at >= from).map(({ event }) => event)
  }
}
