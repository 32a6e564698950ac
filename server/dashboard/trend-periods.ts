import { trendDays } from '../../contract/dashboard.ts'

const day = 86_400_000

/** The last period of a trend begins after `start`, the equal one before it after `before`. */
export function trendPeriods(now: Date): { start: Date; before: Date } {
  const start = new Date(now.getTime() - trendDays * day)
  return { start, before: new Date(start.getTime() - trendDays * day) }
}
