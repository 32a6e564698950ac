import { expect, test } from 'vitest'
import { differenceIn } from './code-difference.ts'

test.each([
  ['A-03-81', 'A-03-18', ['A-03-', '81', '']],
  ['B-03-18', 'A-03-18', ['', 'B', '-03-18']],
  ['A-03', 'A-03-18', ['A-03', '', '']],
  ['X', 'A-03-18', ['', 'X', '']],
])('%s instead of %s differs in the middle part of %j', (scanned, expected, parts) => {
  expect(differenceIn(scanned, expected)).toEqual(parts)
})
