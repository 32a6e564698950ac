import { expect, test } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

test('an axis has few round marks and reaches its highest value', () => {
  expect(axisTicks(7555)).toEqual([0, 2000, 4000, 6000, 8000])
  expect(axisTicks(120)).toEqual([0, 50, 100, 150])
  expect(axisTicks(80)).toEqual([0, 20, 40, 60, 80])
  expect(axisTicks(3)).toEqual([0, 1, 2, 3])
  expect(axisTicks(0)).toEqual([0, 1])
})
