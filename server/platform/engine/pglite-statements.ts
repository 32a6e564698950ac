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
  /** Messages that drop statements; they are sent with the next one. */
  readonly #drops: Uint8Array[] = []
  /** With the types of their parameters. */
  readonly #prepared = new PreparedStatements<readonly number[]>((name) => this.#drops.push(serialize.close({ type: 'S', name })))

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  query<R>(statement: Statement): Promise<Results<R>> {
    // In one turn, since another statement must not come between the messages of this one.
    return this.#pglite.runExclusive(async () => {
      const prepared = this.#prepared.take(statement)
      prepared.described ??= await this.#prepare(prepared.name, statement.sql)
      const types = prepared.described
      const { serializers, parsers } = this.#pglite
      const values = statement.parameters.map((value, n) => {
        if (value === null || value === undefined) return null
        const write = serializers[types[n] ?? 0]
        return write ? write(value) : String(value)
      })
      const messages = await this.#send(
        serialize.bind({ statement: prepared.name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      ).catch((error) => {
        if (isOutdatedPlan(error)) this.#prepared.forgetAll()
        throw error
      })
      const [results] = parse.parseResults(messages, parsers)
      return results as Results<R>
    })
  }

  async #prepare(name: string, text: string): Promise<readonly number[]> {
    const messages = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    return parse.parseDescribeStatementResults(messages)
  }

  #send(...messages: Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat([...this.#drops.splice(0), ...messages, serialize.sync()]))
  }
}
