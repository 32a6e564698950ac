import { CompiledQuery } from 'kysely'

/**
 * A typed wrapper of a SQL function: `reserveOrder({ the_order: 7, at: now })` is the statement that calls it with named
 * arguments and answers its `result`. JSON is given as text.
 */
export function sqlFunction<Args extends object, Result>(name: string): (args: Args) => CompiledQuery<{ result: Result }> {
  let text: string | undefined
  return (args) => {
    text ??= `select ${name}(${Object.keys(args).map((argument, index) => `${argument} => $${index + 1}`)}) as result`
    return CompiledQuery.raw(text, Object.values(args)) as CompiledQuery<{ result: Result }>
  }
}

/** What a function that answers one value answered. */
export function resultOf<Result>([row]: { result: Result }[]): Result {
  if (!row) throw new Error('A function answers one row.')
  return row.result
}
