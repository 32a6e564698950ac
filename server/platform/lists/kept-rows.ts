import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { Viewer } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)
const rowsPerPart = 1_000

/**
 * All rows of a long answer, for a file that is sent as fast as its reader reads: compressed, a million lines take some 20 MB instead of
 * hundreds. They are read at once, so that no connection is held for a slow reader, and may be gone through several times.
 */
export class KeptRows<Row> implements AsyncIterable<Row> {
  readonly #parts: Uint8Array[] = []
  #count = 0

  get count(): number {
    return this.#count
  }

  async add(rows: readonly Row[]): Promise<void> {
    const part = await deflate(JSON.stringify(rows), { level: 1 })
    // A copy with memory of its own: a buffer shares a piece that is three times as large.
    this.#parts.push(new Uint8Array(part))
    this.#count += rows.length
  }

  /** The first rows, so many at most. */
  async first(most: number): Promise<Row[]> {
    const rows: Row[] = []
    if (most > 0) for await (const row of this) if (rows.push(row) >= most) break
    return rows
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row> {
    for (const part of this.#parts) yield* JSON.parse((await inflate(part)).toString()) as Row[]
  }
}

/** Reads all rows of a statement in parts, through a cursor, so that memory stays flat whatever they are ordered by. */
export function keepRows<Row, Kept = Row>(
  db: Database,
  viewer: Viewer,
  statement: CompiledQuery<Row>,
  convert: (row: Row) => Kept,
): Promise<KeptRows<Kept>> {
  const work = async (on: Kysely<Tables>) => {
    const kept = new KeptRows<Kept>()
    for await (const rows of partsOf(on, statement)) await kept.add(rows.map(convert))
    return kept
  }
  return db.read(viewer, work, { limit: 'file' })
}

async function* partsOf<Row>(on: Kysely<Tables>, statement: CompiledQuery<Row>): AsyncGenerator<Row[]> {
  // All rows are wanted, not the first ones early.
  await sql`set local cursor_tuple_fraction = 1`.execute(on)
  await on.executeQuery({ ...statement, sql: `declare whole_answer no scroll cursor for ${statement.sql}` })
  const next = sql<Row>`fetch ${sql.lit(rowsPerPart)} from whole_answer`.compile(on)
  for (;;) {
    const { rows } = await on.executeQuery(next)
    if (rows.length > 0) yield rows
    if (rows.length < rowsPerPart) return
  }
}
