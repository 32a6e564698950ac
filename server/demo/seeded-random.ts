export interface SeededRandom {
  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
}

/** The same numbers on every run (mulberry32), so that every demo is the same. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (list) => {
      const chosen = list[below(list.length)]
      if (chosen === undefined) throw new Error('Nothing to pick from.')
      return chosen
    },
  }
}
