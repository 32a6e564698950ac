import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatNumber, plural } from './format.ts'

test('dates read like the specification’s example', () => {
  expect(formatDate(new Date(2025, 0, 15))).toBe('Jan 15, 2025')
  expect(formatDateTime(new Date(2025, 0, 15, 14, 5))).toBe('Jan 15, 2025, 14:05')
  expect(formatDateTime(new Date(2025, 0, 5, 0, 5))).toBe('Jan 5, 2025, 00:05')
})

test('a date that can’t be read shows a dash and never throws', () => {
  for (const moment of [null, undefined, '', 'yesterday', Number.NaN, new Date('x')]) {
    expect(formatDate(moment)).toBe('–')
    expect(formatDateTime(moment)).toBe('–')
  }
})

test('numbers are grouped and things are counted in words', () => {
  expect(formatNumber(1612)).toBe('1,612')
  expect(plural(1, 'item')).toBe('1 item')
  expect(plural(1234, 'box', 'boxes')).toBe('1,234 boxes')
})
