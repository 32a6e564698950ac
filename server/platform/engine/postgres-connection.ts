import type { QueryResult } from 'kysely'
import { DatabaseError, type PoolClient } from 'pg'
import { type Connection, command, hasEnded, type Opening, openingOf, rolledBack, type Statement, setLocal } from './engine.ts'
import { type Answered, asResult, Packet, preparedOn } from './packet.ts'
import { isOutdatedPlan } from './retry.ts'

/** Allowance for the network on top of the statement timeout. */
const answerGrace = 5_000

export class PostgresConnection implements Connection {
  readonly #client: PoolClient
  /** The statements that open the transaction, held back to be sent together with the first statement. */
  #opening: Statement[] = []
  #hasRole = false
  #open = false
  #broken = false
  #finished = false
  /** Statement timeout in milliseconds, when it differs from the pool's. */
  #answerWithin: number | undefined

  readonly #fellSilent: () => void

  readonly #released: () => void

  readonly #applicationRole: string

  /** @param on.silence called when PostgreSQL didn't answer in time. */
  constructor(client: PoolClient, applicationRole: string, on: { silence: () => void; release: () => void }) {
    this.#client = client
    this.#applicationRole = applicationRole
    this.#fellSilent = on.silence
    this.#released = on.release
  }

  async executeQuery<R>(query: Statement): Promise<QueryResult<R>> {
    const [answer] = await this.#answersTo([query])
    return asResult<R>(answer as Answered)
  }

  async executeTogether(queries: readonly Statement[]): Promise<QueryResult<unknown>[]> {
    return (await this.#answersTo(queries)).map(asResult)
  }

  async finish(queries: readonly Statement[]): Promise<QueryResult<unknown>[]> {
    const before = this.#hasRole ? setLocal({ role: this.#applicationRole }) : []
    const answering = this.#answersTo([...before, ...queries, command('commit')])
    this.#finished = true
    const answers = await answering
    this.#open = false
    requireCommitted(answers.at(-1))
    return answers.slice(before.length, -1).map(asResult)
  }

  /** Together with the opening, which is not among the answers. */
  async #answersTo(queries: readonly Statement[]): Promise<Answered[]> {
    if (this.#finished) throw new Error(hasEnded)
    const opening = this.#opening
    if (opening.length > 0) this.#open = true
    this.#opening = []
    const { answered } = await this.#send([...opening, ...queries])
    return answered.slice(opening.length)
  }

  streamQuery(): never {
    throw new Error('Streaming from the database is not supported.')
  }

  async begin(opening: Opening): Promise<void> {
    this.#opening = openingOf(opening)
    this.#hasRole = opening.asRole !== null
    if (opening.statementTimeout !== undefined) this.#answerWithin = opening.statementTimeout + answerGrace
  }

  async allowLonger(milliseconds: number): Promise<void> {
    this.#answerWithin = milliseconds + answerGrace
    await this.#answersTo(setLocal({ statement_timeout: String(milliseconds) }))
  }

  async commit(): Promise<void> {
    requireCommitted(await this.#end('commit'))
  }

  endRead(): void {
    this.#end('rollback').catch(() => {})
  }

  async rollback(): Promise<void> {
    await this.#end('rollback')
  }

  release(): void {
    this.#client.release(this.#broken)
    this.#released()
  }

  async #send(statements: readonly Statement[]): Promise<Packet> {
    const client = this.#client
    const packet = new Packet(preparedOn(client), statements)
    try {
      return await packet.answerOn(client, this.#answerWithin)
    } catch (error) {
      this.#broken ||= isLost(error) || isOutdatedPlan(error)
      if (isSilence(error)) this.#fellSilent()
      throw error
    }
  }

  async #end(how: 'commit' | 'rollback'): Promise<Answered | undefined> {
    this.#opening = []
    if (!this.#open) return undefined
    this.#open = false
    try {
      return (await this.#send([command(how)])).answered[0]
    } catch (error) {
      this.#broken = true
      throw error
    }
  }
}

/** After a failed statement PostgreSQL answers a commit by rolling back. */
function requireCommitted(answer: Answered | undefined): void {
  if (answer?.command === 'ROLLBACK') throw new Error(rolledBack)
}

/** Whether PostgreSQL gave no answer in time, or closed the connection. */
function isLost(error: unknown): boolean {
  return !(error instanceof DatabaseError) || error.severity === 'FATAL'
}

/** The texts of `pg`, which has no error codes for these. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
