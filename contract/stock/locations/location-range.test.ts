import { expect, test } from 'vitest'
import { codesInRange, mostInRange } from './location-range.ts'

test('runs of digits count by themselves and are padded as in the first code', () => {
  const codes = codesInRange('A-01-01', 'A-04-10') as string[]
  expect(codes).toHaveLength(40)
  expect([codes[0], codes[1], codes[10], codes.at(-1)]).toEqual(['A-01-01', 'A-01-02', 'A-02-01', 'A-04-10'])
  expect(codesInRange('9', '11')).toEqual(['9', '10', '11'])
  expect(codesInRange('DOCK', 'DOCK')).toEqual(['DOCK'])
  expect(codesInRange('R08B', 'R10B')).toEqual(['R08B', 'R09B', 'R10B'])
  expect(codesInRange('A-0001', `A-${mostInRange}`)).toHaveLength(mostInRange)
})

test('what makes no range says why', () => {
  for (const [from, to] of [
    ['A-01', 'B-04'],
    ['A-01', 'A-01-02'],
    ['A', 'A1'],
    ['', ''],
  ] as const)
    expect(codesInRange(from, to)).toMatch(/^must differ from the first code in its numbers only/)
  expect(codesInRange('A-04', 'A-01')).toBe('must not come before the first code')
  expect(codesInRange('A-0001', 'A-2001')).toMatch(/more than 2,000/)
  expect(codesInRange('1-1-1', '20-20-20')).toMatch(/more than 2,000/)
  expect(codesInRange('1', '9'.repeat(20))).toMatch(/at most 15 digits/)
  expect(codesInRange(`${'x'.repeat(49)}9`, `${'x'.repeat(49)}10`)).toMatch(/at most 50 characters/)
})
