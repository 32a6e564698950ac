import { CompiledQuery } from 'kysely'

/**
 * A typed wrapper of a SQL function: `reserveOrder({ the_order: 7, at: now })` is the statement that calls it with named
 * arguments and answers its `result`. JSON is given as text.
 */
export function sqlFunction<Args extends object, Result>(name: string): (args: Args) => CompiledQuery<{ result: Result }> {
  let known: { names: string[]; text: string } | undefined
  return (args) => {
    // Calls may name the arguments in any order; the text, which is prepared once, has that of the first.
    known ??= calling(name, Object.keys(args))
    const values = known.names.map((argument) => Reflect.get(args, argument))
    return CompiledQuery.raw(known.text, values) as CompiledQuery<{ result: Result }>
  }
}

function calling(name: string, names: string[]) {
  return { names, text: `select ${name}(${names.map((argument, index) => `${argument} => $${index + 1}`)}) as result` }
}

/** What a function that answers one value answered. */
export function resultOf<Result>([row]: { result: Result }[]): Result {
  if (!row) throw new Error('A function answers one row.')
  return row.result
}
