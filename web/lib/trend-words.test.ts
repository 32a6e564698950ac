import { expect, test } from 'vitest'
import { countTrend, shareTrend } from './trend-words.ts'

test('a count says its change in percent, rounded half up to one decimal', () => {
  expect(countTrend({ current: 35, previous: 32 }, 'placed')).toEqual({ change: '+9.4%', direction: 'up', rest: 'placed in 30 days' })
  expect(countTrend({ current: 30, previous: 32 }, 'placed')).toMatchObject({ change: '−6.2%', direction: 'down' })
  expect(countTrend({ current: 4, previous: 4 }, 'placed')).toMatchObject({ change: '±0%', direction: 'level' })
})

test('without anything before, a count says itself', () => {
  expect(countTrend({ current: 1250, previous: 0 }, 'added')).toEqual({ change: null, direction: 'level', rest: '1,250 added in 30 days' })
  expect(countTrend({ current: 0, previous: 0 }, 'added').rest).toBe('0 added in 30 days')
})

test('a share moves in points, and silence is no fall to nothing', () => {
  expect(shareTrend({ current: 96, previous: 94.8 }, 'rated')).toEqual({ change: '+1.2 pt', direction: 'up', rest: 'rated in 30 days' })
  expect(shareTrend({ current: 96, previous: 100 }, 'rated').change).toBe('−4 pt')
  expect(shareTrend({ current: 0, previous: 90 }, 'rated')).toMatchObject({ change: null, rest: 'None rated in 30 days' })
  expect(shareTrend({ current: 90, previous: 0 }, 'rated')).toMatchObject({ change: null, rest: '90% rated in 30 days' })
})

test('what grew manyfold is told by its two counts: a percentage of next to nothing says nothing', () => {
  expect(countTrend({ current: 9, previous: 3 }, 'placed').change).toBe('+200%')
  expect(countTrend({ current: 1420, previous: 23 }, 'placed')).toEqual({
    change: '1,420',
    direction: 'up',
    rest: 'placed in 30 days, 23 before',
  })
})
