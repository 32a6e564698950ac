import type { Statement } from './engine.ts'

/** The limit per connection; each takes about 50 kB of memory in PostgreSQL. */
export const mostPrepared = 150
/** The limit for statements with variable text (filters, sorts, limits), counted separately so that they never evict the others. */
export const mostCombined = 50

/** A statement of one connection. */
export interface Prepared<Description> {
  readonly name: string
  /** Whether the database was asked to prepare it. */
  isSent: boolean
  /** What the database said about it. */
  described: Description | undefined
}

/** The statements prepared on one connection: parsed and planned once there instead of each time. Those unused for longest are dropped. */
export class PreparedStatements<Description> {
  readonly #drop: (name: string) => void
  /** By text, the least recently used first. */
  readonly #fixed = new Map<string, Prepared<Description>>()
  readonly #combined = new Map<string, Prepared<Description>>()
  #made = 0

  constructor(drop: (name: string) => void) {
    this.#drop = drop
  }

  /** The one to send now. */
  take({ sql, combined }: Statement): Prepared<Description> {
    const known = combined ? this.#combined : this.#fixed
    // A name is never used again: the answer to its preparation may still be on its way when it is dropped.
    const prepared = known.get(sql) ?? { name: `s${++this.#made}`, isSent: false, described: undefined }
    known.delete(sql)
    known.set(sql, prepared)
    if (known.size > (combined ? mostCombined : mostPrepared)) this.#dropOldest(known)
    return prepared
  }

  /** Prepares it again the next time. */
  forget({ sql, combined }: Statement): void {
    const known = combined ? this.#combined : this.#fixed
    const prepared = known.get(sql)
    if (!prepared) return
    known.delete(sql)
    this.#drop(prepared.name)
  }

  forgetAll(): void {
    for (const known of [this.#fixed, this.#combined]) {
      for (const { name } of known.values()) this.#drop(name)
      known.clear()
    }
  }

  #dropOldest(known: Map<string, Prepared<Description>>): void {
    for (const [text, { name }] of known) {
      known.delete(text)
      this.#drop(name)
      return
    }
  }
}
