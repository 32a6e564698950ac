import { type Compared, trendDays, trendPercent } from '../../contract/dashboard.ts'
import { formatNumber } from './format.ts'

export interface TrendWords {
  /** '+9.4%', or the count itself after a very large increase; null when there is nothing to compare with. */
  change: string | null
  direction: 'up' | 'down' | 'level'
  /** What the change refers to: 'placed in 30 days'. */
  rest: string
}

/** Larger percentages only show that the earlier count was small. */
const mostPercent = 200

/** The change of a count against the previous period; `what` names what was counted: 'placed'. */
export function countTrend(trend: Compared, what: string): TrendWords {
  const percent = trendPercent(trend)
  const rest = `${what} in ${trendDays} days`
  if (percent === null) return { change: null, direction: 'level', rest: `${formatNumber(trend.current)} ${rest}` }
  if (percent > mostPercent) {
    return { change: formatNumber(trend.current), direction: 'up', rest: `${rest}, ${formatNumber(trend.previous)} before` }
  }
  return { change: `${signed(percent)}%`, direction: directionOf(percent), rest }
}

/** The change of a percentage in points; 0 means that there was no value. */
export function shareTrend({ current, previous }: Compared, what: string): TrendWords {
  if (current === 0) return { change: null, direction: 'level', rest: `None ${what} in ${trendDays} days` }
  if (previous === 0) return { change: null, direction: 'level', rest: `${current}% ${what} in ${trendDays} days` }
  const points = Math.floor((current - previous) * 10 + 0.5) / 10
  return { change: `${signed(points)} pt`, direction: directionOf(points), rest: `${what} in ${trendDays} days` }
}

function directionOf(change: number): TrendWords['direction'] {
  return change === 0 ? 'level' : change > 0 ? 'up' : 'down'
}

/** With a real minus sign. */
function signed(value: number): string {
  const amount = formatNumber(Math.abs(value))
  return value > 0 ? `+${amount}` : value < 0 ? `−${amount}` : '±0'
}
