import { type Compared, trendDays, trendPercent } from '../../../contract/insight/dashboard/dashboard.ts'
import { formatNumber, formatPercent } from './format.ts'

export interface TrendWords {
  /** '+9.4%', or '+71' where a percentage would say little; null when there is nothing to compare. */
  change: string | null
  direction: 'up' | 'down' | 'level'
  /** What the change refers to: 'in 30 days'. */
  rest: string
}

/** Larger percentages only show that the earlier count was small. */
const mostPercent = 200

const period = `in ${trendDays} days`

/** The change of a count. */
export function countTrend(trend: Compared): TrendWords {
  const difference = trend.current - trend.previous
  if (difference === 0) return { change: null, direction: 'level', rest: `No change ${period}` }
  const percent = trendPercent(trend)
  const change = percent === null || percent > mostPercent ? signed(difference) : signed(percent, formatPercent)
  return { change, direction: directionOf(difference), rest: period }
}

/** The change of a percentage in points; 0 means that there was no value. */
export function shareTrend({ current, previous }: Compared): TrendWords {
  if (current === 0) return { change: null, direction: 'level', rest: 'No ratings yet' }
  if (previous === 0) return { change: null, direction: 'level', rest: `First ratings ${period}` }
  const points = Math.floor((current - previous) * 10 + 0.5) / 10
  return points === 0
    ? { change: null, direction: 'level', rest: `No change ${period}` }
    : { change: `${signed(points)} pt`, direction: directionOf(points), rest: period }
}

function directionOf(change: number): TrendWords['direction'] {
  return change > 0 ? 'up' : 'down'
}

/** With a real minus sign. */
function signed(value: number, format = formatNumber): string {
  return `${value > 0 ? '+' : '−'}${format(Math.abs(value))}`
}
