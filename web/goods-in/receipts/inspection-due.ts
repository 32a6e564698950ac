import { plural } from '../../platform/lib/format.ts'

const hour = 60
const day = 24 * hour

/** 'Inspection due in 5 hours', 'Overdue by 40 minutes'. Both round down, so that no one is promised more time than there is. */
export function inspectionDue(dueAt: string, now: number): { isOverdue: boolean; words: string } {
  const left = Math.floor((Date.parse(dueAt) - now) / 60_000)
  if (left >= 0) return { isOverdue: false, words: `Inspection due in ${duration(left)}` }
  return { isOverdue: true, words: `Overdue by ${duration(Math.floor((now - Date.parse(dueAt)) / 60_000))}` }
}

function duration(minutes: number): string {
  if (minutes < 1) return 'less than a minute'
  if (minutes < hour) return plural(minutes, 'minute')
  if (minutes < 2 * day) return plural(Math.floor(minutes / hour), 'hour')
  return plural(Math.floor(minutes / day), 'day')
}
