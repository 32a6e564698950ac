import { httpError } from '../../errors.ts'
import type { Asker } from './asker.ts'

const retryAfterSeconds = 2

/** How many places there are, and how many calls may wait for one. */
export interface LineLimits {
  places: number
  waiting: number
  /** Work of one customer. */
  ofCustomer: { places: number; waiting: number }
}

interface Waiting {
  asker: Asker
  admit: () => void
}

/**
 * Lets in so many at once: staff first, then customers and jobs in the order of their arrival. Each customer has a share of the places and
 * of the line, and all customers together have half of either, so that staff find the rest.
 */
export class WaitingLine {
  readonly #limits: LineLimits
  readonly #waiting: Waiting[] = []
  readonly #inside: Asker[] = []

  constructor(limits: LineLimits) {
    this.#limits = limits
  }

  /**
   * Waits for a place. Answers the function that gives it back.
   * @throws {HttpError} 503 when too many wait already, 429 when too many of the same customer do.
   */
  async enter(asker: Asker): Promise<() => void> {
    if (this.#hasRoomFor(asker)) this.#inside.push(asker)
    else {
      if (!asker.isPatient) this.#refuseOverflow(asker)
      await new Promise<void>((admit) => this.#waiting.push({ asker, admit }))
    }
    let isInside = true
    return () => {
      if (isInside) this.#leave(asker)
      isInside = false
    }
  }

  #hasRoomFor({ customerId }: Asker): boolean {
    const { places, ofCustomer } = this.#limits
    if (this.#inside.length >= places) return false
    if (customerId === null) return true
    return countOf(this.#inside, customerId) < ofCustomer.places && countOfCustomers(this.#inside) < half(places)
  }

  #refuseOverflow({ customerId }: Asker): void {
    const { waiting, ofCustomer } = this.#limits
    const askers = this.#waiting.map(({ asker }) => asker)
    if (customerId !== null && countOf(askers, customerId) >= ofCustomer.waiting)
      throw httpError('request.too-many-of-customer', { most: ofCustomer.waiting }, { retryAfterSeconds })
    const isFull = customerId === null ? askers.length >= waiting : countOfCustomers(askers) >= half(waiting)
    if (isFull) throw httpError('server.busy', undefined, { retryAfterSeconds })
  }

  #leave(asker: Asker): void {
    this.#inside.splice(this.#inside.indexOf(asker), 1)
    for (let next = this.#next(); next; next = this.#next()) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.#inside.push(next.asker)
      next.admit()
    }
  }

  #next(): Waiting | undefined {
    const ready = this.#waiting.filter(({ asker }) => this.#hasRoomFor(asker))
    return ready.find(({ asker }) => isStaff(asker)) ?? ready[0]
  }
}

function isStaff({ customerId, isPatient }: Asker): boolean {
  return customerId === null && !isPatient
}

function countOf(askers: readonly Asker[], customerId: number): number {
  return askers.filter((asker) => asker.customerId === customerId).length
}

function countOfCustomers(askers: readonly Asker[]): number {
  return askers.filter((asker) => asker.customerId !== null).length
}

/** At least one. */
function half(places: number): number {
  return Math.ceil(places / 2)
}
