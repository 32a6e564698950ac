import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { QueryResult } from 'kysely'
import { Client, type ClientConfig, type QueryResult as PgQueryResult, Pool, type PoolClient } from 'pg'
import { StartFailure } from '../start-failure.ts'
import { postgresTypes } from './column-values.ts'
import { type Connection, changeCommands, type Engine, hasEnded, rolledBack, type Statement } from './engine.ts'
import type { Surroundings } from './set-up.ts'

/** More connections than this double the slowest answers on a small machine instead of serving more. */
const poolSize = 6
const statementTimeout = 30_000

/** How connections that listen for changes show in pg_stat_activity. */
export const listenerName = 'tallyhouse listener'

export interface PostgresEngine extends Engine {
  /** A connection outside the pool, for listening. */
  connectApart(): Promise<Client>
}

/** The pool the server works with. Every connection is in the role of the product from its first moment on, and finds the SQL functions of this version. */
export function openPostgres(databaseUrl: string, { roles, functionSchema }: Surroundings, log: (error: Error) => void): PostgresEngine {
  const settings: ClientConfig = {
    connectionString: databaseUrl,
    application_name: 'tallyhouse',
    types: postgresTypes,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    // A role set this way is what RESET ROLE falls back to, so that no statement gets back to the connecting user's rights.
    // A generic plan spares planning a hot statement again and again when its parameters are arrays.
    options: `-c role=${roles.app} -c search_path=${functionSchema},public -c plan_cache_mode=force_generic_plan`,
  }
  const pool = new Pool({
    ...settings,
    max: poolSize,
    idleTimeoutMillis: 300_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    pipeline: true,
  })
  // The error itself carries the whole connection, which belongs in no log.
  pool.on('error', (error) => {
    if (!pool.ending) log(new Error(`A connection to PostgreSQL was lost: ${error.message}`))
  })
  // A connection in use that is cut fails its statements; unheard, the event itself would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    name: 'postgres',
    roles,
    acquire: async () => new PostgresConnection(await pool.connect()),
    run: async (text, values) => {
      const answer = await pool.query(text, values ? [...values] : undefined)
      // `pg` answers several statements at once with a list of results.
      return { rows: [answer].flat().flatMap((result) => result.rows) }
    },
    connectApart: async () => {
      const client = new Client({ ...settings, application_name: listenerName })
      await client.connect()
      return client
    },
    close: () => pool.end(),
  }
}

/** The login in an address, as PostgreSQL's own variables complete it. */
export function loginOf(databaseUrl: string): string {
  return new Client({ connectionString: databaseUrl }).user ?? ''
}

/** A connection with the rights of the user in the address, for setting up the tables. */
export async function connectAsOwner(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'tallyhouse set-up',
    types: postgresTypes,
    connectionTimeoutMillis: 10_000,
  })
  try {
    await client.connect()
  } catch (error) {
    throw new StartFailure(connectionAdvice(error, databaseUrl))
  }
  // Losing it later shows up in the statement that is under way.
  client.on('error', () => {})
  return client
}

class PostgresConnection implements Connection {
  readonly #client: PoolClient
  /** What opens the transaction, kept back until the first statement so that both travel together. */
  #opening: string | null = null
  #open = false
  #broken = false
  #finished = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  async executeQuery<R>(query: Statement): Promise<QueryResult<R>> {
    // Most transactions go on after their first statement, so only that one is worth sending together with the opening.
    if (this.#opening !== null) {
      const [answer] = await this.executeTogether([query])
      return answer as QueryResult<R>
    }
    return asResult<R>(await this.#send(query))
  }

  async executeTogether(queries: readonly Statement[], end?: 'commit'): Promise<QueryResult<unknown>[]> {
    const { opening, answering, ending } = this.#inOnePacket(() => ({
      opening: this.#sendOpening(),
      answering: queries.map((query) => this.#send(query)),
      ending: end && this.commit(),
    }))
    if (end) this.#finished = true
    // The first failure is the telling one: what follows it fails too, as the transaction is broken.
    const outcomes = await Promise.allSettled([opening, ...answering, ending])
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    return Promise.all(answering.map(async (answer) => asResult(await answer)))
  }

  streamQuery(): never {
    throw new Error('Streaming from the database is not supported.')
  }

  async begin(setup: string): Promise<void> {
    this.#opening = `begin; ${setup}`
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
  }

  #send(query: Statement) {
    if (this.#finished) throw new Error(hasEnded)
    return this.#client.query({ text: query.sql, values: [...query.parameters], name: statementName(query.sql) })
  }

  /** Each write to the socket costs as much as a small statement: what is sent at once goes in one. */
  #inOnePacket<T>(send: () => T): T {
    const { stream } = (this.#client as PoolClient & { connection: { stream: Duplex } }).connection
    stream.cork()
    try {
      return send()
    } finally {
      stream.uncork()
    }
  }

  #sendOpening(): Promise<unknown> | null {
    if (this.#opening === null) return null
    const opening = this.#client.query(this.#opening)
    this.#opening = null
    this.#open = true
    return opening
  }

  async #end(command: 'commit' | 'rollback') {
    this.#opening = null
    if (!this.#open) return null
    this.#open = false
    try {
      return await this.#client.query(command)
    } catch (error) {
      this.#broken = true
      throw error
    }
  }
}

function asResult<R>({ command, rowCount, rows }: PgQueryResult): QueryResult<R> {
  return { rows, numAffectedRows: changeCommands.has(command) ? BigInt(rowCount ?? 0) : undefined }
}

/** Statements that vary without end (a filter list of any length) must not fill the connections' memory. */
const maxPreparedStatements = 2_000
const statementNames = new Map<string, string>()

/** Prepared under a name, a statement is parsed and planned once per connection instead of each time. */
function statementName(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known || statementNames.size >= maxPreparedStatements) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  statementNames.set(text, name)
  return name
}

/** One sentence that says what is wrong with DATABASE_URL, without its password. */
export function connectionAdvice(error: unknown, databaseUrl: string): string {
  const url = URL.parse(databaseUrl)
  const place = url ? `${url.hostname || 'localhost'}:${url.port || '5432'}` : 'the host in DATABASE_URL'
  const database = url ? decodeURIComponent(url.pathname.slice(1)) : ''
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const first = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0].message : ''
  const message = first || (error instanceof Error ? error.message : String(error))
  if (code === '3D000')
    return `The database '${database}' doesn't exist on ${place}: create it (createdb ${database}) or correct DATABASE_URL.`
  if (code === '28P01' || code === '28000') return `PostgreSQL on ${place} refused the user or password in DATABASE_URL: correct them.`
  if (code === '42501')
    return `The login ${url?.username ?? ''} may not connect to the database '${database}' on ${place}: use its owner's login, or let the owner run 'grant connect on database "${database}" to ${url?.username ?? 'login'}'.`
  if (code === 'ECONNREFUSED') return `No PostgreSQL answers on ${place}: start it, or correct the host and port in DATABASE_URL.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The host '${url?.hostname ?? ''}' in DATABASE_URL can't be found: correct it.`
  return `PostgreSQL on ${place} can't be used (${message}): check DATABASE_URL.`
}
