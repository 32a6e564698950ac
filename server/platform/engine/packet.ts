import type { QueryResult } from 'kysely'
import { type Connection, type PoolClient, Query } from 'pg'
import utils from 'pg/lib/utils.js'
import { postgresTypes } from './column-values.ts'
import { changeCommands, type Statement } from './engine.ts'
import { type Prepared, PreparedStatements } from './prepared-statements.ts'

/** The messages of the protocol that are sent here; the published types of `pg` say something else about them. */
interface Protocol {
  stream: { cork(): void; uncork(): void }
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: (string | Buffer | null)[] }): void
  describe(message: { type: 'P' }): void
  execute(message: object): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}

interface Field {
  name: string
  dataTypeID: number
}

interface Column {
  name: string
  read: (text: string) => unknown
}

/** What PostgreSQL said about the rows of a prepared statement. */
type Columns = readonly Column[]

interface Step {
  statement: Statement
  values: (string | Buffer | null)[]
  /** Set once it is sent. */
  prepared?: Prepared<Columns>
  /** Whether this packet also prepares it, or asks for its columns. */
  isNew?: boolean
}

/** What one statement of a packet was answered. */
export interface Answered {
  command: string
  count: number
  rows: Record<string, unknown>[]
}

const noColumns: Columns = []

/**
 * Several statements that travel as one message of the protocol's extended form: PostgreSQL carries them out in order, leaves out those
 * after a failed one, and answers once at the end. With an answer for each statement, both sides would be woken as many times. The columns
 * of a prepared statement are asked for once, as PostgreSQL refuses a statement whose columns have changed.
 */
export class Packet extends Query {
  readonly #steps: Step[]
  readonly #prepared: PreparedStatements<Columns>
  readonly answered: Answered[] = []
  #rows: Record<string, unknown>[] = []
  /** Why a value could not be read. */
  #unreadable: unknown = null

  constructor(prepared: PreparedStatements<Columns>, statements: readonly Statement[]) {
    super('')
    this.#prepared = prepared
    // Fails here, before anything is sent.
    this.#steps = statements.map((statement) => ({ statement, values: statement.parameters.map((value) => utils.prepareValue(value)) }))
  }

  /** Sends it, and resolves to itself once all of its statements are answered. */
  answerOn(client: PoolClient, within: number | undefined): Promise<Packet> {
    return new Promise((resolve, reject) => {
      const sent = { callback: (error: unknown) => (error ? reject(error) : resolve(this)), ...(within && { query_timeout: within }) }
      client.query(Object.assign(this, sent))
    })
  }

  override submit = (connection: Connection): null => {
    const protocol = connection as unknown as Protocol
    // Each write to the socket costs as much as a small statement.
    protocol.stream.cork()
    try {
      for (const step of this.#steps) this.#send(step, protocol)
      protocol.sync()
    } finally {
      protocol.stream.uncork()
    }
    return null
  }

  #send(step: Step, protocol: Protocol): void {
    const prepared = this.#prepared.take(step.statement)
    step.prepared = prepared
    step.isNew = !prepared.isSent
    if (!prepared.isSent) protocol.parse({ name: prepared.name, text: step.statement.sql })
    prepared.isSent = true
    protocol.bind({ statement: prepared.name, values: step.values })
    if (!prepared.described) protocol.describe({ type: 'P' })
    protocol.execute({})
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const prepared = this.#now?.prepared
    if (prepared)
      prepared.described = fields.map(({ name, dataTypeID }) => ({ name, read: postgresTypes.getTypeParser(dataTypeID, 'text') }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const columns = this.#now?.prepared?.described ?? noColumns
    try {
      this.#rows.push(rowOf(columns, fields))
    } catch (error) {
      // Thrown here, it would end the process.
      this.#unreadable ??= error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [command = '', ...numbers] = text.split(' ')
    const prepared = this.#now?.prepared
    // What a cursor answers depends on its query.
    if (prepared) prepared.described = command === 'FETCH' ? undefined : (prepared.described ?? noColumns)
    this.answered.push({ command, count: Number(numbers.at(-1) ?? 0), rows: this.#rows })
    this.#rows = []
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  /** What the failed statement and those after it were to prepare may not be there. */
  handleError(error: unknown): void {
    for (const { statement, isNew } of this.#steps.slice(this.answered.length)) if (isNew) this.#prepared.forget(statement)
    this.#end(error)
  }

  handleReadyForQuery(): void {
    this.#end(this.#unreadable)
  }

  #end(error: unknown): void {
    const { callback } = this as unknown as { callback: (error: unknown) => void }
    callback(error)
  }

  get #now(): Step | undefined {
    return this.#steps[this.answered.length]
  }
}

const byConnection = new WeakMap<PoolClient, PreparedStatements<Columns>>()

/** The prepared statements of a connection of the pool. */
export function preparedOn(client: PoolClient): PreparedStatements<Columns> {
  const known = byConnection.get(client)
  if (known) return known
  const protocol = client.connection as unknown as Protocol
  // The message is sent with the next packet, so it costs no round trip.
  const made = new PreparedStatements<Columns>((name) => protocol.close({ type: 'S', name }))
  byConnection.set(client, made)
  return made
}

function rowOf(columns: Columns, fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let n = 0; n < columns.length; n++) {
    const { name, read } = columns[n] as Column
    const text = fields[n] ?? null
    row[name] = text === null ? null : read(text)
  }
  return row
}

export function asResult<R>({ command, count, rows }: Answered): QueryResult<R> {
  return { rows: rows as R[], numAffectedRows: changeCommands.has(command) ? BigInt(count) : undefined }
}
