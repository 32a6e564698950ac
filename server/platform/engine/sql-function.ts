import type { Statement } from './engine.ts'

/** The statement that calls a SQL function. `send` answers the result of the function. */
export interface FunctionCall<Result> extends Statement {
  readonly resultIn: (rows: readonly unknown[]) => Result
}

/**
 * A typed wrapper of a SQL function: `reserveOrder({ the_order: 7, at: now })` is the statement that calls it with named
 * arguments and answers its `result`. JSON is given as text.
 */
export function sqlFunction<Args extends object, Result>(name: string): (args: Args) => FunctionCall<Result> {
  let known: { names: string[]; text: string } | undefined
  return (args) => {
    // Calls may name the arguments in any order; the text, which is prepared once, has the order of the first.
    known ??= calling(name, Object.keys(args))
    return { sql: known.text, parameters: known.names.map((argument) => Reflect.get(args, argument)), resultIn }
  }
}

function calling(name: string, names: string[]) {
  return { names, text: `select ${name}(${names.map((argument, index) => `${argument} => $${index + 1}`)}) as result` }
}

function resultIn<Result>(rows: readonly unknown[]): Result {
  const [row] = rows as { result: Result }[]
  if (!row) throw new Error('A function answers one row.')
  return row.result
}
