import { CompiledQuery, DummyDriver, sql } from 'kysely'
import { kyselyDrivenBy } from './connection-kysely.ts'
import type { Statement } from './engine.ts'

/** Builds statements that the caller sends. */
export const statements = kyselyDrivenBy(new DummyDriver())

const mostKept = 500

/**
 * Building the statement of a list takes 40 to 70 µs of the processor: 15 % of what a page of ten rows costs in all, 3 to
 * 6 % of a page of fifty. So the last few hundred are kept. The key has to hold whatever the statement depends on: who
 * asks, and what for.
 */
export class QueryCache<Row> {
  readonly #kept = new Map<string, CompiledQuery<Row>>()

  get(key: string, build: () => CompiledQuery<Row>): CompiledQuery<Row> {
    const known = this.#kept.get(key)
    if (known) return known
    const built = build()
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < mostKept) break
      this.#kept.delete(oldest)
    }
    // Without the tree it was built from, which takes far more memory than the text.
    const statement = CompiledQuery.raw(oneCopy(built.sql), [...built.parameters]) as CompiledQuery<Row>
    this.#kept.set(key, statement)
    return statement
  }
}

/** Most kept statements differ in their parameters only. Few texts come up, as only what is prepared once is worth keeping. */
const texts = new Map<string, string>()

function oneCopy(text: string): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  if (texts.size >= mostKept) texts.clear()
  texts.set(text, text)
  return text
}

const timeToCome = Symbol('time')
const idToCome = Symbol('id')

/** Stands for the time of the call, so that a kept statement doesn't depend on it. */
export const callTime = sql<Date>`${timeToCome}`

/** Stands for the id of the row that is asked for. */
export const wantedId = sql<number>`${idToCome}`

/** The statement for a call at this time. */
export function withTime<Row>(statement: CompiledQuery<Row>, time: Date): CompiledQuery<Row> {
  return withValue(statement, timeToCome, time)
}

/** The statement that asks for this row. */
export function withId<Row>(statement: CompiledQuery<Row>, id: number): CompiledQuery<Row> {
  return withValue(statement, idToCome, id)
}

function withValue<Row>(statement: CompiledQuery<Row>, standIn: symbol, value: unknown): CompiledQuery<Row> {
  return { ...statement, parameters: statement.parameters.map((parameter) => (parameter === standIn ? value : parameter)) }
}

/** Marks one of the many texts that callers can make up, as by filters and sorts: it must not push fixed ones out of a connection's memory. */
export function combined<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  const sent: CompiledQuery<Row> & Statement = { ...statement, combined: true }
  return sent
}
