import type { PoolClient } from 'pg'
import type { Statement } from './engine.ts'

/** The limit per connection; each takes about 50 kB of memory in PostgreSQL. */
export const mostPrepared = 150
/** The limit for statements with variable text (filters, sorts, limits), counted separately so that they never evict the others. */
export const mostCombined = 50

/** Parts of `pg` that its types lack: the message that drops a statement, and the statements it considers prepared. */
interface Protocol {
  close(statement: { type: 'S'; name: string }): void
  parsedStatements: Record<string, string>
}

/** The statements prepared on one connection: parsed and planned once there instead of each time. Those unused for longest are dropped. */
export class PreparedStatements {
  readonly #drop: (name: string) => void
  /** Names by text, the least recently used first. */
  readonly #fixed = new Map<string, string>()
  readonly #combined = new Map<string, string>()
  #made = 0

  constructor(drop: (name: string) => void) {
    this.#drop = drop
  }

  /** The name under which to send a statement now. */
  nameOf({ sql, combined }: Statement): string {
    const names = combined ? this.#combined : this.#fixed
    // A name is never reused: `pg` may still be waiting for the confirmation that a dropped statement was prepared.
    const name = names.get(sql) ?? `s${++this.#made}`
    names.delete(sql)
    names.set(sql, name)
    if (names.size > (combined ? mostCombined : mostPrepared)) this.#dropOldest(names)
    return name
  }

  #dropOldest(names: Map<string, string>): void {
    for (const [text, name] of names) {
      names.delete(text)
      this.#drop(name)
      return
    }
  }
}

const byConnection = new WeakMap<PoolClient, PreparedStatements>()

export function preparedOn(client: PoolClient): PreparedStatements {
  const known = byConnection.get(client)
  if (known) return known
  const protocol = (client as PoolClient & { connection: Protocol }).connection
  // The message is sent with the next statement, so it costs no round trip.
  const made = new PreparedStatements((name) => {
    protocol.close({ type: 'S', name })
    delete protocol.parsedStatements[name]
  })
  byConnection.set(client, made)
  return made
}
