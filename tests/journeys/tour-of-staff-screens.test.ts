import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyScreen } from '../support/every-screen.ts'
import { screensOfOthers, screensOfStaff } from '../tour/screens.ts'
import { startTour } from '../tour/tour.ts'

let tour: Awaited<ReturnType<typeof startTour>>
beforeAll(async () => {
  tour = await startTour()
})
afterAll(() => tour.end())

test.each(screensOfStaff)('$who at $path', (sight) => tour.visit(sight))

test('every screen and tab is on the tour, for staff and for customers', () => {
  const plain = (who: string | null, path: string) => `${who} at ${path.replace(/\/(:\w+|\d+)(?=\?|\/|$)/, '/$id')}`
  const visited = [...screensOfStaff, ...screensOfOthers].map(({ who, path }) => plain(who, path))
  expect(everyScreen.map(([who, path]) => plain(who, path)).filter((sight) => !visited.includes(sight))).toEqual([])
})
