import fc from 'fast-check'

/** `npm run test:long` gives the random tests their full size; every other run a small one. */
export const longRun = process.env.TEST_LONG === '1'

/** The seed of the random tests. TEST_SEED repeats a run, except for the order of concurrent calls. */
export const testSeed = Number(process.env.TEST_SEED) || Math.trunc(Math.random() * 2 ** 31)

/** How often the commands of a random test were answered by which status. */
export class Tally {
  readonly #counts = new Map<string, number>()
  readonly #kinds: readonly string[]

  /** @param kinds of commands that have to work at least once, because a test in which nothing works proves nothing. */
  constructor(kinds: readonly string[]) {
    this.#kinds = kinds
  }

  /** @param status of the answer; undefined where there was nothing to do the command with. */
  count(kind: string | undefined, status: number | undefined): void {
    const key = `${kind} ${status ?? '–'}`
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  neverWorked(): string[] {
    return this.#kinds.filter((kind) => ![200, 201, 204].some((status) => this.#counts.has(`${kind} ${status}`)))
  }

  toString(): string {
    return [...this.#counts]
      .sort()
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ')
  }
}

interface Season {
  rounds: number
  /** How many commands are carried out at once. */
  atOnce: number
}

/** Numbered rounds of random commands. By chance a rare kind may not have worked yet; it gets up to four times as many rounds then. */
export function* roundsOf<C>(
  command: fc.Arbitrary<C>,
  { rounds, atOnce }: Season,
  tally: Tally,
): Generator<[round: number, commands: C[]]> {
  const season = fc.noBias(fc.array(command, { minLength: atOnce, maxLength: atOnce, size: 'max' }))
  for (const [round, commands] of fc.sample(season, { numRuns: 4 * rounds, seed: testSeed }).entries()) {
    if (round >= rounds && tally.neverWorked().length === 0) return
    yield [round, commands]
  }
}
