import { expect, test } from 'vitest'
import { amount, readNumber, wholeNumber } from './read-number.ts'

test.each([
  ['12', '12'],
  [' 012 ', '12'],
  ['0', '0'],
  ['1 234', '1234'],
  ['1\u202f234\u202f567', '1234567'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
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
  ['1,234,567', '1234567'],
  ['1234567,89', '1234567.89'],
  ['1 234,5', '1234.5'],
])('%j is the amount %s', (typed, number) => {
  expect(readNumber(typed, amount)).toEqual({ number })
})

test.each(['1,234', '1.234', '999.000', '-1,234'])('%j can be read two ways and is refused for quantities and money alike', (typed) => {
  for (const rule of [wholeNumber, amount])
    expect(readNumber(typed, rule).error).toMatch(/^can be read as \d+ or as \d+\.\d{3}: write it without a thousands separator$/)
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
  expect(readNumber('2147483647', wholeNumber)).toEqual({ number: '2147483647' })
  expect(readNumber('2147483648', wholeNumber)).toEqual({ error: 'must be at most 2147483647' })
  expect(readNumber('99999999999999999999', wholeNumber)).toEqual({ error: 'must be at most 2147483647' })
})
