import { afterEach, describe, expect, test } from 'vitest'
import { languages } from '../../../contract/languages.ts'
import {
  dayOf,
  foreignZone,
  formatAmount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDecimal,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatQuantity,
  formatRate,
  formatShare,
  formatTime,
  formatWhen,
  languageChoices,
  plural,
} from './format.ts'
import { isForeignZone, type Locale, numberMarks, setLocale } from './locale.ts'

const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const usual: Locale = { language: 'en-US', timeZone: browserZone }
const foreign = browserZone === 'Asia/Kolkata' ? 'America/New_York' : 'Asia/Kolkata'

afterEach(() => setLocale(usual))

describe('as in the specification’s examples, before anybody signs in', () => {
  test('dates and times are the browser’s and name no zone', () => {
    expect(formatDate(new Date(2025, 0, 15))).toBe('Jan 15, 2025')
    expect(formatDateTime(new Date(2025, 0, 15, 14, 5))).toBe('Jan 15, 2025, 14:05')
    expect(formatDateTime(new Date(2025, 0, 5, 0, 5))).toBe('Jan 5, 2025, 00:05')
    expect(formatTime(new Date(2025, 0, 5, 0, 5))).toBe('00:05')
    expect(foreignZone()).toBeNull()
  })

  test('numbers are grouped and things are counted in words', () => {
    expect(formatNumber(1612)).toBe('1,612')
    expect([formatNumber(-1111), formatMoney('-97768'), formatPercent(-3)]).toEqual(['−1,111', '−97,768.00', '−3%'])
    expect(formatQuantity(1612, 'EA')).toBe('1,612 EA')
    expect(plural(1, 'item')).toBe('1 item')
    expect(plural(1234, 'box', 'boxes')).toBe('1,234 boxes')
  })

  test('money has two decimals, a percentage one at most, rounded half up', () => {
    expect([formatMoney('1234.5'), formatMoney('0.10'), formatMoney('999999999999.99'), formatMoney(null)]).toEqual([
      '1,234.50',
      '0.10',
      '999,999,999,999.99',
      '–',
    ])
    expect([formatPercent(9.4), formatPercent(87), formatPercent(0.25), formatPercent(6.25)]).toEqual(['9.4%', '87%', '0.3%', '6.3%'])
    expect([formatShare(99), formatShare(98.45), formatShare(100)]).toEqual(['99.0%', '98.5%', '100.0%'])
  })
})

test('amounts have their currency, prices and quantities their decimals, and no digit is lost', () => {
  expect([formatAmount('1234.50', 'EUR'), formatAmount('-0.10', 'USD'), formatAmount('999999999999999999.99', 'EUR')]).toEqual([
    '€1,234.50',
    '−$0.10',
    '€999,999,999,999,999,999.99',
  ])
  expect([formatDecimal('1200'), formatDecimal('0.125'), formatPrice('4.850'), formatPrice('0.0000085')]).toEqual([
    '1,200',
    '0.125',
    '4.85',
    '0.0000085',
  ])
  expect([formatRate('21'), formatRate('5.50')]).toEqual(['21%', '5.5%'])
})

test('a moment or a day that can’t be read shows a dash and never throws', () => {
  for (const moment of [null, undefined, '', 'yesterday', Number.NaN, new Date('x')]) {
    for (const format of [formatDate, formatDateTime, formatTime, formatWhen]) expect(format(moment)).toBe('–')
    expect(dayOf(moment)).toBeNull()
  }
  for (const day of [null, undefined, '', '2026-13-40']) expect(formatDay(day)).toBe('–')
})

describe('in the warehouse’s time zone', () => {
  const evening = '2026-11-21T19:30:00Z'

  test('where its clock shows another time, each time names it', () => {
    setLocale({ language: 'en-US', timeZone: 'Asia/Kolkata' })
    // Whatever the zone of the browser that runs this.
    const named = isForeignZone() ? ' GMT+5:30' : ''
    expect(formatDate(evening)).toBe('Nov 22, 2026')
    expect(formatDateTime(evening)).toBe(`Nov 22, 2026, 01:00${named}`)
    expect(formatTime(evening)).toBe(`01:00${named}`)
    setLocale({ language: 'en-US', timeZone: 'America/New_York' })
    expect(formatDate(evening)).toBe('Nov 21, 2026')
    expect(formatDateTime(evening)).toMatch(/^Nov 21, 2026, 14:30( EST)?$/)
    expect(formatDateTime('2026-07-01T12:00:00Z')).toMatch(/^Jul 1, 2026, 08:00( EDT)?$/)
    setLocale({ language: 'en-US', timeZone: foreign })
    expect(foreignZone()).toBe(foreign.replace('_', ' '))
  })

  test('a day is the same in every zone', () => {
    for (const timeZone of ['Pacific/Kiritimati', 'UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Pago_Pago']) {
      setLocale({ language: 'en-US', timeZone })
      expect(formatDay('2026-11-22')).toBe('Nov 22, 2026')
      expect(formatDay('2026-11-22', 'weekday')).toBe('Sun, Nov 22')
      expect(formatDay('2026-11-22', 'long')).toBe('Sunday, November 22')
      expect([formatDay('2026-11-01', 'number'), formatDay('2026-11-01', 'month')]).toEqual(['1', 'Nov'])
    }
  })

  test.each([
    ['UTC', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-22'],
    ['America/New_York', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-22'],
  ])('in %s it is %s', (timeZone, day) => {
    for (const language of languages) {
      setLocale({ language, timeZone })
      expect(dayOf(evening)).toBe(day)
    }
  })

  test('what happened today and yesterday says so, by the warehouse’s midnight', () => {
    setLocale({ language: 'en-US', timeZone: 'Asia/Kolkata' })
    const zone = isForeignZone() ? ' GMT+5:30' : ''
    const now = '2026-11-21T20:00:00Z'
    expect(formatWhen('2026-11-21T18:31:00Z', now)).toBe(`Today, 00:01${zone}`)
    expect(formatWhen('2026-11-21T18:29:00Z', now)).toBe(`Yesterday, 23:59${zone}`)
    expect(formatWhen('2026-11-20T18:29:00Z', now)).toBe(`Nov 20, 2026, 23:59${zone}`)
    // What is yet to come, as when the browser's clock is slow.
    expect(formatWhen('2026-11-22T20:00:00Z', now)).toBe(`Nov 23, 2026, 01:30${zone}`)
  })

  test('yesterday is the day before, also where the clocks change', () => {
    setLocale({ language: 'en-US', timeZone: 'America/New_York' })
    expect(formatWhen('2026-03-08T04:30:00Z', '2026-03-09T04:30:00Z')).not.toMatch(/Yesterday/)
    expect(formatWhen('2026-03-08T05:30:00Z', '2026-03-09T04:30:00Z')).toMatch(/^Yesterday, 00:30/)
  })

  test('a zone with the same clocks is not named, whatever it is called', () => {
    setLocale({ language: 'en-US', timeZone: browserZone === 'UTC' ? 'Etc/UTC' : browserZone })
    expect(isForeignZone()).toBe(false)
  })

  test('a zone that this browser doesn’t know is UTC', () => {
    setLocale({ language: 'en-US', timeZone: 'Atlantis/Capital' })
    expect(formatDateTime(evening)).toMatch(/^Nov 21, 2026, 19:30( UTC)?$/)
  })
})

describe('by the person’s language', () => {
  test.each([
    ['de-DE', '22. Nov. 2026', '1.234', '1.234,50', '9,4 %'],
    ['en-GB', '22 Nov 2026', '1,234', '1,234.50', '9.4%'],
    ['en-IN', '22 Nov 2026', '1,234', '1,234.50', '9.4%'],
    ['fr-FR', '22 nov. 2026', '1 234', '1 234,50', '9,4 %'],
    ['es-ES', '22 nov 2026', '1234', '1234,50', '9,4 %'],
  ] as const)('in %s', (language, date, number, money, percent) => {
    setLocale({ language, timeZone: 'UTC' })
    expect(formatDay('2026-11-22')).toBe(date)
    expect(formatDate('2026-11-22T12:00:00Z')).toBe(date)
    const written = [formatNumber(1234), formatMoney('1234.50'), formatPercent(9.4)]
    // Some are spaces that don't break.
    expect(written.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([number, money, percent])
  })

  test('Indian thousands are grouped by twos', () => {
    setLocale({ language: 'en-IN', timeZone: 'Asia/Kolkata' })
    expect(formatNumber(1234567)).toBe('12,34,567')
    expect(numberMarks()).toEqual({ decimal: '.', group: ',', groupsOfTwo: true })
  })

  test('each language to choose says its name and how it looks', () => {
    const choices = languageChoices()
    expect(choices.map(({ language }) => language)).toEqual(languages)
    expect(choices[0]).toEqual({
      language: 'en-US',
      name: 'English (United States)',
      sample: `Jan 31, ${new Date().getUTCFullYear()} · 123,456.7`,
    })
    expect(choices.find(({ language }) => language === 'de-DE')).toMatchObject({
      name: 'German (Germany)',
      sample: `31. Jan. ${new Date().getUTCFullYear()} · 123.456,7`,
    })
    expect(new Set(choices.map(({ name }) => name)).size).toBe(languages.length)
    expect(choices.find(({ language }) => language === 'en-IN')?.sample).toMatch(/1,23,456\.7$/)
  })
})
