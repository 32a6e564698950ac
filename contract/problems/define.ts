/** A way in which a call can fail: its status, and the sentence for people, made from details. */
export interface ProblemRule<D> {
  status: number
  sentence: (detail: D) => string
}

export function rule<D = void>(status: number, sentence: string | ((detail: D) => string)): ProblemRule<D> {
  return { status, sentence: typeof sentence === 'string' ? () => sentence : sentence }
}

/** 'A, B and 3 more' */
export function named(names: readonly string[], most = 10): string {
  if (names.length <= most) return names.join(', ')
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
}
