import type { PoolClient } from 'pg'
import type { Statement } from './engine.ts'

/** So many stay on a connection, each of which takes some 50 kB of its memory in PostgreSQL. */
export const mostPrepared = 150
/** Those that callers make up by combining filters, sorts and limits are counted apart, so that they never push out the others. */
export const mostCombined = 50

/** What `pg` has and doesn't declare: the message that drops a statement, and the texts it takes for prepared. */
interface Protocol {
  close(statement: { type: 'S'; name: string }): void
  parsedStatements: Record<string, string>
}

/** The statements prepared on one connection: parsed and planned once there instead of each time. Those unused for longest are dropped. */
class PreparedStatements {
  readonly #protocol: Protocol
  /** Names by text, the least recently used first. */
  readonly #fixed = new Map<string, string>()
  readonly #combined = new Map<string, string>()
  #made = 0

  constructor(protocol: Protocol) {
    this.#protocol = protocol
  }

  /** The name under which to send a statement now. */
  nameOf({ sql, combined }: Statement): string {
    const names = combined ? this.#combined : this.#fixed
    // A name is never used for a second text: `pg` may still be waiting to hear that a dropped one was prepared.
    const name = names.get(sql) ?? `s${++this.#made}`
    names.delete(sql)
    names.set(sql, name)
    if (names.size > (combined ? mostCombined : mostPrepared)) this.#dropOldest(names)
    return name
  }

  /** The message leaves with the statement that is sent next, so it costs no round trip. */
  #dropOldest(names: Map<string, string>): void {
    for (const [text, name] of names) {
      names.delete(text)
      this.#protocol.close({ type: 'S', name })
      delete this.#protocol.parsedStatements[name]
      return
    }
  }
}

const byConnection = new WeakMap<PoolClient, PreparedStatements>()

export function preparedOn(client: PoolClient): PreparedStatements {
  const known = byConnection.get(client)
  if (known) return known
  const made = new PreparedStatements((client as PoolClient & { connection: Protocol }).connection)
  byConnection.set(client, made)
  return made
}
