import { httpError } from '../../errors.ts'
import type { Reply, Request } from './app-type.ts'

/** Limits of concurrent responses per user and server. A long list that waits for its reader holds about 2 MB, any other call less than 0.5 MB. */
const limits = {
  calls: { most: 200, sentence: 'You have 200 calls under way. Please wait until some of them are answered.' },
  longLists: {
    most: 16,
    sentence: 'You are reading 16 long lists at once. Wait until one of them is finished, or ask for short pages with limit.',
  },
  uploads: { most: 10, sentence: 'You are uploading 10 files at once. Wait until one of them has arrived.' },
  eventStreams: { most: 50, sentence: 'You have 50 event streams open. Please close one of them first.' },
} as const

const retryAfterSeconds = 5

export class UserLimits {
  readonly #open = new Map<string, number>()

  /** Counts a response of the signed-in user until it is sent or aborted; 429 beyond the limit. */
  take(kind: keyof typeof limits, request: Request, reply: Reply): void {
    // After an abort there is no further close event that would release the count.
    if (request.person === null || reply.raw.destroyed) return
    const key = `${kind} ${request.person.userId}`
    const count = this.#open.get(key) ?? 0
    if (count >= limits[kind].most) throw httpError('request.too-many', { sentence: limits[kind].sentence }, { retryAfterSeconds })
    this.#open.set(key, count + 1)
    reply.raw.once('close', () => this.#release(key))
  }

  /** Number of open responses. */
  get size(): number {
    return [...this.#open.values()].reduce((sum, count) => sum + count, 0)
  }

  #release(key: string): void {
    const count = this.#open.get(key) ?? 0
    if (count <= 1) this.#open.delete(key)
    else this.#open.set(key, count - 1)
  }
}
