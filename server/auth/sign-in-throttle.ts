import { tooManyRequests } from '../errors.ts'

const period = 15 * 60_000
const perAccountAndAddress = 10
const perAddress = 100
const maxRemembered = 50_000

/**
 * Counts failed sign-ins of this process (decisions §2). Always by address as well as by account, so that nobody can
 * lock another person out from elsewhere.
 */
export class SignInThrottle {
  readonly #failures = new Map<string, number[]>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Refuses, or counts a failure in advance, so that many attempts at once don't slip through. Call the result on success. */
  attempt(address: string, account: string): () => void {
    const now = this.#now().getTime()
    const counted = [
      { key: `${address} ${account.toLowerCase()}`, most: perAccountAndAddress },
      { key: address, most: perAddress },
    ]
    for (const { key, most } of counted) this.#refuseAbove(key, most, now)
    for (const { key } of counted) this.#failures.set(key, [...this.#recent(key, now), now])
    return () => {
      for (const { key } of counted) this.#takeBack(key, now)
    }
  }

  #refuseAbove(key: string, most: number, now: number): void {
    const recent = this.#recent(key, now)
    const oldest = recent.at(-most)
    if (oldest === undefined) return
    const seconds = Math.max(1, Math.ceil((oldest + period - now) / 1000))
    const minutes = Math.ceil(seconds / 60)
    throw tooManyRequests(`Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, seconds)
  }

  #recent(key: string, now: number): number[] {
    if (this.#failures.size > maxRemembered) this.#forgetOld(now)
    return (this.#failures.get(key) ?? []).filter((time) => time > now - period)
  }

  #takeBack(key: string, time: number): void {
    const times = this.#failures.get(key) ?? []
    const index = times.indexOf(time)
    if (index >= 0) this.#failures.set(key, times.toSpliced(index, 1))
    if (times.length <= 1) this.#failures.delete(key)
  }

  #forgetOld(now: number): void {
    for (const [key, times] of this.#failures) {
      if (times.every((time) => time <= now - period)) this.#failures.delete(key)
    }
  }
}
