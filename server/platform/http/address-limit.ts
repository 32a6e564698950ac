import { httpError } from '../../errors.ts'

interface Limit {
  /** Calls of one address within a period, on each server. */
  most: number
  periodMs: number
}

/** Limits what one address may call without a sign-in. Counts in memory: a call beyond the limit must cost nothing. */
export class AddressLimit {
  readonly #limit: Limit
  #counts = new Map<string, number>()
  #began = 0

  constructor(limit: Limit) {
    this.#limit = limit
  }

  /**
   * @param network the address, or the network that counts as one
   * @throws {HttpError} 429 beyond the limit
   */
  take(network: string, now: Date): void {
    const { most, periodMs } = this.#limit
    const at = now.getTime()
    if (at >= this.#began + periodMs || at < this.#began) {
      this.#began = at
      this.#counts = new Map()
    }
    const count = (this.#counts.get(network) ?? 0) + 1
    this.#counts.set(network, count)
    if (count <= most) return
    const retryAfterSeconds = Math.max(1, Math.ceil((this.#began + periodMs - at) / 1_000))
    throw httpError(
      'request.too-many',
      { sentence: 'Too many calls came from your address. Please wait a minute and try again.' },
      { retryAfterSeconds },
    )
  }
}
