import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite'
import type { Statement } from './engine.ts'
import { PreparedStatements } from './prepared-statements.ts'
import { isOutdatedPlan } from './retry.ts'

const { serialize } = protocol

/**
 * Statements of the one session of PGlite, prepared under a name. Its own `query()` parses and plans a statement each time, which takes four
 * fifths of the time of reading one movement.
 */
export class PgliteStatements {
  readonly #pglite: PGlite
  /** The types of the parameters, by the names of the prepared statements. */
  readonly #types = new Map<string, readonly number[]>()
  /** Messages that drop statements; they are sent with the next one. */
  readonly #drops: Uint8Array[] = []
  #names = this.#newNames()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  #newNames(): PreparedStatements {
    return new PreparedStatements((name) => this.#drop(name))
  }

  #drop(name: string): void {
    if (this.#types.delete(name)) this.#drops.push(serialize.close({ type: 'S', name }))
  }

  query<R>(statement: Statement): Promise<Results<R>> {
    // In one turn, since another statement must not come between the messages of this one.
    return this.#pglite.runExclusive(async () => {
      const name = this.#names.nameOf(statement)
      const types = this.#types.get(name) ?? (await this.#prepare(name, statement.sql))
      const { serializers, parsers } = this.#pglite
      const values = statement.parameters.map((value, n) => {
        if (value === null || value === undefined) return null
        const write = serializers[types[n] ?? 0]
        return write ? write(value) : String(value)
      })
      const messages = await this.#send(
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      ).catch((error) => {
        if (isOutdatedPlan(error)) this.#dropAll()
        throw error
      })
      const [results] = parse.parseResults(messages, parsers)
      return results as Results<R>
    })
  }

  async #prepare(name: string, text: string): Promise<readonly number[]> {
    const messages = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const types = parse.parseDescribeStatementResults(messages)
    this.#types.set(name, types)
    return types
  }

  #dropAll(): void {
    for (const name of this.#types.keys()) this.#drop(name)
    this.#names = this.#newNames()
  }

  #send(...messages: Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat([...this.#drops.splice(0), ...messages, serialize.sync()]))
  }
}
