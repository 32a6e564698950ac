import { expect, test } from 'vitest'
import { countTrend, shareTrend } from './trend-words.ts'

test('a count says its change in percent, rounded half up to one decimal', () => {
  expect(countTrend({ current: 35, previous: 32 })).toEqual({ change: '+9.4%', direction: 'up', rest: 'in 30 days' })
  expect(countTrend({ current: 30, previous: 32 })).toEqual({ change: '−6.2%', direction: 'down', rest: 'in 30 days' })
  expect(countTrend({ current: 9, previous: 3 }).change).toBe('+200%')
})

test('a count that grew from nothing, or manyfold, says by how much instead', () => {
  expect(countTrend({ current: 1250, previous: 0 })).toEqual({ change: '+1,250', direction: 'up', rest: 'in 30 days' })
  expect(countTrend({ current: 1420, previous: 23 }).change).toBe('+1,397')
  expect(countTrend({ current: 0, previous: 4 }).change).toBe('−100%')
})

test('a share moves in points, and without ratings there is nothing to compare', () => {
  expect(shareTrend({ current: 96, previous: 94.8 })).toEqual({ change: '+1.2 pt', direction: 'up', rest: 'in 30 days' })
  expect(shareTrend({ current: 96, previous: 100 }).change).toBe('−4 pt')
  expect(shareTrend({ current: 0, previous: 0 })).toMatchObject({ change: null, rest: 'No ratings yet' })
  expect(shareTrend({ current: 90, previous: 0 })).toMatchObject({ change: null, rest: 'First ratings in 30 days' })
})

test('what stayed the same says so', () => {
  for (const trend of [
    countTrend({ current: 4, previous: 4 }),
    countTrend({ current: 0, previous: 0 }),
    shareTrend({ current: 96, previous: 96 }),
  ]) {
    expect(trend).toEqual({ change: null, direction: 'level', rest: 'No change in 30 days' })
  }
})
