/** Whom a thread can wait for: for rows of the database, and for who reads its result. */
type Other = 'source' | 'reader'

/** Measures for how long a thread works at something, without the time in which it waits for others, and acts when that is too long. */
export class WorkClock {
  readonly #onExceeded: () => void
  readonly #waitsFor = new Set<Other>()
  #leftMs: number
  #since = 0
  #timer: NodeJS.Timeout | null = null

  constructor(seconds: number, onExceeded: () => void) {
    this.#leftMs = seconds * 1_000
    this.#onExceeded = onExceeded
    this.#run()
  }

  pause(other: Other): void {
    this.#waitsFor.add(other)
    this.#halt()
  }

  resume(other: Other): void {
    this.#waitsFor.delete(other)
    if (this.#waitsFor.size === 0 && !this.#timer) this.#run()
  }

  stop(): void {
    this.#halt()
    this.#leftMs = Number.POSITIVE_INFINITY
  }

  #run(): void {
    if (this.#leftMs === Number.POSITIVE_INFINITY) return
    this.#since = performance.now()
    this.#timer = setTimeout(this.#onExceeded, this.#leftMs)
  }

  #halt(): void {
    if (!this.#timer) return
    clearTimeout(this.#timer)
    this.#timer = null
    this.#leftMs -= performance.now() - this.#since
  }
}
