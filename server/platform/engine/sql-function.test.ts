import { expect, test } from 'vitest'
import { sqlFunction } from './sql-function.ts'

test('arguments are passed by name, in any order', () => {
  const subtract = sqlFunction<{ from_number: number; amount: number }, number>('subtract')
  const [first, second] = [subtract({ from_number: 9, amount: 4 }), subtract({ amount: 4, from_number: 9 })]
  expect(first.sql).toBe('select subtract(from_number => $1,amount => $2) as result')
  expect([second.sql, second.parameters]).toEqual([first.sql, first.parameters])
})
