import { httpError } from '../errors.ts'

const retryAfterSeconds = 2

/** Lets in so many at once, in the order of their arrival. */
export class WaitingLine {
  readonly #places: number
  readonly #longest: number
  readonly #waiting: (() => void)[] = []
  #inside = 0

  /** @param longest how many may wait. */
  constructor(places: number, longest: number) {
    this.#places = places
    this.#longest = longest
  }

  /**
   * Waits for a place. Answers the function that gives it back.
   * @param isPatient waits however many are before it.
   * @throws {HttpError} 503 when too many wait already.
   */
  async enter(isPatient: boolean): Promise<() => void> {
    if (this.#inside < this.#places) this.#inside += 1
    else if (!isPatient && this.#waiting.length >= this.#longest) throw httpError('server.busy', undefined, { retryAfterSeconds })
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    let isInside = true
    return () => {
      if (isInside) this.#leave()
      isInside = false
    }
  }

  #leave(): void {
    const next = this.#waiting.shift()
    // Who comes next takes over the place.
    if (next) next()
    else this.#inside -= 1
  }
}
