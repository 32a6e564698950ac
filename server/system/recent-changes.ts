import type { ChangeEvent } from '../engine/database.ts'

/** In milliseconds: a page that takes longer to open its event stream is told that anything may have changed. */
const remembered = 60_000
const mostRemembered = 2_000
/** In milliseconds. The time comes from the `Date` of an answer, which has whole seconds and may be another server's. */
const clockTolerance = 1_000

interface Remembered {
  event: ChangeEvent
  at: number
}

/**
 * The changes of the last minute. A page reads before its event stream is open; what changed in between is told when it opens.
 */
export class RecentChanges {
  readonly #remembered: Remembered[] = []
  /** Of the time before this, changes may be missing. */
  #completeSince = Date.now()

  add(event: ChangeEvent): void {
    const now = Date.now()
    this.#remembered.push({ event, at: now })
    while (this.#remembered.length > mostRemembered || (this.#remembered[0]?.at ?? now) < now - remembered) {
      this.#completeSince = this.#remembered.shift()?.at ?? now
    }
  }

  /** Events were lost, so nothing before now is known. */
  forget(): void {
    this.#remembered.length = 0
    this.#completeSince = Date.now()
  }

  /** What changed since a time; null when not all of it is remembered. */
  since(time: Date): ChangeEvent[] | null {
    const from = time.getTime() - clockTolerance
    return from < this.#completeSince ? null : this.#remembered.filter(({ at }) => at >= from).map(({ event }) => event)
  }
}
