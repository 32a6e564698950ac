import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { maxInteger, mostUnits } from '../../../contract/fields.ts'
import { languages } from '../../../contract/languages.ts'
import { longRun, testSeed } from '../../../tests/support/random-tests.ts'
import { formatMoney, formatNumber } from '../lib/format.ts'
import { setLocale } from '../lib/locale.ts'
import { amount, type NumberRule, readNumber, wholeNumber, writeNumber } from './read-number.ts'

afterEach(() => setLocale({ language: 'en-US', timeZone: 'UTC' }))

test.each([
  ['12', '12'],
  [' 012 ', '12'],
  ['0', '0'],
  ['1 234', '1234'],
  ['1\u202f000\u202f000', '1000000'],
  ['1,000,000', '1000000'],
  ['1.000.000', '1000000'],
  ["1'234", '1234'],
  ['', null],
  ['  ', null],
])('%j is the whole number %s', (typed, number) => {
  expect(readNumber(typed, wholeNumber)).toEqual({ number })
})

test.each([
  ['1,99', '1.99'],
  ['1.99', '1.99'],
  ['12,5', '12.5'],
  ['0,12', '0.12'],
  ['1.234,50', '1234.50'],
  ['1,234.5', '1234.5'],
  ['1,000,000', '1000000'],
  ['1234567,89', '1234567.89'],
  ['1 234,5', '1234.5'],
])('%j is the amount %s', (typed, number) => {
  expect(readNumber(typed, amount)).toEqual({ number })
})

describe('one mark before three digits', () => {
  const threeDecimals: NumberRule = { decimals: 3, min: 0, max: maxInteger }
  const unclear = /^is ambiguous: 1234 or 1[.,]234\? Enter it without a thousands separator$/

  test.each([
    ['en-US', '1,234', '1234'],
    ['en-US', '-1,234', null],
    ['de-DE', '1.234', '1234'],
    ['de-DE', '999.000', '999000'],
    ['es-ES', '1.234', '1234'],
  ] as const)('in %s %s is %s as a quantity and as money', (language, typed, number) => {
    setLocale({ language, timeZone: 'UTC' })
    for (const rule of [wholeNumber, amount]) expect(readNumber(typed, rule)).toEqual(number ? { number } : { error: 'must be at least 0' })
  })

  test.each([
    ['en-US', '1.234'],
    ['de-DE', '1,234'],
    ['fr-FR', '1,234'],
    ['fr-FR', '1.234'],
    ['de-CH', '1,234'],
    ['sv-SE', '1.234'],
  ] as const)('in %s %s is refused as a quantity and as money, which have fewer decimals, or no use for the mark', (language, typed) => {
    setLocale({ language, timeZone: 'UTC' })
    for (const rule of [wholeNumber, amount]) expect(readNumber(typed, rule).error).toMatch(unclear)
  })

  test('a field with three decimals takes either, as the language reads it', () => {
    expect([readNumber('1.234', threeDecimals), readNumber('1,234', threeDecimals)]).toEqual([{ number: '1.234' }, { number: '1234' }])
    setLocale({ language: 'de-DE', timeZone: 'UTC' })
    expect([readNumber('1.234', threeDecimals), readNumber('1,234', threeDecimals)]).toEqual([{ number: '1234' }, { number: '1.234' }])
    setLocale({ language: 'fr-FR', timeZone: 'UTC' })
    expect(readNumber('1.234', threeDecimals).error).toMatch(unclear)
  })

  test('no other number depends on the language', () => {
    for (const language of languages) {
      setLocale({ language, timeZone: 'UTC' })
      for (const [typed, number] of [
        ['1.234,50', '1234.50'],
        ['1,234.50', '1234.50'],
        ['12,5', '12.5'],
        ['12.5', '12.5'],
        ['0.5', '0.5'],
        ['1.000.000', '1000000'],
        ['1 234,5', '1234.5'],
      ] as const)
        expect(readNumber(typed, amount), `${typed} in ${language}`).toEqual({ number })
    }
  })
})

describe('in every language', () => {
  const someLanguage = fc.constantFrom(...languages)
  const cents = fc.integer({ min: 0, max: 99_999_999_999_999 })
  const decimal = (hundredths: number) => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
  const options = { numRuns: longRun ? 20_000 : 1000, seed: testSeed }

  test('what a field shows of a stored number is read as the same', () => {
    fc.assert(
      fc.property(someLanguage, cents, (language, hundredths) => {
        setLocale({ language, timeZone: 'UTC' })
        const stored = decimal(hundredths)
        expect(readNumber(writeNumber(stored), amount)).toEqual({ number: stored })
      }),
      options,
    )
    expect(writeNumber(null)).toBe('')
  })

  test('an amount copied from a screen is read as the same', () => {
    fc.assert(
      fc.property(someLanguage, cents, (language, hundredths) => {
        setLocale({ language, timeZone: 'UTC' })
        const stored = decimal(hundredths)
        expect(readNumber(formatMoney(stored), amount)).toEqual({ number: stored })
      }),
      options,
    )
  })

  test('a quantity copied from a screen is read as the same', () => {
    fc.assert(
      fc.property(someLanguage, fc.integer({ min: -maxInteger, max: maxInteger }), (language, quantity) => {
        setLocale({ language, timeZone: 'UTC' })
        expect(readNumber(formatNumber(quantity), { ...wholeNumber, min: -maxInteger, max: maxInteger })).toEqual({
          number: String(quantity),
        })
      }),
      options,
    )
  })

  test('whatever is read has the digits that were typed, in their order', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,'’ -"), maxLength: 14 })
    fc.assert(
      fc.property(someLanguage, typed, (language, text) => {
        setLocale({ language, timeZone: 'UTC' })
        const { number } = readNumber(text, { ...amount, min: -amount.max })
        const digitsOf = (from: string) => from.replace(/\D/g, '').replace(/^0+/, '')
        if (number != null) expect(digitsOf(number)).toBe(digitsOf(text))
      }),
      options,
    )
  })
})

test('Indian groups are read where they are written', () => {
  const long: NumberRule = { ...wholeNumber, max: maxInteger }
  expect(readNumber('12,34,567', long).error).toBe('must be a whole number')
  setLocale({ language: 'en-IN', timeZone: 'UTC' })
  expect(readNumber('12,34,567', long)).toEqual({ number: '1234567' })
  expect(readNumber('1,23,456.5', amount)).toEqual({ number: '123456.5' })
  expect(readNumber('1,234,567', long)).toEqual({ number: '1234567' })
  for (const typed of ['1,23', '12,3,456', '12,34,56', '123,45,678']) expect(readNumber(typed, wholeNumber).error, typed).toBeDefined()
})

test('a limit is written as the language writes it', () => {
  setLocale({ language: 'de-DE', timeZone: 'UTC' })
  expect(readNumber('9999999999999', amount).error).toBe('must be at most 999999999999,99')
})

test.each(['1.5', '1,5', '1e3', '12abc', '١٢', '0x10', '1,23,456', '1.23.4', '1,2345,678', '--1', '+5', '5.', '.', '½', 'NaN', 'Infinity'])(
  '%j is not a whole number',
  (typed) => {
    expect(readNumber(typed, wholeNumber)).toEqual({ error: 'must be a whole number' })
  },
)

test.each(['0.125', '1,999.999', '1234,567', '1,2,3', '.50', '€ 5', '1e3'])('%j is not an amount', (typed) => {
  expect(readNumber(typed, amount)).toEqual({ error: 'must be an amount with at most two decimals' })
})

test('what is out of range is refused, not brought into it', () => {
  expect(readNumber('-7', wholeNumber)).toEqual({ error: 'must be at least 0' })
  expect(readNumber('−7', { ...wholeNumber, min: 1 })).toEqual({ error: 'must be at least 1' })
  expect(readNumber('0', { ...wholeNumber, min: 1 })).toEqual({ error: 'must be at least 1' })
  expect(readNumber(String(mostUnits), wholeNumber)).toEqual({ number: '1000000' })
  expect(readNumber(String(mostUnits + 1), wholeNumber)).toEqual({ error: 'must be at most 1000000' })
  expect(readNumber('99999999999999999999', wholeNumber)).toEqual({ error: 'must be at most 1000000' })
})
