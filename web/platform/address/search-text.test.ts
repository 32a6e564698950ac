import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-text.ts'

test.each(['662E41', '00042', '12345678901234567890', 'true', '"quoted"', '[1]', 'a b', 'Šljivovica & Co', '1,5'])(
  '%s stays the text it is',
  (code) => {
    expect(parseSearch(stringifySearch({ q: code }))).toEqual({ q: code })
  },
)

test('several values are repeated keys', () => {
  expect(stringifySearch({ status: ['pending', 'picking'], page: 2 })).toBe('?status=pending&status=picking&page=2')
  expect(parseSearch('?status=pending&status=picking&page=2')).toEqual({ status: ['pending', 'picking'], page: '2' })
})

test('empty values are left out', () => {
  expect(stringifySearch({ q: '', sort: undefined, view: null, new: false })).toBe('')
})
