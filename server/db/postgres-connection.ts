import type { Duplex } from 'node:stream'
import type { QueryResult } from 'kysely'
import { DatabaseError, type QueryResult as PgQueryResult, type PoolClient, type QueryConfig } from 'pg'
import { type Connection, changeCommands, hasEnded, type Opening, rolledBack, type Statement } from './engine.ts'
import { preparedOn } from './prepared-statements.ts'
import { isOutdatedPlan } from './retry.ts'

/** Allowance for the network on top of the statement timeout. */
const answerGrace = 5_000

export class PostgresConnection implements Connection {
  readonly #client: PoolClient
  /** The statements that open the transaction, held back to be sent together with the first statement. */
  #opening: Opening | null = null
  #isCustomer = false
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
    // Only the first statement is sent together with the opening.
    if (this.#opening !== null) {
      const [answer] = await this.executeTogether([query])
      return answer as QueryResult<R>
    }
    return asResult<R>(await this.#send(query))
  }

  executeTogether(queries: readonly Statement[]): Promise<QueryResult<unknown>[]> {
    return this.#travelTogether(() => ({ opening: this.#sendOpening(), answering: queries.map((query) => this.#send(query)) }))
  }

  finish(queries: readonly Statement[]): Promise<QueryResult<unknown>[]> {
    return this.#travelTogether(() => {
      const opening = this.#sendOpening()
      if (this.#isCustomer) opening.push(this.#query({ text: `set local role ${this.#applicationRole}` }))
      const answering = queries.map((query) => this.#send(query))
      const ending = this.commit()
      this.#finished = true
      return { opening, answering, ending }
    })
  }

  async #travelTogether(
    send: () => { opening: Promise<unknown>[]; answering: Promise<PgQueryResult>[]; ending?: Promise<void> },
  ): Promise<QueryResult<unknown>[]> {
    const { opening, answering, ending } = this.#inOnePacket(send)
    // The first failure is the cause; the following statements fail because the transaction is aborted.
    const outcomes = await Promise.allSettled([...opening, ...answering, ending])
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    return Promise.all(answering.map(async (answer) => asResult(await answer)))
  }

  streamQuery(): never {
    throw new Error('Streaming from the database is not supported.')
  }

  async begin(opening: Opening): Promise<void> {
    this.#opening = opening
    this.#isCustomer = opening.asCustomer !== null
    if (opening.statementTimeout !== undefined) this.#answerWithin = opening.statementTimeout + answerGrace
  }

  async allowLonger(milliseconds: number): Promise<void> {
    this.#answerWithin = milliseconds + answerGrace
    await this.executeQuery({ sql: `set local statement_timeout = ${Number(milliseconds)}`, parameters: [] })
  }

  async commit(): Promise<void> {
    const answer = await this.#end('commit')
    if (answer?.command === 'ROLLBACK') throw new Error(rolledBack)
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

  #send(query: Statement) {
    if (this.#finished) throw new Error(hasEnded)
    return this.#query({ text: query.sql, values: [...query.parameters], name: preparedOn(this.#client).nameOf(query) })
  }

  async #query(query: { text: string; values?: unknown[]; name?: string }): Promise<PgQueryResult> {
    try {
      return await this.#client.query<object>({ ...query, ...(this.#answerWithin && { query_timeout: this.#answerWithin }) } as QueryConfig)
    } catch (error) {
      this.#broken ||= isLost(error) || isOutdatedPlan(error)
      if (isSilence(error)) this.#fellSilent()
      throw error
    }
  }

  /** Each write to the socket costs as much as a small statement, so statements sent together share one write. */
  #inOnePacket<T>(send: () => T): T {
    const { stream } = (this.#client as PoolClient & { connection: { stream: Duplex } }).connection
    stream.cork()
    try {
      return send()
    } finally {
      stream.uncork()
    }
  }

  /** The statements sent before the first one. */
  #sendOpening(): Promise<unknown>[] {
    if (this.#opening === null) return []
    const { first, asCustomer } = this.#opening
    const settings = settingsOf(this.#opening)
    this.#opening = null
    this.#open = true
    if (!first) return [this.#query({ text: `begin; ${settings} ${asCustomer ?? ''}` })]
    const begun = this.#query({ text: `begin; ${settings}` })
    const checked = this.#send(first.statement).then(({ rows }) => first.check(rows))
    return asCustomer === null ? [begun, checked] : [begun, checked, this.#query({ text: asCustomer })]
  }

  async #end(command: 'commit' | 'rollback') {
    this.#opening = null
    if (!this.#open) return null
    this.#open = false
    try {
      return await this.#query({ text: command })
    } catch (error) {
      this.#broken = true
      throw error
    }
  }
}

function settingsOf({ settings = '', statementTimeout }: Opening): string {
  return statementTimeout === undefined ? settings : `${settings} set local statement_timeout = ${Number(statementTimeout)};`
}

/** Whether PostgreSQL gave no answer in time, or closed the connection. */
function isLost(error: unknown): boolean {
  return !(error instanceof DatabaseError) || error.severity === 'FATAL'
}

/** The texts of `pg`, which has no error codes for these. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

function asResult<R>({ command, rowCount, rows }: PgQueryResult): QueryResult<R> {
  return { rows, numAffectedRows: changeCommands.has(command) ? BigInt(rowCount ?? 0) : undefined }
}
