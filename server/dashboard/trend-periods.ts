import { trendDays } from '../../contract/dashboard.ts'

const day = 86_400_000

/** Where the last period of a trend begins (after `start`), and where the equal one before it does (after `before`). */
export function trendPeriods(now: Date): { start: Date; before: Date } {
  const start = new Date(now.getTime() - trendDays * day)
  return { start, before: new Date(start.getTime() - trendDays * day) }
}
