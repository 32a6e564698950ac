import { afterEach, describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../contract/languages.ts'
import { formatDay } from '../lib/format.ts'
import { firstWeekday, setLocale } from '../lib/locale.ts'
import { addDays, addMonths, weeksOf } from './calendar-days.ts'
import { datePattern, dateProblem, readDate, writeDate } from './read-date.ts'

const speak = (language: Language) => setLocale({ language, timeZone: 'UTC' })
afterEach(() => speak('en-US'))

describe.each(languages)('in %s', (language) => {
  test('a day is read as fields and lists write it, and by ISO 8601', () => {
    speak(language)
    for (const day of ['2026-11-22', '2026-03-01', '1999-12-31', '2028-02-29']) {
      for (const text of [day, writeDate(day), formatDay(day), formatDay(day).toUpperCase()]) expect(readDate(text)).toBe(day)
      expect(readDate(writeDate(`${day}T08:05`, { withTime: true }), { withTime: true })).toBe(`${day}T08:05`)
    }
    expect(dateProblem('soon')).toBe(`Enter a date as ${datePattern()}.`)
  })

  test('a week begins as the language has it', () => {
    speak(language)
    const { firstDay } = Object(new Intl.Locale(language)).getWeekInfo()
    expect(firstWeekday()).toBe(firstDay % 7)
  })
})

test.each<[Language, string, string]>([
  ['de-DE', 'DD.MM.YYYY', 'Enter a date as DD.MM.YYYY.'],
  ['en-US', 'MM/DD/YYYY', 'Enter a date as MM/DD/YYYY.'],
  ['sv-SE', 'YYYY-MM-DD', 'Enter a date as YYYY-MM-DD.'],
])('in %s the pattern is %s', (language, pattern, sentence) => {
  speak(language)
  expect([datePattern(), dateProblem('soon')]).toEqual([pattern, sentence])
})

test.each<[Language, string, string]>([
  ['de-DE', '1.3.26', '2026-03-01'],
  ['de-DE', ' 01.03.2026 ', '2026-03-01'],
  ['de-DE', '1/3/2026', '2026-03-01'],
  ['de-DE', '1-3-2026', '2026-03-01'],
  ['de-DE', '010326', '2026-03-01'],
  ['de-DE', '01032026', '2026-03-01'],
  ['de-DE', '2026/3/1', '2026-03-01'],
  ['en-US', '3/1/26', '2026-03-01'],
  ['en-US', '03012026', '2026-03-01'],
  ['en-US', 'nov 22 2026', '2026-11-22'],
  ['sv-SE', '26-3-1', '2026-03-01'],
  ['sv-SE', '20260301', '2026-03-01'],
  ['hr-HR', '1. 3. 2026.', '2026-03-01'],
])('in %s %j is %s', (language, text, day) => {
  speak(language)
  expect(readDate(text)).toBe(day)
})

test.each([
  'soon',
  '1.3',
  '31.02.2026',
  '2026-02-31',
  '1.13.2026',
  '1.3.202',
  '1.3.0026',
  '1.3.2026 8',
  '0103202',
  '1.3.2026.5',
  '-',
  '8712345678901',
])('%j is refused, not dropped', (text) => {
  speak('de-DE')
  expect(readDate(text)).toBe(text)
  expect(dateProblem(text)).toBe('Enter a date as DD.MM.YYYY.')
})

test.each([
  ['1.3.26 8:05', '2026-03-01T08:05'],
  ['1.3.26, 8.05', '2026-03-01T08:05'],
  ['2026-03-01T08:05', '2026-03-01T08:05'],
  ['010320261405', '2026-03-01T14:05'],
])('%j is a day and a time', (text, value) => {
  speak('de-DE')
  expect(readDate(text, { withTime: true })).toBe(value)
  expect(dateProblem(value, { withTime: true })).toBeUndefined()
})

test.each(['1.3.2026', '1.3.2026 24:00', '1.3.2026 8:60', '1.3.2026 2:05 PM'])('%j is no day and time', (text) => {
  speak('de-DE')
  expect(dateProblem(readDate(text, { withTime: true }), { withTime: true })).toBe('Enter a date and time as DD.MM.YYYY HH:MM.')
})

test('a date outside the limits is refused with the limit', () => {
  const limits = { min: '2026-03-01', max: '2026-03-31' }
  expect(dateProblem('2026-02-28', limits)).toBe('Enter 03/01/2026 or a later date.')
  expect(dateProblem('2026-04-01', limits)).toBe('Enter 03/31/2026 or an earlier date.')
  expect([dateProblem('2026-03-01', limits), dateProblem('2026-03-31', limits), dateProblem('', limits)]).toEqual(Array(3).fill(undefined))
})

test('a month has its weeks; days and months are counted across its ends', () => {
  speak('de-DE')
  expect(weeksOf('2026-11-22').map(([first]) => first)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeksOf('2027-02-01').map((week) => week.length)).toEqual([7, 7, 7, 7])
  expect([addDays('2026-12-31', 1), addMonths('2026-01-31', 1), addMonths('2028-02-29', 12)]).toEqual([
    '2027-01-01',
    '2026-02-28',
    '2029-02-28',
  ])
  expect([addDays('2999-12-31', 1), addMonths('1900-01-15', -1)]).toEqual(['2999-12-31', '1900-01-15'])
})
