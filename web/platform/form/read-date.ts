import { isUsualYear } from '../../../contract/fields.ts'
import { dayPattern, formatDay, today } from '../lib/format.ts'

/** What a date field accepts; days are ISO 8601. */
export interface DateRule {
  /** A time of the day as well, by the warehouse's clock. */
  withTime?: boolean | undefined
  min?: string | undefined
  max?: string | undefined
}

/** Typed text as '2026-11-22' or '2026-11-22T14:05'. What can't be read stays as typed, to be refused and not dropped. */
export function readDate(text: string, { withTime }: DateRule = {}): string {
  return (withTime ? readDayAndTime(text.trim()) : readDay(text.trim())) ?? text.trim()
}

/** The value of a field as text in the person's format. */
export function writeDate(value: string, { withTime }: DateRule = {}): string {
  if (value === '' || !isDate(value, { withTime })) return value
  const day = formatDay(value.slice(0, 10), 'digits')
  return withTime ? `${day} ${value.slice(11)}` : day
}

/** 'DD.MM.YYYY' or 'DD.MM.YYYY HH:MM'. */
export function datePattern({ withTime }: DateRule = {}): string {
  return withTime ? `${dayPattern()} HH:MM` : dayPattern()
}

/** Whether the value of a field is a date and not text that couldn't be read. */
export function isDate(value: string, { withTime }: DateRule = {}): boolean {
  return value !== '' && value === (withTime ? readDayAndTime(value) : readDay(value))
}

/** Why the value of a field is refused; undefined for none and for a date within the limits. */
export function dateProblem(value: string, rule: DateRule = {}): string | undefined {
  if (value === '') return undefined
  if (!isDate(value, rule)) return `Enter a date${rule.withTime ? ' and time' : ''} as ${datePattern(rule)}.`
  const { min, max } = rule
  if (min && value < min) return `Enter ${writeDate(min, rule)} or a later date.`
  if (max && value > max) return `Enter ${writeDate(max, rule)} or an earlier date.`
  return undefined
}

/** The numbers of a day in the order of the person's language, year first, or without marks as from a numeric keypad. */
function readDay(typed: string): string | null {
  if (typed.toLowerCase() === 'today') return today()
  if (/\p{L}/u.test(typed)) return readShownDay(typed)
  const order = dayPattern().match(/[DMY]+/g) ?? []
  const parts = typed.replace(/\.$/, '').split(/[\s./-]+/)
  const [first = ''] = parts
  if (parts.length === 1) return /^(\d{6}|\d{8})$/.test(first) ? dayOfParts(order, cut(first, order)) : null
  return dayOfParts(first.length === 4 ? ['YYYY', 'MM', 'DD'] : order, parts)
}

/** '01032026' in pieces as long as the pattern's. */
function cut(digits: string, order: readonly string[]): string[] {
  const yearAt = order.indexOf('YYYY')
  const extra = digits.length - 6
  return order.map((_, index) => {
    const from = index * 2 + (index > yearAt ? extra : 0)
    return digits.slice(from, from + 2 + (index === yearAt ? extra : 0))
  })
}

function dayOfParts(order: readonly string[], parts: readonly string[]): string | null {
  const part = (name: string) => parts[order.indexOf(name)] ?? ''
  const [year, month, day] = [part('YYYY'), part('MM'), part('DD')]
  if (parts.length !== 3 || !/^(\d\d|\d{4}) \d\d? \d\d?$/.test(`${year} ${month} ${day}`)) return null
  return existing(`${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** A day as lists show it, 'Nov 22, 2026', in the person's language. */
function readShownDay(typed: string): string | null {
  const [year] = typed.match(/\d{4}/) ?? []
  const [day = ''] = typed.match(/(?<!\d)\d\d?(?!\d)/) ?? []
  if (year === undefined) return null
  const days = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`)
  return days.find((each) => existing(each) && sameWords(formatDay(each), typed)) ?? null
}

function sameWords(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    text
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.join(' '),
  )
  return a === b
}

/** The 31st of February is no day. */
function existing(day: string): string | null {
  const moment = new Date(`${day}T00:00Z`)
  return isUsualYear(day) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null
}

function readDayAndTime(typed: string): string | null {
  const match = /(?<=^(?:\d{6}|\d{8}))(\d\d)(\d\d)$/.exec(typed) ?? /[T\s](\d\d?)[:.](\d\d)$/.exec(typed)
  const [, hours = '', minutes = ''] = match ?? []
  const day = readDay(
    typed
      .slice(0, match?.index ?? 0)
      .trim()
      .replace(/,$/, ''),
  )
  if (day === null || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${day}T${hours.padStart(2, '0')}:${minutes}`
}
