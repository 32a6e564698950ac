import type { CompiledQuery, QueryResult } from 'kysely'
import type { Statement } from './engine.ts'
import type { FunctionCall } from './sql-function.ts'

type Sendable = CompiledQuery | FunctionCall<unknown>

/** The statements of one packet, in order, by the names of their answers. Numbers are no names, as they don't keep the order. */
export interface NamedStatements {
  readonly [name: string]: Sendable | readonly Sendable[]
  readonly [number: number]: never
}

/** Each answer by its name: of a query its rows, of a call of a SQL function its result, of several statements all of their answers. */
export type AnswersOf<S extends NamedStatements> = {
  -readonly [Name in keyof S]: S[Name] extends readonly Sendable[] ? AllAnswers<S[Name]> : AnswerOf<S[Name]>
}

type AllAnswers<Several extends readonly Sendable[]> = { -readonly [N in keyof Several]: AnswerOf<Several[N]> }

type AnswerOf<S> = S extends FunctionCall<infer Result> ? Result : S extends CompiledQuery<infer Row> ? Row[] : never

type Run = (statements: readonly Statement[]) => Promise<readonly QueryResult<unknown>[]>

/** Runs the statements as one packet. The types of the answers come from the statements; the engines don't know them. */
export async function answersTo<S extends NamedStatements>(named: S, run: Run): Promise<AnswersOf<S>> {
  const given = Object.entries<Sendable | readonly Sendable[]>(named)
  const results = await run(given.flatMap(([, statements]) => statements))
  const answers: Record<string, unknown> = {}
  let next = 0
  const nextAnswer = (statement: Sendable) => answerIn(results[next++]?.rows ?? [], statement)
  for (const [name, statements] of given) answers[name] = 'sql' in statements ? nextAnswer(statements) : statements.map(nextAnswer)
  return answers as AnswersOf<S>
}

function answerIn(rows: readonly unknown[], statement: Sendable): unknown {
  return 'resultIn' in statement ? statement.resultIn(rows) : rows
}
