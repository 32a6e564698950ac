/** A problem that a call can answer: its status, and a function that makes the sentence from the details. */
export interface ProblemRule<D> {
  status: number
  sentence: (detail: D) => string
}

export function rule<D = void>(status: number, sentence: string | ((detail: D) => string)): ProblemRule<D> {
  return { status, sentence: typeof sentence === 'string' ? () => sentence : sentence }
}

/** What number_here() says in place of the number of a record that the caller doesn't see. */
export const recordElsewhere = 'a record of another site'

/** 'A, B and 3 more' */
export function named(names: readonly string[], most = 10): string {
  if (names.length <= most) return names.join(', ')
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
}

/** Names the existing code where it differs from the given one in case: ', written A-01'. */
export function writtenAs(existing: string, given: string): string {
  return existing === given ? '' : `, written ${existing}`
}
