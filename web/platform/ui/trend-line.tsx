import type { TrendWords } from '../lib/trend-words.ts'

const colours = { up: 'font-medium text-positive-text', down: 'font-medium text-negative-text', level: 'font-medium text-ink-2' }

/** '+9.4% placed in 30 days', distinguished by its sign, not only by colour. */
export function TrendLine({ change, direction, rest }: TrendWords) {
  return (
    <>
      {change && <span className={colours[direction]}>{change}</span>} {rest}
    </>
  )
}
