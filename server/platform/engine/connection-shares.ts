import { httpError } from '../../errors.ts'

/**
 * What a connection is wanted for. `signIn` is also what people do with their own account; `renewal` is how a job says that it is still at
 * work while another of its transactions is open.
 */
export type Purpose = 'read' | 'search' | 'report' | 'file' | 'change' | 'signIn' | 'job' | 'renewal'

export interface Claim {
  purpose: Purpose
  /** All people of one customer share its connections; null for staff and the server itself. */
  customerId: number | null
}

/** On a small machine more connections at work than this double the slowest response times without serving more calls. */
export const mostAtWork = 6
/** Besides the ones at work: one for renewals. */
export const mostAdmitted = mostAtWork + 1

/** So many connections at most are held for these purposes together. A purpose may stand in several rules. */
const rules: readonly { most: number; of: readonly Purpose[] }[] = [
  { most: mostAtWork, of: ['read', 'signIn', 'change', 'search', 'report', 'file', 'job'] },
  // A read always finds one that isn't held for anything longer.
  { most: 5, of: ['signIn', 'change', 'search', 'report', 'file', 'job'] },
  { most: 2, of: ['signIn'] },
  // What may wait for locks or compute for long leaves one to signing in.
  { most: 4, of: ['change', 'search', 'report', 'file', 'job'] },
  { most: 3, of: ['search', 'report', 'file', 'job'] },
  { most: 2, of: ['search'] },
  { most: 2, of: ['job'] },
  { most: 1, of: ['report'] },
  { most: 1, of: ['file'] },
  { most: 1, of: ['renewal'] },
]
const rulesWith = (purpose: Purpose) => rules.flatMap(({ of }, rule) => (of.includes(purpose) ? [rule] : []))
const rulesOf: Record<Purpose, readonly number[]> = {
  read: rulesWith('read'),
  search: rulesWith('search'),
  report: rulesWith('report'),
  file: rulesWith('file'),
  change: rulesWith('change'),
  signIn: rulesWith('signIn'),
  job: rulesWith('job'),
  renewal: rulesWith('renewal'),
}

/** Jobs wait for connections and locks as long as it takes. */
export function isJob(purpose: Purpose): boolean {
  return purpose === 'job' || purpose === 'renewal'
}

const mostOfCustomer = 2
/** Waiting calls of one customer, and of all. */
const mostWaitingOfCustomer = 200
const mostWaiting = 600
const retryAfterSeconds = 5

interface Waiting {
  claim: Claim
  admit: () => void
}

/**
 * Who may take a connection now, decided before the pool is asked: each kind of work and each customer has a share, so that none keeps the
 * others waiting. Those whose share is used up wait in the order in which they came.
 */
export class ConnectionShares {
  readonly #held = rules.map(() => 0)
  readonly #ofCustomers = new Map<number, number>()
  readonly #waiting = new Set<Waiting>()
  readonly #patience: number
  readonly #rulesOf: (purpose: Purpose) => readonly number[]

  /**
   * @param patience milliseconds that a call waits for its turn; jobs wait as long as it takes.
   * @param hasOneConnection where all work takes turns anyway, only the share of a customer counts.
   */
  constructor(patience: number, { hasOneConnection = false } = {}) {
    this.#patience = patience
    this.#rulesOf = hasOneConnection ? () => [] : (purpose) => rulesOf[purpose]
  }

  /** Resolves when it is the turn of this claim, to the function that gives its share back. */
  enter(claim: Claim): Promise<() => void> | (() => void) {
    if (this.#hasRoom(claim)) return this.#take(claim)
    this.#refuseOverflow(claim)
    return this.#wait(claim)
  }

  #hasRoom({ purpose, customerId }: Claim): boolean {
    if (customerId !== null && (this.#ofCustomers.get(customerId) ?? 0) >= mostOfCustomer) return false
    return this.#rulesOf(purpose).every((rule) => (this.#held[rule] ?? 0) < (rules[rule]?.most ?? 0))
  }

  #take(claim: Claim): () => void {
    this.#count(claim, 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.#count(claim, -1)
      this.#admitWaiting()
    }
  }

  #count({ purpose, customerId }: Claim, change: 1 | -1): void {
    for (const rule of this.#rulesOf(purpose)) this.#held[rule] = (this.#held[rule] ?? 0) + change
    if (customerId === null) return
    const held = (this.#ofCustomers.get(customerId) ?? 0) + change
    if (held === 0) this.#ofCustomers.delete(customerId)
    else this.#ofCustomers.set(customerId, held)
  }

  #wait(claim: Claim): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const tooLong = isJob(claim.purpose)
      ? undefined
      : setTimeout(() => {
          this.#waiting.delete(waiting)
          reject(httpError('server.busy', undefined, { retryAfterSeconds }))
        }, this.#patience).unref()
    const waiting: Waiting = {
      claim,
      admit: () => {
        clearTimeout(tooLong)
        this.#waiting.delete(waiting)
        resolve(this.#take(claim))
      },
    }
    this.#waiting.add(waiting)
    return promise
  }

  #admitWaiting(): void {
    for (const waiting of this.#waiting) if (this.#hasRoom(waiting.claim)) waiting.admit()
  }

  #refuseOverflow({ customerId }: Claim): void {
    if (this.#waiting.size >= mostWaiting) throw httpError('server.busy', undefined, { retryAfterSeconds })
    if (customerId === null) return
    const own = [...this.#waiting].filter(({ claim }) => claim.customerId === customerId).length
    if (own >= mostWaitingOfCustomer)
      throw httpError('request.too-many-of-customer', { most: mostWaitingOfCustomer }, { retryAfterSeconds })
  }
}
