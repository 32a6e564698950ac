import { isUsualYear } from '../../../contract/fields.ts'
import { firstWeekday } from '../lib/locale.ts'

// Days are '2026-11-22' and have no time zone, so they are counted by UTC.

/** Stays at the day where the calendar ends. */
export function addDays(day: string, count: number): string {
  const moment = new Date(`${day}T00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + count)
  return usualOr(day, moment)
}

/** The same day of another month, or its last. */
export function addMonths(day: string, count: number): string {
  const moment = new Date(`${day.slice(0, 7)}-01T00:00Z`)
  moment.setUTCMonth(moment.getUTCMonth() + count)
  moment.setUTCDate(Math.min(Number(day.slice(8)), daysIn(moment)))
  return usualOr(day, moment)
}

function usualOr(day: string, moment: Date): string {
  const next = moment.toISOString().slice(0, 10)
  return isUsualYear(next) ? next : day
}

function daysIn(month: Date): number {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate()
}

/** 0 for the first day of the week in the person's language. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() - firstWeekday() + 7) % 7
}

/** The weeks of a day's month; the first and the last have days of other months too. */
export function weeksOf(day: string): string[][] {
  const first = new Date(`${day.slice(0, 7)}-01T00:00Z`)
  const before = weekdayOf(`${day.slice(0, 7)}-01`)
  const at = (index: number) => new Date(first.getTime() + (index - before) * 86_400_000).toISOString().slice(0, 10)
  const weeks = Math.ceil((before + daysIn(first)) / 7)
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, weekday) => at(week * 7 + weekday)))
}

export function inLimits(day: string, min = '', max = ''): boolean {
  return (!min || day >= min) && (!max || day <= max)
}
